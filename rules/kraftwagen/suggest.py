"""Choose what stands out in a menu, for people who hardly know the game.

Every question has a rule that fits into one sentence. It looks at nothing but what lies open now:
nothing is played out, and no robot is asked.

========  ==========================================================================================
question  what stands out
========  ==========================================================================================
START     the tile with the most parts and workers
TAKE      the tile with the most actions for each move that passes until the seat moves again; what
          lasts or what its next car lacks counts double, and nothing what would bring nothing now
ORDER     hiring, since a development that gets its worker makes the part better
CARD      what has most to give: points and parts, if a worker is free for them, or actions; an
          engineer counts like two of them
BUYER     who brings most, with the marks beside his stack, by buying one of the seat's cars
BENZ      the same; nobody, where none of them buys a car of the seat
BODY      the weakest old part goes, but not the last one of its kind
ENGINE    the race car, if that gets faster and an engine for a car is there; else a workshop; if
          all are full the weakest old part goes, that of the race car being one
CAR       the car that brings most by what the buyers there pay now, and of such the one with the
          fewest workers and the weakest parts, without an engineer; no car, where none brings more
========  ==========================================================================================

Of equal answers the first one stands out, of equal tiles a smaller one, then the nearer one.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import CARDS, START_TILES, TILES, WORKERS, Buyer, CardKind
from rules.kraftwagen.chain import after_taking, moves_before
from rules.kraftwagen.legal import NOBODY, SHOP
from rules.kraftwagen.market import Car, gain_of, sales
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.stock import Kind
from rules.kraftwagen.table import Decision, obtained
from rules.kraftwagen.tile_actions import TileAction

_ENGINEER = 2
"""An engineer gives as much as so many actions."""
_LASTING = frozenset({TileAction.ENGINE, TileAction.RESEARCH})
_FOR_CARS = frozenset({TileAction.BODY, TileAction.ENGINE, TileAction.HIRE})


def suggested(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, ...]:
    """See :meth:`Game.suggested`: the best answer."""
    worth = _WORTH.get(observation.decision)
    if worth is None or not actions:
        return ()
    return (max(actions, key=lambda action: worth(observation, action)),)


def lacking(obs: KraftwagenObservation) -> tuple[TileAction, ...]:
    """Return what the next car of the active seat lacks: parts, a worker, or else a buyer."""
    mat = obs.mats[obs.active_seat]
    there = {
        TileAction.BODY: mat.bodies,
        TileAction.ENGINE: mat.engines,
        TileAction.HIRE: mat.canteen,
    }
    lacks = tuple(action for action, count in there.items() if not count)
    return lacks or (() if obs.buyers.is_full or _would_sell(obs, mat) else (TileAction.BUYER,))


def _would_sell(obs: KraftwagenObservation, mat: Mat) -> bool:
    """Tell whether the best car that *mat* allows would bring something, at the lowest price."""
    best = Car(obs.active_seat, max(mat.bodies), max(mat.engines), mat.canteen, min(obs.prices))
    return gain_of(best, obs.cars, obs.buyers.active) > 0


Worth = tuple[float, ...]
"""More is better; compared from the first number on."""


def _start(_obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    tasks = START_TILES[action.choice].tasks
    return (sum(task.amount for task in tasks if task.action in _FOR_CARS),)


def _tile(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    double = _LASTING.union(lacking(obs))
    signs = TILES[action.choice]
    gains = sum(2 if sign in double else 1 for sign in signs if _brings(obs, sign))
    moves = moves_before(after_taking(obs.chain, action.choice), action.seat)
    return (gains / (1 + moves), -len(signs), -obs.chain.index(action.choice))


def _brings(obs: KraftwagenObservation, action: TileAction) -> bool:
    """Tell whether the active seat has something of *action* now."""
    mat = obs.mats[obs.active_seat]
    match action:
        case TileAction.HIRE:
            return mat.supply > 0
        case TileAction.BODY:
            return _finds_room(obs, Kind.BODY, mat.bodies)
        case TileAction.ENGINE:
            engine = obtained(obs.stock, mat, Kind.ENGINE)
            is_faster = engine is not None and engine.value > mat.speed
            return is_faster or _finds_room(obs, Kind.ENGINE, mat.engines)
        case TileAction.RESEARCH:
            return any(_card_gains(obs, card) for card in obs.research.open)
        case TileAction.BUYER:
            # The marker only hurries the scoring: that is for who has nobody left to work.
            return not obs.buyers.is_full or not (mat.canteen or mat.supply)
        case TileAction.RACE:
            return True


def _finds_room(obs: KraftwagenObservation, kind: Kind, parts: Sequence[int]) -> bool:
    """Tell whether a new part finds an empty workshop, or is better than one of its *parts*."""
    mat = obs.mats[obs.active_seat]
    piece = obtained(obs.stock, mat, kind)
    return piece is not None and (mat.workshops_left > 0 or piece.value > min(parts, default=0))


def _card_gains(obs: KraftwagenObservation, card_id: str) -> int:
    """Return how much a research card gives the active seat now."""
    card, mat = CARDS[card_id], obs.mats[obs.active_seat]
    match card.kind:
        case CardKind.DEVELOPMENT:
            return card.body + card.engine + len(card.tasks) if mat.canteen else 0
        case CardKind.INSTANT:
            return sum(task.amount for task in card.tasks if _brings(obs, task.action))
        case CardKind.ENGINEER:
            return _ENGINEER


def buyer_money(obs: KraftwagenObservation, kind: Buyer) -> tuple[int, int]:
    """Return what the active seat gets for a buyer who comes now: for a car, and white marks."""
    sale = sales(obs.cars, (*obs.buyers.active, kind))[-1]
    is_own = sale.car is not None and sale.car.seat == obs.active_seat
    white = obs.buyers.white_by(kind) if obs.decision is Decision.BUYER else 0
    return sale.money if is_own else 0, white


def _buyer(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    if action.choice == NOBODY:
        return (0, True)
    return (sum(buyer_money(obs, Buyer(action.choice))), False)


def _place(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    mat, new = obs.mats[obs.active_seat], obs.piece
    assert new is not None
    if action.piece is not None:
        left = mat.without_piece(action.piece).with_piece(new)
        return (1, left.bodies != () and left.engines != (), -action.piece.value)
    if action.choice == SHOP:
        return (2,)
    if mat.engines and new.value > mat.speed:
        return (3,)
    return (1, mat.bodies != () and mat.engines != (), -mat.speed)


def _car(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    if action.car is None:
        return (0, 1 if action.verb is Verb.DONE else -WORKERS)
    car = action.car
    gain = gain_of(car, obs.cars, obs.buyers.active)
    return (gain, -car.crew, -car.body - car.engine, car.engineer is None)


_WORTH: Mapping[Decision, Callable[[KraftwagenObservation, KraftwagenAction], Worth]] = {
    Decision.START: _start,
    Decision.TAKE: _tile,
    Decision.ORDER: lambda obs, action: (action.choice == TileAction.HIRE,),
    Decision.CARD: lambda obs, action: (_card_gains(obs, action.choice),),
    Decision.BUYER: _buyer,
    Decision.BENZ: _buyer,
    Decision.BODY: _place,
    Decision.ENGINE: _place,
    Decision.CAR: _car,
}
