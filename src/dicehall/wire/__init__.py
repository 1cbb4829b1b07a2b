"""What travels between browser and server: every message, strictly checked, and its TypeScript.

`python -m dicehall.wire` writes the TypeScript types; a test keeps the committed file current.
"""

from dicehall.wire.codec import BadMessage, action_from, decode, encode
from dicehall.wire.names import BadName, guest_name, shown_name

__all__ = ["BadMessage", "BadName", "action_from", "decode", "encode", "guest_name", "shown_name"]
