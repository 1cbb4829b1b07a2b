"""What whoever runs a server sees of it: numbers (`measures.py`), how it is (`health.py`), and its log (`logs.py`).

Nothing in here may say who somebody is: no name, no cookie, no ticket, no whole address.
"""
