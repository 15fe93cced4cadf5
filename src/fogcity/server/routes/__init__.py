"""The HTTP and WebSocket endpoints, by what people do with them."""
