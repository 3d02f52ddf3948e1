"""The reader's choices so far and those to come, as things that a picture can mark.

A thing is what the menu steps of an action name: "card:1", "buyer:price", "tile:hire", "next:hire",
"start:build"; a piece on the mat ("b4", "e3"), a number of workers ("w2"), an engineer, a price
("p8"), "shop", "racer".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from render.marks import Mark
from rules.kraftwagen import WORKERS, Car, Decision, KraftwagenAction, KraftwagenObservation, Verb

_FIELDS = {
    Verb.START: "start:",
    Verb.TAKE: "tile:",
    Verb.DO: "next:",
    Verb.BUYER: "buyer:",
    Verb.BENZ: "buyer:",
}
_ALONE = "alone"
"""A car without an engineer."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A car that is being put together; 0 and "" for what is not chosen yet."""

    body: int = 0
    engine: int = 0
    crew: int = 0
    engineer: str = ""
    price: int = 0


@dataclass(frozen=True, slots=True)
class Choices:
    """The things to mark."""

    chosen: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()
    tile: str = ""
    """The action tile that is chosen."""
    sketch: Sketch | None = None
    car: Car | None = None
    """The car as it would stand on the market once it is complete; with Diesel the changed one."""

    def marks(self, thing: str) -> tuple[Mark, ...]:
        """The colour of the frame around *thing*, if it has one.

        "crew" stands for any number of workers.
        """
        if thing == "crew":
            marked = {mark for crew in range(1, WORKERS) for mark in self.marks(f"w{crew}")}
            return tuple(sorted(marked))[:1]
        if thing in self.chosen:
            return ("chosen",)
        return ("may",) if thing in self.offered else ()


def choices(obs: KraftwagenObservation, values: tuple[str, ...]) -> Choices:
    """The things behind *values*, which were picked so far from the menu of the seat on turn."""
    fitting = [a for a in obs.open_legal if menu_values(a)[: len(values)] == values]
    if not fitting or not values:
        offered = (things(action)[:1] for action in obs.open_legal)
        sketch = Sketch() if any(each.verb is Verb.CAR for each in obs.open_legal) else None
        return Choices(offered=frozenset(t for some in offered for t in some), sketch=sketch)
    action, count = fitting[0], len(values)
    following = (things(each)[count : count + 1] for each in fitting)
    return Choices(
        chosen=frozenset(things(action)[:count]),
        offered=frozenset(thing for some in following for thing in some),
        tile=action.choice if action.verb is Verb.TAKE else "",
        sketch=_sketch(values) if action.verb is Verb.CAR else None,
        car=_result(obs, action) if len(fitting) == 1 else None,
    )


def menu_values(action: KraftwagenAction) -> tuple[str, ...]:
    """The values of the menu steps that lead to *action*."""
    match action:
        case KraftwagenAction(verb=Verb.CAR, car=Car() as car):
            values = f"b{car.body}", f"e{car.engine}", f"w{car.crew}"
            return (*values, car.engineer or _ALONE, f"p{car.price}")
        case KraftwagenAction(verb=Verb.DIESEL):
            return "diesel", str(action.piece), f"p{action.number}"
        case KraftwagenAction(verb=Verb.DONE):
            return ("done",)
        case KraftwagenAction(verb=Verb.CARD):
            return (str(action.number),)
        case _:
            return (str(action.piece) if action.piece else action.choice,)


def things(action: KraftwagenAction) -> tuple[str, ...]:
    """The things that these values stand for."""
    if action.verb is Verb.CARD:
        return (f"card:{action.number}",)
    return tuple(_FIELDS.get(action.verb, "") + value for value in menu_values(action))


def _sketch(values: tuple[str, ...]) -> Sketch:
    body, engine, crew, engineer, price = (*values, *("",) * 5)[:5]
    return Sketch(
        _number(body), _number(engine), _number(crew), engineer.replace(_ALONE, ""), _number(price)
    )


def _number(value: str) -> int:
    return int(value[1:] or 0)


def _result(obs: KraftwagenObservation, action: KraftwagenAction) -> Car | None:
    if action.verb is Verb.CAR:
        return action.car
    if action.verb is not Verb.DIESEL or action.piece is None:
        return None
    old = next(car for car in obs.cars if car.price == action.number)
    if action.piece.kind == "b":
        return old._replace(body=action.piece.value)
    return old._replace(engine=action.piece.value)


class Picture(Enum):
    """One picture of a position."""

    BOARD = auto()
    """Chain, race and research."""
    SHOW = auto()
    """The market: buyers, prices and cars; start tiles and the last scoring."""
    MATS = auto()
    """What every seat has, the reader's own first; the awards and the supply."""


_PARTS = 4
"""The steps of a car before its price."""
_ABOUT: Mapping[Decision, Picture] = {
    Decision.START: Picture.SHOW,
    Decision.BUYER: Picture.SHOW,
    Decision.CAR: Picture.SHOW,
    Decision.BENZ: Picture.SHOW,
    Decision.BODY: Picture.MATS,
    Decision.ENGINE: Picture.MATS,
}
"""What somebody who answers looks at; else it is the board."""


def pictures(
    obs: KraftwagenObservation, chosen: tuple[str, ...] = (), *, is_brief: bool = False
) -> tuple[Picture, ...]:
    """The pictures in order: after what the question is about, what one has for it.

    Where *is_brief*, there is the first alone. What a car is made of, until it has all but its
    price, lies on the mat. Who waits finds the own mat last: a chat opens at its lower end.
    """
    waits = obs.seat is not None and not obs.legal
    is_building = obs.decision is Decision.CAR and 0 < len(chosen) < _PARTS
    about = Picture.MATS if waits or is_building else _ABOUT.get(obs.decision, Picture.BOARD)
    if is_brief:
        return (about,)
    return tuple(Picture) if waits else tuple(dict.fromkeys((about, Picture.MATS, *Picture)))
