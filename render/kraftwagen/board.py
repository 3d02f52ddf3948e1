"""The pictures of what all seats share: the chain around race and research, and the show."""

from functools import cache

from render.kraftwagen.chain import belt, chain
from render.kraftwagen.choices import Choices
from render.kraftwagen.decor import tiles, wheels
from render.kraftwagen.frames import floor
from render.kraftwagen.geometry import HEIGHT, WIDTH
from render.kraftwagen.header import header, show_header
from render.kraftwagen.last_scoring import last_scoring, shown_scoring
from render.kraftwagen.market import awning, grounds, market
from render.kraftwagen.race import race, track
from render.kraftwagen.research import research
from render.kraftwagen.stalls import stalls
from render.kraftwagen.start_tiles import start_tiles
from render.scene import Drawing, Scene
from render.view import View
from rules.kraftwagen import TRACK, KraftwagenObservation


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
    return Drawing((*floor(WIDTH, HEIGHT), *wheels(links), *belt(links), *track(spaces).primitives))


@cache
def _show() -> Drawing:
    return Drawing((*floor(WIDTH, HEIGHT), *tiles(), *awning(), *grounds()))
