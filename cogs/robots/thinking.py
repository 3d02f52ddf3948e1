"""Think as a robot, in a worker process, or in a moment in this one.

A player is given what its seat sees and remembers, and nothing else. What the seat remembers is
worked out from the record by another function than the one that thinks: only that one meets the
table's secrets.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from time import monotonic
from typing import Any, TypeVar

from rules import GAMES
from rules.core.types import Observation, Options, VisibleHistory
from rules.core.visible import visible_history
from rules.players import assessment
from rules.players.assessment import Comparison, Reason
from rules.players.choice import Budget, Choice, Player, Statistics
from rules.players.judge import Judge, is_won
from rules.players.levels import Level, level_named, player, simulations
from rules.players.one_ply import OnePly
from rules.registry import robot_for

THINKING_SECONDS = 1.7
"""Guards against a slow machine: the number of simulations ends nearly every decision earlier."""
MUCH = 0.2
"""An action that gives away more, of 1, is much worse than the best."""
_RIVALS = 8
"""So many other actions are looked at for something that speaks against them."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Record:
    """The course of a game at a table; it holds secrets."""

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
    """What its player's own luck is made of: see ``LiveTable.luck``; never the game's seed."""
    among: tuple[str, ...] = ()
    """Where advice is asked about these actions alone, their notations."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another action: the best of those against which something speaks, or the next best."""

    text: str
    """Its notation."""
    loss: float
    """How much less the seat may expect of it, 0 to 1."""
    reason: Reason | None = None
    """What speaks for the advised action and against this one."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The decision of a player."""

    text: str
    """The notation of the action."""
    rival: Rival | None = None
    """Where that was asked for, and there is one."""
    wins: bool = False
    """Whether the action ends the game and the seat wins, where that was asked for."""
    is_hasty: bool = False
    """Whether it was decided at first sight, since there was no time to think."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of the hard player on an action."""

    better: str
    """The notation of what it would have done."""
    loss: float
    """How much less the seat could expect of the action, 0 to 1."""
    reason: Reason | None = None
    """What spoke for that and against the action, if they were not about as good."""


