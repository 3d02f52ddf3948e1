"""Pier 18: the cards dealt until they are shown, and what is chosen until all have chosen."""

from collections.abc import Iterator
from typing import Any

from rules.pier18 import effects
from rules.pier18.actions import PierAction, Verb
from rules.pier18.simultaneous import plan_card
from rules.pier18.state import PierState
from tests.e2e.secrets_told.search import Secret
from tests.e2e.secrets_told.story import Story


def secrets(story: Story) -> Iterator[Secret]:
    """Everything that a piece of the game keeps from somebody.

    Two cards of a seat become its foundation and its plan; the third one may come up in a round, or
    never.
    """
    for seat, hand in enumerate(story.states[0].hands):
        for card in hand:
            yield story.secret([seat], 0, _shown(story, card), _card_forms(story, card))
    for ply, action in _chosen(story):
        state, seat = story.states[ply], action.seat
        end = story.first(lambda later, seat=seat: not later.choices[seat], ply)
        forms = set(_choice_forms(story, state, action))
        yield story.secret([seat], ply, end, forms)
        # Those who still choose may have the same notation in their menus.
        yield story.secret([seat, *state.to_act], ply, end, {*forms, str(action)})


def _shown(story: Story, card: str) -> int:
    """The ply at which everybody sees *card*."""

    def is_seen(state: PierState) -> bool:
        sections = (section.card for pier in state.piers for section in pier)
        return card in (*state.open, *state.plans, *sections)

    return story.first(is_seen)


def _card_forms(story: Story, card: str) -> Iterator[str]:
    """Its number; and in words what tells it from every other card."""
    found = next(each for each in story.game.components() if each.id == card)
    facts: dict[str, Any] = {
        name: value for name, value in found.text.params if not isinstance(value, tuple)
    }
    yield card
    for translate in story.says:
        yield translate("pier18-date", **facts)
        yield translate("pier18-plan", **facts)


def _chosen(story: Story) -> Iterator[tuple[int, PierAction]]:
    """Yield each choice that was made in secret, with the ply at which it had just been."""
    for ply, state in enumerate(story.states[1:], 1):
        before = story.states[ply - 1]
        for now, earlier in zip(state.choices, before.choices, strict=True):
            if now and not earlier:
                yield ply, now


def _choice_forms(story: Story, state: PierState, action: PierAction) -> Iterator[str]:
    """The sentences of the log, those too that are due later, and of the alternative text."""
    if action.verb is Verb.KEEP:
        cards = action.seat, action.card, action.plan
        told = *effects.kept(*cards), effects.founded(*cards)
    else:
        plan = action.seat, plan_card(state, action.seat), action.covered
        told = *effects.placed(*plan), effects.added(*plan)
        for translate in story.says:
            yield translate("pier18-alt-chosen-section", card=plan[1], covered=action.covered)
    for effect in told[1:]:
        yield from story.sentences(effect)
