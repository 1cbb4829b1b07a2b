"""Servers of others beside ours, and people who play the same race at each of them.

The servers and all people are Node programs, the packages come from npm as the lock says. People are in one process
(`client.ts`, with one adapter a server); what each of them does, and when, is drawn here beforehand.
"""
