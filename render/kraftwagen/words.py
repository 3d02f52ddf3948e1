"""A position of Kraftwagen in words, one text for each picture."""

from collections.abc import Callable, Iterator, Mapping

from render.alt import within_limit
from render.kraftwagen.choices import Choices, choices
from render.kraftwagen.panels import Panel, panels
from render.kraftwagen.seat_words import tell_desk, tell_ledger, tell_mats
from render.kraftwagen.telling import Telling, car_sign
from render.view import Translator, View
from rules.kraftwagen import (
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


def describe(
    observation: KraftwagenObservation, view: View, translate: Translator
) -> tuple[str, ...]:
    """See :meth:`Layout.describe`: in the order of the pictures."""
    marked = choices(observation, view.chosen)

    def told(teller: _Teller) -> str:
        return within_limit(
            lambda names: " ".join(teller(observation, Telling(translate, names), marked)),
            view.names,
        )

    return tuple(told(_TELLERS[panel]) for panel in panels(observation))


def tell_chain(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The picture with the chain, the most urgent first."""
    yield translate.tell("turn", turn=obs.game_turn, turns=TURNS, taken=obs.taken, tiles=LAST_TILE)
    yield from _state(obs, translate)
    if marked.chosen:
        yield translate.tell("chosen", things=_things(marked.chosen, translate))
    if marked.offered and obs.decision != "take":
        yield translate.tell("offered", things=_things(marked.offered, translate))
    if marked.tile:
        yield translate.tell(
            "chain-then", links=_links(after_taking(obs.chain, marked.tile), translate)
        )
    yield translate.tell("chain", links=_links(obs.chain, translate))
    if obs.last:
        deeds = ", ".join(map(str, obs.last))
        yield translate.tell("last", player=translate.names[obs.last[0].seat], deeds=deeds)
    if obs.start_tiles:
        yield translate.tell(
            "starts", tiles="; ".join(_start(name, translate) for name in obs.start_tiles)
        )
    yield from _research(obs, translate)


def _state(obs: KraftwagenObservation, translate: Telling) -> Iterator[str]:
    if obs.outcome is not None:
        ranks, scores = obs.outcome.ranks, obs.outcome.scores
        order = obs.outcome.best_first
        places = ", ".join(
            f"{ranks[seat]}. {translate.names[seat]} ({scores[seat]})" for seat in order
        )
        yield translate.tell("over", places=places)
        return
    yield translate.asks(obs.active_seat, obs.decision)
    if obs.piece is not None:
        yield translate.tell("piece", piece=str(obs.piece))
    tasks = [*obs.job.tasks, *(Task(deed) for deed in obs.job.left)]
    if tasks:
        yield translate.tell("left", deeds=_tasks(tasks, translate))


def _tasks(tasks: list[Task] | tuple[Task, ...], translate: Telling) -> str:
    amounts = (f" {task.amount}" if task.amount > 1 else "" for task in tasks)
    deeds = (translate.deed(task.action) for task in tasks)
    return ", ".join(deed + amount for deed, amount in zip(deeds, amounts, strict=True))


def _things(things: frozenset[str], translate: Telling) -> str:
    return ", ".join(sorted(translate.thing(thing) for thing in things))


def _links(chain: Chain, translate: Telling) -> str:
    return ", ".join(
        translate.tile(link) if isinstance(link, str) else translate.names[link] for link in chain
    )


def _start(name: str, translate: Telling) -> str:
    return f"{translate.tell('start', start=name)} ({_tasks(START_TILES[name].tasks, translate)})"


def _research(obs: KraftwagenObservation, translate: Telling) -> Iterator[str]:
    research = obs.research
    cards = (translate.card(id) for id in research.open)
    yield translate.tell(
        "cards", cards=", ".join(cards), deck=research.deck_size, signs=translate.tell("signs")
    )
    gone = [id for id, count in zip(CARDS, research.discards, strict=True) for _ in range(count)]
    if gone:
        yield translate.tell("discards", cards=translate.cards(gone))


def tell_market(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The picture with the market."""
    yield from _candidate(obs, translate, marked)
    cars = "; ".join(map(translate.car, obs.cars)) or "-"
    yield translate.tell("market", count=len(obs.cars), last=LAST_CAR, cars=cars)
    if obs.prices:
        yield translate.tell("prices", prices=", ".join(map(str, obs.prices)))
    buyers = obs.buyers
    active = (
        f"{space} {translate.tell('wish', buyer=kind)}"
        for space, kind in enumerate(buyers.active, start=1)
    )
    yield translate.tell("active", buyers=", ".join(active) or "-")
    marker = "S" if buyers.marker == MARKER_START else str(buyers.marker)
    yield translate.tell("marker", marker=marker)
    stacks = (
        f"{translate.tell('wish', buyer=kind)} {count} ({white})"
        for kind, count, white in zip(BUYERS, buyers.stacks, buyers.white, strict=True)
    )
    yield translate.tell("stacks", stacks=", ".join(stacks))


def _candidate(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The car that is chosen, and what the buyers would do now."""
    if marked.car is None:
        return
    car = marked.car
    yield translate.tell("candidate", car=car_sign(car))
    others = tuple(other for other in obs.cars if other.price != car.price)
    sales = (
        f"{translate.tell('wish', buyer=sale.buyer)} {translate.car(sale.car)}"
        for sale in buyers_would_take(others, obs.buyers.active, car)
        if sale.car is not None
    )
    yield translate.tell("takers", sales="; ".join(sales) or "-")


def tell_race(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The picture with the race track."""
    yield translate.tell("race", spaces=TRACK[obs.seats])
    for seat, mat in enumerate(obs.mats):
        if seat not in obs.resigned:
            yield translate.tell(
                "racer",
                player=translate.names[seat],
                space=mat.space,
                laps=mat.laps,
                engine=mat.speed,
            )


_TELLERS: Mapping[Panel, _Teller] = {
    Panel.DESK: tell_desk,
    Panel.CHAIN: tell_chain,
    Panel.MARKET: tell_market,
    Panel.RACE: tell_race,
    Panel.MATS: tell_mats,
    Panel.LEDGER: tell_ledger,
}
