"""The questions to the seats, and the steps in which they answer."""

from collections.abc import Sequence
from functools import cache

from rules.core.types import Component, MenuStep, Phrase, Value
from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.buyers import BUYERS
from rules.kraftwagen.cards import (
    ACTIVE_SPACES,
    CARDS,
    LAST_CAR,
    PRIZES,
    START_TILES,
    TILES,
    TURNS,
    WHITE,
    Buyer,
    Card,
    CardKind,
    Engineer,
    Prize,
)
from rules.kraftwagen.effects import card_facts, piece_facts, task_facts, tile_facts
from rules.kraftwagen.legal import NOBODY, RACER
from rules.kraftwagen.market import Car, sale_of
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.preview import swap_facts, tile_notes
from rules.kraftwagen.suggest import (
    best_buyers,
    best_swap,
    car_chance,
    gain,
    has_a_car,
    likely_car,
    sale_to,
    white,
)
from rules.kraftwagen.table import Decision
from rules.kraftwagen.tile_actions import TileAction

DIESEL_ORDER, DONE_ORDER = 8, 9
"""In the car step these follow the bodies, which are ordered by their value."""
RACER_ORDER, SCRAP_ORDER = 1, 2
"""A new engine rather has an empty workshop."""
_PARTS = ("body", "engine", "crew")
"""What is chosen before a price is."""


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
            return _step("tile", choice, "tile", **tile_facts(choice))
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
    """See :meth:`Game.label`: a buyer with the white money, and what there is just one of."""
    if step.label.key == "kraftwagen-step-buyer" and observation.decision is Decision.BUYER:
        money = observation.buyers.white_by(Buyer(step.value))
        return _phrase("step-buyer-money", buyer=step.value, white=money)
    if step.label.key == "kraftwagen-step-diesel":
        swaps = [each for each in observation.open_legal if each.verb is Verb.DIESEL]
        return (short(observation, swaps[0]) if len(swaps) == 1 else None) or step.label
    if step.label.key == "kraftwagen-step-done" and _is_diesel_alone(observation):
        return _phrase("step-no-swap")
    if step.label.key != "kraftwagen-step-body":
        return step.label
    mat = observation.mats[observation.active_seat]
    is_only = len({*mat.bodies}) * len({*mat.engines}) == 1
    if likely_car(observation, observation.open_legal) is None:
        facts = {"body": mat.bodies[0], "engine": mat.engines[0]}
        return _phrase("step-car", **facts) if is_only else step.label
    return _phrase("step-other") if is_only else step.label._replace(key="kraftwagen-step-another")


def short(observation: KraftwagenObservation, action: KraftwagenAction) -> Phrase | None:
    """See :meth:`Game.short`: the car that Diesel changes, and how."""
    facts = swap_facts(observation, action)
    return _phrase("step-swap", **facts) if facts else None


def _is_diesel_alone(obs: KraftwagenObservation) -> bool:
    """Tell whether Diesel may swap a part, and no car could be put on the market."""
    return obs.decision is Decision.CAR and not any(action.car for action in obs.open_legal)


def offered(
    observation: KraftwagenObservation, actions: tuple[KraftwagenAction, ...]
) -> tuple[KraftwagenAction, ...]:
    """See :meth:`Game.offered`: all of them, and tiles as they lie in the chain."""
    if observation.decision is not Decision.TAKE:
        return actions
    return tuple(sorted(actions, key=lambda action: observation.chain.index(action.choice)))


