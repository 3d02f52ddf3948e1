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
from rules.players.choice import Budget, Choice, Player
from rules.players.judge import Judge, is_won
from rules.players.levels import Level, level_named, player, simulations
from rules.players.one_ply import OnePly
from rules.registry import robot_for

THINKING_SECONDS = 1.7
"""Guards against a slow machine: the number of simulations ends nearly every decision earlier."""
MUCH = 0.2
"""An action that gives away more, of 1, is much worse than the best."""
_LEAN = 0.1
"""What stands out in a menu is advised as well unless another action seems better by more: a hint
is a guess, too, and two of them help nobody."""
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
    """Another action: the next best, or the best of those against which something speaks."""

    text: str
    """Its notation."""
    loss: float
    """How much less the seat may expect of it, 0 to 1."""
    reason: Reason | None = None
    """What speaks for the best action and against this one."""


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
    """Find what the player of this level thinks best, and what speaks for it against another one.

    Of equal actions it knows those that a menu offers: people press no other. The best two are
    looked at equally long before one of them is advised.
    """
    game, judge, seen = GAMES[question.game], _judge(question.game), question.observation
    statistics = _choice(question, history).statistics
    considered = statistics.considered
    offered = game.offered(seen, _left(question))
    known = [each for each in considered if each.action in offered] or considered[:1]
    best, *others = [each.action for each in known]
    # What only the simulations have won need not end so.
    wins = is_won(known[0].value) and not statistics.simulations
    if wins or not others:
        return Thought(str(best), wins=wins)
    blue = game.suggested(seen, offered)
    if best not in blue:
        others = [*blue] or others
    rng = Random(question.chance)
    nearest = _rival(question, history, best, others[0], rng)
    lean = max(_LEAN, 2 * judge.robot.equal) * ((best in blue) - (others[0] in blue))
    if nearest.loss + lean < 0:
        best, others[0] = others[0], best
        nearest = Rival(str(others[0]), -nearest.loss)
    comparison = Comparison(judge, seen, history, rng)
    measured = {others[0]: replace(nearest, loss=max(0.0, nearest.loss))}
    if best not in blue and others[0] in blue:
        # What stands out in a menu is left for a reason that can be said, or for much.
        why = comparison.reason(best, others[0])
        if why is not None or nearest.loss > MUCH:
            return Thought(str(best), replace(measured[others[0]], reason=why))
        worse = best, others[0]
        best, others, measured = others[0], [e.action for e in known if e.action not in worse], {}
    for other in others[:_RIVALS]:
        rival = measured.get(other)
        if rival is None and not comparison.prefers(best, other):
            continue
        why = comparison.reason(best, other)
        if why is None:
            continue
        told = rival or _rival(question, history, best, other, rng)
        if rival or told.loss > judge.robot.equal:
            return Thought(str(best), replace(told, reason=why))
        break  # the next one would cost as much time again
    return Thought(str(best), next(iter(measured.values()), None))


def _rival(
    question: Question, history: VisibleHistory, best: Any, other: Any, rng: Random
) -> Rival:
    """Measure how much *other* gives away against *best*, both looked at equally long."""
    game, robot, budget = GAMES[question.game], _judge(question.game).robot, _budget(question)
    pair, seen = (best, other), question.observation
    better, worse = assessment.duel(game, robot, seen, history, pair, budget, rng)
    return Rival(str(other), better - worse)


def glance(question: Question, history: VisibleHistory, text: str) -> float:
    """Judge how much the action *text* gives away, 0 to 1, looking one ply ahead.

    Actions that such a player would not look at count as the worst of those it does.
    """
    rng = Random(question.chance)
    choice = _greedy(question.game).choose(question.observation, history, Budget(1), rng)
    considered = choice.statistics.considered
    values = {str(each.action): each.value for each in considered}
    return considered[0].value - values.get(text, considered[-1].value)


def assess(question: Question, history: VisibleHistory, text: str) -> Verdict:
    """Judge how much the action *text* gives away in the eyes of the hard player.

    Nobody is blamed for what a menu suggests.
    """
    game, judge, seen = GAMES[question.game], _judge(question.game), question.observation
    (action,) = (each for each in seen.legal if str(each) == text)
    if action in game.suggested(seen, game.offered(seen, seen.legal)):
        return Verdict(text, 0.0)
    rng, budget = Random(question.chance), _budget(question)
    found = assessment.assess(game, judge.robot, seen, history, action, budget, rng)
    why = None
    if found.loss > judge.robot.equal:
        why = Comparison(judge, seen, history, rng).reason(found.best, action)
    return Verdict(str(found.best), found.loss, why)


def think_briefly(question: Question) -> Thought:
    """Decide in a moment, like a player who remembers nothing and looks one action ahead."""
    rng = Random(question.chance)
    choice = _greedy(question.game).choose(question.observation, (), Budget(1), rng)
    return Thought(str(choice.action), is_hasty=True)


def advise_briefly(question: Question) -> Thought:
    """Advise in a moment: what stands out in a menu, or else what looks best one action ahead."""
    game, seen = GAMES[question.game], question.observation
    offered = game.offered(seen, _left(question))
    blue = game.suggested(seen, offered) or (offered if question.among else ())
    return Thought(str(blue[0]), is_hasty=True) if blue else think_briefly(question)


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
