"""Screens about stored data of a person: told, handed over, and forgotten when asked twice."""

import discord
import orjson

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import (
    ButtonSpec,
    MessagePayload,
    TextFile,
    box,
    button_rows,
    text,
)
from data.i18n import Translator
from data.store import Rows

FILE, ASK, SURE, KEEP = "file", "ask", "sure", "keep"
"""What a button asks for."""


def privacy_payload(translate: Translator, note: str = "") -> MessagePayload:
    """Say what is stored and for how long, with ways to get it and to have it forgotten."""
    told = "\n".join(translate(f"privacy-{part}") for part in ("tables", "self", "how-long"))
    heading = f"### {translate('privacy-heading')}\n{told}"
    buttons = [
        ButtonSpec(translate("privacy-file"), _press(FILE), emoji="📄"),
        ButtonSpec(translate("privacy-forget"), _press(ASK), discord.ButtonStyle.danger),
    ]
    above = [text(note)] if note else []
    return MessagePayload((*above, box(text(heading)), *button_rows(buttons)))


def file_payload(found: Rows, translate: Translator) -> MessagePayload:
    """All of it as a file, with the way back."""
    content = orjson.dumps(found, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS).decode()
    file = TextFile.of("my-data", content, "json")
    told = text(translate("privacy-file-told", count=sum(map(len, found.values()))))
    back = ButtonSpec(translate("privacy-back"), _press(KEEP), emoji="◀")
    return MessagePayload((told, file.item(), *button_rows([back])), (file,))


def question_payload(running: int, lobbies: int, translate: Translator) -> MessagePayload:
    """Ask before forgetting, with the number of games that it gives up and lobbies it leaves."""
    lines = [f"### {translate('privacy-question')}"]
    if running:
        lines.append(translate("privacy-question-running", count=running))
    if lobbies:
        lines.append(translate("privacy-question-lobbies", count=lobbies))
    lines.append(translate("privacy-question-rest"))
    buttons = [
        ButtonSpec(translate("privacy-sure"), _press(SURE), discord.ButtonStyle.danger),
        ButtonSpec(translate("decision-no"), _press(KEEP)),
    ]
    return MessagePayload((box(text("\n".join(lines))), *button_rows(buttons)))


def _press(word: str) -> Press:
    return Press(Kind.PRIVACY, word=word)
