"""Sockets of browsers: a connection is a reader of messages (`connection.py`) and a line to write to (`line.py`)."""
