"""The effects of Kraftwagen.

Nearly every effect is about one seat and begins with ``seat``. What is earned is public
when it happens; the totals are what players keep to themselves.

================  ==================================================================================
kind              parameters, and what happened
================  ==================================================================================
``start``         tile: a start tile was chosen
``took``          an action tile; again: 1 if the seat moves next, too
``do``            deed: which action of the tile comes next
``helped``        engineer: he adds to the action that follows
``hired``         workers, canteen: how many are there now
``unhired``       the supply of workers is empty, and the action is lost
``reshuffled``    the discards became the deck (no seat)
``researched``    a card; left and right: the cards that are open now
``waits``         a card: no worker is there for it
``active``        a card; waited: 1 if it lay there before; body_points, engine_points of the seat
``got``           a part, which went into a workshop
``scrapped``      the same, and an old part, which went to the supply
``racer``         a part: an engine, which went into the race car
``no-part``       part: none is left in the supply, and the action is lost
``buyer``         buyer; space: his number; white: the money that lay by his stack
``marker``        left: the steps that the buyers' marker still has
``raced``         spaces; space: where the car is now; laps: so many new ones
``placed``        a car; number: how many are on the market now
``lured``         buyer: he would take the car that was placed now, and no longer another seat's
``exchanged``     a part and an old part; price: of the car that Diesel changed
``award``         goal, value
``phase-over``    reason: "cars", "marker" or "tiles" (no seat)
``benz``          buyer: he comes as the last one; or "none"
``scored``        total: earned in this game turn; race, laps, sales: parts of it; body, engine,
                  prestige, price: parts of the sales, by buyer; unsold: cars that nobody bought
``turn``          turn: a game turn begins (no seat)
``resigned``
``won``           money: awards included
================  ==================================================================================
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from rules.core.types import Value
from rules.kraftwagen.cards import CARDS, TILES, CardKind
from rules.kraftwagen.market import Car
from rules.kraftwagen.stock import Piece
from rules.kraftwagen.tile_actions import Task, TileAction


def card_facts(card_id: str) -> dict[str, Value]:
    """A research card as texts need it.

    ``card`` is "development", or the id of an instant or an engineer; ``tile`` is what comes with a
    development ("none": nothing); ``amount`` is the size of an engineer's help.
    """
    card = CARDS[card_id]
    if card.kind is not CardKind.DEVELOPMENT:
        amount = card.amount or max((task.amount for task in card.tasks), default=0)
        return {"card": card.id, "body": 0, "engine": 0, "tile": "none", "amount": amount}
    tile = card.tasks[0].action.value if card.tasks else "none"
    facts: dict[str, Value] = {"card": "development", "body": card.body, "engine": card.engine}
    return {**facts, "tile": tile, "amount": 0}


def car_facts(car: Car) -> dict[str, Value]:
    """A car as texts need it; ``engineer`` is "none" where it has none."""
    return {
        "body": car.body,
        "engine": car.engine,
        "crew": car.crew,
        "price": car.price,
        "engineer": "none" if car.engineer is None else car.engineer.value,
    }


def piece_facts(piece: Piece) -> dict[str, Value]:
    """A part as texts need it: ``part`` is "b" for a body, "e" for an engine."""
    return {"part": piece.kind.value, "value": piece.value}


def old_facts(piece: Piece) -> dict[str, Value]:
    """The same for a part that goes."""
    return {"old_part": piece.kind.value, "old_value": piece.value}


@cache
def tile_facts(tile: str) -> Mapping[str, Value]:
    """The actions of an action tile; "none" where it has fewer than three."""
    actions = [action.value for action in TILES[tile]]
    names = ("first", "second", "third")
    return dict(zip(names, (*actions, "none", "none"), strict=False))


def task_facts(tasks: Iterable[Task]) -> dict[str, Value]:
    """Add up what *tasks* order, by action."""
    counts = Counter[TileAction]()
    for task in tasks:
        counts[task.action] += task.amount
    return {name: counts[action] for name, action in _COUNTED.items()}


_COUNTED = {
    "workers": TileAction.HIRE,
    "bodies": TileAction.BODY,
    "engines": TileAction.ENGINE,
    "buyers": TileAction.BUYER,
    "spaces": TileAction.RACE,
    "cards": TileAction.RESEARCH,
}
