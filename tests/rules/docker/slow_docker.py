"""The moves of Docker a second time: slow, obvious, and without a line of the program.

Squares are names, towers texts of owners from the bottom up: ``{"b1": "01"}``.
"""

from collections.abc import Iterator, Mapping

SQUARES = [column + row for column in "abc" for row in "123"]
SIDES = {2: ["b1", "b3"], 3: ["b1", "a2", "b3"], 4: ["b1", "a2", "b3", "c2"]}

Towers = Mapping[str, str]


def actions(
    towers: Towers, seat: int, die: int, *, reserve: int, entries: list[str], path: str
) -> list[str]:
    """The notations of what *seat* may do with *die*, sorted."""
    heights = {square: len(towers.get(square, "")) for square in SQUARES}
    found = set()
    if reserve:
        for entry in entries:
            left = die - 1 - heights[entry]
            found |= {f"+{end}" for end in ends(heights, [entry], heights[entry], left, path)}
    for square, tower in towers.items():
        if tower.endswith(str(seat)):
            level = heights[square] - 1
            lifted = heights | {square: level}
            start = ["", square] if path == "no_reentry" else [square]
            found |= {f"{square}-{end}" for end in ends(lifted, start, level, die, path)}
    return sorted(found)


def ends(
    heights: Mapping[str, int], walk: list[str], level: int, left: int, path: str
) -> Iterator[str]:
    """Where a cube can end that has walked over *walk* and has *left* points to spend.

    A walk that begins with "" is one whose first square does not count as stepped on.
    """
    if left == 0:
        yield walk[-1]
    if left <= 0:
        return
    match path:
        case "no_revisit":
            barred = walk
        case "no_reentry":
            barred = walk[2:] if walk[0] == "" else walk
        case _:
            barred = walk[-2:-1]
    for step in neighbours(walk[-1]):
        if step not in barred:
            cost = 1 + abs(heights[step] - level)
            yield from ends(heights, [*walk, step], heights[step], left - cost, path)


def neighbours(square: str) -> list[str]:
    """The squares beside *square*."""
    column, row = square
    return [
        other
        for other in SQUARES
        if abs(ord(other[0]) - ord(column)) + abs(ord(other[1]) - ord(row)) == 1
    ]
