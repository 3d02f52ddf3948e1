"""The rules of games in our own words, and their cards, tiles and pieces."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from cogs.clocks.seat_clocks import PACES
from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import pace_length
from cogs.messages.phrases import CommandMentions, text_key, translate_phrase
from cogs.messages.presenter import Presenter
from cogs.table.errors import Refused
from cogs.table.lobby import theme_named
from data.i18n import Translator, translator
from render.registry import LAYOUTS
from rules import GAMES
from rules.core.types import Component

_SIGN = re.compile(r"^\W+")
"""Anything before the first letter of a name, such as an icon."""


async def guide_payload(
    game: str,
    page: int,
    translate: Translator,
    theme: str,
    presenter: Presenter,
    commands: CommandMentions,
) -> ui.MessagePayload:
    """Page *page* (from 1; out of range: the nearest) of the rules of *game*."""
    pages = LAYOUTS[game].guide()
    number = min(max(page, 1), len(pages))
    shown = pages[number - 1]
    view = replace(shown.view, theme=theme_named(theme))
    picture_name = f"{game}-rules-{number}"
    alt = translate("guide-picture")
    board = await presenter.drawing.board(shown.observation, view, translate, picture_name, alt)
    title, body = (
        translate(text_key(f"{shown.key}-title")),
        translate(text_key(f"{shown.key}-body"), **commands.values(translate)),
    )
    name = translate(text_key(f"{game}-name"))
    lengths = await _lengths(game, presenter, translate) if number == 1 else []
    footer = translate("guide-page", page=number, pages=len(pages))
    return ui.MessagePayload(
        (
            ui.box(
                ui.text(f"## {name}: {title}"),
                *board.items(),
                ui.text(body),
                *lengths,
                ui.text(f"-# {footer}"),
            ),
            *ui.button_rows(_buttons(game, number, len(pages), translate)),
        ),
        board.pictures,
    )


async def _lengths(game: str, presenter: Presenter, translate: Translator) -> list[ui.Item]:
    """Say how long real games took, pace by pace, where enough were finished."""
    found = [(pace, await presenter.lengths.of(game, pace)) for pace in PACES]
    lines = [pace_length(pace, length, translate) for pace, length in found if length is not None]
    return [ui.text("\n".join((translate("guide-lengths"), *lines)))] if lines else []


def _buttons(game: str, number: int, pages: int, translate: Translator) -> list[ui.ButtonSpec]:
    if pages == 1:
        return []
    back = Press(Kind.GUIDE, ply=max(number - 1, 1), word=game)
    on = Press(Kind.GUIDE, ply=min(number + 1, pages), word=game)
    return [
        ui.ButtonSpec(translate("guide-back"), back, disabled=number == 1),
        ui.ButtonSpec(translate("guide-on"), on, ui.BLUE, disabled=number == pages),
    ]


class Found(NamedTuple):
    """A component with the words for it in one language."""

    game: str
    component: Component
    name: str
    game_name: str
    text: str

    @property
    def value(self) -> str:
        """Its value as a command option: unique, and the same in every language."""
        return f"{self.game}:{self.component.id}"

    @property
    def label(self) -> str:
        """Return its name in a list of many games."""
        return f"{self.name} · {self.game_name}"


def matching(language: str, typed: str, here: str | None = None) -> tuple[Found, ...]:
    """All components with every word of *typed* in their name or their game's.

    Those of the game *here* come first.
    Within a game those come first whose name begins with *typed*.
    """
    words = typed.casefold().split()
    fitting = (f for f in _all(language) if all(word in f.label.casefold() for word in words))
    return tuple(sorted(fitting, key=lambda found: _distance(found, " ".join(words), here)))


def find(language: str, wanted: str, here: str | None = None) -> Found:
    """The component chosen from a list, or else the one that *wanted* most likely means.

    :raises Refused: nothing fits.
    """
    for found in _all(language):
        if found.value == wanted:
            return found
    fitting = matching(language, wanted, here)
    if not fitting:
        raise Refused("no-card", name=wanted)
    return fitting[0]


def _distance(found: Found, wanted: str, here: str | None) -> tuple[bool, bool]:
    name = _SIGN.sub("", found.name.casefold())
    return found.game != here, not name.startswith(wanted)


@cache
def _all(language: str) -> tuple[Found, ...]:
    return tuple(_told(language))


def _told(language: str) -> Iterator[Found]:
    translate = translator(language)
    for key, game in GAMES.items():
        game_name = translate(text_key(f"{key}-name"))
        for component in game.components():
            name, text = (
                translate_phrase(translate, phrase, ())
                for phrase in (component.name, component.text)
            )
            yield Found(key, component, name, game_name, text)


async def component_payload(
    found: Found, translate: Translator, theme: str, presenter: Presenter
) -> ui.MessagePayload:
    """*found* for somebody who sees pictures in *theme*."""
    alt = translate("card-picture", name=found.name)
    pictures = await presenter.drawing.component_card(found.game, found.component.id, theme, alt)
    shown = [ui.gallery(pictures)] if pictures else []
    heading, footer = ui.text(f"## {found.name}"), ui.text(f"-# {found.game_name}")
    return ui.MessagePayload((ui.box(heading, ui.text(found.text), *shown, footer),), pictures)
