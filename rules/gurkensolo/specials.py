"""Specials: cards that are carried out to the letter, whatever is true."""

from functools import cache
from itertools import combinations

from rules.gurkensolo.actions import GurkensoloAction, Verb, in_order
from rules.gurkensolo.cards import PICKLES, Special, special
from rules.gurkensolo.race import GOAL, START, Race

_BACK = {Special.ONE_BACK: -1, Special.TWO_BACK: -2}


def specials_in(hand: tuple[int, ...]) -> tuple[Special, ...]:
    """The specials among the cards of *hand*."""
    return tuple(found for found in map(special, hand) if found)


def carryings_out(
    seat: int, specials: tuple[Special, ...], race: Race
) -> tuple[GurkensoloAction, ...]:
    """Every way to carry out one of *specials*, sorted by notation; () where there is none."""
    ways = _ways(seat, specials)
    return tuple(action for action in ways if _is_possible(action, race.fields))


def may_carry_out(action: GurkensoloAction, hand: tuple[int, ...]) -> bool:
    """Tell whether a special in *hand* may order *action*, wherever the pickles are."""
    return action in _ways(action.seat, specials_in(hand))


def _is_possible(action: GurkensoloAction, fields: tuple[int, ...]) -> bool:
    """Tell whether the pickles of *action* are on the track, and stay there."""
    return all(START - action.fields <= fields[pickle] < GOAL for pickle in action.pickles)


@cache
def _ways(seat: int, specials: tuple[Special, ...]) -> tuple[GurkensoloAction, ...]:
    """List the actions that *specials* order where nothing is in the way, sorted by notation."""
    pickles = range(len(PICKLES))
    moves = (
        GurkensoloAction(seat, Verb.BACK, (pickle,), _BACK[kind])
        for kind in specials
        if kind in _BACK
        for pickle in pickles
    )
    pairs = combinations(pickles, 2) if Special.EXCHANGE in specials else ()
    return in_order([*moves, *(GurkensoloAction(seat, Verb.EXCHANGE, pair) for pair in pairs)])
