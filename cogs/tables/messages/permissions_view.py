"""What the bot lacks in a channel, and what does not work there for that reason."""

from collections.abc import Mapping, Sequence

from cogs.tables.messages.payload import Item, MessagePayload, box, text
from data.i18n import Translator


def permissions_of_channels(
    missing: Mapping[int, Sequence[str] | None], translate: Translator
) -> MessagePayload:
    """The permissions *missing* by channel, by Discord's names; None where nobody knows them."""
    parts: list[Item] = []
    for channel_id, names in missing.items():
        lines = [translate(f"check-{name.replace('_', '-')}") for name in names or ()]
        if not lines:
            lines = [translate("check-unknown" if names is None else "check-complete")]
        parts.append(text("\n".join((f"### <#{channel_id}>", *lines))))
    return MessagePayload((box(*parts, text(f"-# {translate('check-help')}")),))
