"""Judge positions of Kraftwagen: money, what is about to be earned, and means."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from random import Random
from typing import ClassVar, NamedTuple

from rules.core.robot import Counts, Features, LinearRobot, Method, settled_values
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.buyers import BUYERS, Buyers
from rules.kraftwagen.cards import TILES, TRACK, TURNS, Buyer, Engineer
from rules.kraftwagen.chain import most_moves_before, workers
from rules.kraftwagen.hidden import determinize
from rules.kraftwagen.market import Car, Rank, choice, earned, ranks, sales, to_beat
from rules.kraftwagen.mats import Mat, helped
from rules.kraftwagen.money import Money
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.race import lap_money, place_money, standing
from rules.kraftwagen.scoring import award_money, outcome
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.stock import Kind, Stock
from rules.kraftwagen.table import Decision, Table, obtained
from rules.kraftwagen.tile_actions import Job, TileAction
from rules.kraftwagen.transitions import apply

_MOST_CARS = 10
"""So many cars are looked at: there can be nearly five hundred."""
_LATER = 0.35
"""How likely a buyer who is not active yet comes to take a car that he would take now."""
_PLAYED_ON, _PLIES = 3, 16
"""So many answers that look best are played on for so long before one of them is suggested."""
_TILES, _CARS = 6, 1
"""So many of the tiles and cars that look best are tried while a game is played on."""
_FAR_REACHING = (Decision.TAKE, Decision.BUYER, Decision.ENGINE)
"""What is answered here shows only in later turns; for other questions the own turn is enough."""


class KraftwagenRobot(LinearRobot[KraftwagenState]):
    """Counts the money there is, sells the cars that stand, and adds up what a mat can do."""

    names: ClassVar[tuple[str, ...]] = (
        "money",
        "sales now",
        "later sales",
        "cars unsold",
        "prices unsold",
        "cars sold",
        "race money",
        "lap money",
        "track",
        "speed",
        "body points",
        "engine points",
        "obtainable body",
        "obtainable engine",
        "best body",
        "best engine",
        "pairs",
        "parts",
        "canteen",
        "supply",
        "active",
        "waiting",
        "engineers",
        "chain",
        "on turn",
        *(f"pending {action}" for action in TileAction),
        "car to place",
    )
    facts: ClassVar[tuple[str, ...]] = (
        "marks",
        "cars",
        "developments",
        "turns",
        "body",
        "engine",
        "race",
        "before",
    )
    phases: ClassVar[int] = TURNS
    equal: ClassVar[float] = 0.15
    """Of 102 actions that seemed to give away as much, none did so by games that went on."""
    method = Method.ROLLOUTS
    simulations: ClassVar[int] = 16

    def counts(self, state: KraftwagenState, viewer: int) -> tuple[Counts, ...]:
        """See :meth:`Robot.counts`: marks if the round were scored now, and what a mat allows.

        What an answer itself names, such as a worker who is hired, is no reason for it: cars that
        could be built count like those that are.
        """
        table, mat = state.table, state.table.mats[viewer]
        body, engine = (obtained(table.stock, mat, kind) for kind in (Kind.BODY, Kind.ENGINE))
        race, _ = helped(TileAction.RACE, mat.having_used(Engineer.BUGATTI))
        ready = min(len(mat.bodies), len(mat.engines), mat.canteen)
        unknown: dict[str, int | None] = dict.fromkeys(self.facts)
        found = [unknown] * state.seats
        for seat in workers(table.chain):
            found[seat] = unknown | {"before": most_moves_before(table.chain, seat, viewer)}
        found[viewer] = unknown | {
            "marks": _if_scored_now(state, viewer),
            "cars": sum(car.seat == viewer for car in table.cars) + ready,
            "developments": len(mat.active),
            "turns": 1 + (state.to_act == (viewer,)),
            "body": body.value if body else None,
            "engine": engine.value if engine else None,
            "race": race.amount,
        }
        return tuple(tuple(counts.values()) for counts in found)

    def is_midway(self, state: KraftwagenState, seat: int) -> bool:
        """See :meth:`Robot.is_midway`: a turn is one tile, also where the seat moves again."""
        begins = (Decision.START, Decision.TAKE, Decision.BENZ)
        return state.to_act == (seat,) and state.table.decision not in begins

    def phase(self, state: KraftwagenState) -> int:
        """See :meth:`LinearRobot.phase`: by game turn."""
        return state.table.game_turn - 1

    def features(self, state: KraftwagenState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`."""
        table = state.table
        is_paid = table.decision is Decision.BENZ
        sold = _sold(table.cars, table.buyers, state.seats)
        places = standing(table.mats)
        chain = workers(table.chain)
        length = TRACK[state.seats]
        on_turn = (1.0, *_pending(table.job), float(table.decision is Decision.CAR))
        found = []
        for seat, mat in enumerate(table.mats):
            race = place_money(places.index(seat)) if mat.space and not is_paid else 0
            laps = lap_money(mat.laps) if mat.laps and not is_paid else 0
            found.append(
                (
                    (state.money[seat].total + award_money(table, seat)) / 10,
                    *sold[seat],
                    race / 10,
                    laps / 10,
                    mat.laps + mat.space / length,
                    *_means(table.stock, mat),
                    (chain.index(seat) / state.seats) if seat in chain else 1.0,
                    *(on_turn if seat == table.active_seat else _NOT_ON_TURN),
                )
            )
        return tuple(found)

    def candidates(
        self, state: KraftwagenState, actions: Sequence[KraftwagenAction]
    ) -> Sequence[KraftwagenAction]:
        """See :meth:`Robot.candidates`. Cars are tried on the market as it is."""
        if len(actions) <= _MOST_CARS or actions[0].verb is not Verb.CAR:
            return actions
        return _with_best_cars(state.table, actions, _MOST_CARS)


