"""Games to choose from, their rules in our own words, and their cards, tiles and pieces."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from cogs.clocks.seat_clocks import PACES
from cogs.tables.messages import payload as ui
from cogs.tables.messages.custom_ids import Kind, Press, in_base_36
from cogs.tables.messages.drawing import Drawing
from cogs.tables.messages.lobby_view import pace_length
from cogs.tables.messages.phrases import CommandMentions, text_key, translate_phrase
from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.errors import Refused
from cogs.tables.session.lobby import theme_named
from data.i18n import Translator, translator
from render.registry import LAYOUTS
from rules import GAMES
from rules.core.types import Component

_SIGN = re.compile(r"^\W+")
"""Anything before the first letter of a name, such as an icon."""
MOST_INVITED = max(game.info.max_seats for game in GAMES.values()) - 1
ANY_GAME = "games"
"""In place of a game: all of them are to be shown."""

_NEW_TABLE = re.compile(
    rf"(?P<game>[a-z0-9_]+)(/@(?P<role>[0-9a-z]{{1,13}}))?"
    rf"(?P<people>(/[0-9a-z]{{1,13}}){{0,{MOST_INVITED}}})"
)


def play_button(label: str) -> ui.ButtonSpec:
    """Return the button to all games."""
    return ui.ButtonSpec(label, Press(Kind.PLAY, word=ANY_GAME), ui.BLUE, emoji="🎲")


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
                ui.text(body),
                *board.items(),
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
        ui.ButtonSpec(translate("guide-on"), on, disabled=number == pages),
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


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened, in the words of a button: "docker/@<role>/<person>"."""

    game: str
    invited: tuple[int, ...] = ()
    """Ids of people, at most :data:`MOST_INVITED`."""
    role_id: int | None = None

    def __str__(self) -> str:
        role = "" if self.role_id is None else f"/@{in_base_36(self.role_id)}"
        return self.game + role + "".join(f"/{in_base_36(each)}" for each in self.invited)


def parse_new_table(word: str) -> NewTable | None:
    """Return what *word* of a button says; None where it is malformed or its game is unknown."""
    found = _NEW_TABLE.fullmatch(word)
    if found is None or found["game"] not in GAMES:
        return None
    people = tuple(int(each, 36) for each in found["people"].split("/")[1:])
    return NewTable(found["game"], people, int(found["role"], 36) if found["role"] else None)


async def game_list(
    question: str,
    press_of: Callable[[str], Press],
    drawing: Drawing,
    theme: str,
    translate: Translator,
) -> ui.MessagePayload:
    """Build the message that asks *question* of all games; *press_of* leads on to one of them."""
    covers = {key: await drawing.cover(key, theme, translate, is_small=True) for key in GAMES}
    items = [_about(key, covers[key], translate) for key in GAMES]
    buttons = [
        ui.ButtonSpec(translate(text_key(f"{key}-name")), press_of(key), ui.BLUE) for key in GAMES
    ]
    return ui.MessagePayload(
        (ui.box(ui.text(f"### {question}"), *items), *ui.button_rows(buttons)),
        tuple(picture for found in covers.values() for picture in found),
    )


def _about(key: str, cover: tuple[ui.Picture, ...], translate: Translator) -> ui.Item:
    """Describe a game, beside its *cover* if there is one."""
    info = GAMES[key].info
    few, most = info.min_seats, info.max_seats
    facts = translate(
        "game-facts",
        people=f"{few}–{most}" if few < most else str(few),
        minutes=info.minutes,
        weight=info.weight,
    )
    name, blurb = (translate(text_key(f"{key}-{part}")) for part in ("name", "blurb"))
    said = f"**{name}**\n-# {facts}\n{blurb}"
    return ui.section(said, *cover) if cover else ui.text(said)
