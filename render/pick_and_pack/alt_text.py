"""The alternative text of a position of Pick & Pack."""

from collections.abc import Iterable, Iterator

from render.alt_text import AltText, ending
from render.pick_and_pack.choices import choices, next_slots, on_turn, steps
from render.view import Translator, View
from rules.pick_and_pack import (
    BLUE,
    NAMES,
    RED,
    SLOTS,
    SQUARES,
    Crate,
    Fate,
    Kind,
    PackAction,
    PackObservation,
    Tile,
    place_of,
    points,
    worth,
)


def describe(observation: PackObservation, view: View, translate: Translator) -> tuple[str, ...]:
    """See :meth:`Layout.describe`."""
    hall = _Hall.describe(observation, view, translate)
    if observation.arranging:
        return (hall,)
    return hall, _Bays.describe(observation, view, translate)


_ALL_SLOTS = frozenset(slot for slots in SLOTS for slot in slots)
_SIDES = ("tb", "lr")
"""The sides of the grid at which a seat has its slots."""
_FEW_TRAYS = 3
"""A row with no more of them names their columns; else it is told square by square."""


class _Text(AltText[PackObservation]):
    """Phrases that both pictures use."""

    def _seats(self) -> tuple[int, int]:
        """The reader's own seat first."""
        return (BLUE, RED) if self._obs.seat == BLUE else (RED, BLUE)


