"""Find the steps that make one card true and the other one false.

There are eight steps, two for each pickle, so a set of steps is a byte. The steps after which a
card is true depend only on how many fields its first pickle leads, -12 to 12: 25 bytes a card say
it all. The right steps are the bits in which the bytes of the two cards differ.
"""

from functools import cache
from itertools import combinations

from rules.gurkensolo.actions import GurkensoloAction, Verb, in_order, step_bit, steps_in, word
from rules.gurkensolo.cards import PICKLES, STATEMENTS, Special, Statement, special
from rules.gurkensolo.race import GOAL, START, Race

_FURTHEST = GOAL - START
"""The greatest lead of one pickle over another."""


def true_after(card: int, fields: tuple[int, ...]) -> int:
    """The set of steps after which the statement *card* is true, steps off the track included."""
    one, other, masks = _MASKS[card]
    return masks[fields[one] - fields[other] + _FURTHEST]


def right_steps(hand: tuple[int, ...], race: Race) -> int:
    """The set of possible steps after which one statement of *hand* is true, the other one not."""
    first, second = hand
    differing = true_after(first, race.fields) ^ true_after(second, race.fields)
    return differing & race.steps()


def truth_first(hand: tuple[int, ...], race: Race, step: int) -> tuple[int, ...]:
    """The two statements with the one first that the right step *step* makes true."""
    first, second = hand
    return hand if true_after(first, race.fields) & step else (second, first)


def _masks(statement: Statement) -> bytes:
    """For each lead, from the least up, the set of steps after which *statement* is true."""
    return bytes(_mask(statement, lead) for lead in range(-_FURTHEST, _FURTHEST + 1))


def _mask(statement: Statement, lead: int) -> int:
    steps = 0
    for pickle in range(len(PICKLES)):
        for by in (1, 2):
            gained = by * ((pickle == statement.one) - (pickle == statement.other))
            if statement.holds(lead + gained):
                steps |= step_bit(pickle, by)
    return steps


_MASKS = tuple((said.one, said.other, _masks(said)) for said in STATEMENTS)


def tries(seat: int, race: Race) -> tuple[GurkensoloAction, ...]:
    """List what a seat with two statements may try: any possible step, or that none is right."""
    return (*steps_in(seat, Verb.STEP, race.steps()), word(seat, Verb.CLAIM))


def fixes(seat: int, hand: tuple[int, ...], race: Race) -> tuple[GurkensoloAction, ...]:
    """List what *seat* may do with the open cards of the seat before: the right steps, or skip."""
    return (*steps_in(seat, Verb.FIX, right_steps(hand, race)), word(seat, Verb.SKIP))


def is_right(hand: tuple[int, ...], race: Race, action: GurkensoloAction) -> bool:
    """Tell whether a step or a claim with the statements of *hand* is right."""
    right = right_steps(hand, race)
    if action.verb is Verb.CLAIM:
        return not right
    return bool(right & step_bit(action.pickles[0], action.fields))


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
