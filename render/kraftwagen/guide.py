"""The positions that are shown beside the pages of the rules."""

from dataclasses import replace
from functools import cache
from typing import Any

from render.kraftwagen.examples import NO_JOB, mat, new_cars, position, stacks
from render.layout import GuidePage, numbered
from rules.kraftwagen import (
    PRICES,
    START_TILES,
    TILES,
    Award,
    Buyer,
    Buyers,
    Car,
    Chain,
    Decision,
    Engineer,
    Goal,
    Job,
    Kind,
    KraftwagenAction,
    KraftwagenObservation,
    Mat,
    Piece,
    Sale,
    Scoring,
    Task,
    TileAction,
    Verb,
)

_START: Chain = (1, 0, 2, *TILES)
_LATER: Chain = (
    *(0, "race", "engine", 2, "research", "buyer+hire", 1),
    *("body", "hire", "engine+hire", "research+race", "body+race", "research+race+buyer"),
)
"""Ada is at the tail."""
_MOVED: Chain = (
    *(2, "research", "buyer+hire", 1, "body", 0, "engine+hire"),
    *("research+race", "body+race", "research+race+buyer", "race", "engine", "hire"),
)
"""Ada has taken what is at the head."""

_MOVED_BY_RESEARCH: Chain = (
    *(2, 0, "buyer+hire", 1, "body", "hire", "engine+hire", "research+race"),
    *("body+race", "research+race+buyer", "research", "race", "engine"),
)
"""The same with the tile for research."""

_CARS = (Car(1, 3, 4, 2, 8), Car(2, 3, 2, 1, 6), Car(1, 2, 5, 3, 11))
_OPEN = ("body-engine", "bugatti")
_BUYERS = (Buyer.PRESTIGE, Buyer.BODY, Buyer.ENGINE)


_SCORING = Scoring(
    game_turn=1,
    places=(1, 0, 2),
    laps=(2, 2, 1),
    race_money=(4, 7, 2),
    lap_money=(3, 3, 1),
    sales=(
        Sale(Buyer.PRICE, Car(2, 1, 2, 1, 3), 6),
        Sale(Buyer.BODY, Car(0, 2, 1, 2, 9), 9),
        Sale(Buyer.ENGINE, Car(1, 1, 3, 1, 5), 5),
        Sale(Buyer.PRESTIGE, Car(1, 1, 1, 2, 8), 8),
    ),
)