_robot = cache(lambda: KraftwagenRobot.load("kraftwagen"))


def best(obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]) -> KraftwagenAction:
    """Return the one of *actions* that the robot likes best, the same for every reader.

    Of the three that look best it is what a hard robot would find in one game from here in place of
    many; where the own turn shows which is better, the rest of that is enough.
    """
    state = determinize(obs, Random(0), ())._replace(money=(Money(),) * obs.seats)
    return _best(state, frozenset(actions))


@lru_cache(maxsize=64)
def _best(state: KraftwagenState, actions: frozenset[KraftwagenAction]) -> KraftwagenAction:
    likely = _tried(state, sorted(actions, key=str))[:_PLAYED_ON]
    is_far = state.table.decision in _FAR_REACHING

    def worth(tried: _Tried) -> float:
        seat, after = tried.action.seat, tried.after
        for _ in range(_PLIES):
            if not after.to_act or not (is_far or _robot().is_midway(after, seat)):
                break
            after = _tried(after, _likely(after))[0].after
        return _value(after, seat)

    return max(likely, key=worth).action if len(likely) > 1 else likely[0].action


def _likely(state: KraftwagenState) -> Sequence[KraftwagenAction]:
    """List the answers that are tried in *state* while a game is played on."""
    match state.table.decision:
        case Decision.TAKE:
            return nlargest(_TILES, state.legal, key=lambda action: _promise(state, action))
        case Decision.CAR:
            return _with_best_cars(state.table, state.legal, _CARS)
        case _:
            return state.legal


def _promise(state: KraftwagenState, action: KraftwagenAction) -> float:
    """Judge a tile before it is carried out: what is on it, and how soon the seat moves again."""
    weight = _weights(state.seats, _robot().phase(state))
    chain = state.table.chain
    passed = len(workers(chain[1 : chain.index(action.choice)]))
    deeds = sum([weight[f"pending {deed}"] for deed in TILES[action.choice]])
    return deeds + weight["chain"] * passed / state.seats


@cache
def _weights(seats: int, phase: int) -> Mapping[str, float]:
    return dict(zip(_robot().names, _robot().weights.of(seats)[phase], strict=True))


class _Tried(NamedTuple):
    action: KraftwagenAction
    after: KraftwagenState


def _tried(state: KraftwagenState, actions: Sequence[KraftwagenAction]) -> list[_Tried]:
    """Try *actions*, and sort them by what they leave, best first."""
    likely = _robot().candidates(state, actions)
    found = [_Tried(action, apply(state, action).state) for action in likely]
    if len(found) > 1:
        found.sort(key=lambda tried: _value(tried.after, tried.action.seat), reverse=True)
    return found


