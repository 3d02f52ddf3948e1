"""The banner of the board: who is asked and for what, the cars on the market, the game turn."""

from collections.abc import Iterator
from functools import cache

from render.banner import MIDDLE, SIGNS_END, WIDTH, inset, turn_banner, winner_banner
from render.kraftwagen.cars import car
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import sign
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.portraits import medal
from render.kraftwagen.tokens import piece_plate, slab
from render.marks import ring
from render.placement import Placement
from render.scene import Box, Drawing, Ellipse, Group, Item, Primitive, Sprite, Text
from render.view import View
from rules.kraftwagen import (
    LAST_CAR,
    TILES,
    TURNS,
    Decision,
    Engineer,
    KraftwagenObservation,
    TileAction,
)

_ROMAN = ("I", "II", "III")
_TURN_STEP = 50
_TURNS_LEFT = SIGNS_END - TURNS * _TURN_STEP - 4
_CARS_LEFT = _TURNS_LEFT - 118
_SIGN, _PLATE = 66, 96
"""How much room a sign has, and how wide the plate of a new piece is."""
_ABOUT = {Decision.CARD: "research", Decision.BUYER: "buyer"}


def header(obs: KraftwagenObservation, view: View, choices: Choices) -> Iterator[Item]:
    """The banner."""
    if obs.outcome is not None:
        yield winner_banner(obs.outcome, view.names)
        return
    signs = _signs(obs, choices)
    wide = _SIGN if obs.piece is None else _PLATE + 4
    left = _CARS_LEFT - 14 - wide * len(signs)
    seat = obs.active_seat
    yield turn_banner(seat, view.names[seat], left - 4)
    yield inset(left)
    for place, (drawing, label) in enumerate(signs):
        yield Sprite(left + 10 + wide // 2 + wide * place, MIDDLE, drawing, label=label)
    yield from _marks(obs, choices, left, len(signs))
    yield from _gauge(obs)


def show_header(
    obs: KraftwagenObservation, view: View, choices: Choices, is_first: bool
) -> Iterator[Item]:
    """The line above the market: the banner only where no other picture is nearer to the reader."""
    if is_first:
        yield from header(obs, view, choices)
        return
    yield Sprite(WIDTH // 2, MIDDLE, sign())
    yield inset(_CARS_LEFT - 14)
    yield from _gauge(obs)


def _gauge(obs: KraftwagenObservation) -> Iterator[Item]:
    """The cars on the market, and the game turn."""
    yield Sprite(_CARS_LEFT + 46, MIDDLE, _cars(len(obs.cars)), label=f"cars {len(obs.cars)}")
    yield Group(tuple(_turns(obs.game_turn)), label=f"game turn {obs.game_turn}")


def _signs(obs: KraftwagenObservation, choices: Choices) -> list[tuple[Drawing, str]]:
    """Draw the question, or what is to be done now; with a tile chosen, what it would order."""
    if obs.piece is not None:
        return [(piece_plate(obs.piece, _PLATE), f"new {obs.piece}")]
    duties = _duties(obs, choices)
    if duties:
        ask = f"ask {obs.decision}"
        return [
            (_duty(deed, amount), f"duty {deed} {amount}{f', {ask}' if not place else ''}")
            for place, (deed, amount) in enumerate(duties)
        ]
    return [(_asked(obs.decision, obs.active_seat), f"ask {obs.decision}")]


def _duties(obs: KraftwagenObservation, choices: Choices) -> list[tuple[TileAction, int]]:
    if choices.tile:
        return [(deed, 1) for deed in TILES[choices.tile]]
    tasks = [(task.action, task.amount) for task in obs.job.tasks]
    return tasks + [(deed, 1) for deed in obs.job.left]


def _marks(obs: KraftwagenObservation, choices: Choices, left: int, count: int) -> Iterator[Sprite]:
    """Around what can come next, or was chosen to."""
    following = _duties(obs, choices)[len(obs.job.tasks) :] if count > 1 else []
    for place, (deed, _) in enumerate(following, start=len(obs.job.tasks)):
        for mark in choices.marks(f"next:{deed}"):
            x = left + 10 + _SIGN // 2 + _SIGN * place
            yield Sprite(x, MIDDLE, ring(mark, 46, 36, 12), label=f"{mark} {deed}")


@cache
def _duty(deed: str, count: int) -> Drawing:
    at = Placement(0 if count == 1 else -12, 0, 19)
    number = Text(9, 0, f"×{count}", 28, "ink")
    icon = ACTIONS[deed](at)
    return Drawing.of(*slab(60, 46, radius=10), *icon, *((number,) if count > 1 else ()))


@cache
def _asked(decision: Decision, seat: int) -> Drawing:
    """An icon for what is asked of *seat*."""
    match decision:
        case Decision.CAR:
            return Drawing.of(*slab(60, 46, radius=10), *car(seat, 5, 1, 19).primitives)
        case Decision.BENZ:
            return medal(Engineer.BENZ, 23)
        case Decision.START | Decision.TAKE:
            return Drawing.of(*slab(46, 46, radius=10), *_pick())
        case Decision.ORDER:
            return Drawing.of(*slab(60, 46, radius=10), Text(0, -1, "1·2", 30, "ink", "middle"))
        case _:
            icon = ACTIONS[_ABOUT[decision]](Placement(0, 0, 19))
            return Drawing.of(*slab(60, 46, radius=10), *icon)


def _pick() -> Iterator[Primitive]:
    """An arrow that takes something up."""
    at = Placement(0, 0, 16)
    yield at.line("ink", 0.36, "0,0.8 0,-0.3")
    yield at.polygon("ink", "-0.75,-0.1 0,-0.95 0.75,-0.1")


@cache
def _cars(count: int) -> Drawing:
    """A gauge of the cars on the market, which is full when the action phase ends."""
    text = Text(12, -9, f"{count}/{LAST_CAR}", 30, "chalk", label=f"cars {count} of {LAST_CAR}")
    at = Placement(-18, -7, 16)
    shape: tuple[Primitive, ...] = (
        at.polygon(
            "chalk", "-1.2,0.5 -1.2,0 -0.8,-0.15 -0.6,-0.85 0.2,-0.85 0.4,-0.15 1.2,0 1.2,0.5"
        ),
        *(at.disc("gold.ink", x, 0.5, 0.46) for x in (-0.66, 0.66)),
        *(at.disc("chalk", x, 0.5, 0.3) for x in (-0.66, 0.66)),
    )
    pips = (
        Box(-44 + 18 * i, 13, 15, 9, "brass.light" if i < count else "slot.edge", 3)
        for i in range(LAST_CAR)
    )
    return Drawing.of(*shape, text, *pips)


def _turns(now: int) -> Iterator[Sprite]:
    for turn in range(1, TURNS + 1):
        x = _TURNS_LEFT + _TURN_STEP * turn - _TURN_STEP // 2
        yield Sprite(x, MIDDLE, turn_disc(turn, turn == now))


@cache
def turn_disc(turn: int, is_now: bool) -> Drawing:
    """The number of a game turn, in brass if it *is_now*."""
    numeral = _ROMAN[turn - 1]
    if not is_now:
        return Drawing.of(
            Ellipse(0, 0, 22, 22, "slot.edge"),
            Ellipse(0, 0, 19.5, 19.5, "gold.ink"),
            Text(0, 0, numeral, 28, "chalk", "middle"),
        )
    return Drawing.of(
        Ellipse(0, 0, 24, 24, "brass.deep"),
        Ellipse(0, 0, 22, 22, "brass.light"),
        Ellipse(0, 0, 19, 19, f"tag{turn}"),
        Text(0, 0, numeral, 28, "ink", "middle", label=f"turn {turn}"),
    )
