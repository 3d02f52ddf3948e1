"""Say what a car would bring, and choose what stands out by that."""

from collections.abc import Sequence

from rules.core.types import Phrase, Value
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import LAST_CAR, START_TILES, TILES, Buyer, amount
from rules.kraftwagen.effects import car_facts
from rules.kraftwagen.legal import NOBODY
from rules.kraftwagen.market import Car, Sale, gain_of, sale_of, sales
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.preview import gone, signed, swap_facts
from rules.kraftwagen.robot import best
from rules.kraftwagen.table import Decision
from rules.kraftwagen.tile_actions import TileAction


def suggested(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, ...]:
    """See :meth:`Game.suggested`: what the robot likes best of what the screen has a reason for."""
    fitting: Sequence[KraftwagenAction]
    match observation.decision:
        case Decision.START:
            return tuple(action for action in actions if has_a_car(action))
        case Decision.BUYER | Decision.BENZ:
            fitting = best_buyers(observation, actions)
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


def has_a_car(action: KraftwagenAction) -> bool:
    """Tell whether the start tile of *action* brings both parts of a car."""
    brings = {task.action for task in START_TILES[action.choice].tasks}
    return {TileAction.BODY, TileAction.ENGINE} <= brings


def whole(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, Phrase] | None:
    """See :meth:`Game.whole`: the car that its question names."""
    action = actions[0] if len(actions) == 1 else likely_car(observation, actions)
    if action is None or action.car is None:
        return None
    money = gain(observation, action)
    sale = sale_of(action.car, observation.cars, observation.buyers.active)
    sold = "nobody" if sale is None else "more" if money else "own"
    facts = {**car_facts(action.car), "money": money, "gain": signed(money), "sold": sold}
    return action, Phrase("kraftwagen-step-whole", tuple(facts.items()))


def likely_car(
    obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> KraftwagenAction | None:
    """Return the car that brings most now, or else with the next buyer, or else is bought at least.

    It has as little in it as that takes: the fewest workers first, then no engineer, then the
    weakest parts.
    """
    cars = {action: action.car for action in actions if action.car is not None}
    worth = {action: gain(obs, action) for action in cars}
    if max(worth.values(), default=0) <= 0:
        market = obs.cars, obs.buyers.active
        sold = {each: worth[each] for each in cars if sale_of(cars[each], *market)}
        unsold = [each for each in cars if each not in sold]
        plain = [each for each in unsold if cars[each].crew == 1 and not cars[each].engineer]
        hopes = {each: next_gain(obs, cars[each])[0] for each in plain or unsold}
        worth = hopes if max(hopes.values(), default=0) > 0 else sold
    return min(worth, key=lambda each: (-worth[each], _cost(cars[each])), default=None)


def car_chance(obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]) -> dict[str, Value]:
    """Describe the likely car of *actions*, and its ``chance``.

    "now": ``buyer`` takes it for ``money``, and its owner's other cars bring ``others`` more or
    less then: ``more`` in all; "next": nobody takes it, but ``buyer`` as the next one would bring
    ``money``; "own": ``buyer`` takes it in the place of another car of its owner, which costs
    ``others``; "none": nobody takes any of them.
    """
    action = likely_car(obs, actions)
    if action is None or action.car is None:
        return {"chance": "none"}
    car, sale = action.car, sale_of(action.car, obs.cars, obs.buyers.active)
    facts = {**car_facts(car), "helps": amount(car.engineer) if car.engineer else 0}
    if sale is None:
        money, buyer = next_gain(obs, car)
        return {**facts, "chance": "next", "buyer": buyer, "money": money}
    facts |= {"buyer": sale.buyer.value, "money": sale.money}
    more = gain(obs, action)
    if more <= 0:
        return {**facts, "chance": "own", "others": -more}
    others = more - sale.money
    change = "less" if others < 0 else "more" if others else "none"
    return {**facts, "chance": "now", "more": more, "others": abs(others), "change": change}


def best_swap(
    obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> KraftwagenAction | None:
    """Return the one of Diesel's swaps that brings most now; None where none brings anything."""
    swaps = [action for action in actions if action.verb is Verb.DIESEL and gain(obs, action) > 0]
    return max(swaps, key=lambda swap: gain(obs, swap), default=None)


def best_buyers(
    obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, ...]:
    """Those who would pay the active seat most, or else others least, and bring most at once."""
    worth = {action: _worth(obs, action) for action in actions}
    return tuple(action for action in actions if worth[action] == max(worth.values()))


def _worth(obs: KraftwagenObservation, action: KraftwagenAction) -> tuple[int, int, int]:
    sale = sale_to(obs, action)
    if sale is None or sale.car is None:
        return 0, 0, white(obs, action)
    if sale.car.seat == obs.active_seat:
        return sale.money, 0, white(obs, action)
    return 0, -sale.money, white(obs, action)


def sale_to(obs: KraftwagenObservation, action: KraftwagenAction) -> Sale | None:
    """Return what the buyer of *action* would buy, as things are; None where it sends nobody."""
    if action.choice == NOBODY:
        return None
    return sales(obs.cars, (*obs.buyers.active, Buyer(action.choice)))[-1]


def white(obs: KraftwagenObservation, action: KraftwagenAction) -> int:
    """Return the money that comes at once with the buyer of *action*."""
    return obs.buyers.white_by(Buyer(action.choice)) if action.verb is Verb.BUYER else 0


def gain(obs: KraftwagenObservation, action: KraftwagenAction) -> int:
    """Return how much more the active seat would be paid now, in all, after *action*."""
    if action.car is not None:
        return gain_of(action.car, obs.cars, obs.buyers.active)
    money = swap_facts(obs, action).get("money")
    return money if isinstance(money, int) else 0


def next_gain(obs: KraftwagenObservation, car: Car) -> tuple[int, str]:
    """Return what *car* could bring most with one more buyer, and with which.

    A price buyer is nothing to hope for: anybody can undercut. Nobody comes after the last car.
    """
    buyers, is_last = obs.buyers, len(obs.cars) + 1 == LAST_CAR
    kinds = (
        ()
        if buyers.is_full or is_last
        else [each for each in buyers.waiting if each is not Buyer.PRICE]
    )
    gains = ((gain_of(car, obs.cars, (*buyers.active, kind)), kind.value) for kind in kinds)
    return max(gains, default=(0, ""))


def _best_cars(
    obs: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> Sequence[KraftwagenAction]:
    """The likely car, the best swap, and doing without where marks speak for that.

    They do where a car would sell at the cost of another one's sale, or not at all.
    """
    facts, swap = car_chance(obs, actions), best_swap(obs, actions)
    car = likely_car(obs, actions) if facts["chance"] in ("now", "next") else None
    found = [each for each in (car, swap) if each is not None]
    if swap or (facts["chance"] == "now" and facts["change"] != "less"):
        return found
    return [*found, *(action for action in actions if action.verb is Verb.DONE)]


def _cost(car: Car) -> tuple[int, bool, int]:
    """Rank what is in *car*: the fewest workers first, then no engineer, then the weakest parts."""
    return car.crew, car.engineer is not None, car.body + car.engine


def _loses_by(obs: KraftwagenObservation, action: KraftwagenAction) -> bool:
    """Tell whether *action* puts a new part in the place of one that is as good or better."""
    new, old = obs.piece, action.piece
    return new is not None and old is not None and old.value >= new.value
