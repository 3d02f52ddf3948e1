"""A position of Kraftwagen in words, one text for each picture."""

from collections.abc import Callable, Iterator, Mapping

from render.alt import within_limit
from render.kraftwagen.choices import Choices, choices
from render.kraftwagen.panels import Panel, panels
from render.kraftwagen.seat_words import tell_desk, tell_ledger, tell_mats
from render.kraftwagen.telling import Telling, car_sign
from render.view import Say, View
from rules.kraftwagen.observe import (
    BUYERS,
    CARDS,
    LAST_CAR,
    LAST_TILE,
    MARKER_START,
    START_TILES,
    TRACK,
    TURNS,
    Chain,
    KraftwagenObservation,
    Task,
    after_taking,
    buyers_would_take,
)

_Teller = Callable[[KraftwagenObservation, Telling, Choices], Iterator[str]]


def describe(observation: KraftwagenObservation, view: View, say: Say) -> tuple[str, ...]:
    """See :meth:`Layout.describe`: in the order of the pictures."""
    marked = choices(observation, view.chosen)

    def told(teller: _Teller) -> str:
        return within_limit(
            lambda names: " ".join(teller(observation, Telling(say, names), marked)), view.names
        )

    return tuple(told(_TELLERS[panel]) for panel in panels(observation))


def tell_chain(seen: KraftwagenObservation, say: Telling, marked: Choices) -> Iterator[str]:
    """The picture with the chain, the most urgent first."""
    yield say.tell("turn", turn=seen.game_turn, turns=TURNS, taken=seen.taken, tiles=LAST_TILE)
    yield from _state(seen, say)
    if marked.chosen:
        yield say.tell("chosen", things=_things(marked.chosen, say))
    if marked.offered and seen.ask != "take":
        yield say.tell("offered", things=_things(marked.offered, say))
    if marked.tile:
        yield say.tell("chain-then", links=_links(after_taking(seen.chain, marked.tile), say))
    yield say.tell("chain", links=_links(seen.chain, say))
    if seen.last:
        deeds = ", ".join(map(str, seen.last))
        yield say.tell("last", player=say.names[seen.last[0].seat], deeds=deeds)
    if seen.start_tiles:
        yield say.tell("starts", tiles="; ".join(_start(name, say) for name in seen.start_tiles))
    yield from _research(seen, say)


def _state(seen: KraftwagenObservation, say: Telling) -> Iterator[str]:
    if seen.outcome is not None:
        ranks, scores = seen.outcome.ranks, seen.outcome.scores
        order = seen.outcome.best_first
        places = ", ".join(f"{ranks[seat]}. {say.names[seat]} ({scores[seat]})" for seat in order)
        yield say.tell("over", places=places)
        return
    yield say.asks(seen.mover, seen.ask)
    if seen.piece is not None:
        yield say.tell("piece", piece=str(seen.piece))
    tasks = [*seen.job.tasks, *(Task(deed) for deed in seen.job.left)]
    if tasks:
        yield say.tell("left", deeds=_tasks(tasks, say))


def _tasks(tasks: list[Task] | tuple[Task, ...], say: Telling) -> str:
    amounts = (f" {task.amount}" if task.amount > 1 else "" for task in tasks)
    deeds = (say.deed(task.deed) for task in tasks)
    return ", ".join(deed + amount for deed, amount in zip(deeds, amounts, strict=True))


def _things(things: frozenset[str], say: Telling) -> str:
    return ", ".join(sorted(say.thing(thing) for thing in things))


def _links(chain: Chain, say: Telling) -> str:
    return ", ".join(say.tile(link) if isinstance(link, str) else say.names[link] for link in chain)


def _start(name: str, say: Telling) -> str:
    return f"{say.tell('start', start=name)} ({_tasks(START_TILES[name].tasks, say)})"


def _research(seen: KraftwagenObservation, say: Telling) -> Iterator[str]:
    research = seen.research
    cards = (say.card(id) for id in research.open)
    yield say.tell(
        "cards", cards=", ".join(cards), deck=research.deck_size, signs=say.tell("signs")
    )
    gone = [id for id, count in zip(CARDS, research.discards, strict=True) for _ in range(count)]
    if gone:
        yield say.tell("discards", cards=say.cards(gone))


def tell_market(seen: KraftwagenObservation, say: Telling, marked: Choices) -> Iterator[str]:
    """The picture with the market."""
    yield from _candidate(seen, say, marked)
    cars = "; ".join(map(say.car, seen.cars)) or "-"
    yield say.tell("market", count=len(seen.cars), last=LAST_CAR, cars=cars)
    if seen.prices:
        yield say.tell("prices", prices=", ".join(map(str, seen.prices)))
    buyers = seen.buyers
    active = (
        f"{space} {say.tell('wish', buyer=kind)}"
        for space, kind in enumerate(buyers.active, start=1)
    )
    yield say.tell("active", buyers=", ".join(active) or "-")
    marker = "S" if buyers.marker == MARKER_START else str(buyers.marker)
    yield say.tell("marker", marker=marker)
    stacks = (
        f"{say.tell('wish', buyer=kind)} {count} ({white})"
        for kind, count, white in zip(BUYERS, buyers.stacks, buyers.white, strict=True)
    )
    yield say.tell("stacks", stacks=", ".join(stacks))


def _candidate(seen: KraftwagenObservation, say: Telling, marked: Choices) -> Iterator[str]:
    """The car that is chosen, and what the buyers would do now."""
    if marked.car is None:
        return
    car = marked.car
    yield say.tell("candidate", car=car_sign(car))
    others = tuple(other for other in seen.cars if other.price != car.price)
    sales = (
        f"{say.tell('wish', buyer=sale.buyer)} {say.car(sale.car)}"
        for sale in buyers_would_take(others, seen.buyers.active, car)
        if sale.car is not None
    )
    yield say.tell("takers", sales="; ".join(sales) or "-")


def tell_race(seen: KraftwagenObservation, say: Telling, marked: Choices) -> Iterator[str]:
    """The picture with the race track."""
    yield say.tell("race", spaces=TRACK[seen.seats])
    for seat, mat in enumerate(seen.mats):
        if seat not in seen.resigned:
            yield say.tell(
                "racer", player=say.names[seat], space=mat.space, laps=mat.laps, engine=mat.speed
            )


_TELLERS: Mapping[Panel, _Teller] = {
    Panel.DESK: tell_desk,
    Panel.CHAIN: tell_chain,
    Panel.MARKET: tell_market,
    Panel.RACE: tell_race,
    Panel.MATS: tell_mats,
    Panel.LEDGER: tell_ledger,
}
