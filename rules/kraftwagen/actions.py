"""The actions of Kraftwagen, and their notation."""

import re
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from rules.kraftwagen.cards import CARDS, ON_CARS, START_TILES, TILES, Buyer
from rules.kraftwagen.market import Car
from rules.kraftwagen.stock import Piece
from rules.kraftwagen.tile_actions import TileAction


class Verb(StrEnum):
    """The kinds of actions; the value begins the notation."""

    START = "start"
    """Take the start tile ``choice``."""
    TAKE = "take"
    """Take the action tile ``choice``."""
    DO = "do"
    """Carry out the action ``choice`` of the tile next."""
    CARD = "card"
    """Take the open research card ``number``: 1 is the left one, 2 the right one."""
    BUYER = "buyer"
    """Send a buyer of the kind ``choice``."""
    BODY = "body"
    """Put the new body into a workshop; the old part ``piece`` goes."""
    ENGINE = "engine"
    """Put the new engine to ``choice``: a workshop ("shop"), the race car ("racer"), or with
    "scrap" into a workshop that the old part ``piece`` leaves."""
    CAR = "car"
    """Place ``car``."""
    DIESEL = "diesel"
    """Put ``piece`` from a workshop into the own car with the price ``number``."""
    DONE = "done"
    """Place no car, and do without Diesel."""
    BENZ = "benz"
    """Send a buyer of the kind ``choice`` as the last one, or "none"."""


class KraftwagenAction(NamedTuple):
    """One decision of a seat. Fields that its verb does not need are empty."""

    seat: int
    verb: Verb
    choice: str = ""
    piece: Piece | None = None
    number: int = 0
    car: Car | None = None

    def __str__(self) -> str:
        match self.verb:
            case Verb.CAR:
                return f"car:{_written(self.car)}"
            case Verb.DIESEL:
                return f"diesel:{self.piece}@p{self.number}"
            case Verb.CARD:
                return f"card:{self.number}"
            case Verb.DONE:
                return "done"
        if self.piece is None:
            return f"{self.verb}:{self.choice}"
        return f"{self.verb}:scrap-{self.piece}"


def _written(car: Car | None) -> str:
    assert car is not None
    text = f"b{car.body}/e{car.engine}/w{car.crew}/p{car.price}"
    return text if car.engineer is None else f"{text}/{car.engineer}"


_NAMES = {
    Verb.START: START_TILES,
    Verb.TAKE: TILES,
    Verb.DO: tuple(TileAction),
    Verb.BUYER: tuple(Buyer),
    Verb.BENZ: (*Buyer, "none"),
}
"""What can stand behind the colon, where that is a word."""

_WORDS = "|".join(re.escape(f"{verb}:{name}") for verb, names in _NAMES.items() for name in names)
_NOTATION = re.compile(
    rf"{_WORDS}|card:[12]|body:scrap-[be][1-7]|engine:(shop|racer|scrap-[be][1-7])"
    rf"|car:b[1-7]/e[1-7]/w[1-9]\d?/p[1-9]\d?(/({'|'.join(ON_CARS)}))?"
    r"|diesel:[be][1-7]@p[1-9]\d?|done"
)


def is_notation(text: str) -> bool:
    """Tell whether *text* could be an action somewhere."""
    return _NOTATION.fullmatch(text) is not None


def is_possible(action: KraftwagenAction, seats: int) -> bool:
    """Tell whether *action* could be one of a seat somewhere: its fields fit its verb."""
    seat, verb, choice, piece, number, car = action
    if seat not in range(seats) or not is_notation(str(action)):
        return False
    match verb:
        case Verb.CAR:
            return (
                action == KraftwagenAction(seat, verb, car=car)
                and car is not None
                and car.seat == seat
            )
        case Verb.DIESEL:
            return action == KraftwagenAction(seat, verb, piece=piece, number=number)
        case Verb.CARD:
            return choice in CARDS and (piece, car) == (None, None)
        case Verb.DONE:
            return action == named(seat, verb)
        case _ if piece is None:
            return action == named(seat, verb, choice)
        case _:
            return action == scraps(seat, verb, piece)


@cache
def named(seat: int, verb: Verb, choice: str = "") -> KraftwagenAction:
    """An action that a word says: a tile, a buyer, a place, or nothing with DONE."""
    return KraftwagenAction(seat, verb, choice)


@cache
def scraps(seat: int, verb: Verb, piece: Piece) -> KraftwagenAction:
    """The old part *piece* makes room for a new body or engine."""
    return KraftwagenAction(seat, verb, "scrap", piece)
