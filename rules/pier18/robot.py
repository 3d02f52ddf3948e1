"""Judge positions of Pier 18: points with the plan card where it fits best."""

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import ClassVar, NamedTuple

from rules.core.robot import OUT, Counts, Features, LinearRobot, Method, compared
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, DECK, EMPTY, NUMBERS, Character
from rules.pier18.characters import scores
from rules.pier18.gains import gain, patron_points, pier_after
from rules.pier18.hidden import determinize
from rules.pier18.observe import PierObservation
from rules.pier18.pier import COVERS, NO_COLUMNS, Columns, extended
from rules.pier18.plans import is_met
from rules.pier18.state import Phase, PierState
from rules.pier18.transitions import apply

_ALL_WAYS = tuple(COVERS)
_POINT = 2.0
"""How much a point is worth once no more cards are taken: it nearly always decides."""
_ALIKE = 0.1
"""Answers that are worse by no more, of 1, are about as good as the best to people."""
_NAMED: dict[str | None, Features] = {
    card: tuple(float(card == each) for each in DECK) for card in (None, *DECK)
}
"""Which card it is, or none: some bring more than can be seen of them."""


class _Standing(NamedTuple):
    """One seat's pier, with what the seat has chosen and not shown."""

    columns: Columns
    """Without the plan card."""
    plan: str | None
    """None before it is chosen."""
    foundation: str | None
    covers: tuple[int, ...] = _ALL_WAYS
    """The ways in which the plan card can still be added."""


