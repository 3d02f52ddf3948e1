"""A card, tile or piece that somebody looked up: its picture and what it does."""

from cogs.tables.messages.component_index import Found
from cogs.tables.messages.payload import MessagePayload, box, gallery, text
from cogs.tables.messages.presenter import Presenter
from data.i18n import Translator


async def component_payload(
    found: Found, translate: Translator, theme: str, presenter: Presenter
) -> MessagePayload:
    """*found* for somebody who sees pictures in *theme*."""
    alt = translate("card-picture", name=found.name)
    pictures = await presenter.drawing.component_card(found.game, found.component.id, theme, alt)
    shown = [gallery(pictures)] if pictures else []
    heading, footer = text(f"## {found.name}"), text(f"-# {found.game_name}")
    return MessagePayload((box(heading, text(found.text), *shown, footer),), pictures)
