"""`python -m fogcity.server.openapi` prints the OpenAPI document, with the messages of the WebSocket as components."""

import json

from fogcity.server.app import create_app


def main() -> None:
    """Print the document."""
    print(json.dumps(create_app().openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
