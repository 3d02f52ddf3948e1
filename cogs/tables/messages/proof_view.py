"""The proof of a deal, in words: its seal, and after the end its seed."""

from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.payload import MessagePayload, TextFile, box, text
from cogs.tables.messages.phrases import game_name
from cogs.tables.session.proof import sealed_text
from data.i18n import Translator
from data.store import Session
from data.version import version


def sealed_payload(
    session: Session,
    seal: str,
    translate: Translator,
    commands: CommandMentions,
    why: str = "proof-sealed",
) -> MessagePayload:
    """The seal of a deal whose seed is a secret still, and *why*."""
    title = f"## {translate('proof-heading', game=game_name(translate, session.game))}"
    told = (
        title,
        translate("proof-seal", seal=seal),
        translate(why, **commands.values(translate)),
    )
    return MessagePayload((box(*map(text, told)),))


def opened_payload(
    session: Session, seal: str, record: str, replayed: int | None, translate: Translator
) -> MessagePayload:
    """The opened seal of a game that is over, and how to check it.

    *replayed* is how many actions led from the seed to the end; None: under these rules they do
    not. *record* is all that a replay needs.
    """
    assert session.seed is not None
    file = TextFile.of(f"{session.game}-record", record)
    sealed = sealed_text(session)
    command = (
        "```\npython -c \"import hmac; print(hmac.new(bytes.fromhex('"
        f"{session.seed.hex()}'), b'{sealed}', 'sha256').hexdigest())\"\n```"
    )
    verdict = (
        translate("proof-differs", version=version())
        if replayed is None
        else translate("proof-replayed", count=replayed, version=version())
    )
    again = (translate("proof-deals-again"),) if session.deals_again else ()
    told = (
        f"## {translate('proof-heading', game=game_name(translate, session.game))}",
        translate("proof-seal", seal=seal),
        translate("proof-seed", seed=session.seed.hex()),
        *again,
        verdict,
        translate("proof-how", table=sealed),
        command,
        translate("proof-record"),
    )
    return MessagePayload((box(*map(text, told), file.item()),), (file,))
