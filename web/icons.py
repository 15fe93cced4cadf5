"""Draw the app's icons as PNG files from web/public/icon.svg: `python web/icons.py`; it needs the tests' browser.

iOS and many launchers take no SVG. Where the system cuts its own shape out of an icon, ours fills the square: the
bridge stands in the inner four fifths, which every system leaves.
"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable.png": (512, True),
    "icon-apple.png": (180, True),
}
"""By file: its size, and whether the system cuts its shape."""


def page(size: int, cut: bool) -> str:
    """A page that shows nothing but the icon."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    drawn = re.sub(r' rx="\d+"', "", svg) if cut else svg
    return f'<body style="margin:0;width:{size}px">{drawn}'


def main() -> None:
    """Write all icons."""
    path = os.environ.get("FOGCITY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]) as browser,
    ):
        for name, (size, cut) in ICONS.items():
            shown = browser.new_page(viewport={"width": size, "height": size})
            shown.set_content(page(size, cut))
            shown.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