def recall(record: Record, seat: int) -> VisibleHistory:
    """Return all that *seat* remembers of a game.

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


def remembering(
    function: Callable[..., _T], question: Question, record: Record, *more: object
) -> _T:
    """Return what *function* makes of *question* and of what its seat remembers of *record*."""
    seat = question.observation.seat
    assert seat is not None
    return function(question, recall(record, seat), *more)


def think(question: Question, history: VisibleHistory) -> Thought:
    """Decide like the player of this level."""
    return Thought(str(_choice(question, history).action))


def _choice(question: Question, history: VisibleHistory) -> Choice:
    game, seen, rng = question.game, question.observation, Random(question.chance)
    if question.among:
        chosen = assessment.narrowed(GAMES[game], _judge(game).robot, seen, _left(question))
    else:
        chosen = _player(game, level_named(question.level))
    return chosen.choose(seen, history, _budget(question), rng)


def _left(question: Question) -> tuple[Any, ...]:
    """Return the actions that *question* is about."""
    legal, among = question.observation.legal, question.among
    return tuple(action for action in legal if not among or str(action) in among)


def _budget(question: Question) -> Budget:
    level = level_named(question.level)
    return Budget(_simulations(question.game, level), _Guard().is_out_of_time)


def advise(question: Question, history: VisibleHistory) -> Thought:
    """Say what speaks for what stands out in a menu, or else for what this player thinks best.

    That is advised as well where what stands out gives much away. It is compared with what the
    player thinks less of. Where no reason speaks against that, both are looked at equally long.
    """
    thought = _advice(question, history, _choice(question, history).statistics)
    if thought.rival is None or thought.rival.reason is not None:
        return thought
    game, seen, rng = GAMES[question.game], question.observation, Random(question.chance)
    actions = {str(action): action for action in seen.legal}
    pair, budget = (actions[thought.text], actions[thought.rival.text]), _budget(question)
    robot = _judge(question.game).robot
    better, worse = assessment.duel(game, robot, seen, history, pair, budget, rng)
    return replace(thought, rival=replace(thought.rival, loss=max(0.0, better - worse)))


def _advice(question: Question, history: VisibleHistory, statistics: Statistics) -> Thought:
    """Advise by *statistics*, and name another action, best a clearly worse one with a reason.

    Of equal actions those are known that a menu offers: people press no other.
    """
    game, judge, seen = GAMES[question.game], _judge(question.game), question.observation
    values = {each.action: each.value for each in statistics.considered}
    offered = game.offered(seen, _left(question))
    known = [action for action in values if action in offered] or [*offered]
    best = (*game.suggested(seen, offered), *known)[0]
    value = values.get(best, 0.0)
    others = known[known.index(best) + 1 :] if best in known else []
    if best in values and values[known[0]] - value > MUCH:
        # Two advices on one screen help nobody, but a blunder is not advised.
        value, others, best = values[known[0]], [best], known[0]
    others = others or [action for action in offered if action not in values]
    others = [action for action in others if action != best]
    # What only the simulations have won need not end so.
    wins = is_won(value) and not statistics.simulations
    if wins or not others:
        return Thought(str(best), wins=wins)
    comparison = Comparison(judge, seen, history, Random(question.chance))
    reasons = [(other, comparison.reason(best, other)) for other in others[:_RIVALS]]
    told = [each for each in reasons if each[1]] or [(others[0], None)]
    losses = {other: value - values.get(other, 0.0) for other, _ in told}
    other, why = next((each for each in told if losses[each[0]] > judge.robot.equal), told[0])
    return Thought(str(best), Rival(str(other), max(0.0, losses[other]), why))


def glance(question: Question, history: VisibleHistory, text: str) -> float:
    """Judge how much the action *text* gives away, 0 to 1, looking one ply ahead.

    Actions that such a player would not look at count as the worst of those it does. Nobody is
    blamed for what a menu suggests.
    """
    if _stands_out(question, text):
        return 0.0
    rng = Random(question.chance)
    choice = _greedy(question.game).choose(question.observation, history, Budget(1), rng)
    considered = choice.statistics.considered
    values = {str(each.action): each.value for each in considered}
    return considered[0].value - values.get(text, considered[-1].value)


def assess(question: Question, history: VisibleHistory, text: str) -> Verdict:
    """Judge how much the action *text* gives away in the eyes of the hard player.

    What a menu suggests gives nothing away here either.
    """
    if _stands_out(question, text):
        return Verdict(text, 0.0)
    game, judge, seen = GAMES[question.game], _judge(question.game), question.observation
    (action,) = (each for each in seen.legal if str(each) == text)
    rng, budget = Random(question.chance), _budget(question)
    found = assessment.assess(game, judge.robot, seen, history, action, budget, rng)
    if found.loss <= judge.robot.equal:
        return Verdict(text, 0.0)
    why = Comparison(judge, seen, history, rng).reason(found.best, action)
    return Verdict(str(found.best), found.loss, why)


def _stands_out(question: Question, text: str) -> bool:
    game, seen = GAMES[question.game], question.observation
    return text in map(str, game.suggested(seen, game.offered(seen, seen.legal)))


def think_briefly(question: Question) -> Thought:
    """Decide in a moment, like a player who remembers nothing and looks one action ahead."""
    rng = Random(question.chance)
    choice = _greedy(question.game).choose(question.observation, (), Budget(1), rng)
    return Thought(str(choice.action), is_hasty=True)


def advise_briefly(question: Question) -> Thought:
    """Advise in a moment, looking one action ahead."""
    rng = Random(question.chance)
    choice = _greedy(question.game).choose(question.observation, (), Budget(1), rng)
    return replace(_advice(question, (), choice.statistics), is_hasty=True)


class _Guard:
    """Counts time from its first question on: much is worked out once, before a first thought."""

    def __init__(self) -> None:
        self._ends_at: float | None = None

    def is_out_of_time(self) -> bool:
        """Return whether the machine is too slow for this thought."""
        if self._ends_at is None:
            self._ends_at = monotonic() + THINKING_SECONDS
        return monotonic() > self._ends_at


@cache
def _judge(game: str) -> Judge:
    return Judge(GAMES[game], robot_for(game))


@cache
def _player(game: str, level: Level) -> Player:
    return player(GAMES[game], _judge(game).robot, level)


@cache
def _greedy(game: str) -> Player:
    return OnePly(_judge(game))


@cache
def _simulations(game: str, level: Level) -> int:
    return simulations(_judge(game).robot, level)
