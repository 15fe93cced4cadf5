"""Make sure that there is a Chromium for the browser tests: the system's, or else Playwright's own.

On Debian as root it is installed with apt, with a font for Korean; elsewhere Playwright downloads one.
"""

import os
import shutil
import subprocess
import sys
from typing import Any


def main() -> None:
    """Find a Chromium or install one; exits with a sentence that says what to do where neither works."""
    if os.environ.get("FOGCITY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser"):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests …", flush=True)
        quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        }
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk"], check=False, **quiet)
    if shutil.which("chromium") is None:
        found = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        if found.returncode:
            sys.exit(
                "The browser tests need Chromium: install it (on Debian: apt-get install chromium fonts-noto-cjk)."
            )


if __name__ == "__main__":
    main()
