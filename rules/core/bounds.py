"""Limits of numbers and lists in stored data: far more than any game needs, far less than hurts.

A number that is out of all bounds must not reach code that counts, shifts or builds lists by it.
"""

from typing import Annotated, NamedTuple


class Bounds(NamedTuple):
    """The least and the most a whole number may be."""

    least: int
    most: int


NUMBER = Bounds(-999, 999)
"""Any number that its type hint says nothing else about: pieces, points, money, seats."""

Ply = Annotated[int, Bounds(-1, 1_000_000)]
"""The number of actions taken so far, or -1 for no ply at all."""

MAX_ITEMS = 5_000
"""Entries of a list; the longest are those of legal actions, with some hundred."""

MAX_TEXT = 200
"""Characters of a text; the longest is a seed in hexadecimal, with 64."""
