"""A game that was played: who could know what, and when, and in which words it would be told."""

from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import Any

from cogs.messages.menu import labels_of
from cogs.messages.phrases import bold, names_of, translate_effects
from data.i18n import LANGUAGES, Translator, keys, translator
from data.store import HistoryEntry, Session
from rules import GAMES
from rules.core.types import Effect
from tests.e2e.secrets_told.search import Secret


class Story:
    """A game from its first position to its last one so far."""

    def __init__(
        self, session: Session, entries: tuple[HistoryEntry, ...], states: list[Any]
    ) -> None:
        self.entries = entries
        self.states = states
        self.game = GAMES[session.game]
        self.names = names_of(session)
        self.says = tuple(map(strict_speaker, LANGUAGES))
        self._session = session
        self._begun = (-inf, *(entry.at.timestamp() for entry in entries), inf)

    def secret(
        self,
        seats: Iterable[int],
        first: int,
        end: int,
        forms: Iterable[str],
        whole: Iterable[str] = (),
    ) -> Secret:
        """Kept by *seats* from the position at ply *first* until the one at ply *end*."""
        return Secret(
            frozenset(self._session.seats[seat].user_id for seat in seats),
            self._begun[first],
            self._begun[end],
            frozenset(form.casefold() for form in forms),
            frozenset(form.casefold() for form in whole),
        )

    def first(self, holds: Callable[[Any], bool], since: int = 0) -> int:
        """The first ply, *since* that one, at which *holds*; one after the last where none does."""
        plies = (ply for ply in range(since, len(self.states)) if holds(self.states[ply]))
        return next(plies, len(self.states))

    def sentences(self, effect: Effect) -> Iterator[str]:
        """Tell *effect* in every language, with names as they are and in bold."""
        for translate in self.says:
            for names in (self.names, [bold(name) for name in self.names]):
                yield translate_effects(translate, self.game.info.key, [effect], names)

    def choices(self) -> Iterator[Secret]:
        """Yield what a seat could do, where that is nobody else's business."""
        for ply, state in enumerate(self.states):
            for obs in self._asked_in_private(state):
                same = [s for s in state.to_act if self._notations(state, s) == _texts(obs.legal)]
                yield self.secret(same, ply, ply + 1, self._ids(obs), self._proposals(obs))

    def _asked_in_private(self, state: Any) -> Iterator[Any]:
        """Yield the observations of seats that are asked what nobody else may know of."""
        for seat in () if self.game.unasked(state) else state.to_act:
            obs = self.game.observe(state, seat)
            if not obs.open_legal:
                yield obs

    def _notations(self, state: Any, seat: int) -> list[str]:
        return _texts(self.game.legal_actions(state, seat))

    def _ids(self, obs: Any) -> Iterator[str]:
        course = f"{self._session.id}.{self._session.branch}"
        for action in obs.legal:
            yield f":{course}:{obs.asked_at[obs.seat]}:{action}"
        yield f"possible: {', '.join(map(str, obs.legal))}"

    def _proposals(self, obs: Any) -> Iterator[str]:
        for action in obs.legal:
            yield str(action)
            for translate in self.says:
                yield f"{action}: {labels_of(self.game, obs, action, translate, self.names)}"


def _texts(actions: Iterable[Any]) -> list[str]:
    return [str(action) for action in actions]


def strict_speaker(language: str) -> Translator:
    """Fails where words are missing: what is never said in them would never be found."""
    translate, known = translator(language), keys(language)

    def strictly(key: str, /, **params: str | int) -> str:
        assert key in known, key
        return translate(key, **params)

    return strictly
