"""The proof of a deal: its seal from the start on, and after the end its seed.

Anybody who wrote the seal down can check after the end that the seed was chosen before the start,
and that every die and card came from it: see :mod:`rules.core.chance`.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from cogs.messages import payload as ui
from cogs.messages.phrases import CommandMentions, game_name
from data import version
from data.i18n import Translator
from data.store import HistoryEntry, Session


def sealed_payload(
    session: Session,
    seal: str,
    translate: Translator,
    commands: CommandMentions,
    why: str = "proof-sealed",
) -> ui.MessagePayload:
    """The seal of a deal whose seed is a secret still, and *why*."""
    title = f"## {translate('proof-heading', game=game_name(translate, session.game))}"
    told = (title, translate("proof-seal", seal=seal), translate(why, **commands.values(translate)))
    return ui.MessagePayload((ui.box(*map(ui.text, told)),))


def opened_payload(
    session: Session, seal: str, record: str, replayed: int | None, translate: Translator
) -> ui.MessagePayload:
    """The opened seal of a game that is over, and how to check it.

    *replayed* is how many actions led from the seed to the end; None: under these rules they do
    not. *record* is all that a replay needs.
    """
    assert session.seed is not None
    file = ui.TextFile.of(f"{session.game}-record", record)
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
    return ui.MessagePayload((ui.box(*map(ui.text, told), file.item()),), (file,))


def seal_of(session: Session) -> str | None:
    """HMAC-SHA-256 of the table's number under its seed, in hexadecimal digits; None in a lobby.

    Not a bare hash of the seed: it belongs to one table, and nothing can be worked out from it of
    the hashes that chance is made of.
    """
    if session.seed is None:
        return None
    return hmac.new(session.seed, sealed_text(session).encode(), sha256).hexdigest()


def sealed_text(session: Session) -> str:
    """Return what is sealed besides the seed."""
    return f"table {session.id}"


def record_text(session: Session, entries: Sequence[HistoryEntry]) -> str:
    """All that a finished game is rebuilt from: seed, options, and every action with its seat.

    Seats count from 0, as in the rules package; the seats stand without their people.

    :raises ValueError: the game goes on, and its seed is a secret.
    """
    if session.standing.is_live or session.seed is None:
        raise ValueError("the seed of a game that goes on is a secret")
    options = " ".join(f"{name}={value}" for name, value in session.options)
    head = (
        f"game {session.game}",
        f"table {session.id}",
        f"seats {len(session.seats)}",
        f"options {options}",
        f"seed {session.seed.hex()}",
    )
    return "\n".join((*head, *(f"{e.ply} {e.seat} {e.text}" for e in entries), ""))
