"""The private message with figures: what they are, ways to others, a way to show them to all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    Picture,
    box,
    button_rows,
    gallery,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import bold, game_name
from cogs.tables.messages.stats_view import season_name
from cogs.tables.session.figures import Season
from data.i18n import Translator
from rules import GAMES

OWN = "me"
SEASON, GAME, SHOW = "s/", "g/", "show/"
"""How words of buttons begin: a season or a game follows, after SHOW any other word."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures as they are shown to one reader."""

    lines: Sequence[str]
    """Its paragraphs below the picture."""
    pictures: tuple[Picture, ...] = ()

    def items(self, *footer: str) -> Item:
        """The frame with all of it."""
        shown = [gallery(self.pictures)] if self.pictures else []
        return box(*shown, *map(text, (*self.lines, *footer)))


def panel_payload(
    figures: Figures,
    word: str | None,
    seasons: Sequence[Season],
    translate: Translator,
    note: str = "",
) -> MessagePayload:
    """The private panel; *word* leads to what it shows, None: nobody else is to see that.

    *seasons* are those of the server, none in a direct message.
    """
    menu = select_row(
        Press(Kind.MENU, word="figures"),
        translate("stats-choose"),
        list(_options(word, seasons, translate)),
    )
    notes = [text(note)] if note else []
    here = [f"{SEASON}{season}" for season in seasons[:1]]
    buttons = [_button("stats-here", way, "🏠", translate) for way in here if way != word]
    if word is not None:
        buttons.append(_button("stats-show", f"{SHOW}{word}", "📣", translate))
    return MessagePayload((*notes, figures.items(), menu, *button_rows(buttons)), figures.pictures)


def shown_payload(figures: Figures, shower: str, translate: Translator) -> MessagePayload:
    """The same for everybody, with the name of who shows it."""
    by = translate("stats-by", name=bold(shower))
    return MessagePayload((figures.items(by),), figures.pictures)


def _options(
    word: str | None, seasons: Sequence[Season], translate: Translator
) -> Iterator[discord.SelectOption]:
    ways = {OWN: translate("stats-mine")}
    for season in seasons[1:]:
        named = season_name(season, translate)
        ways[f"{SEASON}{season}"] = translate("stats-this-server", season=named)
    ways |= {f"{GAME}{game}": game_name(translate, game) for game in GAMES}
    for way, label in ways.items():
        yield option(label, Press(Kind.FIGURES, word=way), default=way == word)


def _button(key: str, word: str, emoji: str, translate: Translator) -> ButtonSpec:
    return ButtonSpec(translate(key), Press(Kind.FIGURES, word=word), emoji=emoji)
