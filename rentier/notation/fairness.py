"""Where chance comes from: a seed, its commitment, and the keys made from it.

In the lab one key serves a whole game. At a table (`fair`) each move has a key of its own, HMAC-SHA256 of the secret
seed over the move's number and the players' entropy: what has been seen tells nothing of what comes.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    seed: str
    fair: bool = False
    entropy: tuple[str, ...] = ()
    promised: str | None = None  # the commitment to a seed that is not known: `seed` only stands in for it

    @property
    def commitment(self) -> str:
        """Published before the first roll; the seed, shown at the end, must fit it."""
        if self.promised is not None:
            return self.promised
        return hashlib.sha256(b"rentier commitment\0" + encoded(self.seed)).hexdigest()

    def key(self, move: int) -> tuple[int, int]:
        """The two halves of the generator's key for the move of this number (0: the setup)."""
        if not self.fair:
            return halves(hashlib.sha256(b"rentier lab\0" + encoded(self.seed)).digest())
        message = hashlib.sha256(b"rentier entropy\0")
        for part in self.entropy:
            piece = encoded(part)
            message.update(len(piece).to_bytes(4, "big") + piece)
        message.update(move.to_bytes(8, "big"))
        return halves(hmac.digest(encoded(self.seed), message.digest(), "sha256"))


def encoded(text: str) -> bytes:
    """Any text has bytes, also one with halves of characters, which JSON can say."""
    return text.encode("utf-8", "surrogatepass")


def halves(digest: bytes) -> tuple[int, int]:
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
