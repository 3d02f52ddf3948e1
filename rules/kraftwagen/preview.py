"""Describe the consequences of an answer before it counts."""

from collections.abc import Sequence

from rules.core.types import Phrase, Value
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import (
    CARDS,
    LAST_CAR,
    LAST_TILE,
    START_TILES,
    TILES,
    TURNS,
    Buyer,
    CardKind,
    Engineer,
)
from rules.kraftwagen.chain import after_taking, moves_before, tail
from rules.kraftwagen.effects import car_facts, card_facts, old_facts, piece_facts, task_facts
from rules.kraftwagen.legal import NOBODY
from rules.kraftwagen.market import Car, Sale, buyers_would_take, gain_of, sales, with_piece
from rules.kraftwagen.mats import helped
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.stock import Kind
from rules.kraftwagen.table import obtained
from rules.kraftwagen.tile_actions import Task, TileAction


def preview(observation: KraftwagenObservation, action: KraftwagenAction) -> Phrase | None:
    """See :meth:`Game.preview`. Where a part goes, and no car at all, need no words."""
    match action.verb:
        case Verb.START:
            tasks = START_TILES[action.choice].tasks
            return _phrase("start", tile=action.choice, **_gains(observation, tasks))
        case Verb.TAKE:
            return _phrase("take", **_take_facts(observation, action))
        case Verb.CARD:
            return _phrase("card", **_card_facts(observation, action))
        case Verb.BUYER:
            return _phrase("buyer", **_buyer_facts(observation, Buyer(action.choice)))
        case Verb.BENZ if action.choice != NOBODY:
            return _phrase("benz", **_benz_facts(observation, Buyer(action.choice)))
        case Verb.CAR:
            return _car(observation, action)
        case Verb.DIESEL:
            return _diesel(observation, action)
        case _:
            return None


def _take_facts(obs: KraftwagenObservation, action: KraftwagenAction) -> dict[str, Value]:
    """Describe what the tile brings as things stand, and how the chain goes on.

    ``next_seat`` moves after this, ``moves`` is how many moves of others come first at least.
    ``ends`` is 0 while others move before the next scoring, as far as the tile decides that, 1
    where this is the last turn before it, and 2 where it is the last of the game.
    """
    chain = after_taking(obs.chain, action.choice)
    mat = obs.mats[action.seat]
    tasks = tuple(helped(tile_action, mat)[0] for tile_action in TILES[action.choice])
    is_last = obs.taken + 1 >= LAST_TILE or _stops_marker(obs, tasks)
    return {
        **_gains(obs, tasks),
        "seat": action.seat,
        "next_seat": tail(chain),
        "moves": moves_before(chain, action.seat),
        "ends": int(is_last) * (2 if obs.game_turn == TURNS else 1),
    }


def _stops_marker(obs: KraftwagenObservation, tasks: Sequence[Task]) -> bool:
    """Tell whether *tasks* move the buyers' marker to 0."""
    steps = sum(task.amount for task in tasks if task.action is TileAction.BUYER)
    return obs.buyers.is_full and steps >= obs.buyers.marker


def gone(obs: KraftwagenObservation) -> set[TileAction]:
    """Return the actions of which nothing is left for the active seat."""
    mat, stock = obs.mats[obs.active_seat], obs.stock
    are_gone = {
        TileAction.HIRE: not mat.supply,
        TileAction.BODY: obtained(stock, mat, Kind.BODY) is None,
        TileAction.ENGINE: obtained(stock, mat, Kind.ENGINE) is None,
    }
    return {action for action, is_gone in are_gone.items() if is_gone}


def tile_notes(obs: KraftwagenObservation) -> Phrase:
    """Say of which actions nothing is left for the active seat, and how far Bugatti helps once."""
    mat = obs.mats[obs.active_seat]
    idle = {*gone(obs), *([TileAction.BUYER] if obs.buyers.is_full else [])}
    tasks = [Task(action) for action in TileAction if action in idle]
    lines = [Phrase("kraftwagen-gone-deed", gain.params) for gain in _gain_lines(obs, tasks)]
    if mat.can_use(Engineer.BUGATTI):
        race, _ = helped(TileAction.RACE, mat)
        lines.append(Phrase("kraftwagen-bugatti", (("spaces", race.amount),)))
    if not lines:
        return Phrase("kraftwagen-none")
    return Phrase("kraftwagen-lines", (("lines", tuple(lines)),))


def _gains(obs: KraftwagenObservation, tasks: Sequence[Task]) -> dict[str, Value]:
    """Describe what *tasks* would bring the active seat now, with a line for each action."""
    return {**_gained(obs, tasks), "gains": _gain_lines(obs, tasks)}


def _gain_lines(obs: KraftwagenObservation, tasks: Sequence[Task]) -> tuple[Phrase, ...]:
    facts = _gained(obs, tasks)
    deeds = dict.fromkeys(task.action.value for task in tasks)
    return tuple(Phrase("kraftwagen-gain", (("deed", deed), *facts.items())) for deed in deeds)


