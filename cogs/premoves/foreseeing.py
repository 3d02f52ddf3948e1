"""Imagine, as one seat can, what may come at a table: so a standing order is composed.

The positions here are dealt from the seat's own observation, so nothing that it is shown can
tell it more than it knows; where chance comes into it there are many. A *cursor* is the sequence of
choices made so far, by their numbers. It leads to the same place as long as the table stays as it
is, and fits into a button.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from cogs.messages.menu import build, way_of
from cogs.premoves.premoves import MOST_MOVES
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.replays import standing
from data.store import HistoryEntry, OrderMove
from rules.core.game import Game
from rules.core.history import RESIGN
from rules.core.types import MenuStep, Observation, Phrase, State

T = TypeVar("T")

Cursor = tuple[int, ...]

SAMPLES: Final = 36
"""Courses of chance that are imagined: a die shows each of its sides in nearly all cases."""
MOST_QUESTIONS: Final = 12
"""Forms of a question, by dice or cards to come, of which an answer may be chosen in advance."""
_LONGEST: Final = 200
"""Actions of one seat after which nobody waits any longer for another to be asked."""


class Asks(Enum):
    """The subject of the next choice."""

    EXPECTED = auto()
    """What another seat does; the first choice is: whatever it does."""
    ANSWER = auto()
    """What the own seat answers."""
    NOTHING = auto()
    """The game is over by then, or what the own seat is asked depends on too much."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A place in what may come."""

    moves: tuple[OrderMove, ...]
    """All that is chosen so far."""
    asks: Asks
    seat: int = 0
    """Whose action or question it is."""
    choices: tuple[tuple[Phrase, ...] | None, ...] = ()
    """The labels of each, by number; None: whatever that seat does."""
    ask: Phrase | None = None
    """What the next step of the menu asks, where part of an action is chosen."""
    begun: tuple[Phrase, ...] = ()
    """The labels of what is chosen of an action already."""

    def is_answered_by(self, seat: int) -> bool:
        """Return whether *seat* has just chosen an answer."""
        return not self.begun and bool(self.moves) and self.moves[-1].seat == seat


class Ahead(NamedTuple):
    """The next answer of a seat."""

    cursor: Cursor
    place: Foreseen
    expected: tuple[Cursor, Foreseen] | None
    """Where something of another may be expected first; None: nothing can be known of it."""


def look_ahead(table: LiveTable, seat: int, cursor: Cursor = ()) -> Ahead:
    """Go on from *cursor* to the next answer of *seat*, whatever the others do before.

    :raises Refused: it leads nowhere.
    """
    place = foresee(table, seat, cursor)
    expected: tuple[Cursor, Foreseen] | None = None
    while place.asks is Asks.EXPECTED and not place.begun and len(place.moves) < MOST_MOVES:
        if expected is None and len(place.choices) > 1:
            expected = cursor, place
        cursor = (*cursor, 0)
        place = foresee(table, seat, cursor)
    return Ahead(cursor, place, expected)


def foresee(table: LiveTable, seat: int, cursor: Cursor) -> Foreseen:
    """Follow *cursor* from the present position, in the eyes of *seat*.

    :raises Refused: it leads nowhere.
    """
    return _Walk(table, seat, cursor).run()


def planned_actions(table: LiveTable, seat: int, moves: Sequence[OrderMove]) -> tuple[Any, ...]:
    """Return what *seat* does in *moves*, as far as anything imagined leads there."""
    return tuple(_Walk(table, seat, ()).follow(moves))


def can_plan(table: LiveTable, seat: int) -> bool:
    """Return whether *seat* waits and can foresee what it is asked."""
    session = table.session
    if not session.standing.is_running or session.seats[seat].is_out or seat in session.to_act:
        return False
    return look_ahead(table, seat).place.asks is Asks.ANSWER


