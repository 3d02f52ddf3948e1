"""The transitions of Kraftwagen."""

from collections.abc import Callable, Mapping

from rules.core.chance import Chance
from rules.core.types import Step
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import START_TILES, TILES
from rules.kraftwagen.chain import without
from rules.kraftwagen.phases import scoring, setting_up, tile_actions, tiles
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.table import Decision
from rules.kraftwagen.turn_builder import TurnBuilder


def act(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """Do what *action* says, and go on to the next question."""
    begins = action.verb in (Verb.START, Verb.TAKE)
    if begins or turn.last:
        # Positions of the guide, and damaged ones, may not know how their turn has begun.
        turn.last = (action,) if begins else (*turn.last, action)
    _ACTS[action.verb](turn, action)
    go_on(turn)


def go_on(turn: TurnBuilder) -> None:
    """Do everything that leaves no choice, until a seat is asked."""
    while not turn.asked:
        job = turn.job
        if job.tasks:
            tile_actions.do_next(turn)
        elif job.left:
            tiles.begin_next(turn)
        elif job.tile in TILES:
            tiles.offer(turn)
        else:
            setting_up.next_seat(turn)


_ACTS: Mapping[Verb, Callable[[TurnBuilder, KraftwagenAction], None]] = {
    Verb.START: setting_up.choose,
    Verb.TAKE: tiles.take,
    Verb.DO: tiles.order,
    Verb.CARD: tile_actions.choose_card,
    Verb.BUYER: tile_actions.choose_buyer,
    Verb.BODY: tile_actions.place_body,
    Verb.ENGINE: tile_actions.place_engine,
    Verb.CAR: tiles.place,
    Verb.DIESEL: tiles.exchange,
    Verb.DONE: tiles.done,
    Verb.BENZ: scoring.send,
}
"""What each kind of action does."""


def apply(state: KraftwagenState, action: KraftwagenAction) -> Step[KraftwagenState]:
    """See :meth:`Game.apply`."""
    turn = begin(state)
    act(turn, action)
    after = finish(state, turn, state.ply + 1)
    has_drawn = turn.research is not state.table.research
    barrier = has_drawn or after.to_act != state.to_act
    return Step(after, tuple(turn.effects), barrier)


def begin(state: KraftwagenState) -> TurnBuilder:
    """The turn that goes on from *state*, with the chance of the next ply."""
    return TurnBuilder(state.table, state.money, Chance(state.seed, state.ply + 1))


def finish(state: KraftwagenState, turn: TurnBuilder, asked: int) -> KraftwagenState:
    """The position after *state* that *turn* has made.

    *asked* is the ply at which the active seat got its question, if the game goes on.
    """
    return KraftwagenState(
        setup=state.setup,
        seed=state.seed,
        ply=state.ply + 1,
        asked=-1 if turn.decision is Decision.OVER else asked,
        table=turn.table,
        money=tuple(turn.money),
    )


def give_up(state: KraftwagenState, seat: int) -> Step[KraftwagenState]:
    """See :meth:`Game.give_up`. The printed rules know no such thing; so the house plays it.

    The worker of a seat that resigns leaves the chain, so it never moves again; a tile that it was
    carrying out is dropped, and so is Benz's question. Everything else of it stays where it is:
    what it has on the market and on the track is scored as ever, so that nobody's plans are upset,
    until the clearing takes it away. Its parts and cards do not come back. It ranks last; of
    several the one that stayed longest ranks best.

    The last seat left has won at once, without a scoring.
    """
    turn = begin(state)
    _leave(turn, seat)
    is_asked_anew = seat == state.table.active_seat
    after = finish(state, turn, state.ply + 1 if is_asked_anew else state.asked)
    return Step(after, tuple(turn.effects), barrier=True)


def _leave(turn: TurnBuilder, seat: int) -> None:
    """*seat* leaves; if it was asked, the next question is found."""
    turn.record_of(seat, "resigned")
    mat = turn.mats[seat]
    turn.set_mat(mat._replace(supply=mat.supply + 1), seat)
    turn.chain, turn.resigned = without(turn.chain, seat), (*turn.resigned, seat)
    if len(turn.resigned) == len(turn.mats) - 1:
        scoring.finish(turn)
    elif seat != turn.seat:
        turn.ask(turn.decision)
    elif turn.decision is Decision.BENZ:
        scoring.sell(turn)
    elif turn.decision is Decision.START or turn.job.tile in START_TILES:
        setting_up.next_seat(turn)
        go_on(turn)
    else:
        scoring.go_on(turn)