def _gained(obs: KraftwagenObservation, tasks: Sequence[Task]) -> dict[str, Value]:
    """Count how much of everything *tasks* would bring the active seat now.

    ``body`` and ``engine`` are 0 where none is left; ``marker`` is 0 while buyers still find room,
    else the steps the marker has left.
    """
    mat, stock, buyers = obs.mats[obs.active_seat], obs.stock, obs.buyers
    body, engine = obtained(stock, mat, Kind.BODY), obtained(stock, mat, Kind.ENGINE)
    wanted = sum(task.amount for task in tasks if task.action is TileAction.HIRE)
    return {
        **task_facts(tasks),
        "workers": min(wanted, mat.supply),
        "body": body.value if body else 0,
        "engine": engine.value if engine else 0,
        "marker": buyers.marker if buyers.is_full else 0,
    }


def _card_facts(obs: KraftwagenObservation, action: KraftwagenAction) -> dict[str, Value]:
    """``waits`` is 1 where a development finds no worker."""
    is_development = CARDS[action.choice].kind is CardKind.DEVELOPMENT
    waits = is_development and not obs.mats[action.seat].canteen
    return card_facts(action.choice) | {"waits": int(waits)}


def _buyer_facts(obs: KraftwagenObservation, kind: Buyer) -> dict[str, Value]:
    """The white money, and what he would buy after the buyers before him."""
    buyers = obs.buyers
    sale = sales(obs.cars, (*buyers.active, kind))[-1]
    facts = {"space": len(buyers.active) + 1, "white": buyers.white_by(kind)}
    return {**facts, "cars": len(obs.cars), **_sale_facts(sale)}


def _benz_facts(obs: KraftwagenObservation, kind: Buyer) -> dict[str, Value]:
    sale = sales(obs.cars, (*obs.buyers.active, kind))[-1]
    return {"cars": len(obs.cars), **_sale_facts(sale)}


def _sale_facts(sale: Sale) -> dict[str, Value]:
    """``sold`` is 0 where the buyer finds no car, else 1 with owner and price of his car."""
    buyer: dict[str, Value] = {"buyer": sale.buyer.value, "money": sale.money}
    if sale.car is None:
        return {**buyer, "sold": 0}
    return {**buyer, "sold": 1, "owner_seat": sale.car.seat, "price": sale.car.price}


def _car(obs: KraftwagenObservation, action: KraftwagenAction) -> Phrase:
    """Tell which active buyer would take the car, beside those that stand there already."""
    car, cars = action.car, obs.cars
    assert car is not None
    made = buyers_would_take(cars, obs.buyers.active, car)
    last = int(len(cars) + 1 == LAST_CAR)
    return _phrase("car", **car_facts(car), **_taker_facts(made, car), last=last)


def _diesel(obs: KraftwagenObservation, action: KraftwagenAction) -> Phrase:
    """Tell which active buyer would take the car after the exchange."""
    piece = action.piece
    assert piece is not None
    changed = next(car for car in obs.cars if car.price == action.number)
    others = tuple(car for car in obs.cars if car != changed)
    car, _ = with_piece(changed, piece)
    made = buyers_would_take(others, obs.buyers.active, car)
    facts = piece_facts(piece) | _taker_facts(made, car)
    return _phrase("diesel", price=car.price, **facts)


def swap_facts(obs: KraftwagenObservation, action: KraftwagenAction) -> dict[str, Value]:
    """Name both parts and the car, and what more or less its owner would be paid now, in all."""
    car = next((car for car in obs.cars if car.price == action.number), None)
    if action.verb is not Verb.DIESEL or action.piece is None or car is None:
        return {}
    changed, old = with_piece(car, action.piece)
    others = tuple(other for other in obs.cars if other != car)
    before, after = (gain_of(each, others, obs.buyers.active) for each in (car, changed))
    facts = {**piece_facts(action.piece), **old_facts(old), "price": car.price}
    return {**facts, "money": after - before, "gain": signed(after - before)}


def signed(money: int) -> str:
    """Return *money* with its sign."""
    return f"{money:+}".replace("-", "−")


def _taker_facts(made: tuple[Sale, ...], car: Car) -> dict[str, Value]:
    """Describe who buys *car* (number 0: nobody does), for how much, and of how many buyers."""
    for number, sale in enumerate(made, 1):
        if sale.car == car:
            buyer, money = sale.buyer.value, sale.money
            return {"number": number, "buyer": buyer, "money": money, "of": len(made)}
    return {"number": 0, "buyer": "none", "money": 0, "of": len(made)}


def _phrase(kind: str, **params: Value) -> Phrase:
    return Phrase(f"kraftwagen-preview-{kind}", tuple(params.items()))
