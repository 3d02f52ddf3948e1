"""From one decision to the next."""

from collections.abc import Callable, Mapping

from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import TILES
from rules.kraftwagen.phases import cars, scoring, setting_up, tile_actions, tiles
from rules.kraftwagen.turn_builder import TurnBuilder


def act(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """Do what *action* says, and go on to the next question."""
    begins = action.verb in (Verb.START, Verb.TAKE)
    if begins or turn.table.last:
        # Positions of the guide, and damaged ones, may not know how their turn has begun.
        last = (action,) if begins else (*turn.table.last, action)
        turn.table = turn.table._replace(last=last)
    _ACTS[action.verb](turn, action)
    go_on(turn)


def go_on(turn: TurnBuilder) -> None:
    """Do everything that leaves no choice, until a seat is asked."""
    while not turn.asked:
        job = turn.table.job
        if job.tasks:
            tile_actions.do_next(turn)
        elif job.left:
            tiles.begin_next(turn)
        elif job.tile in TILES:
            cars.offer(turn)
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
    Verb.CAR: cars.place,
    Verb.DIESEL: cars.exchange,
    Verb.DONE: cars.done,
    Verb.BENZ: scoring.send,
}
"""What each kind of action does."""
