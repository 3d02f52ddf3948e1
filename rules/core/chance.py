"""Chance from a seed and a ply, the same on every machine and in every language.

The stream
----------
A game owns a secret *seed* of 32 bytes. Everything random that happens while the state of ply *n*
is made (ply 0: the set-up) is read from one stream of 64-bit words::

    block(n, i) = SHA-256(seed || uint64_be(n) || uint64_be(i))        i = 0, 1, 2, ...
    words       = block(n, 0) cut into four uint64_be, then block(n, 1), and so on

``below(k)`` takes the next word *w*. If ``w >= 2**64 - (2**64 % k)`` the word is passed over and
the next one is taken; the result is ``w % k``. Every result is therefore exactly equally likely.
Shuffling and sampling are built on ``below`` alone, as their docstrings say.

Because a stream depends on the seed and the ply only, a game can be rebuilt from its seed, options
and actions; once the game is over the seed may be published, and every deal can be proved.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = 1 << 64
_WORD = _WORDS - 1
_DICE = _WORDS - _WORDS % 6


def require_seed(seed: bytes) -> None:
    """Do nothing where *seed* can be the seed of a game.

    :raises ValueError: it is not 32 bytes.
    """
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes")


class Chance:
    """The random words of one ply, read in order."""

    __slots__ = ("_bits", "_block", "_place", "_seed")

    def __init__(self, seed: bytes, ply: int) -> None:
        """Open the stream of *ply* (0 is the set-up) for *seed* (32 bytes)."""
        self._seed = seed
        self._place = ply << 64
        """The ply and the number of the next block, side by side."""
        self._block = 0
        self._bits = 0
        """How many bits of the block are left."""

    def word(self) -> int:
        """The next word of the stream, 0 to 2**64 - 1."""
        if not self._bits:
            text = self._seed + self._place.to_bytes(16, "big")
            self._block = int.from_bytes(sha256(text).digest(), "big")
            self._bits = 256
            self._place += 1
        self._bits -= 64
        return self._block >> self._bits & _WORD

    def below(self, bound: int) -> int:
        """A number from 0 to *bound* - 1, all equally likely. *bound* is at least 1."""
        limit = _WORDS - _WORDS % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def die(self) -> int:
        """A die roll, 1 to 6: ``below(6) + 1``, without the detour."""
        while (word := self.word()) >= _DICE:
            pass
        return word % 6 + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of *items*, which must be in an order that everybody can rebuild (sorted, say)."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """*items* in random order: the first is drawn from all, the second from the rest, ...

        The drawn place is filled by the last of the rest, as in a Fisher-Yates shuffle.
        """
        rest = list(items)
        drawn = []
        while rest:
            place = self.below(len(rest))
            drawn.append(rest[place])
            rest[place] = rest[-1]
            rest.pop()
        return tuple(drawn)
