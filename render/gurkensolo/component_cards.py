"""The cards of Das Gurkensolo, large, on the cloth."""

from functools import cache

from render.component_cards import HEIGHT, MIDDLE, UnknownComponent, card_scene
from render.gurkensolo.cards import card
from render.gurkensolo.goals import goal_card
from render.gurkensolo.track import cloth
from render.scene import Group, Scene
from rules.gurkensolo import CARDS, GOALS, card_id

_CARD_SIZE, _GOAL_SIZE = 1.9, 1.65
_NUMBERS = {card_id(said): number for number, said in enumerate(CARDS)}


@cache
def component_card(name: str) -> Scene:
    """See :meth:`Layout.component_card`."""
    if name in GOALS:
        items = goal_card(*MIDDLE, name, _GOAL_SIZE)
    elif name in _NUMBERS:
        items = card(*MIDDLE, _NUMBERS[name], _CARD_SIZE)
    else:
        raise UnknownComponent("gurkensolo", name)
    return card_scene(Group(items, label=f"component {name}"), ground=cloth(HEIGHT))