def outlook(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> Phrase | None:
    """See :meth:`Game.outlook`: the most that a car brings now, and of one car who pays that.

    Where that is not what it sells for, other cars of its owner bring more with it, or less.
    """
    best = max(actions, key=lambda action: gain(observation, action))
    money, is_alone = gain(observation, best), len(actions) == 1
    if best.car is None:
        return _phrase("outlook-swap", money=money) if money > 0 and not is_alone else None
    sale = sale_of(best.car, observation.cars, observation.buyers.active)
    if sale is not None and money > 0:
        buyer = sale.buyer.value if is_alone else "none"
        return _phrase("outlook-most", money=money, buyer=buyer)
    if not is_alone:
        return None
    return _phrase("outlook-nobody") if sale is None else _phrase("outlook-own", others=-money)


def question(observation: KraftwagenObservation) -> Phrase:
    """Return what ``observation.seat`` is asked, or what the others see the table waiting for."""
    key = "question-" + ("diesel" if _is_diesel_alone(observation) else observation.decision)
    if observation.seat != observation.active_seat:
        key += "-of"
    return _phrase(key, seat=observation.active_seat, **_facts(observation))


def step_question(
    observation: KraftwagenObservation, field: str, actions: Sequence[KraftwagenAction]
) -> Phrase:
    """See :meth:`Game.step_question`: for a car what it has so far, and what it would bring."""
    if field == "car" and _is_diesel_alone(observation):
        return _phrase("ask-diesel")
    if field in ("piece", "onto"):
        return _phrase(f"ask-{field}", money=max(gain(observation, each) for each in actions))
    if field not in ("engine", "crew", "engineer", "price"):
        return _phrase(f"ask-{field}")
    facts = {**_made(actions), **car_chance(observation, actions)}
    alone = [gain(observation, each) for each in actions if each.car and not each.car.engineer]
    market = observation.cars, observation.buyers.active
    sold = {each: sale for each in actions if each.car and (sale := sale_of(each.car, *market))}
    return _phrase(
        f"ask-{field}",
        **facts,
        alone=max((0, *alone)),
        most=max((each.car.price for each in sold if each.car), default=0),
        shared=int(any(gain(observation, each) not in (0, sold[each].money) for each in sold)),
    )


def _made(actions: Sequence[KraftwagenAction]) -> dict[str, Value]:
    """Describe what the cars of *actions* have in common; 0 for what differs."""
    cars = [action.car for action in actions if action.car is not None]
    found = {f"made_{name}": {getattr(car, name) for car in cars} for name in _PARTS}
    return {name: values.pop() if len(values) == 1 else 0 for name, values in found.items()}


def _last_scoring(obs: KraftwagenObservation) -> Phrase:
    """Say with the first tiles of a round what the one before has brought, best first.

    All earnings are public; the sum of them is told to its owner alone.
    """
    if obs.scoring is None or obs.taken >= obs.seats:
        return _phrase("none")
    earned = {seat: obs.scoring.earned(seat) for seat in obs.scoring.best_first}
    is_short = obs.seats > 2  # what others were paid for is in the log
    lines = tuple(
        _phrase("earned-total", seat=seat, total=earned[seat]["total"])
        if is_short and seat != obs.active_seat
        else _phrase("earned", seat=seat, **earned[seat], unsold=0)
        for seat in earned
        if seat not in obs.resigned
    )
    return _phrase("last", lines=lines, own=_own_money(obs))


def _own_money(obs: KraftwagenObservation) -> Phrase:
    money = None if obs.seat is None else obs.money[obs.seat]
    if obs.seat is None or money is None:
        return _phrase("none")
    awards = sum(award.value for award in obs.mats[obs.seat].awards)
    return _phrase("own-money", money=money.total, awards=awards)


def _lessons(obs: KraftwagenObservation) -> int:
    """Return 1 while questions come with a rule: in the first two turns of each seat, or so."""
    return int(obs.game_turn == 1 and obs.taken <= 2 * obs.seats)


def _lacks(obs: KraftwagenObservation) -> str:
    """Name what the next car lacks."""
    mat = obs.mats[obs.active_seat]
    there = {
        TileAction.BODY: mat.bodies,
        TileAction.ENGINE: mat.engines,
        TileAction.HIRE: mat.canteen,
    }
    return "-".join(action for action, has in there.items() if not has) or "none"


def _takers(obs: KraftwagenObservation) -> Phrase:
    """Tell which of the buyers who may come would take a car of the active seat, as things are.

    Where none would, say what speaks for the one that stands out.
    """
    sales = {each.choice: sale_to(obs, each) for each in obs.open_legal}
    lines = tuple(
        _phrase("would-take", buyer=choice, money=sale.money)
        for choice, sale in sales.items()
        if sale and sale.car and sale.car.seat == obs.active_seat
    )
    best, *others = best_buyers(obs, obs.open_legal)
    if lines or others:
        return _phrase("lines", lines=lines) if lines else _phrase("none")
    paid = {choice: sale.money if sale else 0 for choice, sale in sales.items()}
    brings = {each.choice: white(obs, each) for each in obs.open_legal}
    costs_less = paid[best.choice] < max(paid.values())
    key, money = ("would-pay", paid) if costs_less else ("brings-most", brings)
    return _phrase("lines", lines=(_phrase(key, buyer=best.choice, money=money[best.choice]),))


def _facts(obs: KraftwagenObservation) -> dict[str, Value | Phrase]:
    """The parameters of a question, the same for every reader."""
    mat = obs.mats[obs.active_seat]
    match obs.decision:
        case Decision.START:
            return {"car": int(any(map(has_a_car, obs.open_legal)))}
        case Decision.TAKE:
            return {
                "turn": obs.game_turn,
                "of": TURNS,
                "lacks": _lacks(obs),
                "lessons": _lessons(obs),
                "last": _last_scoring(obs),
                "notes": tile_notes(obs),
            }
        case Decision.CARD:
            cards = obs.research.open
            kinds = {CARDS[card].kind for card in cards}
            worker = "free" if mat.canteen else "missing"
            lines = tuple(_phrase("open-card", **card_facts(card)) for card in cards)
            return {
                "worker": worker if CardKind.DEVELOPMENT in kinds else "none",
                "cards": lines,
            }
        case Decision.BUYER:
            space = len(obs.buyers.active) + 1
            return {"space": space, "of": ACTIVE_SPACES, "takers": _takers(obs)}
        case Decision.BENZ:
            return {"takers": _takers(obs)}
        case Decision.BODY | Decision.ENGINE:
            assert obs.piece is not None
            return {"value": obs.piece.value, "racer": mat.speed}
        case Decision.CAR:
            swap = best_swap(obs, obs.open_legal)
            if _is_diesel_alone(obs):
                return swap_facts(obs, swap) if swap else {"money": 0}
            return {
                "cars": len(obs.cars),
                "of": LAST_CAR,
                "last": int(len(obs.cars) + 1 == LAST_CAR),
                "swap": _phrase("swap", **swap_facts(obs, swap)) if swap else _phrase("none"),
                **car_chance(obs, obs.open_legal),
            }
        case _:
            return {}


def _step(field: str, value: str, label: str, order: int = 0, /, **params: Value) -> MenuStep:
    return MenuStep(field, value, _phrase(f"step-{label}", **params), order)


def _phrase(key: str, **params: Value | Phrase | tuple[Phrase, ...]) -> Phrase:
    return Phrase(f"kraftwagen-{key}", tuple(params.items()))


def _card(card: Card) -> Component:
    return _component(card.id, "card", **card_facts(card.id), cards=card.copies)


def _tile(name: str) -> Component:
    """Its text explains each action that it has."""
    means = tuple(_phrase("means", deed=action.value) for action in TILES[name])
    return _component(f"tile-{name.replace('+', '-')}", "tile", **tile_facts(name), means=means)


def _start_tile(name: str) -> Component:
    means = tuple(
        _phrase("ordered", deed=task.action.value, amount=task.amount)
        for task in START_TILES[name].tasks
    )
    return _component(f"start-{name}", "start", tile=name, means=means)


def _award(prize: Prize) -> Component:
    first, second = (*prize.values, 0)[:2]
    facts = {"count": prize.needed, "first": first, "second": second}
    return _component(f"award-{prize.goal}", "award", goal=prize.goal.value, **facts)


def _component(id_: str, kind: str, **params: Value) -> Component:
    facts = tuple(params.items())
    key = f"kraftwagen-component-{kind}"
    return Component(id_, Phrase(key, facts), Phrase(f"{key}-text", facts))


COMPONENTS = (
    *map(_card, CARDS.values()),
    *map(_tile, TILES),
    *map(_start_tile, START_TILES),
    *(
        _component(f"buyer-{kind}", "buyer", buyer=kind.value, white=white)
        for kind, white in zip(BUYERS, WHITE, strict=True)
    ),
    *map(_award, PRIZES),
)
"""Research cards, action tiles, start tiles, buyers, awards."""