class _Hall(_Text):
    """The words about who is to do what, the grid, and the tiles around it."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        yield from self._state()
        yield from self._choices()
        yield from self._last()
        yield self._grid()
        yield from (self._tiles(seat) for seat in self._seats())

    def _state(self) -> Iterator[str]:
        obs = self._obs
        grabber = SQUARES[obs.board.grabber]
        if obs.outcome is not None:
            yield from self._end()
            return
        turn = on_turn(obs)
        if obs.arranging and turn is not None:
            yield self._text("fills", player=self._names[turn])
        elif turn is not None:
            yield self._text("turn", player=self._names[turn], grabber=grabber)
            yield from self._turn(turn)
            return
        else:
            yield self._text("secret")
            for seat, name in enumerate(self._names):
                key = "ready" if seat in obs.ready else "not-ready"
                yield self._text(key, player=name)
        yield from self._next_slots()
        red, blue = self._names
        yield self._text("ways", red=red, blue=blue)
        yield self._text("grabber", grabber=grabber)

    def _turn(self, seat: int) -> Iterator[str]:
        turn, starter = self._obs.turn, self._obs.starter
        if turn.moved:
            yield self._text("moved", player=self._names[seat])
        if turn.fresh or turn.spent:
            yield self._text("rushes", fresh=turn.fresh, spent=turn.spent)
        if starter is not None:
            yield self._text("began", player=self._names[starter])

    def _next_slots(self) -> Iterator[str]:
        for seat, slot in next_slots(self._obs):
            place = dict(place_of(SLOTS[seat][slot]))
            yield self._text("next-slot", player=self._names[seat], **place)

    def _end(self) -> Iterator[str]:
        yield ending(self._obs, self._names, self._translate, is_scored=False)
        if self._obs.resigned is not None:
            yield self._text("resigned", player=self._names[self._obs.resigned])
        yield self._text("grabber", grabber=SQUARES[self._obs.board.grabber])

    def _choices(self) -> Iterator[str]:
        if self._obs.arranging:
            return
        marked = choices(self._obs, self._view.chosen)
        if marked.chosen:
            yield self._text("chosen", things=self._things(self._chosen()))
        slots = [thing for thing in sorted(marked.offered) if thing in _ALL_SLOTS]
        others = sorted(marked.offered.difference(slots))
        if others:
            key = "next" if marked.chosen or self._view.chosen else "reach"
            yield self._text(key, things=self._things(others))
            yield from self._aims(slots)
        elif slots:
            yield self._text("next", things=self._things(slots))

    def _aims(self, slots: list[str]) -> Iterator[str]:
        """Tiles that can be hit like trays: by their sides, since there may be many of both."""
        for seat, names in enumerate(SLOTS):
            sides = [[slot[1] for slot in slots if slot[0] == side] for side in _SIDES[seat]]
            if any(slot in names for slot in slots):
                yield self._sides(seat, *(self._listed(side) for side in sides))

    def _chosen(self) -> list[str]:
        """List what is chosen, in the order of the questions."""
        count = len(self._view.chosen)
        paths = (steps(action)[:count] for action in self._obs.open_legal)
        path = next(path for path in paths if tuple(v for v, _ in path) == self._view.chosen)
        return [thing for _, things in path for thing in things]

    def _things(self, things: Iterable[str]) -> str:
        return self._listed(map(self._thing, things))

    def _thing(self, thing: str) -> str:
        """Crates are said with the name of who has them, slots with where they lie."""
        if thing[0].isdigit():
            return self._text("crate-of", player=self._names[int(thing[0])], crate=thing[1])
        return thing if thing in SQUARES else self._text("slot", **dict(place_of(thing)))

    def _last(self) -> Iterator[str]:
        last = self._obs.last
        if last is None:
            return
        action, seat = last.action, last.action.seat
        assert action.square is not None
        yield self._text(
            "way",
            rush="yes" if action.rush else "no",
            player=self._names[seat],
            start=SQUARES[last.source],
            end=SQUARES[action.square],
        )
        yield self._deed(action)

    def _deed(self, action: PackAction) -> str:
        """Say what was done where the grabber stopped."""
        if action.slot is None or action.kind is None:
            return self._text("did-take", own=_name(action.own))
        place = dict(place_of(SLOTS[action.seat][action.slot]))
        targets = (action.own, action.theirs, action.hit)
        if action.kind is not Kind.RUSH_ORDER and targets == (None, None, None):
            return self._text("did-nothing", tile=action.kind, **place)
        names = (*SQUARES, *SLOTS[1 - action.seat])
        return self._text(
            "did",
            tile=action.kind,
            own=_name(action.own),
            theirs=_name(action.theirs),
            other=self._names[1 - action.seat],
            target="" if action.hit is None else self._thing(names[action.hit]),
            **place,
        )

    def _grid(self) -> str:
        rows = (self._row(row, row_of(self._obs, row)) for row in "654321")
        return self._text("grid", rows=self._listed(rows, long=True))

    def _row(self, row: str, trays: list[int]) -> str:
        """The squares of a row in words: no sign is silent, and no number runs into the next."""
        words = [
            str(apples) if apples > 0 else self._text("jammed" if apples else "free")
            for apples in trays
        ]
        there = [
            self._text("lies-on", tray=word, column=column)
            for word, column, apples in zip(words, "abcdef", trays, strict=True)
            if apples
        ]
        if len(there) <= _FEW_TRAYS:
            words = there or [self._text("free")]
        return self._text("row", row=row, trays=self._listed(words))

    def _tiles(self, seat: int) -> str:
        name, tiles = self._names[seat], self._obs.board.tiles[seat]
        if not tiles:
            hidden = seat in self._obs.ready
            return self._text("tiles-closed" if hidden else "tiles-none", player=name)
        return self._sides(seat, *map(self._side, _SIDES[seat]))

    def _sides(self, seat: int, first: str, second: str) -> str:
        none, key = self._text("none"), "tiles-red" if seat == RED else "tiles-blue"
        return self._text(key, player=self._names[seat], first=first or none, second=second or none)

    def _side(self, side: str) -> str:
        """The tiles of one side that wait, then those that lie face down."""
        slots = {place: slot_of(self._obs, side + place) for place in places_of(side)}
        waiting = [
            self._text("lies-in", line=place, tile=self._text("kind", tile=tile.kind))
            for place, tile in slots.items()
            if tile is not None and tile.fate is None
        ]
        waiting += [
            self._text("lies-in", line=place, tile=self._text("jammed"))
            for place, tile in slots.items()
            if tile is not None and tile.fate is Fate.JAMMED
        ]
        return self._listed(waiting)


class _Bays(_Text):
    """The crates, the points, and the Rush Orders in store."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        yield self._text("stacks")
        yield from (self._crates(seat) for seat in self._seats())

    def _crates(self, seat: int) -> str:
        board = self._obs.board
        crates = self._listed(
            (
                self._text("stack", crate=name, trays=self._crate(crate))
                for name, crate in zip(NAMES, board.crates[seat], strict=True)
            ),
            long=True,
        )
        return self._text(
            "crates",
            player=self._names[seat],
            crates=crates,
            points=points(board.crates[seat]),
            stored=board.stored[seat],
        )

    def _crate(self, crate: Crate) -> str:
        trays = self._listed(map(str, crate.trays)) or self._text("free")
        if crate.mark is None and len(crate.trays) < 2:
            return trays
        return self._text("crate", trays=trays, mark=crate.mark or "open", worth=worth(crate))


def _name(crate: int | None) -> str:
    return "" if crate is None else NAMES[crate]


def slot_of(obs: PackObservation, name: str) -> Tile | None:
    """The tile in the slot *name*, as far as it can be seen."""
    seat = RED if name in SLOTS[RED] else BLUE
    slot, tiles = SLOTS[seat].index(name), obs.board.tiles[seat]
    return tiles[slot] if slot < len(tiles) else None


def places_of(side: str) -> str:
    """The slots of one side as they lie, by the second letters of their names."""
    return "abcdef" if side in "tb" else "654321"


def row_of(obs: PackObservation, row: str) -> list[int]:
    """The trays in a row from left to right, as the grid counts them."""
    return [obs.board.grid[SQUARES.index(column + row)] for column in "abcdef"]
