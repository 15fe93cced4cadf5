"""Chance as docs/fairness.md describes it, written once more from that page: for oracles, and to prove the page."""

import hashlib
import hmac


class Chance:
    """Called with the counts of the possibilities it returns the index that step `ply` of a table draws next."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.ply = 0

    @property
    def ply(self) -> int:
        return self._ply

    @ply.setter
    def ply(self, ply: int) -> None:
        self._ply = ply
        digest = hmac.new(self._secret, str(ply).encode("ascii"), hashlib.sha256).digest()
        self._words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)] + [1]
        for _ in range(12):
            self._next()

    def _next(self) -> int:
        a, b, c, counter = self._words
        out = (a + b + counter) % 2**32
        rotated = ((c << 21) | (c >> 11)) % 2**32
        self._words = [b ^ (b >> 9), (9 * c) % 2**32, (rotated + out) % 2**32, (counter + 1) % 2**32]
        return out

    def below(self, bound: int) -> int:
        product = self._next() * bound
        while product % 2**32 < 2**32 % bound:
            product = self._next() * bound
        return product >> 32

    def __call__(self, counts: list[int]) -> int:
        left = self.below(sum(counts))
        for index, count in enumerate(counts):
            if left < count:
                return index
            left -= count
        raise AssertionError("a number below the total falls into one of the counts")
