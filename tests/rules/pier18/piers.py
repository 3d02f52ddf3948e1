"""Positions and games of Pier 18, written down as short as people say them."""

from rules.pier18.cards import DECK
from rules.pier18.game import Pier18
from rules.pier18.pier import Columns, Pier, Section, columns_of
from rules.pier18.state import Phase, PierState
from tests.rules.lines import Lines, seed

GAME = Pier18()
TRIO = ("P01 P02 P03", "P04 P05 P06", "P07 P08 P09")
"""Hands of three."""
LINES = Lines(GAME, is_whole=True)
offered, step, after = LINES.offered, LINES.step, LINES.after
effect_kinds, playout = LINES.effect_kinds, LINES.playout


def sides(top: str, bottom: str = "") -> Columns:
    """Build a pier as it can be seen; a shorter side ends in empty places."""
    length = max(len(top), len(bottom))
    return Columns(top.ljust(length, "."), bottom.ljust(length, "."))


def pier(text: str) -> Pier:
    """``"P07 P10/2"``: a foundation, and a section over two of its columns."""
    found = (entry.partition("/") for entry in text.split())
    return tuple(Section(card, int(covered or 0)) for card, _, covered in found)


def begun(*hands: str, number: int = 0) -> PierState:
    """A game whose seats have been dealt *hands*: ``"P01 P02 P03"``."""
    state = GAME.new(seats=len(hands), seed=seed(number))
    dealt = tuple(tuple(hand.split()) for hand in hands)
    return _sound(state, hands=dealt, deck=_without(*dealt))


def in_round(
    *piers: str,
    plans: str,
    shown: str,
    taken: str = "",
    number: int = 1,
    leader: int = 0,
    turn: int | None = None,
) -> PierState:
    """*turn*, or *leader*, may take one of the cards *shown* in round *number*.

    *taken* names the cards of this round, which lie in the piers already.
    """
    return _open(
        *piers,
        plans=plans,
        phase=Phase.ROUND,
        to_act=(leader if turn is None else turn,),
        round=number,
        leader=leader,
        open=tuple(shown.split()),
        taken=taken.split(),
    )


def planning(*piers: str, plans: str, patrons: tuple[str, ...] = ()) -> PierState:
    """All add their plan cards; *patrons* are the cards that each seat has got."""
    rounds = GAME.new(seats=len(piers), seed=seed()).rounds
    return _open(
        *piers,
        plans=plans,
        patrons=tuple(tuple(own.split()) for own in patrons) or ((),) * len(piers),
        phase=Phase.PLAN,
        to_act=tuple(range(len(piers))),
        round=rounds,
        leader=0,
    )


def last(seats: int, number: int = 0) -> PierState:
    """The end of a random game."""
    *_, (state, _) = playout(seats, number)
    return state


def _open(*piers: str, plans: str, taken: list[str] | None = None, **facts: object) -> PierState:
    """A position after the foundations were shown."""
    built = tuple(map(pier, piers))
    seats = len(built)
    by_seat = [
        next((card for card in taken or () if card in {s.card for s in own}), None) for own in built
    ]
    fresh = GAME.new(seats=seats, seed=seed())
    state = fresh._replace(hands=((),) * seats, asked=0, **facts)
    laid = [tuple(section.card for section in own) for own in built]
    used = (*laid, tuple(plans.split()), state.open, *state.patrons)
    return _sound(
        state,
        piers=built,
        plans=tuple(plans.split()),
        taken=tuple(by_seat),
        deck=_without(*used),
        columns=tuple(map(columns_of, built)),
    )


def _without(*some: tuple[str, ...]) -> tuple[str, ...]:
    used = {card for cards in some for card in cards}
    return tuple(card for card in DECK if card not in used)


def _sound(state: PierState, **facts: object) -> PierState:
    state = state._replace(**facts)
    GAME.check(state)
    return state
