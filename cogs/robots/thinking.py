"""What a robot thinks about, and how: in a worker process, or in a moment in this one.

A player is given what its seat sees and remembers, and nothing else. What the seat remembers is
worked out from the record by another function than the one that thinks: only that one meets the
table's secrets.
"""

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from time import monotonic

from cogs.tables.session.robot_seats import level_named
from rules import GAMES
from rules.core.chance import SEED_BYTES
from rules.core.types import Observation, Options, VisibleHistory
from rules.core.visible import visible_history
from rules.players.assessment import Contrast, contrast
from rules.players.choice import Budget, Choice, Player
from rules.players.judge import Judge
from rules.players.levels import Level, player, simulations
from rules.players.one_ply import OnePly
from rules.registry import ROBOTS

THINKING_SECONDS = 1.7
"""Guards against a slow machine: the number of simulations ends nearly every decision earlier."""
CONSIDERED = 5
"""How many actions a thought tells of."""


@dataclass(frozen=True, slots=True)
class Record:
    """What has been played at a table; it holds secrets."""

    game: str
    seats: int
    options: Options
    seed: bytes
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of one seat, with all that its player may know but what it remembers."""

    game: str
    observation: Observation
    level: str
    chance: str
    """What its player's own luck is made of, such as table and ply; never the game's seed."""


@dataclass(frozen=True, slots=True)
class Considered:
    """An action that was looked at."""

    text: str
    """Its notation."""
    value: float
    """What the seat may expect of it, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player has decided, and what else it looked at."""

    text: str
    """The notation of the action."""
    considered: tuple[Considered, ...] = ()
    """The best few, best first."""
    reason: Contrast | None = None
    """What speaks most for the action and against the next best, where that was asked for."""


def recall(record: Record, seat: int) -> VisibleHistory:
    """What *seat* remembers of a game.

    :raises rules.RulesError: the record is not one of this game.
    """
    return visible_history(
        GAMES[record.game],
        seats=record.seats,
        options=dict(record.options),
        seed=record.seed,
        moves=record.moves,
        seat=seat,
    )


def think(question: Question, history: VisibleHistory) -> Thought:
    """What the player of this level decides."""
    level = level_named(question.level)
    ends_at = monotonic() + THINKING_SECONDS
    budget = Budget(_simulations(question.game, level), lambda: monotonic() > ends_at)
    chosen = _player(question.game, level)
    return _thought(chosen.choose(question.observation, history, budget, Random(question.chance)))


def advise(question: Question, history: VisibleHistory) -> Thought:
    """What the player of this level decides, and what speaks for it against the next best."""
    thought = think(question, history)
    others = [each.text for each in thought.considered if each.text != thought.text]
    if not others:
        return thought
    observation = question.observation
    actions = {str(action): action for action in observation.legal}
    compared = (actions[thought.text], actions[others[0]])
    judge, rng = _judge(question.game), Random(question.chance)
    return replace(thought, reason=contrast(judge, observation, history, compared, rng))


def think_briefly(question: Question) -> Thought:
    """What a player decides in a moment, who remembers nothing and looks one action ahead."""
    rng = Random(question.chance)
    return _thought(_greedy(question.game).choose(question.observation, (), Budget(1), rng))


def warm_up() -> None:
    """Work out what every first thought about a game would have to wait for."""
    for key, game in GAMES.items():
        state = game.new(seats=game.info.min_seats, options={}, seed=bytes(SEED_BYTES))
        observation = game.observe(state, state.to_act[0])
        think_briefly(Question(key, observation, Level.EASY.value, ""))


def _thought(choice: Choice) -> Thought:
    best = choice.statistics.considered[:CONSIDERED]
    return Thought(
        str(choice.action), tuple(Considered(str(each.action), each.value) for each in best)
    )


@cache
def _judge(game: str) -> Judge:
    return Judge(GAMES[game], ROBOTS[game].load(game))


@cache
def _player(game: str, level: Level) -> Player:
    return player(GAMES[game], _judge(game).robot, level)


@cache
def _greedy(game: str) -> Player:
    return OnePly(_judge(game))


@cache
def _simulations(game: str, level: Level) -> int:
    return simulations(_judge(game).robot, level)
