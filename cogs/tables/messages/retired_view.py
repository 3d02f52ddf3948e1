"""The words of an older message of a table once another one has replaced it."""

from collections.abc import Sequence

from cogs.tables.messages import payload as ui
from data.i18n import Translator

LEFT_OUT_ROOM = 100
"""Characters for the line that counts what an older message leaves out."""


def retired_payload(
    lines: Sequence[str], translate: Translator, fallback: str, heading: str = ""
) -> ui.MessagePayload:
    """Build what remains of an older message: the actions that answered it, in words.

    Where people choose in private, one message may cover many. Where they are too many for one
    text, the first ones are left out, and counted.
    """
    shown = [heading] if heading else []
    kept = list(lines) or [fallback]
    cut = 0
    while _length(shown) + _length(kept) > ui.MAX_TEXT - LEFT_OUT_ROOM and len(kept) > 1:
        kept.pop(0)
        cut += 1
    if cut:
        shown.append(translate("log-left-out", count=cut))
    return ui.MessagePayload((ui.text(ui.clip(ui.small((*shown, *kept)), ui.MAX_TEXT)),))


def _length(lines: Sequence[str]) -> int:
    return len(ui.small(lines))
