"""The cards of Das Gurkensolo, large, on the cloth."""

from functools import cache

from render.gurkensolo.cards import card
from render.gurkensolo.goals import goal_card
from render.gurkensolo.track import cloth
from render.scene import Group, Scene
from render.showcase import HEIGHT, MIDDLE, showcase
from rules.gurkensolo.observe import CARDS, GOALS, card_id

_CARD_SIZE, _GOAL_SIZE = 1.9, 1.65
_NUMBERS = {card_id(said): number for number, said in enumerate(CARDS)}


@cache
def face(name: str) -> Scene:
    """See :meth:`Layout.face`."""
    if name in GOALS:
        items = goal_card(*MIDDLE, name, _GOAL_SIZE)
    else:
        items = card(*MIDDLE, _NUMBERS[name], _CARD_SIZE)
    return showcase(Group(items, label=f"face {name}"), ground=cloth(HEIGHT))