def answered_before(
    table: LiveTable, entries: Sequence[HistoryEntry], positions: Sequence[State], seat: int
) -> list[tuple[int, OrderMove]]:
    """The last answer of *seat* to each kind of question, with its ply, the latest first.

    Only those that were possible once more before: others are not likely to come again.
    *positions* are those that *entries*, the whole history, led through.
    """
    found: dict[str, tuple[int, OrderMove]] = {}
    recurring: set[str] = set()
    for entry in reversed(standing(entries, seat)):
        if entry.seat != seat or entry.text == RESIGN:
            continue
        seen = table.game.observe(positions[entry.ply], seat)
        question, legal = table.game.question(seen), {str(each): each for each in seen.legal}
        if question.key not in found:
            move = _move(table.game, seat, legal[entry.text], seen, question)
            found[question.key] = entry.ply, move
        elif found[question.key][1].text in legal:
            recurring.add(question.key)
    return [answer for key, answer in found.items() if key in recurring]


class _Walk:
    """Follows one cursor."""

    def __init__(self, table: LiveTable, seat: int, cursor: Cursor) -> None:
        self.game: Game[Any, Any, Any] = table.game
        self.seat = seat
        self.left = list(cursor)
        self.moves: list[OrderMove] = []
        observation = table.observe(seat)
        use = f"example {table.session.branch} {observation.ply} {seat}"
        chances = [Random(table.luck(f"{use} {number}")) for number in range(SAMPLES)]
        self.samples = [
            (state, chance)
            for chance in chances
            if (state := self._settled(self.game.determinize(observation, chance))) is not None
        ]

    def run(self) -> Foreseen:
        while True:
            asked = self._asked()
            if asked is None:
                return Foreseen(tuple(self.moves), Asks.NOTHING)
            found = self._expect(asked) if asked != self.seat else self._answer()
            if found is not None:
                return found

    def follow(self, moves: Sequence[OrderMove]) -> Iterator[Any]:
        """Yield the own actions among *moves*; some of what is expected may have happened."""
        for move in moves:
            for _ in range(MOST_MOVES):
                asked = self._asked()
                if asked is None or move.text is None or asked in (self.seat, move.seat):
                    break
                self._pass(asked)
            actions, _ = self._choices(move.seat, lambda seen: seen.legal)
            if move.text not in actions:
                continue
            if move.seat == self.seat:
                yield actions[move.text]
            self._apply(move.seat, move.text)

    def _asked(self) -> int | None:
        """Return who acts next, in most of what is imagined: the own seat before others."""
        askings = [self._asked_in(state) for state, _ in self.samples]
        if not any(each is not None for each in askings):
            return None
        common = Counter(each for each in askings if each is not None).most_common(1)[0][0]
        self.samples = [
            sample for sample, asked in zip(self.samples, askings, strict=True) if asked == common
        ]
        return common

    def _asked_in(self, state: State) -> int | None:
        if self.seat in state.to_act:
            return self.seat
        return state.to_act[0] if state.to_act else None

    def _expect(self, other: int) -> Foreseen | None:
        """Go on with what *other* does, or ask for it."""
        if self.left[:1] == [0]:
            self.left.pop(0)
            self.moves.append(OrderMove(seat=other, text=None))
            self._pass(other)
            return None
        self._questions(other)
        actions, homes = self._choices(other, lambda seen: self.game.offered(seen, seen.open_legal))
        if not self.left and not actions:
            # There is nothing to be expected of choices that nobody may know.
            return Foreseen(tuple(self.moves), Asks.EXPECTED, other, (None,))
        if self.left:
            self.left[0] -= 1
        chosen = _choose(self.game, actions, homes, self.left)
        if isinstance(chosen, Foreseen):
            choices = chosen.choices if chosen.begun else (None, *chosen.choices)
            place = replace(chosen, asks=Asks.EXPECTED, seat=other, choices=choices)
            return replace(place, moves=tuple(self.moves))
        self.moves.append(_move(self.game, other, actions[chosen], homes[chosen], None))
        self._apply(other, chosen)
        return None

    def _answer(self) -> Foreseen | None:
        """Go on with what the own seat answers, or ask for it."""
        if len(self._questions(self.seat)) > MOST_QUESTIONS:
            return Foreseen(tuple(self.moves), Asks.NOTHING)
        actions, homes = self._choices(self.seat, lambda seen: self.game.offered(seen, seen.legal))
        chosen = _choose(self.game, actions, homes, self.left)
        if isinstance(chosen, Foreseen):
            return replace(chosen, moves=tuple(self.moves), seat=self.seat)
        self.moves.append(_move(self.game, self.seat, actions[chosen], homes[chosen], None))
        self._apply(self.seat, chosen)
        return None

    def _questions(self, seat: int) -> set[Phrase]:
        """Go on only where *seat* is asked what it is in most of what is imagined; its forms."""
        asked = [self.game.question(self.game.observe(state, seat)) for state, _ in self.samples]
        kind = Counter(each.key for each in asked).most_common(1)[0][0]
        self.samples = [
            sample for sample, each in zip(self.samples, asked, strict=True) if each.key == kind
        ]
        return {each for each in asked if each.key == kind}

    def _choices(
        self, seat: int, legal: Callable[[Observation], Iterable[Any]]
    ) -> tuple[dict[str, Any], dict[str, Observation]]:
        """Return what *seat* may do in anything that is imagined, with an observation for each."""
        actions: dict[str, Any] = {}
        homes: dict[str, Observation] = {}
        for state, _ in self.samples:
            seen = self.game.observe(state, seat)
            for action in legal(seen):
                actions.setdefault(str(action), action)
                homes.setdefault(str(action), seen)
        return {text: actions[text] for text in sorted(actions)}, homes

    def _apply(self, seat: int, text: str) -> None:
        going_on = []
        for state, chance in self.samples:
            for action in self.game.legal_actions(state, seat):
                if str(action) == text:
                    after = self._settled(self.game.apply(state, action).state)
                    going_on += [] if after is None else [(after, chance)]
        self.samples = going_on

    def _pass(self, other: int) -> None:
        self.samples = [
            (after, chance)
            for state, chance in self.samples
            if (after := self._passed(state, chance, other)) is not None
        ]

    def _passed(self, state: State, chance: Random, other: int) -> State | None:
        """*state* once *other* has done something, until somebody else is asked."""
        after: State | None = state
        for _ in range(_LONGEST):
            if after is None or other not in after.to_act or self.seat in after.to_act:
                break
            action = chance.choice(self.game.legal_actions(after, other))
            after = self._settled(self.game.apply(after, action).state)
        return after

    def _settled(self, state: State) -> State | None:
        """*state* once somebody has a choice; None: the own turn goes by without one."""
        while (action := self.game.unasked(state)) is not None:
            if action.seat == self.seat:
                return None
            state = self.game.apply(state, action).state
        return state


