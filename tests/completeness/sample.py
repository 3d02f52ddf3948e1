"""Random games, always the same ones, to see what a game asks for while it is played."""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from random import Random
from typing import Any, NamedTuple

from rules.core.errors import CannotResign
from rules.core.game import Game
from rules.core.types import Effect, Observation, OptionValue, Phrase, Step

MAX_PLIES = 600
"""Where a game is broken off."""
GAMES_PER_TABLE = 1
RESIGNING_GAMES = 1
RESIGNING = 0.1
"""How likely a seat gives up at each ply of the games in which seats do."""
ALIKE = 2
"""How many observations are kept of those that are asked the same after the same first effect."""


class Sample(NamedTuple):
    """The phrases and questions that came up in the games."""

    phrases: tuple[Phrase, ...]
    """Questions, labels, previews, and effects as the phrases they are told in; each key once."""
    asked: frozenset[str]
    """The fields of menu steps."""
    observations: tuple[Observation, ...]
    """Some of every kind, as seats and a spectator see positions."""
    sources: frozenset[str]
    """The sources of points."""


class _Collector:
    """Fills a sample, position by position."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self.phrases: dict[str, Phrase] = {}
        self.asked: set[str] = set()
        self.observations: dict[Hashable, list[Observation]] = defaultdict(list)
        self.sources: set[str] = set()

    def note(self, phrase: Phrase) -> None:
        """Keep *phrase* and those inside it."""
        self.phrases.setdefault(phrase.key, phrase)
        for _, value in phrase.params:
            for inner in value if isinstance(value, tuple) else (value,):
                if isinstance(inner, Phrase):
                    self.note(inner)

    def position(self, state: Any, effects: tuple[Effect, ...]) -> None:
        """Note everything that *state*, which *effects* led to, puts before people."""
        happened = effects[0].kind if effects else None
        self._effects(effects)
        self._steps(state)
        for obs in self._seen(state):
            question = self._question(obs) if state.to_act else None
            kind = question, obs.seat is None, obs.seat in state.to_act, happened
            if len(self.observations[kind]) < ALIKE:
                self.observations[kind].append(obs)
        self._end(state)

    def _effects(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            self.note(Phrase(f"{self._game.info.key}-effect-{effect.kind}", effect.params))

    def _steps(self, state: Any) -> None:
        for seat in state.to_act:
            obs = self._game.observe(state, seat)
            for action in obs.legal:
                for step in self._game.menu_steps(action):
                    self.asked.add(step.field)
                    self.note(step.label)
                    self.note(self._game.label(obs, step))

    def _question(self, obs: Observation) -> str:
        """Note what *obs* is asked and offered; the key of the question."""
        question = self._game.question(obs)
        self.note(question)
        if obs.seat is None and not obs.open_legal:
            self.note(Phrase(f"{self._game.info.key}-asks-in-private"))
        for shortcut in self._game.shortcuts(obs):
            self.note(shortcut.label)
        for action in (*obs.legal[:1], *obs.legal[-1:]):
            if (phrase := self._game.preview(obs, action)) is not None:
                self.note(phrase)
        return question.key

    def _end(self, state: Any) -> None:
        outcome = self._game.outcome(state)
        if outcome is not None:
            found = self._game.points(self._game.observe(state, None))
            self.sources |= {points.source for points in found}

    def _seen(self, state: Any) -> Iterator[Observation]:
        for seat in (None, *range(state.seats)):
            yield self._game.observe(state, seat)


def sample(game: Game[Any, Any, Any]) -> Sample:
    """Collect what comes up in random games, for all numbers of seats and values of options."""
    collector = _Collector(game)
    for number, (seats, options) in enumerate(_tables(game)):
        for nth in range(GAMES_PER_TABLE + RESIGNING_GAMES):
            rng = Random(f"{number} {nth}")
            _play(game, collector, seats, options, rng, may_resign=nth >= GAMES_PER_TABLE)
    return Sample(
        phrases=tuple(collector.phrases.values()),
        asked=frozenset(collector.asked),
        observations=tuple(obs for alike in collector.observations.values() for obs in alike),
        sources=frozenset(collector.sources),
    )


def _tables(game: Game[Any, Any, Any]) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    info = game.info
    variants = max((len(option.values) for option in info.options), default=1)
    for seats in range(info.min_seats, info.max_seats + 1):
        for variant in range(variants):
            yield (
                seats,
                {
                    option.name: option.values[variant % len(option.values)]
                    for option in info.options
                },
            )


def _play(
    game: Game[Any, Any, Any],
    collector: _Collector,
    seats: int,
    options: dict[str, OptionValue],
    rng: Random,
    *,
    may_resign: bool,
) -> None:
    state = game.new(seats=seats, options=options, seed=rng.randbytes(32))
    collector.position(state, ())
    while state.to_act and state.ply < MAX_PLIES:
        step = None
        if may_resign and rng.random() < RESIGNING:
            step = _resigned(game, state, rng.randrange(seats))
        if step is None:
            seat = rng.choice(state.to_act)
            step = game.apply(state, rng.choice(game.legal_actions(state, seat)))
        state = step.state
        collector.position(state, step.effects)


def _resigned(game: Game[Any, Any, Any], state: Any, seat: int) -> Step[Any] | None:
    try:
        return game.resign(state, seat)
    except CannotResign:
        return None
