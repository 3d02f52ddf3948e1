"""Everything printed on tiles and cards, and the numbers of the game, from its data file."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from rules.core.cards import BadCards, Entry, read_list, require_total
from rules.kraftwagen.tile_actions import Task, TileAction

_GAME = "kraftwagen"


class CardKind(StrEnum):
    """The kinds of research cards."""

    DEVELOPMENT = "development"
    """Gives points, once a worker of the canteen is on it."""
    INSTANT = "instant"
    """Works once and is discarded."""
    ENGINEER = "engineer"
    """Helps the seat that has it for the rest of the game."""


class Engineer(StrEnum):
    """The engineers; each is a card of the same name."""

    BENZ = "benz"
    """Sends one more buyer, who buys last."""
    DIESEL = "diesel"
    """Exchanges a part of a car on the market."""
    BUGATTI = "bugatti"
    """Multiplies the spaces of one race action."""
    PORSCHE = "porsche"
    """Adds spaces to every race action."""
    BOSCH = "bosch"
    """Adds workers to every hire action."""
    DAIMLER = "daimler"
    """On a car: its body counts more."""
    OTTO = "otto"
    """On a car: its engine counts more."""
    MAYBACH = "maybach"
    """On a car: its crew counts more."""
    OPEL = "opel"
    """On a car: its price counts less."""


ON_CARS = (Engineer.DAIMLER, Engineer.MAYBACH, Engineer.OPEL, Engineer.OTTO)
"""The engineers that go on cars, in the order of their names."""


class Goal(StrEnum):
    """The achievements that awards are given for."""

    BODY = "body"
    """Body points."""
    ENGINE = "engine"
    """Engine points."""
    ENGINEERS = "engineers"
    SUPPLY = "supply"
    """As few workers in the own supply as the award says."""
    LAPS = "laps"
    """Laps in one race."""


class Buyer(StrEnum):
    """The kinds of buyers: by what they choose a car."""

    BODY = "body"
    ENGINE = "engine"
    PRESTIGE = "prestige"
    """The number of workers in the crew."""
    PRICE = "price"


class Card(NamedTuple):
    """A kind of research card."""

    id: str
    kind: CardKind
    copies: int
    """How many there are."""
    body: int = 0
    """Body points of a development."""
    engine: int = 0
    """Engine points of a development."""
    tasks: tuple[Task, ...] = ()
    """What it orders when it works."""
    amount: int = 0
    """How much an engineer helps."""


class StartTile(NamedTuple):
    """A tile that a seat takes before the first turn."""

    name: str
    tasks: tuple[Task, ...]


class Prize(NamedTuple):
    """A goal, and the awards for it."""

    goal: Goal
    needed: int
    """How many it takes; for SUPPLY how few."""
    values: tuple[int, ...]
    """For the seat that is first there, for the second, ..."""


def _tasks(entry: Entry, card: str = "") -> tuple[Task, ...]:
    return _ordered(entry.get("tasks", ()), card)


def _ordered(texts: Iterable[str], card: str = "") -> tuple[Task, ...]:
    try:
        return tuple(Task.parse(text, card) for text in texts)
    except ValueError as error:
        raise BadCards(f"actions of Kraftwagen: {error}") from error


def _read_numbers() -> dict[str, int]:
    return {e["name"]: int(e["value"]) for e in read_list(_GAME, "numbers", unique="name")}


def _read_spread(name: str, total: int) -> tuple[int, ...]:
    """Read the number of tiles of each of the values 1, 2, 3, ..."""
    entries = read_list(_GAME, name, unique="value")
    _require_row(name, (entry["value"] for entry in entries))
    require_total(f"{name} of Kraftwagen", sum(entry["count"] for entry in entries), total)
    return tuple(int(entry["count"]) for entry in entries)


def _read_row(name: str, number: str, value: str) -> tuple[int, ...]:
    """The values for the numbers 1, 2, 3, ..."""
    entries = read_list(_GAME, name, unique=number)
    _require_row(name, (entry[number] for entry in entries))
    return tuple(int(entry[value]) for entry in entries)


def _require_row(name: str, found: Iterable[int]) -> None:
    numbers = list(found)
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadCards(f"{name} of Kraftwagen: {numbers} instead of 1, 2, 3 and so on")


def _read_prices(turns: int) -> tuple[tuple[int, ...], ...]:
    entries = read_list(_GAME, "prices", unique="turn")
    _require_row("prices", (entry["turn"] for entry in entries))
    require_total("game turns with prices", len(entries), turns)
    for entry in entries:
        require_total("price markers", len(set(entry["values"])), 8)
    return tuple(tuple(sorted(entry["values"])) for entry in entries)


def _read_tiles() -> Mapping[str, tuple[TileAction, ...]]:
    names = [entry["name"] for entry in read_list(_GAME, "tiles", unique="name")]
    require_total("action tiles", len(names), 10)
    orders = {name: _ordered(name.split("+")) for name in names}
    actions = {name: tuple(task.action for task in tasks) for name, tasks in orders.items()}
    return MappingProxyType(actions)


def _read_start_tiles() -> Mapping[str, StartTile]:
    entries = read_list(_GAME, "start_tiles", unique="name")
    require_total("start tiles", len(entries), 4)
    return MappingProxyType({e["name"]: StartTile(e["name"], _tasks(e)) for e in entries})


def _read_cards() -> Mapping[str, Card]:
    cards = [
        *_developments(read_list(_GAME, "developments", unique="id")),
        *_instants(read_list(_GAME, "instants", unique="id")),
        *_engineers(read_list(_GAME, "engineers", unique="id")),
    ]
    require_total("research cards", sum(card.copies for card in cards), 50)
    found = {card.id: card for card in cards}
    require_total("kinds of research cards", len(found), len(cards))
    return MappingProxyType(found)


def _developments(entries: Iterable[Entry]) -> Iterable[Card]:
    for e in entries:
        body, engine = int(e.get("body", 0)), int(e.get("engine", 0))
        tasks = _tasks(e, e["id"])
        yield Card(e["id"], CardKind.DEVELOPMENT, int(e["count"]), body, engine, tasks)


def _instants(entries: Iterable[Entry]) -> Iterable[Card]:
    for e in entries:
        tasks = _tasks(e, e["id"])
        if any(task.action is TileAction.RESEARCH for task in tasks):
            raise BadCards(f"the instant {e['id']} of Kraftwagen draws cards while it works")
        yield Card(e["id"], CardKind.INSTANT, int(e["count"]), tasks=tasks)


def _engineers(entries: Iterable[Entry]) -> Iterable[Card]:
    names = {entry["id"] for entry in entries}
    if names != {engineer.value for engineer in Engineer}:
        raise BadCards(f"the engineers of Kraftwagen are not {sorted(names)}")
    for e in entries:
        yield Card(e["id"], CardKind.ENGINEER, 1, amount=int(e["amount"]))


def _read_prizes() -> tuple[Prize, ...]:
    entries = read_list(_GAME, "awards", unique="goal")
    prizes = tuple(Prize(Goal(e["goal"]), int(e["count"]), tuple(e["values"])) for e in entries)
    require_total("awards", sum(len(prize.values) for prize in prizes), 10)
    return prizes


def _read_buyers(value: str) -> tuple[int, ...]:
    entries = {e["kind"]: e for e in read_list(_GAME, "buyers", unique="kind")}
    if list(entries) != [buyer.value for buyer in Buyer]:
        raise BadCards(f"the buyers of Kraftwagen are not {list(entries)}")
    require_total("buyers", sum(int(entry["count"]) for entry in entries.values()), 8)
    return tuple(int(entry[value]) for entry in entries.values())


def _read_track() -> Mapping[int, int]:
    entries = read_list(_GAME, "track", unique="seats")
    track = {int(e["seats"]): int(e["spaces"]) for e in entries}
    if sorted(track) != [2, 3, 4]:
        raise BadCards(f"tracks of Kraftwagen for {sorted(track)} seats instead of 2, 3 and 4")
    return MappingProxyType(track)


_NUMBERS = _read_numbers()

TURNS = _NUMBERS["turns"]
"""How many game turns there are."""
WORKERS = _NUMBERS["workers"]
"""How many workers a seat has in all."""
CANTEEN = _NUMBERS["canteen"]
"""How many of them are in the canteen at first."""
WORKSHOPS = _NUMBERS["workshops"]
PRINTED_ENGINE = _NUMBERS["racer-engine"]
"""The engine that a race car has without a tile."""
FIRST_BODY_POINTS = _NUMBERS["body-points"]
FIRST_ENGINE_POINTS = _NUMBERS["engine-points"]
ACTIVE_SPACES = _NUMBERS["active-buyers"]
"""For how many buyers there is room."""
MARKER_START = _NUMBERS["marker-steps"]
"""The buyers' marker on S; it counts down to 0."""
LAST_CAR = _NUMBERS["cars"]
"""With so many cars on the market the action phase ends."""
LAST_TILE = _NUMBERS["tiles-taken"]
"""With so many tiles taken the action phase ends."""

BODIES = _read_spread("bodies", 41)
"""How many bodies there are of the values 1, 2, 3, ..."""
ENGINES = _read_spread("engines", 39)
"""How many engines there are of the values 1, 2, 3, ..."""
PRICES = _read_prices(TURNS)
"""The price markers of each game turn, ascending."""
TILES = _read_tiles()
"""The actions of every action tile, by its name."""
START_TILES = _read_start_tiles()
CARDS = _read_cards()
"""The kinds of research cards by id: developments, instants, engineers."""
PRIZES = _read_prizes()
"""The goals, in the order of the board."""
STACKS = _read_buyers("count")
"""How many buyers there are, by kind."""
WHITE = _read_buyers("white")
"""The white money that is laid by each stack in every game turn."""
TRACK = _read_track()
"""The spaces of a lap, by the number of seats."""
PLACES = _read_row("places", "place", "money")
"""What the first, second, third, ... of a race earns."""
LAPS = _read_row("laps", "laps", "money")
"""What 1, 2, 3, ... laps earn."""


def amount(engineer: Engineer) -> int:
    """By how much *engineer* helps."""
    return CARDS[engineer].amount
