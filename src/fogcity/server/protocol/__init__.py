"""The protocol between server and clients, as pydantic models; docs/protocol.md tells it in words."""
