"""HTTP: the pages, a few requests in JSON, and the door to the sockets. `app.py` lists the addresses."""
