"""Make sure that there is a Chromium for the browser tests: the system's, or else Playwright's own.

On Debian as root it is installed with apt, with a font for Korean. Without apt Playwright downloads a Chromium. With
`--all` apt installs Firefox and WebKit, too, for other_browsers.py.
"""

import os
import shutil
import subprocess
import sys
from typing import Any

KOREAN = "Korean font"
PACKAGES = {
    "chromium": ("chromium",),
    KOREAN: ("fonts-noto-cjk",),
    "firefox-esr": ("firefox-esr",),
    "WebKitWebDriver": ("webkit2gtk-driver", "xvfb"),
}
"""The packages of Debian by the command, or the font, that each is for."""
PATIENT = ("-o", "DPkg::Lock::Timeout=600")
"""Waits while another program installs packages."""


def main() -> None:
    """Find a Chromium or install one; exits with a sentence that says what to do where neither works."""
    known = os.environ.get("FOGCITY_CHROMIUM") or shutil.which("chromium-browser")
    wanted = PACKAGES if "--all" in sys.argv else ["chromium", KOREAN]
    there = {"chromium": known, KOREAN: _speaks_korean()}
    missing = [name for name in wanted if not (shutil.which(name) or there.get(name))]
    if missing and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print(f"Installing {', '.join(missing)} for the browser tests …", flush=True)
        quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        }
        subprocess.run(["apt-get", *PATIENT, "update", "-qq"], check=False, **quiet)
        for name in missing:  # one by one: a package that is not to be had leaves the others alone
            options = ["-y", "-qq", "--no-install-recommends"] if name != "chromium" else ["-y", "-qq"]
            subprocess.run(["apt-get", *PATIENT, "install", *options, *PACKAGES[name]], check=False, **quiet)
    if not known and shutil.which("chromium") is None:
        found = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        if found.returncode:
            sys.exit(
                "The browser tests need Chromium: install it (on Debian: apt-get install chromium fonts-noto-cjk)."
            )


def _speaks_korean() -> bool:
    """Whether some font has Korean letters, as far as fontconfig knows."""
    if shutil.which("fc-list") is None:
        return False
    return bool(subprocess.run(["fc-list", ":lang=ko", "family"], capture_output=True, check=False).stdout.strip())


if __name__ == "__main__":
    main()
