"""A card, tile or piece that somebody looked up: its picture and what it does."""

from cogs.tables._draft import Draft, box, gallery, text
from cogs.tables._faces import Found
from cogs.tables._presenter import Presenter


async def face_draft(found: Found, theme: str, presenter: Presenter) -> Draft:
    """*found* for somebody who sees pictures in *theme*."""
    pictures = await presenter.face(found.game, found.face.id, theme, found.text)
    shown = [gallery(pictures)] if pictures else []
    heading, footer = text(f"## {found.name}"), text(f"-# {found.game_name}")
    return Draft((box(heading, *shown, text(found.text), footer),), pictures)
