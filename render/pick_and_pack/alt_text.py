"""The alternative text of a position of Pick & Pack."""

from collections.abc import Iterator

from render.alt_text import AltText
from render.pick_and_pack.choices import Choices, choices
from render.pick_and_pack.seat_status import next_slots, on_turn
from render.pick_and_pack.text_board import row_of, side_symbols, tray_symbol
from render.view import Translator, View
from rules.core.types import Outcome
from rules.pick_and_pack import (
    BLUE,
    NAMES,
    RED,
    SLOTS,
    SQUARES,
    Crate,
    PackObservation,
    points,
    worth,
)


def describe(observation: PackObservation, view: View, translate: Translator) -> tuple[str]:
    """See :meth:`Layout.describe`."""
    return (_AltText.describe(observation, view, translate),)


class _AltText(AltText[PackObservation]):
    """The sentences about one position."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        yield from self._state()
        yield from self._choices(choices(self._obs, self._view.chosen))
        yield from self._last()
        yield self._grid()
        yield from (self._tiles(seat) for seat in (RED, BLUE))
        if not self._obs.arranging:
            yield from (self._crates(seat) for seat in (RED, BLUE))

    def _text(self, key: str, **params: str | int) -> str:
        return self._translate(f"pick-and-pack-alt-{key}", **params)

    def _state(self) -> Iterator[str]:
        obs = self._obs
        grabber = SQUARES[obs.board.grabber]
        if obs.outcome is not None:
            yield from self._end(obs.outcome)
            return
        turn = on_turn(obs)
        if obs.arranging and turn is not None:
            yield self._text("fills", player=self._names[turn])
        elif turn is not None:
            yield self._text("turn", player=self._names[turn], grabber=grabber)
            return
        else:
            yield self._text("secret")
            for seat, name in enumerate(self._names):
                key = "ready" if seat in obs.ready else "not-ready"
                yield self._text(key, player=name)
        yield from self._next_slots()
        yield self._text("grabber", grabber=grabber)

    def _next_slots(self) -> Iterator[str]:
        for seat, slot in next_slots(self._obs):
            yield self._text("next-slot", player=self._names[seat], slot=SLOTS[seat][slot])

    def _end(self, outcome: Outcome) -> Iterator[str]:
        ranks = outcome.ranks
        places = ", ".join(f"{ranks[seat]}. {self._names[seat]}" for seat in outcome.best_first)
        yield self._text("over", places=places)
        if self._obs.resigned is not None:
            yield self._text("resigned", player=self._names[self._obs.resigned])
        yield self._text("grabber", grabber=SQUARES[self._obs.board.grabber])

    def _choices(self, marked: Choices) -> Iterator[str]:
        if self._obs.arranging:
            return
        if marked.chosen:
            yield self._text("chosen", things=self._things(marked.chosen))
        if marked.offered:
            key = "next" if marked.chosen or self._view.chosen else "reach"
            yield self._text(key, things=self._things(marked.offered))

    def _things(self, things: frozenset[str]) -> str:
        return ", ".join(self._thing(thing) for thing in sorted(things))

    def _thing(self, thing: str) -> str:
        """Crates are said with the name of who has them."""
        return f"{self._names[int(thing[0])]} {thing[1]}" if thing[0].isdigit() else thing

    def _last(self) -> Iterator[str]:
        last = self._obs.last
        if last is not None:
            player, start = self._names[last.action.seat], SQUARES[last.source]
            yield self._text("last", player=player, start=start, action=str(last.action))

    def _grid(self) -> str:
        rows = (f"{row}: {''.join(map(tray_symbol, row_of(self._obs, row)))}" for row in "654321")
        return self._text("grid", rows=", ".join(rows))

    def _tiles(self, seat: int) -> str:
        name, tiles = self._names[seat], self._obs.board.tiles[seat]
        if not tiles:
            hidden = seat in self._obs.ready
            return self._text("tiles-closed" if hidden else "tiles-none", player=name)
        key, one, other = ("tiles-red", "t", "b") if seat == RED else ("tiles-blue", "l", "r")
        first, second = side_symbols(self._obs, one), side_symbols(self._obs, other)
        return self._text(key, player=name, first=first, second=second)

    def _crates(self, seat: int) -> str:
        board = self._obs.board
        crates = "; ".join(
            f"{name} {self._crate(crate)}"
            for name, crate in zip(NAMES, board.crates[seat], strict=True)
        )
        return self._text(
            "crates",
            player=self._names[seat],
            crates=crates,
            points=points(board.crates[seat]),
            stored=board.stored[seat],
        )

    def _crate(self, crate: Crate) -> str:
        trays = "+".join(map(str, crate.trays)) or "-"
        mark = f" {self._text(crate.mark)}" if crate.mark is not None else ""
        return f"{trays}{mark} = {worth(crate)}"
