"""The daily summary: all tables that wait for a person, in one direct message."""

from collections.abc import Sequence

import discord

from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.games_view import MAX_SHOWN, table_line
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, text
from cogs.tables.session.summaries import Summary
from data.i18n import Translator
from data.store import PostedMessages

MOST_CHARACTERS = 3000
"""Of the lines about tables: Discord takes 4,000 in one message."""


def summary_payload(
    summary: Summary,
    posted: Sequence[PostedMessages],
    translate: Translator,
    commands: CommandMentions,
) -> MessagePayload:
    """Tell a person what waits, once a day; *posted* are the messages of the tables."""
    lines: list[str] = []
    for session, messages in zip(summary.tables[:MAX_SHOWN], posted, strict=False):
        line = table_line(session, messages, summary.user_id, translate, commands)
        if session.id in summary.new:
            line = f"🆕 {line}"
        if sum(map(len, lines)) + len(line) > MOST_CHARACTERS:
            break
        lines.append(line)
    names = commands.values(translate)
    if (more := len(summary.tables) - len(lines)) > 0:
        lines.append(translate("summary-more", count=more, **names))
    heading = translate("summary-heading", count=len(summary.tables))
    play = ButtonSpec(
        translate("summary-play"),
        summary_press(summary),
        discord.ButtonStyle.success,
        emoji="▶️",
    )
    items = (text(f"### {heading}"), text("\n".join(lines)), *button_rows([play]))
    return MessagePayload((*items, text(translate("summary-settings", **names))))


def summary_press(summary: Summary) -> Press:
    """The button of a summary, by which it is told from those of other days."""
    return Press(Kind.SUMMARY, ply=summary.day.toordinal())
