"""Challenge play: a seat may err, and the one after it may do better with the same cards."""

from rules.gurkensolo.actions import GurkensoloAction, Verb, step_bit, steps_in, word
from rules.gurkensolo.logic import right_steps
from rules.gurkensolo.race import Race


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
