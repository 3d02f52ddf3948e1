"""The text board of a position of Kraftwagen."""

from collections.abc import Iterable, Iterator

from render.kraftwagen.phrases import Phrases, car_symbol, name_of, pieces_symbol
from render.names import plain
from render.text_board import COLUMNS, columns, in_columns
from render.view import Translator, View
from rules.kraftwagen import LAST_CAR, MARKER_START, KraftwagenObservation

_SEATS = "●▲■◆"
"""The symbol of each seat, like the marks of the pictures."""


def text_board(observation: KraftwagenObservation, view: View, translate: Translator) -> str:
    """See :meth:`Layout.text_board`."""
    phrases = Phrases(translate, tuple(map(plain, view.names)))
    lines = _lines(observation, phrases)
    return "\n".join(in_columns(line, COLUMNS).rstrip() for line in lines)


def _lines(obs: KraftwagenObservation, phrases: Phrases) -> Iterator[str]:
    turn = phrases.text("board-turn", turn=obs.game_turn, cars=len(obs.cars), last=LAST_CAR)
    yield turn
    yield from _wrapped(_link(link, phrases) for link in obs.chain)
    yield ""
    yield from _wrapped((phrases.text("board-cards"), *map(phrases.card, obs.research.open)), " ")
    yield from _market(obs, phrases)
    yield ""
    for seat in range(obs.seats):
        yield from _seat(obs, seat, phrases)


def _link(link: int | str, phrases: Phrases) -> str:
    return phrases.tile(link).replace(" ", "") if isinstance(link, str) else _SEATS[link]


def _market(obs: KraftwagenObservation, phrases: Phrases) -> Iterator[str]:
    buyers = obs.buyers
    active = (phrases.text("wish", buyer=kind) for kind in buyers.active)
    marker = "S" if buyers.marker == MARKER_START else str(buyers.marker)
    yield from _wrapped((phrases.text("board-buyers"), *active, f"[{marker}]"), " ")
    yield from _wrapped((phrases.text("board-prices"), *map(str, obs.prices)), " ")
    for car in obs.cars:
        yield f"  {_SEATS[car.seat]} {car_symbol(car)}"


def _seat(obs: KraftwagenObservation, seat: int, phrases: Phrases) -> Iterator[str]:
    mat, money = obs.mats[seat], obs.money[seat]
    pointer = ">" if seat == obs.active_seat and obs.to_act else " "
    state = "✗" if seat in obs.resigned else "" if money is None else f"{money.total:>3}"
    if obs.outcome is not None:
        state = f"{obs.outcome.ranks[seat]}. {obs.outcome.scores[seat]:>3}"
    head = f"{pointer} {_SEATS[seat]} "
    yield head + in_columns(phrases.names[seat], COLUMNS - len(head) - 8) + " " + state
    yield (
        f"    {pieces_symbol(mat.bodies, mat.engines):<8} B{mat.body_points} E{mat.engine_points}"
        f" w{mat.canteen}+{mat.supply} e{mat.speed} {mat.laps}:{mat.space}"
    )
    things = [phrases.card(id) + "?" for id in mat.waiting] + [
        name_of(name) for name in mat.engineers
    ]
    yield from (f"    {line}" for line in _wrapped(things, " ", COLUMNS - 4))


def _wrapped(words: Iterable[str], between: str = " · ", wide: int = COLUMNS) -> Iterator[str]:
    """*words* in lines of at most *wide* columns; nothing for no words."""
    line = ""
    for word in words:
        longer = f"{line}{between}{word}" if line else word
        if line and columns(longer) > wide:
            yield line
            longer = word
        line = longer
    if line:
        yield line
