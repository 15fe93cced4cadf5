"""Korean sentences with names in them: particles that fit the word before them, no honorific for bots.

web/src/lib/korean.ts does the same for the browser.
"""

import re

PARTICLES = {
    "이(가)": ("이", "가"),
    "을(를)": ("을", "를"),
    "은(는)": ("은", "는"),
    "과(와)": ("과", "와"),
    "(으)로": ("으로", "로"),
}
_OPEN = re.compile(f"(.)({'|'.join(map(re.escape, PARTICLES))})")


def finish(text: str) -> str:
    """A sentence with its particles chosen: 이(가) becomes 이 or 가."""
    return _OPEN.sub(
        lambda found: found[1] + PARTICLES[found[2]][not _takes(*found.groups())], text.replace("봇 님", "봇")
    )


def _takes(last: str, particle: str) -> bool:
    """Whether the first form of a particle follows: after a consonant; ㄹ (also of 1, 7 and 8) takes 로."""
    code = ord(last) - 0xAC00
    syllable = 0 <= code < 11172
    closed = code % 28 != 0 if syllable else last.lower() in "013678bcdgklmnpqrt"
    if particle != "(으)로":
        return closed
    return closed and not (code % 28 == 8 if syllable else last in "178l")
