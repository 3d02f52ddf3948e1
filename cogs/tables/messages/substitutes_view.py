"""Seats that others may take, and who went on for whom, as everybody at the table reads it."""

from collections.abc import Collection

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec
from cogs.tables.messages.phrases import bold, names_of
from cogs.tables.messages.robots_view import stand_in_notes
from cogs.tables.session.naming import former_title
from cogs.tables.session.substitutes import offered_seats
from data.i18n import Translator
from data.store import Session
from render.view import listed

MOST_BUTTONS = 3
"""Seats with a button of their own; the next ones get theirs when these are taken."""


def seat_notes(session: Session, translate: Translator, told: Collection[int] = ()) -> list[str]:
    """For whom robots play at a running table, and which seats wait for somebody new.

    Nothing of the robots in the seats of which something is *told* beside it.
    """
    return [*stand_in_notes(session, translate, told), *offer_notes(session, translate)]


def offer_notes(session: Session, translate: Translator) -> list[str]:
    """Say whose seats others may take."""
    names = [bold(names_of(session)[seat]) for seat in offered_seats(session)]
    return [translate("substitute-wanted", who=listed(translate, names))] if names else []


def offer_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """The buttons that take these seats."""
    offered = offered_seats(session)
    key = "substitute-take" if len(offered) == 1 else "substitute-take-of"
    return [
        ButtonSpec(
            translate(key, who=names_of(session)[seat]),
            Press(Kind.TAKE_SEAT, session.id, word=str(seat)),
            discord.ButtonStyle.success,
        )
        for seat in offered[:MOST_BUTTONS]
    ]


def former_note(session: Session, seat: int, translate: Translator) -> str:
    """Say who began the game in *seat*, where that was somebody else; else nothing."""
    former = former_title(session, seat)
    return "" if former is None else f" {translate('substitute-for', who=bold(former))}"
