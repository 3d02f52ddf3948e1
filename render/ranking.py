"""The end of any game: a podium, and a row for each seat with a bar of its points by source."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from render.alt_text import ending, within_limit
from render.legend import legend, legend_high, patterned, shade
from render.names import drawn_name
from render.podium import NAMES_HIGH, WIDTH, confetti, podium
from render.registry import seat_role
from render.scene import Box, Drawing, Group, Line, Primitive, Scene, Sprite, Text
from render.shapes import framed
from render.text import width, written
from render.view import Translator, View, listed
from render.widgets import NAME_SIZES, badge, cup, name_text
from rules.core.types import Observation, Outcome, Points

HEIGHT = 640
_LEFT, _RIGHT = 12, WIDTH - 12
_RANK_X, _BADGE_X, _NAME_X = 42, 92, 124
_END = _RIGHT - 16
"""Where the totals end."""
_ROWS_HIGH, _HIGHEST_ROW = 264, 56
_BAR_HIGH, _LEAST_BAR = 26, 430
_GAP = 14
_NAME_ROOM = 340
"""What a name has at most; very long bars leave it less."""
_NUMBER_SIZE, _TOTAL_SIZE = 28, 40
_BESIDE = 9
"""How much of a part of a bar is seen at least on both sides of its number."""


def ranking(
    observation: Observation,
    points: Sequence[Points],
    view: View,
    icon: Callable[[str], Drawing],
    piece: Callable[[int], Drawing],
    scenery: Callable[[int, int], Drawing],
) -> Scene:
    """Places and points: the best seat first, totals on the right.

    *observation* is one of a finished game, *points* are its sources, *icon* draws the icon of one,
    *piece* what stands for a seat on the podium, and *scenery* what is behind it. Without points
    only those have a row who do not stand there.
    """
    outcome = _outcome_of(observation)
    order = outcome.best_first if points else outcome.best_first[3:]
    row_high = min(_HIGHEST_ROW, _ROWS_HIGH // max(1, len(order)))
    below = len(order) * row_high + legend_high(points, view.sources)
    top = HEIGHT - below - (_GAP if below else 0)
    behind = scenery(WIDTH, top - NAMES_HIGH)
    paper = confetti(observation.game, outcome, top - NAMES_HIGH)
    table = _Table(observation, points, view, row_high)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=_plate(len(order), row_high, top, (*behind.primitives, *paper)),
        items=(
            *podium(observation.game, outcome, piece, view.names, top, is_scored=bool(points)),
            *(table.row(seat, top + i * row_high) for i, seat in enumerate(order)),
            *legend(points, view.sources, icon, top + len(order) * row_high + _GAP // 2),
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
    """Return the name of a source of points of *game*."""
    return translate(f"{game}-points-{points.source}".replace("_", "-"))


def _outcome_of(observation: Observation) -> Outcome:
    if observation.outcome is None:
        raise ValueError("there is no ranking while the game goes on")
    return observation.outcome


class _Table:
    """The contents of the rows."""

    def __init__(
        self, obs: Observation, points: Sequence[Points], view: View, row_high: int
    ) -> None:
        self._game, self._points, self._view, self._high = obs.game, points, view, row_high
        self._outcome = _outcome_of(obs)
        totals = [width(written(total), _TOTAL_SIZE) for total in self._outcome.scores]
        self._right = _END - ceil(max(totals)) - _GAP
        """Where bars end."""
        self._counts = [[each.by_seat[seat] for each in points] for seat in range(obs.seats)]
        least = max(sum(map(_least, counts)) for counts in self._counts)
        named = (
            drawn_name(seat, name, NAME_SIZES, _NAME_ROOM) for seat, name in enumerate(view.names)
        )
        wide = ceil(max(width(*each) for each in named)) + _GAP
        self._left = min(_NAME_X + wide, self._right - max(_LEAST_BAR, least))
        """Where bars begin."""
        self._unit = self._largest_unit()

    def row(self, seat: int, top: int) -> Group:
        """All about *seat*, in the row whose upper edge is *top*."""
        y, rank = top + self._high // 2, self._outcome.ranks[seat]
        own = badge(seat, 36, seat_role(self._game, seat))
        frame = _LEFT, top, _RIGHT - _LEFT, self._high
        items = (
            *(framed(*frame, "gold", "panel.active", 14, 3) if rank == 1 else ()),
            self._rank(seat, y),
            Sprite(_BADGE_X, y, own, label=f"badge seat {seat}"),
            self._name(seat, y),
            *self._bar(seat, y),
            *self._total(seat, y),
        )
        return Group(items, label=f"row seat {seat}")

    def _rank(self, seat: int, y: int) -> Sprite | Text:
        rank = self._outcome.ranks[seat]
        label = f"rank {rank} seat {seat}"
        if rank == 1:
            return Sprite(_RANK_X, y, cup(17), label=label)
        return Text(_RANK_X, y, f"{rank}.", 34, "text", "middle", label=label)

    def _name(self, seat: int, y: int) -> Text:
        room = (self._left if self._points else _END) - _NAME_X - _GAP
        return name_text(seat, self._view.names[seat], _NAME_X, y, room)

    def _bar(self, seat: int, y: int) -> Iterator[Sprite]:
        """Draw what the seat has from where, each part with its number; losses are hollow."""
        x = float(self._left)
        for number, (each, count) in enumerate(zip(self._points, self._counts[seat], strict=True)):
            left, x = round(x), x + _part_wide(count, self._unit)
            if count:
                told = f"{each.source} seat {seat} {count}"
                yield Sprite(left, y, _part(number, count, round(x) - left - 3, told))

    def _total(self, seat: int, y: int) -> Iterator[Text]:
        if self._points:
            total = self._outcome.scores[seat]
            label = f"total seat {seat} {total}"
            yield Text(_END, y, written(total), _TOTAL_SIZE, "text", "right", label=label)

    def _largest_unit(self) -> float:
        """Return the longest a point may be so that the longest bar still ends where bars end."""
        room, low, high = self._right - self._left, 0.0, float(WIDTH)
        for _ in range(24):
            middle = (low + high) / 2
            longest = max(
                sum(_part_wide(count, middle) for count in counts) for counts in self._counts
            )
            low, high = (middle, high) if longest <= room else (low, middle)
        return low


def _part_wide(count: int, unit: float) -> float:
    """Return the length of the part of so many points: longer where its number needs the room."""
    return max(_least(count), count * unit) if count else 0.0


def _least(count: int) -> float:
    return width(written(count), _NUMBER_SIZE) + 2 * _BESIDE + 3 if count else 0.0


def _part(number: int, count: int, wide: int, told: str) -> Drawing:
    """A part of a bar, from the left end of its middle line on."""
    top, text = -_BAR_HIGH / 2, written(count)
    whole = patterned(number, 0, top, wide, _BAR_HIGH, f"part {told}")
    if count < 0:
        ground, ink = Box(3, top + 3, wide - 6, _BAR_HIGH - 6, "panel"), "text"
    else:
        around = width(text, _NUMBER_SIZE) + 14
        ground, ink = Box((wide - around) / 2, top, around, _BAR_HIGH, shade(number)), "panel"
    label = f"number {told}"
    return Drawing.of(
        *whole, ground, Text(wide / 2, 0, text, _NUMBER_SIZE, ink, "middle", label=label)
    )


def _plate(rows: int, row_high: int, top: int, behind: tuple[Primitive, ...]) -> Drawing:
    """The podium's place and the table without anything in them."""
    high = rows * row_high
    sheet = (Box(_LEFT, top, _RIGHT - _LEFT, high, "panel", 16),) if rows else ()
    lines = (
        Line(((_LEFT + 20, y), (_RIGHT - 20, y)), "panel.edge", 2)
        for y in range(top + row_high, top + high, row_high)
    )
    return Drawing.of(
        *behind,
        Box(0, top - NAMES_HIGH, WIDTH, HEIGHT - top + NAMES_HIGH, "ground"),
        *sheet,
        *lines,
    )
