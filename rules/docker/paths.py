"""The walks of a cube with a roll, all priced at once.

From one square there are some fifty walks of at most six steps, and which they are never changes.
What changes is their price: a step costs 1 + the difference of levels, so it depends on nothing but
the heights of the towers. Therefore the walks of a start lie side by side in one integer, each
in a *lane* of seven bits. For each pair of neighbouring squares a fixed number counts, in every
lane, how often that walk steps between the two. Then ::

    prices of all walks = sum over the pairs of (1 + difference of heights) * steps

is a handful of sums instead of a search. Every pair lies in one of six *lines*, the columns and the
rows of the board. Three towers can have 455 different heights, and what a line adds to the prices
is precomputed in a list for each of them: 12 MB for all three path rules together.

Heights travel as six numbers of twelve bits, a number for each line and four bits for each of its
towers (there are only twelve cubes). So a tower counts twice, in its column and in its row. The
squares where walks end travel as a number below 512, see :func:`set_of`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product

SQUARES = tuple(column + row for column in "abc" for row in "123")
"""The names of the nine squares, column by column. Elsewhere a square is its index in here."""

NO_REVISIT = "no_revisit"
"""No square twice in a turn, the starting square included."""
NO_REENTRY = "no_reentry"
"""No square is entered twice in a turn; the starting square may be entered again."""
NO_BACK = "no_back"
"""Only the step straight back to the square just left is barred."""

HIGHEST_ROLL = 6

SETS = (1 << 9) - 1
"""The highest set of ends: all nine squares."""

Lines = tuple[int, ...]
"""The heights of columns a, b, c, then of rows 1, 2, 3."""

Reach = Callable[[Lines, int], int]
"""Where a cube can end, as a set: a function of the heights and the number on the die."""

PLACES = tuple((s // 3, 1 << 4 * (s % 3), 3 + s % 3, 1 << 4 * (s // 3)) for s in range(9))
"""For each square its column, what a cube there counts in it, its row, and what in that."""

_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))

_NEIGHBOURS = tuple(
    tuple(t for t in range(9) if abs(s // 3 - t // 3) + abs(s % 3 - t % 3) == 1) for s in range(9)
)

_LANE = 7
"""Bits of a lane: six for a price of at most 6 steps * 7, the seventh to find a price with."""
_DEAR = 7
"""The price of every step that no roll can pay for."""
_ROUND = 9 * _LANE
"""Lanes come in rounds of nine, one for each square that a walk may end on."""
_FIRST_ROUND = (1 << _ROUND) - 1


def lines_of(heights: Sequence[int]) -> Lines:
    """The lines of nine towers."""
    return tuple(
        heights[first] | heights[second] << 4 | heights[third] << 8
        for first, second, third in _LINES
    )


def is_stuck(heights: Sequence[int], square: int) -> bool:
    """Tell whether no roll pays for any step of the cube on top of *square*."""
    level = heights[square] - 1
    steps = (abs(heights[step] - level) for step in _NEIGHBOURS[square])
    return min(steps) >= HIGHEST_ROLL


def squares_in(ends: int) -> tuple[int, ...]:
    """The squares of a set of ends, ascending."""
    return tuple(square for square in range(9) if ends & set_of(square))


def set_of(square: int) -> int:
    """The set of ends that is *square* alone."""
    return (1 << _LANE * square + _LANE - 1) % SETS


@cache
def moving(source: int, path: str) -> Reach:
    """The reach of the cube on top of *source* under the rule *path*."""
    every = walks((source,), path, may_return=path == NO_REENTRY)
    return _reach(every, [int(square == source) for square in range(9)])


@cache
def entering(entry: int, path: str) -> Reach:
    """The reach of a cube that comes in over the square *entry* under the rule *path*."""
    go_on = _reach(walks((entry,), path, may_return=False), [0] * 9)
    alone = set_of(entry)
    column, shift = entry // 3, 4 * (entry % 3)

    def reach(lines: Lines, die: int) -> int:
        left = die - 1 - (lines[column] >> shift & 15)
        if left > 0:
            return go_on(lines, left)
        return 0 if left else alone

    return reach


def _reach(walks: Iterable[tuple[int, ...]], walker: Sequence[int]) -> Reach:
    """The ends of those *walks* that cost exactly what the die says.

    *walker* says how many cubes of each square walk: they are counted, but in nobody's way.
    """
    steps, rounds = _lanes(walks)
    # Lanes without a walk keep the price 0, which nobody rolls.
    every_lane = sum(1 << lane for lane in range(0, _ROUND * rounds, _LANE))
    guards = every_lane << _LANE - 1
    wanted = [every_lane * points for points in range(HIGHEST_ROLL + 1)]
    folds = [_ROUND << n for n in reversed(range((rounds - 1).bit_length()))]
    west, centre, east, south, middle, north = (
        _prices(steps[one, two], steps[two, three], counted)
        for (one, two, three), counted in zip(_LINES, lines_of(walker), strict=True)
    )

    def reach(lines: Lines, die: int) -> int:
        a, b, c, d, e, f = lines
        prices = west[a] + centre[b] + east[c] + south[d] + middle[e] + north[f]
        # A lane whose price fits is 0 now, and 64 less that has the seventh bit; no other lane has.
        found = guards - (prices ^ wanted[die]) & guards
        for fold in folds:
            found |= found >> fold
        # Powers of two that are 7 apart leave nine different powers of two when divided by 511.
        return (found & _FIRST_ROUND) % SETS

    return reach


def _lanes(walks: Iterable[tuple[int, ...]]) -> tuple[Counter[tuple[int, int]], int]:
    """Give each walk a lane; for each pair of squares the steps between them, and the rounds."""
    walks_to: Counter[int] = Counter()
    steps: Counter[tuple[int, int]] = Counter()
    for walk in walks:
        end = walk[-1]
        lane = 1 << _ROUND * walks_to[end] + _LANE * end
        walks_to[end] += 1
        for one, other in pairwise(walk):
            steps[min(one, other), max(one, other)] += lane
    return steps, max(walks_to.values())


def _prices(first: int, second: int, counted: int) -> list[int]:
    """List the costs of the steps inside a line, in every lane, by the heights of its three towers.

    *first* and *second* are the steps between its first two and its last two squares, *counted* is
    the cube that the heights count although it is not there.
    """
    by_difference = [
        [min(1 + one, _DEAR) * first + min(1 + two, _DEAR) * second for two in range(13)]
        for one in range(13)
    ]
    prices = [0] * (1 << 12)
    for x, y, z in product(range(13), repeat=3):
        if x + y + z <= 12:
            heights = x | y << 4 | z << 8
            prices[heights + counted] = by_difference[abs(x - y)][abs(y - z)]
    return prices


def walks(walk: tuple[int, ...], path: str, *, may_return: bool) -> Iterator[tuple[int, ...]]:
    """All continuations of *walk*, which holds its start and the squares stepped on."""
    for step in _NEIGHBOURS[walk[-1]]:
        if step not in _barred(walk, path, may_return):
            longer = (*walk, step)
            yield longer
            if len(longer) <= HIGHEST_ROLL:
                yield from walks(longer, path, may_return=may_return)


def _barred(walk: tuple[int, ...], path: str, may_return: bool) -> tuple[int, ...]:
    """The squares that *walk* may not step on next."""
    if path == NO_BACK:
        return walk[-2:-1]
    return walk[1:] if may_return else walk
