"""Das Gurkensolo: goal cards until the end, and the cards that a seat has just drawn."""

from collections.abc import Iterator

from cogs.messages.phrases import translate_effects
from render.gurkensolo.alt_text import card_in_words
from rules.core.codec import load_effects
from rules.gurkensolo import Phase
from rules.gurkensolo import effects as told
from tests.e2e.secrets_told.search import Secret
from tests.e2e.secrets_told.story import Story


def secrets(story: Story) -> Iterator[Secret]:
    """Everything that a piece of the game keeps from somebody."""
    over = story.first(lambda state: state.phase is Phase.OVER)
    for seat, own in enumerate(story.states[0].goals):
        for goal in own.cards:
            yield story.secret([seat], 0, over, _goal_forms(story, goal))
    for ply, state in enumerate(story.states):
        if state.phase is Phase.TURN:
            known = _told_before(story, ply)
            forms = {form for card in state.hand for form in _card_forms(story, card)}
            secret = {form for form in forms if form.casefold() not in known}
            if secret:
                yield story.secret([state.turn], ply, ply + 1, secret)


def _goal_forms(story: Story, goal: str) -> Iterator[str]:
    yield goal
    for translate in story.says:
        yield ", ".join(translate("gurkensolo-alt-pickle", pickle=letter) for letter in goal)
        yield translate("gurkensolo-goal", **dict(told.goal_params(goal)))


def _card_forms(story: Story, card: int) -> Iterator[str]:
    shown = told.shown(card)
    for translate in story.says:
        yield card_in_words(card, translate)
        key = "special" if shown.kind.endswith("special") else "statement"
        yield translate(f"gurkensolo-{key}", **dict(shown.params))


def _told_before(story: Story, ply: int) -> str:
    """Return what everybody was told of earlier actions, in every language.

    A history tells of them at any time, so a card that was opened and is drawn anew is no secret
    that could be searched for.
    """
    told_of = (effect for entry in story.entries[:ply] for effect in load_effects(entry.effects))
    effects = [effect for effect in told_of if effect.readers is None]
    sentences = [
        translate_effects(translate, "gurkensolo", effects, story.names) for translate in story.says
    ]
    laid = (state.laid for state in story.states[: ply + 1] if state.laid)
    cards = {card for each in laid for card in each.cards}
    words = [card_in_words(card, translate) for card in cards for translate in story.says]
    return " ".join((*sentences, *words)).casefold()
