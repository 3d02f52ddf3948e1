"""The cards that can be looked up: what people call them, and what they do."""

from rules.core.types import Face, Phrase
from rules.gurkensolo.cards import CARDS, GOALS, Card, Statement, card_id
from rules.gurkensolo.effects import card_params, goal_params


def _instruction(card: Card) -> Face:
    key = f"gurkensolo-face-{'statement' if isinstance(card, Statement) else 'special'}"
    params = card_params(card)
    return Face(card_id(card), Phrase(key, params), Phrase(f"{key}-text", params))


def _goal(goal: str) -> Face:
    key, params = "gurkensolo-face-goal", goal_params(goal)
    return Face(goal, Phrase(key, params), Phrase(f"{key}-text", params))


FACES = (*map(_instruction, dict.fromkeys(CARDS)), *map(_goal, GOALS))
"""The instruction cards, of equal specials one, and the goal cards."""
