"""The rules of a game in our own words: one page with its picture, and buttons to the others."""

from dataclasses import replace

from cogs.clocks.pace import PACES
from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.contract_view import pace_length
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec, Item, MessagePayload, box, button_rows, text
from cogs.tables.messages.phrases import text_key
from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.lobby import theme_named
from data.i18n import Translator
from render.registry import LAYOUTS


async def guide_payload(
    game: str,
    page: int,
    translate: Translator,
    theme: str,
    presenter: Presenter,
    commands: CommandMentions,
) -> MessagePayload:
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
    return MessagePayload(
        (
            box(
                text(f"## {name}: {title}"),
                text(body),
                *board.items(),
                *lengths,
                text(f"-# {footer}"),
            ),
            *button_rows(_buttons(game, number, len(pages), translate)),
        ),
        board.pictures,
    )


async def _lengths(game: str, presenter: Presenter, translate: Translator) -> list[Item]:
    """Say how long real games took, pace by pace, where enough were finished."""
    found = [(pace, await presenter.lengths.of(game, pace)) for pace in PACES]
    lines = [pace_length(pace, length, translate) for pace, length in found if length is not None]
    return [text("\n".join((translate("guide-lengths"), *lines)))] if lines else []


def _buttons(game: str, number: int, pages: int, translate: Translator) -> list[ButtonSpec]:
    if pages == 1:
        return []
    back = Press(Kind.GUIDE, ply=max(number - 1, 1), word=game)
    on = Press(Kind.GUIDE, ply=min(number + 1, pages), word=game)
    return [
        ButtonSpec(translate("guide-back"), back, disabled=number == 1),
        ButtonSpec(translate("guide-on"), on, disabled=number == pages),
    ]
