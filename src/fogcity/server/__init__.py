"""The server: HTTP and WebSockets, storage, clocks and bot workers around tables that people can trust."""