def _mats(cars: tuple[Car, ...] = _CARS, **ada: Any) -> tuple[Mat, ...]:
    """Three companies in the second game turn; *ada* is what is different for Ada."""
    hers: dict[str, Any] = {
        "start": "build",
        "bodies": (4,),
        "engines": (3,),
        "racer": 2,
        "canteen": 3,
        "active": ("bodies", "both", "engine-engine"),
        "engineers": (Engineer.MAYBACH,),
        "space": 2,
        "laps": 1,
    }
    bens = mat(
        1,
        cars,
        canteen=1,
        start="team",
        engines=(4,),
        racer=3,
        active=("engines", "engines"),
        engineers=(Engineer.PORSCHE,),
        space=5,
        laps=1,
    )
    cleos = mat(
        2,
        cars,
        canteen=0,
        start="study",
        bodies=(3,),
        active=("both", "bodies"),
        waiting=("engine-body",),
        space=4,
        awards=(Award(Goal.LAPS, 4),),
    )
    return mat(0, cars, **(hers | ada)), bens, cleos


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it.

    The first page has one picture, so that its text is in sight.
    """
    car = "b4", "e3", "w2"
    first, *others = numbered(
        (
            (_beginning(), ()),
            (_taking(), ("engine",)),
            (_taking(), ("research+race+buyer",)),
            (_researching(), ()),
            (_fitting(), ()),
            (_placing(), (*car, "alone", "p5")),
            (_sending(), ("price",)),
            (_scored(), ()),
            (_placing(), (*car, "maybach", "p5")),
            (_choosing(), ()),
            (_sending(), ()),
            (_beginning(), ()),
        )
    )
    return replace(first, view=replace(first.view, is_brief=True)), *others


def _beginning() -> KraftwagenObservation:
    """Nobody has moved yet; the start tiles are carried out."""
    mats = (
        mat(0, (), start="build", bodies=(1,), engines=(1,), canteen=6),
        mat(1, (), start="sales", space=2),
        mat(2, (), start="study", canteen=5, engineers=(Engineer.OTTO,)),
    )
    return position(
        decision=Decision.TAKE,
        active_seat=1,
        game_turn=1,
        taken=0,
        chain=_START,
        mats=mats,
        open_cards=("both", "sprint"),
        buyers=Buyers((Buyer.PRICE,), stacks((Buyer.PRICE,)), (2, 1, 1, 0)),
        legal=_takes(1),
    )


def _choosing() -> KraftwagenObservation:
    """The start tiles are chosen."""
    return position(
        decision=Decision.START,
        active_seat=2,
        game_turn=1,
        taken=0,
        chain=_START,
        mats=tuple(mat(seat, ()) for seat in range(3)),
        open_cards=("both", "sprint"),
        buyers=Buyers(),
        legal=tuple(_do(2, Verb.START, name) for name in START_TILES),
    )


def _taking() -> KraftwagenObservation:
    return _later(
        Decision.TAKE, _LATER, _takes(0), last=(_do(1, Verb.TAKE, "research+race+buyer"),)
    )


def _scored() -> KraftwagenObservation:
    """A new game turn has begun: the market is empty, and all buyers wait."""
    taking = _later(Decision.TAKE, _LATER, _takes(0), cars=())
    buyers = Buyers((), stacks(()), (2, 1, 1, 2))
    return replace(taking, taken=1, scoring=_SCORING, buyers=buyers)


def _researching() -> KraftwagenObservation:
    return _later(
        Decision.CARD,
        _MOVED_BY_RESEARCH,
        tuple(
            KraftwagenAction(0, Verb.CARD, id, number=number)
            for number, id in enumerate(_OPEN, start=1)
        ),
        job=Job("research", (), (Task(TileAction.RESEARCH),)),
        last=(_do(0, Verb.TAKE, "research"),),
    )


def _fitting() -> KraftwagenObservation:
    """An engine has come, and all workshops are full."""
    pieces = (Piece(Kind.BODY, 4), Piece(Kind.ENGINE, 2), Piece(Kind.ENGINE, 3))
    return _later(
        Decision.ENGINE,
        _MOVED_BY_RESEARCH,
        (
            _do(0, Verb.ENGINE, "racer"),
            *(KraftwagenAction(0, Verb.ENGINE, "scrap", piece) for piece in pieces),
        ),
        job=Job("engine", (), (Task(TileAction.ENGINE),)),
        mats=_mats(engines=(2, 3)),
    )


def _placing() -> KraftwagenObservation:
    mats = _mats()
    free = [price for price in PRICES[1] if price not in {car.price for car in _CARS}]
    placed = (KraftwagenAction(0, Verb.CAR, car=car) for car in new_cars(0, mats[0], free))
    legal = (*placed, _do(0, Verb.DONE))
    return _later(
        Decision.CAR, _MOVED, legal, job=Job("hire"), mats=mats, last=(_do(0, Verb.TAKE, "hire"),)
    )


def _sending() -> KraftwagenObservation:
    return _later(
        Decision.BUYER,
        _MOVED,
        tuple(_do(0, Verb.BUYER, kind) for kind in ("body", "engine", "prestige", "price")),
        job=Job("hire", (), (Task(TileAction.BUYER),)),
    )


def _later(
    decision: Decision,
    chain: Chain,
    legal: tuple[KraftwagenAction, ...],
    *,
    job: Job = NO_JOB,
    mats: tuple[Mat, ...] | None = None,
    cars: tuple[Car, ...] = _CARS,
    last: tuple[KraftwagenAction, ...] = (),
) -> KraftwagenObservation:
    """A position of the second game turn with Ada on turn."""
    return position(
        decision=decision,
        active_seat=0,
        game_turn=2,
        taken=17,
        chain=chain,
        mats=_mats(cars) if mats is None else mats,
        open_cards=_OPEN,
        buyers=Buyers(_BUYERS, stacks(_BUYERS), (0, 0, 1, 1)),
        cars=cars,
        legal=legal,
        job=job,
        last=last,
    )


def _takes(seat: int) -> tuple[KraftwagenAction, ...]:
    return tuple(_do(seat, Verb.TAKE, name) for name in TILES)


def _do(seat: int, verb: Verb, choice: str = "") -> KraftwagenAction:
    return KraftwagenAction(seat, verb, choice)
