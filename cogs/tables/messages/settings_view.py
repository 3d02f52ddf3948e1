"""What people choose for themselves: their language, how boards look, how much they say."""

from dataclasses import replace
from datetime import datetime

from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.confirming import Confirming
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.habits_view import habits_items
from cogs.tables.messages.payload import (
    ButtonSpec,
    MessagePayload,
    Row,
    button_rows,
    option,
    select_row,
    text,
)
from cogs.tables.messages.privacy_view import KEEP
from cogs.tables.session import preferences
from cogs.tables.session.errors import Refused
from cogs.tables.session.preferences import NO_CHOICE
from data.i18n import LANGUAGES, Translator
from data.spoken_texts import SHORT
from data.store import HIDDEN, MADE, Preference
from render.theme import THEMES

CHOICES = {
    "language": LANGUAGES,
    "theme": THEMES,
    "reading": (SHORT,),
    "results": (HIDDEN,),
    "confirms": tuple(Confirming),
    "only_choices": (MADE,),
}


def settings_payload(
    preference: Preference,
    locale: str | None,
    translate: Translator,
    commands: CommandMentions,
    now: datetime,
    likely_zone: str,
) -> MessagePayload:
    """The private panel with the menus; *locale* is that of the person's Discord.

    *likely_zone* is where they seem to live, for people who have not chosen a time zone.
    """
    rows = [_menu(name, getattr(preference, name), translate) for name in CHOICES]
    hours = habits_items(preference, locale, translate, commands, now, likely_zone)
    stored = ButtonSpec(translate("settings-privacy"), str(Press(Kind.PRIVACY, word=KEEP)))
    heading = text(translate("settings-heading"))
    return MessagePayload((heading, *rows, *hours, *button_rows([stored])))


def with_only_choice_offer(payload: MessagePayload, translate: Translator) -> MessagePayload:
    """*payload* with the offer to play for its reader from now on where they have no choice."""
    press = Press(Kind.PREFERENCE, word=f"only_choices={MADE}")
    offer = ButtonSpec(translate("only_choices-offer"), str(press))
    return replace(payload, items=(*payload.items, *button_rows([offer])))


def preference_with(preference: Preference, name: str, value: str) -> Preference:
    """*preference* with one choice made, or taken back.

    :raises Refused: there is no such choice.
    """
    if name in preferences.CHOICES:
        return preferences.habits_with(preference, name, value)
    allowed = CHOICES.get(name)
    if allowed is None or value not in (*allowed, NO_CHOICE):
        raise Refused("bad-choice", choice=value, allowed=", ".join(allowed or ()))
    chosen = None if value == NO_CHOICE else value
    match name:
        case "language":
            return replace(preference, language=chosen)
        case "theme":
            return replace(preference, theme=chosen)
        case "results":
            return replace(preference, results=chosen)
        case "confirms":
            return replace(preference, confirms=chosen)
        case "only_choices":
            return replace(preference, only_choices=chosen)
    return replace(preference, reading=chosen)


def _menu(name: str, chosen: str | None, translate: Translator) -> Row:
    options = [option(translate(f"settings-no-{name}"), NO_CHOICE, default=chosen is None)]
    options += [
        option(translate(f"{name}-{value}"), value, default=value == chosen)
        for value in CHOICES[name]
    ]
    press = Press(Kind.PREFERENCE, word=name)
    return select_row(str(press), translate(f"settings-{name}"), options)