def _choose(
    game: Game[Any, Any, Any],
    actions: dict[str, Any],
    homes: dict[str, Observation],
    left: list[int],
) -> str | Foreseen:
    """The notation that the numbers in *left*, which are used up, choose among *actions*.

    Where there are too few of them: the next part of it, without what is around it.
    """
    if not actions:
        raise Refused("stale-press")
    ways = {way_of(game, action): action for action in actions.values()}
    # Where something else was dealt, more may have to be chosen after the same.
    begun = {way for way, after in pairwise(sorted(ways)) if after[: len(way)] == way}
    steps: dict[MenuStep, Observation] = {}
    for text, action in actions.items():
        for step in game.menu_steps(action):
            steps.setdefault(step, homes[text])
    path: tuple[str, ...] = ()
    chosen: tuple[Phrase, ...] = ()
    while True:
        menu = build(
            game,
            tuple(action for way, action in ways.items() if way not in begun),
            path,
            label=lambda step: game.label(steps[step], step),
            ask=lambda field, left: game.step_question(homes[str(left[0])], field, left),
        )
        level = menu.levels[-1]
        if not left:
            labels = tuple(choice.labels for choice in level.choices)
            return Foreseen((), Asks.ANSWER, 0, labels, level.question, begun=chosen)
        choice = _taken(level.choices, left)
        if choice.action is not None:
            return choice.action
        path, chosen = choice.path, (*chosen, *choice.labels)


def _taken(choices: Sequence[T], left: list[int]) -> T:
    number = left.pop(0)
    if number not in range(len(choices)):
        raise Refused("stale-press")
    return choices[number]


def _move(
    game: Game[Any, Any, Any], seat: int, action: Any, home: Observation, question: Phrase | None
) -> OrderMove:
    short, steps = game.short(home, action), game.menu_steps(action)
    words = tuple(game.label(home, step) for step in steps) if short is None else (short,)
    return OrderMove(seat=seat, text=str(action), words=words, question=question)
