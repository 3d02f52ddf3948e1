"""Say what a car would bring, and choose what stands out by that."""

from collections.abc import Sequence

from rules.core.types import Phrase, Value
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import TILES, Buyer, amount
from rules.kraftwagen.effects import car_facts
from rules.kraftwagen.legal import NOBODY
from rules.kraftwagen.market import Car, gain_of, sale_of, sales
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.preview import gone, signed, swap_facts
from rules.kraftwagen.robot import best
from rules.kraftwagen.table import Decision

_NEARLY = 0.75
"""A car that nobody takes yet may bring so much of the most: a lower price is safer."""


def suggested(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, ...]:
    """See :meth:`Game.suggested`: what the robot likes best of what the screen has a reason for."""
    match observation.decision:
        case Decision.BUYER | Decision.BENZ:
            fitting = _best_payers(observation, actions)
        case Decision.CAR:
            fitting = _best_cars(observation, actions)
        case Decision.TAKE:
            nothing_left = gone(observation)
            fitting = [each for each in actions if {*TILES[each.choice]} - nothing_left] or actions
        case Decision.BODY | Decision.ENGINE:
            fitting = [each for each in actions if not _loses_by(observation, each)] or actions
        case _:
            fitting = actions
    return (best(observation, fitting),) if fitting else ()


def whole(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, Phrase] | None:
    """See :meth:`Game.whole`: what is suggested, or of cars that are bought now what brings most.

    Of equal ones it has the fewest workers and the weakest parts, and no engineer.
    """
    market = observation.cars, observation.buyers.active
    cars = [(action, action.car) for action in actions if action.car is not None]
    named = actions if len(actions) == 1 else suggested(observation, actions) if cars else ()
    cars = [each for each in cars if each[0] in named] or [
        (action, car) for action, car in cars if sale_of(car, *market)
    ]
    if not cars:
        return None

    action, car = min(cars, key=lambda each: (-gain_of(each[1], *market), _cost(each[1])))
    money = gain_of(car, *market)
    sold = "nobody" if sale_of(car, *market) is None else "more" if money > 0 else "own"
    facts = {**car_facts(car), "money": money, "gain": signed(money), "sold": sold}
    return action, Phrase("kraftwagen-step-whole", tuple(facts.items()))


def car_chance(obs: KraftwagenObservation) -> dict[str, Value]:
    """Describe the car that is offered whole, and its ``chance``.

    "now": ``buyer`` takes it for ``money``, and its owner's other cars bring ``others`` more or
    less then; "next": it stands out, since ``buyer`` as the next one would bring that; "own": it
    only takes another one's place; "none", or "yet" while buyers can come: nobody takes it.
    """
    found = whole(obs, obs.open_legal)
    action, car = (found[0], found[0].car) if found else (None, None)
    sale = sale_of(car, obs.cars, obs.buyers.active) if car else None
    if action is not None and car is not None:
        money = gain(obs, action)
        if sale is not None and money > 0:
            others = money - sale.money
            return {
                **car_facts(car),
                "helps": amount(car.engineer) if car.engineer else 0,
                "chance": "now",
                "buyer": sale.buyer.value,
                "money": sale.money,
                "others": abs(others),
                "change": "less" if others < 0 else "more" if others else "none",
            }
        if action in suggested(obs, obs.open_legal):
            money, buyer = next_gain(obs, action)
            return {"chance": "next", "buyer": buyer, "money": money, "price": car.price}
    if sale is not None:
        return {"chance": "own"}
    return {"chance": "none" if obs.buyers.is_full else "yet"}


def pays(obs: KraftwagenObservation, action: KraftwagenAction) -> int:
    """Return what the buyer of *action* would pay the active seat for a car, as things are."""
    if action.choice == NOBODY:
        return 0
    sale = sales(obs.cars, (*obs.buyers.active, Buyer(action.choice)))[-1]
    return sale.money if sale.car is not None and sale.car.seat == obs.active_seat else 0


def gain(obs: KraftwagenObservation, action: KraftwagenAction) -> int:
    """Return how much more the active seat would be paid now, in all, after *action*."""
    if action.car is not None:
        return gain_of(action.car, obs.cars, obs.buyers.active)
    money = swap_facts(obs, action).get("money")
    return money if isinstance(money, int) else 0


def next_gain(obs: KraftwagenObservation, action: KraftwagenAction) -> tuple[int, str]:
    """Return what the car of *action* could bring most with one more buyer, and with which."""
    car, buyers = action.car, obs.buyers
    if car is None or buyers.is_full:
        return 0, ""
    return max((gain_of(car, obs.cars, (*buyers.active, kind)), kind) for kind in buyers.waiting)


def _best_payers(
    obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> Sequence[KraftwagenAction]:
    """Those of the buyers who would pay the active seat most."""
    money = {action: pays(obs, action) for action in actions}
    most = max(money.values(), default=0)
    return [action for action in actions if money[action] == most]


def _best_cars(
    obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> Sequence[KraftwagenAction]:
    """The cars and swaps that bring most now, and doing without where marks speak for that.

    They do where a car would sell at the cost of another one's sale, or not at all. One that does
    not sell may be worth a try if the next buyer could take it, with as little in it as possible.
    """
    cars = [action for action in actions if action.car is not None]
    now = _bringing_most([(gain(obs, car), car) for car in cars])
    swaps = [action for action in actions if action.verb is Verb.DIESEL]
    swaps = _bringing_most([(gain(obs, swap), swap) for swap in swaps])
    done = [action for action in actions if action.verb is Verb.DONE]
    if now:
        least = min(_cost(action.car) for action in now if action.car)
        now = [action for action in now if action.car and _cost(action.car) == least]
        is_free = any(not _costs_another(obs, car) for car in now)
        return [*now, *(swaps or (() if is_free else done))]
    if swaps or not done:
        return swaps
    plain = [each for each in cars if each.car and each.car.crew == 1 and not each.car.engineer]
    hopes = {car: next_gain(obs, car)[0] for car in plain}
    enough = max(hopes.values(), default=0) * _NEARLY
    return [*(car for car, money in hopes.items() if money >= enough > 0), *done]


def _bringing_most(gains: Sequence[tuple[int, KraftwagenAction]]) -> list[KraftwagenAction]:
    """Those that bring most, if that is more than nothing."""
    most = max((money for money, _ in gains), default=0)
    return [action for money, action in gains if money == most > 0]


def _cost(car: Car) -> tuple[int, bool, int]:
    """Rank what is in *car*: the fewest workers first, then no engineer, then the weakest parts."""
    return car.crew, car.engineer is not None, car.body + car.engine


def _loses_by(obs: KraftwagenObservation, action: KraftwagenAction) -> bool:
    """Tell whether *action* puts a new part in the place of one that is as good or better."""
    new, old = obs.piece, action.piece
    return new is not None and old is not None and old.value >= new.value


def _costs_another(obs: KraftwagenObservation, action: KraftwagenAction) -> bool:
    """Tell whether the car of *action* would sell, and another one of its owner for less."""
    sale = sale_of(action.car, obs.cars, obs.buyers.active) if action.car else None
    return sale is not None and sale.money > gain(obs, action)
