"""The layout of Nim: rows of matches on a table."""

from tests.games.nim.render.alt_text import describe as describe
from tests.games.nim.render.colours import colours as colours
from tests.games.nim.render.component_cards import component_card as component_card
from tests.games.nim.render.guide import guide as guide
from tests.games.nim.render.icons import icon as icon
from tests.games.nim.render.icons import piece as piece
from tests.games.nim.render.icons import scenery as scenery
from tests.games.nim.render.icons import title as title
from tests.games.nim.render.layout import scenes as scenes
