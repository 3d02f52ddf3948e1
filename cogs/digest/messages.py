"""Daily summaries as direct messages, each posted once."""

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.app.table_bot import TableBot
from cogs.digest.digest import Sending, Summaries, Summary
from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.own_tables import MAX_SHOWN, table_line
from cogs.messages.phrases import CommandMentions
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.refusals import TRANSIENT_ERRORS, Meaning, meaning_of
from data.i18n import Translator, nearest, translator
from data.store import JobKind, PostedMessages, Store

log = logging.getLogger(__name__)

MOST_CHARACTERS = 3000
"""Of the lines about tables: Discord takes 4,000 in one message."""


class SummaryMessages:
    """Sends daily summaries."""

    def __init__(self, store: Store, api: ChannelApi, commands: CommandMentions) -> None:
        self._store = store
        self._api = api
        self._commands = commands

    async def send(self, summary: Summary) -> Sending:
        """Post a summary, unless a killed process has posted it already."""
        payload = await self._payload(summary)
        try:
            channel_id = await self._api.open_dm(summary.user_id)
            if not summary.is_sure and await self._is_there(channel_id, summary):
                return Sending.FOUND
            await self._api.post(channel_id, payload, _nonce(summary))
        except TRANSIENT_ERRORS as failure:
            log.info("the summary of user %s waits: %s", summary.user_id, failure)
            return Sending.LATER
        except discord.HTTPException as refusal:
            log.info("user %s takes no summary: %s", summary.user_id, refusal)
            passes = meaning_of(refusal) in (Meaning.PASSES, Meaning.OPERATOR)
            return Sending.LATER if passes else Sending.REFUSED
        return Sending.ARRIVED

    async def _is_there(self, channel_id: int, summary: Summary) -> bool:
        """Tell whether the newest summary in these direct messages is of this day."""
        sought = summary_press(summary)
        presses = [press for _, press in await self._api.own_presses(channel_id)]
        newest = next((each for each in presses if replace(sought, ply=each.ply) == each), None)
        return newest == sought

    async def _payload(self, summary: Summary) -> ui.MessagePayload:
        language = summary.preference.language or nearest(summary.locale or summary.language)
        posted = [
            await self._store.posted_messages(session.id) for session in summary.tables[:MAX_SHOWN]
        ]
        return summary_payload(summary, posted, translator(language), self._commands)


def _nonce(summary: Summary) -> str:
    """The same for every attempt to send the summary of this day to this person."""
    facts = f"summary/{summary.user_id}/{summary.day.isoformat()}"
    return f"{hashlib.blake2s(facts.encode(), digest_size=9).hexdigest()}.s"


def summary_payload(
    summary: Summary,
    posted: Sequence[PostedMessages],
    translate: Translator,
    commands: CommandMentions,
) -> ui.MessagePayload:
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
    play = ui.ButtonSpec(translate("summary-play"), summary_press(summary), ui.GREEN, emoji="▶️")
    items = (ui.text(f"### {heading}"), ui.text("\n".join(lines)), *ui.button_rows([play]))
    return ui.MessagePayload((*items, ui.text(translate("summary-settings", **names))))


def summary_press(summary: Summary) -> Press:
    """The button of a summary, by which it is told from those of other days."""
    return Press(Kind.SUMMARY, ply=summary.day.toordinal())


async def setup(bot: TableBot) -> None:
    """Let *bot* send daily summaries."""
    services = bot.services
    messages = SummaryMessages(services.store, services.api, services.commands)
    digests = Summaries(services.store, messages.send, services.tables.announce)
    services.handlers[JobKind.DIGEST] = digests.carry_out
