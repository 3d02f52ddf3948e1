"""What everybody was sent, what only its owner may know, and the search for one in the other."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Any

from cogs.tables._menu import labels_of
from cogs.tables._play import effects_of
from cogs.tables._words import bold, names_of, say_effects
from data.i18n import LANGUAGES, speaker
from data.store import Entry, Session
from render.gurkensolo.words import card_in_words
from rules import GAMES
from rules.core.types import Effect
from rules.gurkensolo import effects as told
from rules.gurkensolo.view import Phase
from rules.pick_and_pack.view import SLOTS, Kind
from sandbox import Sandbox
from sandbox.record import Request

EPHEMERAL = 64
TOLD_LATELY = 12
"""Actions that a message may still tell of: what they opened is no secret while they are told."""


@dataclass(frozen=True, slots=True)
class Sent:
    """One thing that the bot sent, with everything in it that can be read."""

    at: float
    readers: frozenset[int] | None
    """The people (user ids) who could see it; None: everybody."""
    route: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that only its owner may know for a while."""

    owner: int
    since: float
    until: float
    forms: frozenset[str]
    """How it would look inside a text, in small letters."""
    whole: frozenset[str] = frozenset()
    """How it would look as a text of its own."""

    def is_in(self, text: str) -> bool:
        """Whether *text* tells it."""
        small = text.casefold()
        return small in self.whole or any(form in small for form in self.forms)


@dataclass(frozen=True, slots=True)
class Leak:
    """A secret in a text that others could see."""

    secret: Secret
    sent: Sent
    text: str


def leaks(sent: Iterable[Sent], secrets: Iterable[Secret]) -> list[Leak]:
    """Every secret that was sent, while it was one, to somebody else than its owner."""
    kept = list(secrets)
    return [
        Leak(secret, one, text)
        for one in sent
        for secret in kept
        if secret.since <= one.at < secret.until and one.readers != {secret.owner}
        for text in one.texts
        if secret.is_in(text)
    ]


def everything_sent(sandbox: Sandbox, since: float) -> Iterator[Sent]:
    """All messages, edits and answers of the bot *since* then, whether or not they still stand."""
    for request in sandbox.record:
        if request.method in ("POST", "PATCH") and request.at >= since:
            texts = (*strings(request.json), *(name for name, _ in request.files))
            yield Sent(request.at, _readers(sandbox, request), request.name, texts)


