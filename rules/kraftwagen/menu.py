"""What the seats are asked, and in which steps they answer."""

from collections.abc import Sequence
from functools import cache

from rules.core.types import MenuStep, Phrase, Value
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import (
    ACTIVE_SPACES,
    CARDS,
    LAST_CAR,
    START_TILES,
    TILES,
    TURNS,
    Buyer,
    CardKind,
    Engineer,
)
from rules.kraftwagen.chain import after_taking, moves_before
from rules.kraftwagen.decision import Decision
from rules.kraftwagen.effects import card_facts, piece_facts, task_facts, tile_facts
from rules.kraftwagen.legal import NOBODY, RACER
from rules.kraftwagen.market import Car, buyers_would_take
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.tile_actions import TileAction

DIESEL_ORDER, DONE_ORDER = 8, 9
"""In the car step these follow the bodies, which are ordered by their value."""
RACER_ORDER, SCRAP_ORDER = 1, 2
"""A new engine rather has an empty workshop."""
_LASTING = {TileAction.ENGINE, TileAction.RESEARCH}


def menu_steps(action: KraftwagenAction) -> tuple[MenuStep, ...]:
    """*action* in steps: most are one; a car is five, Diesel's exchange three."""
    match action:
        case KraftwagenAction(verb=Verb.CAR, car=Car() as car):
            return _car_steps(car)
        case KraftwagenAction(verb=Verb.DIESEL, piece=piece) if piece is not None:
            price = action.number
            return (
                _step("car", "diesel", "diesel", DIESEL_ORDER),
                _step("piece", str(piece), "piece", **piece_facts(piece)),
                _step("onto", f"p{price}", "onto", price, price=price),
            )
        case KraftwagenAction(verb=Verb.BODY | Verb.ENGINE, piece=piece) if piece is not None:
            return (_step("place", str(piece), "scrap", SCRAP_ORDER, **piece_facts(piece)),)
    return (_word_step(action),)


def _word_step(action: KraftwagenAction) -> MenuStep:
    """The one step of an action that a word says."""
    choice = action.choice
    match action.verb:
        case Verb.START:
            order = tuple(START_TILES).index(choice)
            facts = task_facts(START_TILES[choice].tasks)
            return _step("start", choice, "start", order, tile=choice, **facts)
        case Verb.TAKE:
            order = tuple(TILES).index(choice)
            return _step("tile", choice, "tile", order, **tile_facts(choice))
        case Verb.DO:
            return _step("next", choice, "deed", deed=choice)
        case Verb.CARD:
            facts = card_facts(choice)
            return _step("card", str(action.number), "card", number=action.number, **facts)
        case Verb.BUYER | Verb.BENZ:
            if choice == NOBODY:
                return _step("buyer", choice, "nobody", 1)
            return _step("buyer", choice, "buyer", buyer=choice)
        case Verb.ENGINE:
            return _step("place", choice, choice, RACER_ORDER if choice == RACER else 0)
        case _:
            return _step("car", "done", "done", DONE_ORDER)


def _car_steps(car: Car) -> tuple[MenuStep, ...]:
    """The price comes last, when everything that it is weighed against is chosen."""
    return (
        _number_step("car", f"b{car.body}", "body", "value", car.body),
        _number_step("engine", f"e{car.engine}", "engine", "value", car.engine),
        _number_step("crew", f"w{car.crew}", "crew", "workers", car.crew),
        _engineer_step(car.engineer),
        _number_step("price", f"p{car.price}", "price", "price", car.price),
    )


@cache
def _number_step(field: str, value: str, label: str, name: str, number: int) -> MenuStep:
    """A step of choosing a car. Hundreds of cars have few different ones, so each is made once."""
    return _step(field, value, label, number, **{name: number})


@cache
def _engineer_step(engineer: Engineer | None) -> MenuStep:
    if engineer is None:
        return _step("engineer", "alone", "alone")
    return _step("engineer", engineer.value, "engineer", 1, **card_facts(engineer))


def label(observation: KraftwagenObservation, step: MenuStep) -> Phrase:
    """See :meth:`Game.label`: the marks that a buyer brings who becomes active."""
    if observation.decision is not Decision.BUYER or step.field != "buyer":
        return step.label
    white = observation.buyers.white_by(Buyer(step.value))
    return _phrase("step-buyer-money", buyer=step.value, white=white)


def suggested(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, ...]:
    """See :meth:`Game.suggested`: the two best of the first tiles, about two turns of each seat."""
    if not _is_beginning(observation):
        return ()
    return tuple(sorted(actions, key=lambda action: _worth(observation, action), reverse=True)[:2])


def _is_beginning(obs: KraftwagenObservation) -> bool:
    is_early = obs.game_turn <= 1 and obs.taken < 2 * obs.seats
    return obs.decision is Decision.TAKE and is_early


def _worth(obs: KraftwagenObservation, action: KraftwagenAction) -> float:
    """What a tile gives, shared out among the turns that pass until the seat moves again.

    Engines and research count double, since they last. In first turns, so robots agree most.
    """
    gains = sum(2 if each in _LASTING else 1 for each in TILES[action.choice])
    return gains / (1 + moves_before(after_taking(obs.chain, action.choice), action.seat))


def question(observation: KraftwagenObservation) -> Phrase:
    """What ``observation.seat`` is asked, or what the others see the table waiting for."""
    key = f"question-{observation.decision}"
    if observation.seat != observation.active_seat:
        key += "-of"
    return _phrase(key, seat=observation.active_seat, **_facts(observation))


def step_question(
    observation: KraftwagenObservation, field: str, actions: Sequence[KraftwagenAction]
) -> Phrase:
    """See :meth:`Game.step_question`: for a price, up to which one a car would be bought now."""
    if field != "price":
        return _phrase(f"ask-{field}")
    sold = (
        car.price
        for car in (action.car for action in actions)
        if car is not None
        and any(
            sale.car == car
            for sale in buyers_would_take(observation.cars, observation.buyers.active, car)
        )
    )
    return _phrase("ask-price", price=max(sold, default=0))


def _facts(obs: KraftwagenObservation) -> dict[str, Value]:
    """The parameters of a question, the same for every reader."""
    mat = obs.mats[obs.active_seat]
    match obs.decision:
        case Decision.TAKE:
            return {"turn": obs.game_turn, "of": TURNS, "first": int(_is_beginning(obs))}
        case Decision.CARD:
            kinds = {CARDS[card].kind for card in obs.research.open}
            return {"waits": int(not mat.canteen and CardKind.DEVELOPMENT in kinds)}
        case Decision.BUYER:
            return {"space": len(obs.buyers.active) + 1, "of": ACTIVE_SPACES}
        case Decision.BODY | Decision.ENGINE:
            assert obs.piece is not None
            return {"value": obs.piece.value, "racer": mat.speed}
        case Decision.CAR:
            return {"cars": len(obs.cars), "of": LAST_CAR}
        case _:
            return {}


def _step(field: str, value: str, label: str, order: int = 0, /, **params: Value) -> MenuStep:
    return MenuStep(field, value, _phrase(f"step-{label}", **params), order)


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"kraftwagen-{key}", tuple(params.items()))