def _value(state: KraftwagenState, seat: int) -> float:
    end = outcome(state)
    return (settled_values(end) if end else _robot().values(state))[seat]


def _if_scored_now(state: KraftwagenState, seat: int) -> int:
    """Add to the money of *seat* what the present buyers would pay and the race would bring."""
    table = state.table
    found = state.money[seat].total + award_money(table, seat)
    found += sum(
        sale.money
        for sale in sales(table.cars, table.buyers.active)
        if sale.car is not None and sale.car.seat == seat
    )
    if table.decision is Decision.BENZ:  # the race is paid already
        return found
    places = standing(table.mats)
    place = place_money(places.index(seat)) if seat in places else 0
    return found + place + lap_money(table.mats[seat].laps)


_NOT_ON_TURN = (0.0,) * (len(TileAction) + 2)


@lru_cache(maxsize=256)
def _pending(job: Job) -> Features:
    """Count, by action, what the seat on turn is still to carry out."""
    amounts = dict.fromkeys(TileAction, 0)
    for action in job.left:
        amounts[action] += 1
    for task in job.tasks:
        amounts[task.action] += task.amount
    return tuple(float(amount) for amount in amounts.values())


@lru_cache(maxsize=2048)
def _means(stock: Stock, mat: Mat) -> Features:
    """Measure the means of a mat for what is to come."""
    body, engine = obtained(stock, mat, Kind.BODY), obtained(stock, mat, Kind.ENGINE)
    return (
        mat.speed / 5,
        mat.body_points / 5,
        mat.engine_points / 5,
        (body.value if body else 0) / 5,
        (engine.value if engine else 0) / 5,
        max(mat.bodies, default=0) / 5,
        max(mat.engines, default=0) / 5,
        float(min(len(mat.bodies), len(mat.engines))),
        float(len(mat.bodies) + len(mat.engines)),
        float(mat.canteen),
        float(mat.supply),
        float(len(mat.active)),
        float(len(mat.waiting)),
        float(len(mat.engineers)),
    )


@lru_cache(maxsize=2048)
def _sold(cars: tuple[Car, ...], buyers: Buyers, seats: int) -> tuple[Features, ...]:
    """By seat: money from active buyers, from later ones, cars left, their prices, cars sold."""
    found = [[0.0] * 5 for _ in range(seats)]
    made = sales(cars, buyers.active)
    left = list(cars)
    for sale in made:
        if sale.car is not None:
            left.remove(sale.car)
            found[sale.car.seat][0] += sale.money / 10
            found[sale.car.seat][4] += 1
    for kind, count in zip(BUYERS, buyers.stacks, strict=True):
        car = choice(kind, left) if count else None
        if car is not None:
            found[car.seat][1] += car.price / 10
    for car in left:
        found[car.seat][2] += 1
        found[car.seat][3] += car.price / 10
    return tuple(map(tuple, found))


def _with_best_cars(
    table: Table, actions: Sequence[KraftwagenAction], most: int
) -> Sequence[KraftwagenAction]:
    """Leave out of *actions* all cars but the *most* promising ones."""
    made = sales(table.cars, table.buyers.active)
    now = [(sale.buyer, to_beat(sale.buyer, sale.car)) for sale in made]
    later = [(kind, to_beat(kind, choice(kind, table.cars))) for kind in table.buyers.waiting]
    cars = {action: action.car for action in actions if action.car is not None}
    likely = nlargest(most, cars, key=lambda action: _appeal(cars[action], now, later))
    return (*likely, *(action for action in actions if action.car is None))


_Market = Sequence[tuple[Buyer, Rank]]


def _appeal(car: Car, now: _Market, later: _Market) -> tuple[float, int]:
    """The money that *car* would bring from buyers who choose otherwise without it.

    Of equal cars the one is better that costs less.
    """
    own, cost = ranks(car), car.crew + car.body + car.engine
    for buyer, best_yet in now:
        if own[buyer] < best_yet:
            return earned(buyer, car), -cost
    fans = sum([own[buyer] < best_yet for buyer, best_yet in later])
    return _LATER * fans * car.price, -cost
