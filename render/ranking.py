"""The end of any game: a podium, and a table with a column for each source of points."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from math import ceil

from render.alt_text import ending, within_limit
from render.legend import legend, legend_high, shade
from render.names import drawn_name
from render.podium import PODIUM_HIGH, podium
from render.registry import seat_role
from render.scene import Box, Drawing, Group, Item, Line, Primitive, Scene, Sprite, Text
from render.text import width
from render.view import Translator, View, listed
from render.widgets import badge, cup
from rules.core.types import Observation, Outcome, Points

WIDTH = 1000
_MARGIN = 18
_LEFT, _RIGHT = _MARGIN + 22, WIDTH - _MARGIN - 26
_HEAD, _ROW = 86, 92
_LINE, _BAR = 40, 66
"""Where in a row its numbers stand, and where its bar begins."""
_BAR_HIGH = 12
_RANK_X, _BADGE_X, _NAME_X = _LEFT + 24, _LEFT + 86, _LEFT + 124
_TOP = PODIUM_HIGH
_GAP = 16
"""Between two numbers side by side."""
_COLUMN, _WIDEST_COLUMN = 46, 112
"""The narrowest column has room for an icon; wider than this one, the eye loses its row."""
_NAME_ROOM = 196
"""What a name has at least, unless the numbers are very long."""
_NAME_SIZES = (34, 31, 28)
_NUMBER_SIZES = (32, 28)
_TOTAL_SIZE = 40


def ranking(
    observation: Observation,
    points: Sequence[Points],
    view: View,
    icon: Callable[[str], Drawing],
    piece: Callable[[int], Drawing],
    scenery: Drawing,
) -> Scene:
    """Places and points: the best seat first, totals on the right.

    *observation* is one of a finished game, *points* are its sources, *icon* draws the icon at
    the head of a source's column, *piece* what stands for a seat on the podium, and *scenery* is
    behind it.
    """
    table = _Table(observation, points, view)
    outcome = table.outcome
    order = outcome.best_first
    head = _head_high(len(points))
    bottom = _TOP + head + len(order) * _ROW
    return Scene(
        width=WIDTH,
        height=bottom + _MARGIN + legend_high(len(view.sources)),
        base=_plate(len(order), head, len(view.sources), scenery),
        items=(
            *podium(observation.game, outcome, piece, WIDTH),
            *table.heads(icon),
            *(table.row(seat, i) for i, seat in enumerate(order)),
            *legend(points, view.sources, icon, bottom),
        ),
    )


def describe_ranking(
    observation: Observation, points: Sequence[Points], view: View, translate: Translator
) -> str:
    """The same in words: a line for each seat, at most 1,024 characters together."""

    def described(names: tuple[str, ...]) -> str:
        return "\n".join(ranking_lines(observation, points, names, translate))

    return within_limit(described, view.names)


def ranking_lines(
    observation: Observation, points: Sequence[Points], names: Sequence[str], translate: Translator
) -> Iterator[str]:
    """A line for each seat, the best first, with what it has from where; else the places alone."""
    outcome = _outcome_of(observation)
    if not points:
        yield ending(observation, names, translate, is_scored=False)
        return
    for seat in outcome.best_first:
        sources = listed(
            translate,
            (
                translate(
                    "ranking-source",
                    source=source_name(observation.game, each, translate),
                    points=count,
                )
                for each in points
                if (count := each.by_seat[seat])
            ),
        )
        rank, total = outcome.ranks[seat], outcome.scores[seat]
        key = "ranking-row" if sources else "ranking-row-bare"
        yield translate(key, rank=rank, player=names[seat], total=total, sources=sources)


def source_name(game: str, points: Points, translate: Translator) -> str:
    """What a source of points of *game* is called."""
    return translate(f"{game}-points-{points.source}".replace("_", "-"))


def _outcome_of(observation: Observation) -> Outcome:
    if observation.outcome is None:
        raise ValueError("there is no ranking while the game goes on")
    return observation.outcome


class _Table:
    """The contents of the rows, in columns that are as wide as they must be."""

    def __init__(self, obs: Observation, points: Sequence[Points], view: View) -> None:
        self._obs, self._points, self._view = obs, points, view
        self._head = _head_high(len(points))
        self.outcome = _outcome_of(obs)
        totals = [width(_written(total), _TOTAL_SIZE) for total in self.outcome.scores]
        right = _RIGHT - ceil(max(totals)) - _GAP
        self._size, widths = _columns(points, right - _NAME_X - _NAME_ROOM)
        self._left = right - sum(widths)
        """Where the names end."""
        lefts = accumulate(widths, initial=self._left)
        self._middles = [left + wide // 2 for left, wide in zip(lefts, widths, strict=False)]

    def heads(self, icon: Callable[[str], Drawing]) -> Iterator[Item]:
        """The heads of the columns."""
        y = _TOP + self._head // 2
        for number, (x, each) in enumerate(zip(self._middles, self._points, strict=True)):
            yield Sprite(x, y - 6, icon(each.source), label=f"icon {each.source}")
            yield Box(x - 22, y + 24, 44, _BAR_HIGH - 2, shade(number))
        if self._points:
            yield Text(_RIGHT, y, "Σ", _TOTAL_SIZE, "text", "right", label="icon of totals")

    def row(self, seat: int, place: int) -> Group:
        """All about *seat*, in the row number *place* from above."""
        top = _TOP + self._head + place * _ROW
        y = top + _LINE
        own = badge(seat, 52, seat_role(self._obs.game, seat))
        items = (
            *(_frame(top) if self.outcome.ranks[seat] == 1 else ()),
            self._rank(seat, y),
            Sprite(_BADGE_X, y, own, label=f"badge seat {seat}"),
            self._name(seat, y),
            *self._numbers(seat, y),
            *self._bar(seat, top + _BAR),
        )
        return Group(items, label=f"row seat {seat}")

    def _rank(self, seat: int, y: int) -> Sprite | Text:
        rank = self.outcome.ranks[seat]
        label = f"rank {rank} seat {seat}"
        if rank == 1:
            return Sprite(_RANK_X, y, cup(26), label=label)
        return Text(_RANK_X, y, f"{rank}.", 36, "text", "middle", label=label)

    def _name(self, seat: int, y: int) -> Text:
        name, room = self._view.names[seat], self._left - _NAME_X
        text, size = drawn_name(seat, name, _NAME_SIZES, room)
        return Text(_NAME_X, y, text, size, "text", label=f"name seat {seat}")

    def _numbers(self, seat: int, y: int) -> Iterator[Text]:
        for x, each in zip(self._middles, self._points, strict=True):
            count = each.by_seat[seat]
            colour, label = "text" if count else "text.muted", f"{each.source} seat {seat} {count}"
            yield Text(x, y, _written(count), self._size, colour, "middle", label=label)
        if not self._points:
            return
        total = self.outcome.scores[seat]
        label = f"total seat {seat} {total}"
        yield Text(_RIGHT, y, _written(total), _TOTAL_SIZE, "text", "right", label=label)

    def _bar(self, seat: int, y: int) -> Iterator[Box]:
        """What the seat has from where, as long as its total; losses are left out."""
        largest = max(
            sum(max(0, each.by_seat[i]) for each in self._points) for i in range(self._obs.seats)
        )
        unit = (_RIGHT - _NAME_X) / max(1, largest)
        x = float(_NAME_X)
        for number, each in enumerate(self._points):
            count = each.by_seat[seat]
            if count > 0:
                label = f"part {each.source} seat {seat} {count}"
                yield Box(x, y, max(1, count * unit - 2), _BAR_HIGH, shade(number), label=label)
                x += count * unit


def _columns(points: Sequence[Points], room: int) -> tuple[int, list[int]]:
    """The size of the numbers, and how wide each column is, in as much *room* as there is."""
    for size in _NUMBER_SIZES:
        widths = [_needed(each, size) for each in points]
        if sum(widths) <= room:
            break
    spare = max(0, room - sum(widths)) // max(1, len(widths))
    return size, [max(wide, min(wide + spare, _WIDEST_COLUMN)) for wide in widths]


def _needed(points: Points, size: int) -> int:
    numbers = (width(_written(count), size) for count in points.by_seat)
    return max(_COLUMN, ceil(max(numbers))) + _GAP


def _written(number: int) -> str:
    return str(number).replace("-", "−")


def _head_high(sources: int) -> int:
    return _HEAD if sources else _MARGIN


def _plate(rows: int, head: int, sources: int, scenery: Drawing) -> Drawing:
    """The table without anything in it."""
    high = head + rows * _ROW
    wide = WIDTH - 2 * _MARGIN
    lines = (
        Line(((_LEFT, y), (WIDTH - _LEFT, y)), "panel.edge", 2)
        for y in range(_TOP + head, _TOP + high, _ROW)
    )
    return Drawing(
        (
            Box(0, _TOP, WIDTH, high + _MARGIN + legend_high(sources), "ground"),
            *scenery.primitives,
            Box(_MARGIN, _TOP, wide, high, "panel.edge", 20),
            Box(_MARGIN + 2, _TOP + 2, wide - 4, high - 4, "panel", 18),
            *lines,
        )
    )


def _frame(top: int) -> tuple[Primitive, ...]:
    """What a winner's row stands out by."""
    x, y, wide, high = _MARGIN + 6, top + 4, WIDTH - 2 * _MARGIN - 12, _ROW - 8
    return (
        Box(x, y, wide, high, "gold", 14),
        Box(x + 3, y + 3, wide - 6, high - 6, "panel.active", 11),
    )
