"""The cards that can be looked up: what people call them, and what they do."""

from rules.core.types import Component, Phrase
from rules.gurkensolo.cards import CARDS, GOALS, Card, Statement, card_id
from rules.gurkensolo.effects import card_params, goal_params


def _instruction(card: Card) -> Component:
    key = f"gurkensolo-component-{'statement' if isinstance(card, Statement) else 'special'}"
    params = card_params(card)
    return Component(card_id(card), Phrase(key, params), Phrase(f"{key}-text", params))


def _goal(goal: str) -> Component:
    key, params = "gurkensolo-component-goal", goal_params(goal)
    return Component(goal, Phrase(key, params), Phrase(f"{key}-text", params))


COMPONENTS = (*map(_instruction, dict.fromkeys(CARDS)), *map(_goal, GOALS))
"""The instruction cards, of equal specials one, and the goal cards."""