def strings(value: Any) -> Iterator[str]:
    """Every text in JSON data: contents, labels, custom ids, descriptions, file names, choices."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def _readers(sandbox: Sandbox, request: Request) -> frozenset[int] | None:
    _, place, number, *rest = request.path.split("/")
    if place == "channels":
        channel = sandbox.world.channels.get(int(number))
        if channel is None or not channel.recipients:
            return None
        return frozenset(user.id for user in channel.recipients if not user.bot)
    if place in ("webhooks", "interactions"):
        # The sandbox knows whose press a token belongs to; nothing else tells who saw the answer.
        interactions = sandbox._core.interactions
        interaction = interactions.by_token(sandbox.world.bot.id, rest[0])
        is_private = place == "interactions" or request.response["flags"] & EPHEMERAL
        if is_private or not interaction.channel.guild:
            return frozenset((interaction.user.id,))
    return None


class Story:
    """A game that was played, with who could know what, and when."""

    def __init__(self, session: Session, entries: tuple[Entry, ...], states: list[Any]) -> None:
        self._session = session
        self._entries = entries
        self._states = states
        self._game = GAMES[session.game]
        self._names = names_of(session)
        self._says = tuple(map(speaker, LANGUAGES))
        self._begun = (-inf, *(entry.at.timestamp() for entry in entries), inf)

    def secrets(self) -> list[Secret]:
        """Everything that somebody may not know."""
        own = self._pack if self._session.game == "pick_and_pack" else self._gurkensolo
        return [*own(), *self._choices()]

    def _user(self, seat: int) -> int:
        return self._session.seats[seat].user_id

    def _choices(self) -> Iterator[Secret]:
        """What a seat could do, where that is nobody else's business."""
        for ply, state in enumerate(self._states):
            for seat in () if self._game.forced(state) else state.to_act:
                seen = self._game.observe(state, seat)
                if not seen.open_legal:
                    yield self._secret(
                        seat,
                        state.asked_at[seat],
                        ply + 1,
                        self._ids(seen, seat),
                        self._proposals(seen),
                    )

    def _ids(self, seen: Any, seat: int) -> Iterator[str]:
        for action in seen.legal:
            yield f":{self._session.id}:{seen.asked_at[seat]}:{action}"
        yield from (f"possible: {', '.join(map(str, seen.legal))}",)

    def _proposals(self, seen: Any) -> Iterator[str]:
        for action in seen.legal:
            yield str(action)
            for say in self._says:
                yield f"{action}: {labels_of(self._game, action, say, self._names)}"

    def _secret(
        self,
        seat: int,
        first: int,
        end: int,
        forms: Iterable[str],
        whole: Iterable[str] = (),
    ) -> Secret:
        """Kept from the position at ply *first* until the one at ply *end*."""
        return Secret(
            self._user(seat),
            self._begun[first],
            self._begun[end],
            frozenset(form.casefold() for form in forms),
            frozenset(form.casefold() for form in whole),
        )

    # Das Gurkensolo.

    def _gurkensolo(self) -> Iterator[Secret]:
        over = next((i for i, s in enumerate(self._states) if s.phase is Phase.OVER), -1)
        for seat, own in enumerate(self._states[0].goals):
            for goal in own.cards:
                yield self._secret(seat, 0, over, self._goal_forms(goal))
        for ply, state in enumerate(self._states):
            if state.phase is Phase.TURN:
                known = self._told_lately(ply)
                forms = {form for card in state.hand for form in self._card_forms(card)}
                secret = {form for form in forms if form.casefold() not in known}
                if secret:
                    yield self._secret(state.turn, ply, ply + 1, secret)

    def _goal_forms(self, goal: str) -> Iterator[str]:
        yield goal
        for say in self._says:
            yield ", ".join(say("gurkensolo-alt-pickle", pickle=letter) for letter in goal)
            yield say("gurkensolo-goal", **dict(told.goal_params(goal))).split()[0]

    def _card_forms(self, card: int) -> Iterator[str]:
        ((_, kind), *params) = (("", told.shown(card).kind), *told.shown(card).params)
        for say in self._says:
            yield card_in_words(card, say)
            key = "special" if kind.endswith("special") else "statement"
            yield say(f"gurkensolo-{key}", **dict(params))

    def _told_lately(self, ply: int) -> str:
        """What everybody was told of the last actions, in every language."""
        lately = self._entries[max(0, ply - TOLD_LATELY) : ply]
        effects = [e for entry in lately for e in effects_of(entry) if e.readers is None]
        sentences = [say_effects(s, "gurkensolo", effects, self._names) for s in self._says]
        cards = [
            card
            for s in self._states[max(0, ply - TOLD_LATELY) : ply + 1]
            if s.laid
            for card in s.laid.cards
        ]
        words = [card_in_words(card, say) for card in cards for say in self._says]
        return " ".join((*sentences, *words)).casefold()

    # Pick & Pack.

    def _pack(self) -> Iterator[Secret]:
        end = next((i for i, s in enumerate(self._states) if s.starter is not None), -1)
        if end == 0:
            return
        for seat in range(2):
            forms = {*self._fillings(seat), *self._sentences(seat), *self._rows(seat)}
            yield self._secret(seat, 0, end, forms)

    def _fillings(self, seat: int) -> Iterator[str]:
        return (f"{slot}={kind}" for slot in SLOTS[seat] for kind in Kind)

    def _sentences(self, seat: int) -> Iterator[str]:
        for slot in SLOTS[seat]:
            for kind in Kind:
                effect = Effect("placed", (("seat", seat), ("slot", slot), ("tile", kind.value)))
                for say in self._says:
                    yield say_effects(say, "pick_and_pack", [effect], self._names)
                    yield say_effects(
                        say, "pick_and_pack", [effect], [bold(n) for n in self._names]
                    )

    def _rows(self, seat: int) -> Iterator[str]:
        """How the sentence begins that tells the tiles of *seat*, and the tiles as letters."""
        key = f"pick-and-pack-alt-tiles-{'blue' if seat else 'red'}"
        for say in self._says:
            yield say(key, player=self._names[seat], first="|", second="").partition("|")[0]
        for state in self._states:
            if len(tiles := state.board.tiles[seat]) >= 5:
                yield "".join(tile.kind for tile in tiles)[:6]
