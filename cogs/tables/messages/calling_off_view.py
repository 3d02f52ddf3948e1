"""Calling a running game off: the question to its people, and who has refused."""

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec, Item, button_rows, text
from cogs.tables.messages.phrases import bold, mention_list
from cogs.tables.session.naming import title_of
from cogs.tables.session.notice import Notice
from data.i18n import Translator
from data.store import Question, Session


def calling_off_items(session: Session, notice: Notice, translate: Translator) -> list[Item]:
    """Ask whether the game is to be called off, or say that somebody does not want that."""
    if session.vote is not None and session.standing.is_running:
        return _cancel_question(session, session.vote, translate)
    if notice.refused_by is not None:
        return [text(_refusal(session, notice, notice.refused_by, translate))]
    return []


def _cancel_question(session: Session, vote: Question, translate: Translator) -> list[Item]:
    question = translate(
        "table-cancel-question",
        asker=bold(title_of(session, vote.agreed[0])),
        agreed=len(vote.agreed),
        of=len({*session.participants, *vote.agreed}),
        missing=mention_list(vote.missing, translate),
    )
    yes = Press(Kind.CONSENT, session.id, word="yes", branch=session.branch)
    no = Press(Kind.CONSENT, session.id, word="no", branch=session.branch)
    buttons = [
        ButtonSpec(translate("table-cancel-agree"), yes, discord.ButtonStyle.danger),
        ButtonSpec(translate("table-cancel-refuse"), no, discord.ButtonStyle.success),
    ]
    return [text(question), *button_rows(buttons)]


def _refusal(session: Session, notice: Notice, refused_by: int, translate: Translator) -> str:
    """Say who wants to play on, and mention the person who wanted to call the game off."""
    sentence = translate("table-cancel-refused", who=bold(title_of(session, refused_by)))
    return " ".join(filter(None, (mention_list(notice.notify, translate), sentence)))
