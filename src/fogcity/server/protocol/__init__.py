"""The protocol between server and clients, as pydantic models; docs/protocol.md describes it."""
