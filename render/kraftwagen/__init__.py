"""The layout of Kraftwagen: workshops, a market and a race track a hundred years ago."""

from render.kraftwagen.alt_text import describe as describe
from render.kraftwagen.cars import piece as piece
from render.kraftwagen.colours import colours as colours
from render.kraftwagen.component_cards import component_card as component_card
from render.kraftwagen.guide import guide as guide
from render.kraftwagen.icons import icon as icon
from render.kraftwagen.layout import scenes as scenes
from render.kraftwagen.scenery import scenery as scenery
from render.kraftwagen.scenery import title as title
