"""The pictures of Kraftwagen: the chain around race and research, the show, all mats."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from render.kraftwagen.cards import CARD_HIGH, CARD_WIDE, card
from render.kraftwagen.chain import belt, chain
from render.kraftwagen.choices import Choices, Picture, choices, pictures, things
from render.kraftwagen.frames import floor, tiles, wheels
from render.kraftwagen.geometry import HEIGHT, INNER_BOTTOM, INNER_RIGHT, INNER_TOP, WIDTH
from render.kraftwagen.header import header, show_header
from render.kraftwagen.last_scoring import last_scoring, shown_scoring
from render.kraftwagen.market import awning, grounds, market
from render.kraftwagen.mats import mats_scene
from render.kraftwagen.race import race, track
from render.kraftwagen.stalls import stalls, start_tiles
from render.marks import ring
from render.scene import Box, Drawing, Item, Line, Scene, Sprite, Text
from render.view import View
from rules.kraftwagen import TRACK, KraftwagenObservation


def scenes(observation: KraftwagenObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`."""
    if view.advises:
        observation = replace(observation, last=())
    marked = choices(observation, view.chosen)
    if view.planned:
        planned = frozenset(thing for action in view.planned for thing in things(action))
        marked = replace(marked, chosen=planned)
    order = pictures(observation, view.chosen, is_brief=view.is_brief)

    def drawn(picture: Picture) -> Scene:
        match picture:
            case Picture.BOARD:
                return board_scene(observation, view, marked)
            case Picture.SHOW:
                return show_scene(observation, view, marked, picture is order[0])
            case Picture.MATS:
                return mats_scene(observation, view, marked)

    return tuple(map(drawn, order))


def board_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """Chain, race and research."""
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=_hall(len(obs.chain), TRACK[obs.seats]),
        items=(
            *header(obs, view, choices),
            *race(obs),
            *research(obs, choices),
            *chain(obs, choices),
        ),
    )


def show_scene(obs: KraftwagenObservation, view: View, choices: Choices, is_first: bool) -> Scene:
    """The market with its buyers, and in place of cars the start tiles or the last scoring."""
    scoring = shown_scoring(obs, choices)
    if obs.start_tiles:
        below = tuple(start_tiles(obs, choices))
    elif scoring is not None:
        below = tuple(last_scoring(obs, view, scoring))
    else:
        below = tuple(stalls(obs, choices))
    items = (*show_header(obs, view, choices, is_first), *market(obs, choices), *below)
    return Scene(width=WIDTH, height=HEIGHT, base=_show(), items=items)


@cache
def _hall(links: int, spaces: int) -> Drawing:
    return Drawing.of(
        *floor(WIDTH, HEIGHT), *wheels(links), *belt(links), *track(spaces).primitives
    )


@cache
def _show() -> Drawing:
    return Drawing.of(*floor(WIDTH, HEIGHT), *tiles(), *awning(), *grounds())


_X = INNER_RIGHT - CARD_WIDE // 2
_TOP = INNER_TOP + CARD_HIGH // 2 + 2
_STEP = INNER_BOTTOM - INNER_TOP - CARD_HIGH - 4
_PILES_X = _X - CARD_WIDE // 2 - 42


def research(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """Two cards, and how many are left and gone."""
    for number, id in enumerate(obs.research.open, start=1):
        where = _X, _TOP + _STEP * (number - 1)
        yield Sprite(*where, card(id), label=f"card {number} {id}")
        for mark in choices.marks(f"card:{number}"):
            frame = ring(mark, CARD_WIDE - 10, CARD_HIGH - 10)
            yield Sprite(*where, frame, label=f"{mark} card {number}")
    piles = ("deck", obs.research.deck_size), ("discards", obs.research.discards_size)
    for row, (name, count) in enumerate(piles):
        where = _PILES_X, _TOP + _STEP * row
        yield Sprite(*where, _pile(name, count), label=f"{name} {count}")


@cache
def _pile(name: str, count: int) -> Drawing:
    """Cards face down in the deck, face up among the discards."""
    ground, ink, line = (
        ("paper", "ink", "tile.shade") if name == "discards" else ("plan", "chalk", "plan.line")
    )
    cards = (
        primitive
        for i in (2, 1, 0)
        for primitive in (
            Box(-33 + 4 * i, -47 - 4 * i, 62, 98, "tile.edge", 9),
            Box(-31 + 4 * i, -45 - 4 * i, 58, 94, ground, 8),
        )
    )
    lines = (Line(((-20, y), (16, y)), line, 4) for y in (-28, -16, 22, 34))
    number = Text(-2, 3, str(count), 36, ink, "middle", label=f"cards {count}")
    return Drawing.of(*cards, *lines, number)
