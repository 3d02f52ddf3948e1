"""The picture of the board: the chain around race and research, and the market below."""

from functools import cache

from render.kraftwagen.chain import belt, chain
from render.kraftwagen.choices import Choices
from render.kraftwagen.decor import sign, tiles
from render.kraftwagen.frames import floor
from render.kraftwagen.geometry import HEIGHT, WIDTH
from render.kraftwagen.header import header
from render.kraftwagen.market import awning, grounds, market
from render.kraftwagen.race import race, track
from render.kraftwagen.research import research
from render.kraftwagen.stalls import stalls
from render.kraftwagen.start_tiles import start_tiles
from render.scene import Drawing, Scene
from render.view import View
from rules.kraftwagen import TRACK, KraftwagenObservation


def board_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """All that seats share."""
    below = start_tiles(obs, choices) if obs.start_tiles else stalls(obs, choices)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=_hall(len(obs.chain), TRACK[obs.seats]),
        items=(
            *header(obs, view, choices),
            *race(obs),
            *research(obs, choices),
            *chain(obs, choices),
            *market(obs, choices),
            *below,
        ),
        is_crowded=True,
    )


@cache
def _hall(links: int, spaces: int) -> Drawing:
    return Drawing(
        (
            *floor(WIDTH, HEIGHT),
            *tiles(),
            *belt(links),
            *track(spaces).primitives,
            *awning(),
            *sign(),
            *grounds(),
        )
    )
