"""WebSocket conformance by Autobahn's suite."""
