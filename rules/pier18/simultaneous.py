"""Choices of all at the same time: keeping two cards first, adding the plan card last.

A choice is final. It is kept secret until nobody is waited for any more; then all are shown.
But for :func:`choose`, the ply of a state that comes in here counts the action already.
"""

from itertools import chain

from rules.core.seat_order import replaced
from rules.core.types import Effect, Step
from rules.pier18 import effects, rounds
from rules.pier18.actions import PierAction, Verb
from rules.pier18.pier import Section, columns_of, extended
from rules.pier18.scoring import is_built, standings, tallies, victory
from rules.pier18.state import Phase, PierState

_Step = Step[PierState]
Effects = tuple[Effect, ...]


def choose(state: PierState, action: PierAction) -> _Step:
    """A seat chooses; the last one to do so lets the game go on, and all of it is shown."""
    seat = action.seat
    if action.verb is Verb.KEEP:
        happened = effects.kept(seat, action.card, action.plan)
    else:
        happened = effects.placed(seat, plan_card(state, seat), action.covered)
    after = state._replace(
        ply=state.ply + 1,
        to_act=tuple(other for other in state.to_act if other != seat),
        choices=replaced(state.choices, seat, action),
    )
    return go_on(after, happened if after.to_act else ())


def go_on(state: PierState, happened: Effects) -> _Step:
    """A seat is not waited for any more. The others keep their questions, as old as they are."""
    if state.to_act:
        return Step(state, happened, barrier=True)
    return _found(state, happened) if state.phase is Phase.KEEP else _finish(state, happened)


def plan_card(state: PierState, seat: int) -> str:
    """The plan card of *seat*, which must have been shown."""
    card = state.plans[seat]
    assert card is not None
    return card


def over(state: PierState, happened: Effects) -> _Step:
    """The game ends with the piers of *state*."""
    after = state._replace(phase=Phase.OVER, to_act=(), asked=-1)
    counted = tallies(after)
    if is_built(after):
        happened += tuple(
            effects.scored(seat, plan_card(after, seat), counted[seat]) for seat in after.playing
        )
    order = standings(after, [sum(tally) for tally in counted])
    first = order[0]
    result = effects.won(first.seat, victory(order), first.points)
    return Step(after, (*happened, result), barrier=True)


def _found(state: PierState, happened: Effects) -> _Step:
    """Foundations and plans are shown, and the first round begins. The rest is in the deck."""
    made = [action for action in state.choices if action]
    shown = {action.seat: action for action in made}
    everyone = range(state.seats)
    piers = tuple((Section(shown[seat].card, 0),) if seat in shown else () for seat in everyone)
    kept = {*(action.card for action in made), *(action.plan for action in made)}
    dealt = chain(*state.hands)
    after = state._replace(
        hands=((),) * state.seats,
        choices=(None,) * state.seats,
        piers=piers,
        plans=tuple(shown[seat].plan if seat in shown else None for seat in everyone),
        deck=tuple(sorted((*state.deck, *(card for card in dealt if card not in kept)))),
        columns=tuple(map(columns_of, piers)),
    )
    first = min(made, key=lambda action: action.card)
    happened += tuple(effects.founded(action.seat, action.card, action.plan) for action in made)
    happened += (effects.begins(first.seat, first.card),)
    return rounds.begin(after, 1, first.seat, happened)


def _finish(state: PierState, happened: Effects) -> _Step:
    """All plan cards are added, and the game is over."""
    piers, columns = list(state.piers), list(state.columns)
    for action in filter(None, state.choices):
        seat = action.seat
        section = Section(plan_card(state, seat), action.covered)
        piers[seat] += (section,)
        columns[seat] = extended(columns[seat], *section)
        happened += (effects.added(seat, *section),)
    after = state._replace(
        choices=(None,) * state.seats, piers=tuple(piers), columns=tuple(columns)
    )
    return over(after, happened)
