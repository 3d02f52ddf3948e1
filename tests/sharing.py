"""Share tests among processes: each gets its part of those that take long, first.

pytest-xdist gives every process as many tests, in order, and lets idle ones take over what others
have left. In the order of their names, all tests with real bots would begin in one process, and end
long after everything else.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol, TypeVar

LONG = ("tests/e2e", "tests/browser")
"""Folders whose tests start bots and browsers."""


class Named(Protocol):
    """A test, as far as sharing goes."""

    nodeid: str


Test = TypeVar("Test", bound=Named)


def shared(tests: Sequence[Test], processes: int) -> list[Test]:
    """*tests* in an order whose parts of equal length hold about as much work each.

    Tests of one file stay together as far as that goes: they share what is costly to set up.
    """
    files = [list(group) for _, group in groupby(tests, key=_file)]
    heavy = [file for file in files if file[0].nodeid.startswith(LONG)]
    light = [test for file in files if not file[0].nodeid.startswith(LONG) for test in file]
    hands = [[test for file in heavy[n::processes] for test in file] for n in range(processes)]
    size = -(-len(tests) // processes)
    ordered: list[Test] = []
    for hand in hands:
        room = max(size - len(hand), 0)
        ordered += [*hand, *light[:room]]
        light = light[room:]
    return [*ordered, *light]


def _file(test: Named) -> str:
    return test.nodeid.partition("::")[0]