class PierRobot(LinearRobot[PierState]):
    """Adds the plan card in the best way and counts, and looks at what a pier still lacks."""

    names: ClassVar[tuple[str, ...]] = (
        "points with plan",
        "points so far",
        "patrons",
        "plan met",
        "plan met at once",
        "characters",
        "length",
        "poets left over",
        "fishers",
        "flower sellers",
        "lovers",
        "empty at the sea",
        "on turn",
        *(f"plan {card}" for card in DECK),
        *(f"foundation {card}" for card in DECK),
    )
    facts: ClassVar[tuple[str, ...]] = ("points", "with plan")
    phases: ClassVar[int] = 3
    method = Method.TREE
    simulations: ClassVar[int] = 150

    def counts(self, state: PierState, viewer: int) -> tuple[Counts, ...]:
        """See :meth:`Robot.counts`: totals without the plan card, and where that fits best."""
        columns, plan, _, covers = _standing(state, viewer)
        patrons = NUMBERS.patron * len(state.patrons[viewer])
        now = patrons + sum(scores(columns))
        best = patrons + _with_plan(columns, plan, state.seats, covers).points if plan else None
        found: list[Counts] = [(None, None)] * state.seats
        found[viewer] = (now, best)
        return tuple(found)

    def phase(self, state: PierState) -> int:
        """See :meth:`LinearRobot.phase`: by rounds."""
        return min(2, 3 * state.round // (state.rounds + 1))

    def features(self, state: PierState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`."""
        found = []
        for seat in range(state.seats):
            columns, plan, foundation, covers = _standing(state, seat)
            offered = _offered(columns, plan, state.seats, covers)
            patrons = NUMBERS.patron * len(state.patrons[seat])
            found.append(
                (
                    *offered[:2],
                    patrons,
                    *offered[2:],
                    float(seat in state.to_act),
                    *_NAMED[plan],
                    *_NAMED[foundation],
                )
            )
        return tuple(found)

    def values(self, state: PierState) -> tuple[float, ...]:
        """See :meth:`Robot.values`. When only plan cards are left, it is known who wins."""
        if state.phase is not Phase.PLAN:
            return super().values(state)
        return compared([_decisive(state, seat) for seat in range(state.seats)])

    def candidates(self, state: PierState, actions: Sequence[PierAction]) -> Sequence[PierAction]:
        """See :meth:`Robot.candidates`. A plan card is added where it brings most."""
        if actions[0].verb is not Verb.PLAN:
            return actions
        seat = actions[0].seat
        columns, plan, *_ = _standing(state, seat)
        assert plan is not None
        ways = {each: _with_plan(columns, plan, state.seats, (each.covered,)) for each in actions}
        most = max((way.points, way.characters) for way in ways.values())
        return [each for each, way in ways.items() if (way.points, way.characters) == most]


_robot = cache(lambda: PierRobot.load("pier18"))


@lru_cache(maxsize=64)
def best(obs: PierObservation, actions: tuple[PierAction, ...]) -> PierAction:
    """Return the one of *actions* to suggest: menus and pictures ask again and again.

    Of those that the robot likes about as well it is the one that brings most at once, as buttons
    say, then with the plan card, and that covers least. What others have in secret makes no
    difference to that.
    """
    robot, state = _robot(), determinize(obs, Random(0))
    values = {
        each: robot.values(apply(state, each).state)[each.seat]
        for each in robot.candidates(state, actions)
    }
    least = max(values.values()) - _ALIKE
    alike = [each for each, value in values.items() if value >= least]

    def merits(each: PierAction) -> tuple[float, ...]:
        return gain(obs, each), _with_plan_card(obs, each), -each.covered, values[each]

    return max(alike, key=merits)


def pays_later(obs: PierObservation, actions: tuple[PierAction, ...]) -> bool:
    """Tell whether what is best brings more with the plan card than what brings most at once."""
    chosen, most = best(obs, actions), max(gain(obs, each) for each in actions)
    rivals = [each for each in actions if each != chosen and gain(obs, each) == most]
    later = _with_plan_card(obs, chosen)
    return bool(rivals) and all(_with_plan_card(obs, each) < later for each in rivals)


def _with_plan_card(obs: PierObservation, action: PierAction) -> int:
    """Return the points of the pier with a card taken and the plan card, and of the patron."""
    plan = obs.plans[action.seat]
    if action.verb is not Verb.TAKE or plan is None:
        return 0
    pier = _with_plan(pier_after(obs, action), plan, obs.seats, _ALL_WAYS)
    return pier.points + patron_points(obs, action)


def _standing(state: PierState, seat: int) -> _Standing:
    """The pier of *seat* as it is once its choice is shown."""
    chosen, columns, pier = state.choices[seat], state.columns[seat], state.piers[seat]
    if chosen and chosen.verb is Verb.KEEP:
        return _Standing(extended(NO_COLUMNS, chosen.card, 0), chosen.plan, chosen.card)
    foundation = pier[0].card if pier else None
    covers = (chosen.covered,) if chosen else _ALL_WAYS
    return _Standing(columns, state.plans[seat], foundation, covers)


def _decisive(state: PierState, seat: int) -> float:
    """Return what decides on the place of *seat* when all that is left are plan cards."""
    if seat in state.resigned:
        return OUT * (state.resigned.index(seat) - state.seats)
    standing = _standing(state, seat)
    assert standing.plan is not None
    found = _with_plan(standing.columns, standing.plan, state.seats, standing.covers)
    points = found.points + NUMBERS.patron * len(state.patrons[seat])
    return _POINT * (points + found.characters / 25 - DECK.index(standing.plan) / 1000)


class _Finished(NamedTuple):
    """A pier with its plan card."""

    points: int
    characters: int
    is_met: bool


def _with_plan(columns: Columns, plan: str, seats: int, covers: tuple[int, ...]) -> _Finished:
    """The best pier that *plan* can make of *columns*."""
    key = CARDS[plan].plan
    found = []
    for covered in covers:
        pier = extended(columns, plan, covered)
        met = is_met(key, pier, seats)
        points = sum(scores(pier)) + NUMBERS.plan * met
        found.append(_Finished(points, pier.characters, met))
    return max(found)


@lru_cache(maxsize=1 << 14)
def _offered(columns: Columns, plan: str | None, seats: int, covers: tuple[int, ...]) -> Features:
    """Judge a pier that looks like *columns*, the card *plan* being still to be added."""
    now = sum(scores(columns))
    best = _Finished(now, columns.characters, False)
    if plan:
        best = _with_plan(columns, plan, seats, covers)
    at_sea = columns.top[-NUMBERS.distance :] + columns.bottom[-NUMBERS.distance :]
    return (
        best.points,
        now,
        float(best.is_met),
        float(bool(plan and is_met(CARDS[plan].plan, columns, seats))),
        best.characters / 10,
        columns.length / 10,
        columns.number_of(Character.POET) % NUMBERS.poets,
        max(columns.top.count(Character.FISHER), columns.bottom.count(Character.FISHER)),
        columns.number_of(Character.FLOWERS),
        columns.number_of(Character.LOVERS),
        at_sea.count(EMPTY),
    )
