"""After a game: which decisions of a person gave most away, as the hard player sees it.

Each is looked at with what its seat knew then. A glance at all of them says which few are worth
the hard player's time. One game is reviewed at a time, decision by decision, in the processes that
think for robots: so a robot at another table waits for one decision at most.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cachetools import LRUCache

from cogs.messages import payload as ui
from cogs.messages.board_pictures import BoardImage, Viewpoint, view_of
from cogs.messages.menu import labels_of, way_of
from cogs.messages.phrases import bold, game_name, names_of
from cogs.messages.presenter import Presenter
from cogs.robots.hints import fact, loss_word
from cogs.robots.robots import Thinkers, question_of, record_of
from cogs.robots.thinking import Question, Record, Verdict
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable, was_given_up
from cogs.table.replays import Positions, standing
from data.store import HistoryEntry
from rules.core.history import RESIGN
from rules.players.levels import Level

MOST_TOLD = 3
"""Decisions of one person."""
MOST_ASSESSED = 12
"""Decisions that the hard player looks at: those that look worst at a glance."""
WORTH_TELLING = 0.1
"""Of 1: what gives away more is told even without a reason, as one game of ten."""
SECONDS = 60.0
"""After so long the review tells what has been found."""
MOST_WAITING = 10
"""People who wait for a review; others may ask again later."""
_REMEMBERED = 64


class TurningPoint(NamedTuple):
    """A decision that gave much away, or something that can be counted."""

    ply: int
    """Of the position in which it was taken."""
    played: str
    """The notation of what was done."""
    verdict: Verdict
    """What would have been better."""


class Reviews:
    """Finds turning points, and remembers those of the latest games."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: LRUCache[tuple[int, int, str], tuple[TurningPoint, ...]] = LRUCache(
            _REMEMBERED
        )

    async def turning_points(
        self, table: LiveTable, seat: int, entries: Sequence[HistoryEntry], positions: Positions
    ) -> tuple[TurningPoint, ...]:
        """Those of *seat*, the worst first, at a table that is over.

        *entries* are its history, *positions* what they led through.

        :raises Refused: too many people wait for one already.
        """
        key = (table.session.id, seat, entries[-1].digest if entries else "")
        if key in self._known:
            return self._known[key]
        if self._waiting >= MOST_WAITING:
            raise Refused("busy")
        self._waiting += 1
        try:
            async with self._turn:
                if key not in self._known:
                    self._known[key] = await self._find(table, seat, entries, positions)
        finally:
            self._waiting -= 1
        return self._known[key]

    async def _find(
        self, table: LiveTable, seat: int, entries: Sequence[HistoryEntry], positions: Positions
    ) -> tuple[TurningPoint, ...]:
        ends_at = asyncio.get_running_loop().time() + SECONDS
        glances = []
        for entry, question, record in _decisions(table, seat, entries, positions):
            loss = await self._thinkers.glance(question, record, entry.text)
            if loss is not None:
                glances.append((loss, entry, question, record))
        glances.sort(key=lambda glance: -glance[0])
        found = []
        for _, entry, question, record in glances[:MOST_ASSESSED]:
            verdict = await self._thinkers.assess(question, record, entry.text)
            if verdict is not None and (verdict.reason is not None or verdict.loss > WORTH_TELLING):
                found.append(TurningPoint(entry.ply, entry.text, verdict))
            if asyncio.get_running_loop().time() > ends_at:
                break
        told: dict[tuple[str, str], TurningPoint] = {}
        for point in sorted(found, key=lambda point: -point.verdict.loss):
            told.setdefault(_advice(point), point)
        return tuple(told.values())[:MOST_TOLD]


def _advice(point: TurningPoint) -> tuple[str, str]:
    """Sum up what is said of *point*: the same is not said twice."""
    why = point.verdict.reason
    return point.verdict.better, "" if why is None else why.fact


def _decisions(
    table: LiveTable, seat: int, entries: Sequence[HistoryEntry], positions: Positions
) -> Iterator[tuple[HistoryEntry, Question, Record]]:
    """Yield what the person of *seat* has decided themselves where there was a choice."""
    moves = [(entry.seat, entry.text) for entry in entries]
    for entry in standing(entries, seat):
        if entry.seat != seat or entry.cause is not None or entry.text == RESIGN:
            continue
        then = LiveTable(table.session, positions[entry.ply])
        if len(then.observe(seat).legal) > 1:
            question = question_of(then, seat, entry.ply, Level.HARD.value)
            yield entry, question, record_of(table.session, moves[: entry.ply])


@dataclass(frozen=True, slots=True)
class Turning:
    """A turning point with the table at the position in which it came."""

    table: LiveTable
    """At that position; its session is as it is now."""
    point: TurningPoint
    step: int
    """Which of the moments that the history shows that is."""
    steps: int
    """How many of them there are."""


async def review_payload(
    table: LiveTable, turnings: Sequence[Turning], viewpoint: Viewpoint, presenter: Presenter
) -> ui.MessagePayload:
    """Show what the person of *viewpoint* might have done better, each with a picture of then."""
    translate, outcome = viewpoint.translate, table.outcome
    heading = f"### {translate('review-heading', game=game_name(translate, table.session.game))}"
    if not turnings:
        said = translate("review-given-up" if was_given_up(outcome) else "review-nothing")
        return ui.MessagePayload((ui.box(ui.text(f"{heading}\n{said}")),))
    items: list[ui.Item] = [ui.text(f"{heading}\n-# {translate('review-note')}")]
    pictures: list[ui.Picture] = []
    for number, turning in enumerate(turnings, 1):
        said = turning_text(turning, viewpoint, number)
        board = await _board(turning, viewpoint, presenter)
        items += [ui.text(said), *board.items()]
        pictures += board.pictures
    return ui.MessagePayload((ui.box(*items),), tuple(pictures))


def turning_text(turning: Turning, viewpoint: Viewpoint, number: int) -> str:
    """Say what was done, and what would have been better."""
    table, point, translate = turning.table, turning.point, viewpoint.translate
    seat, verdict, why = viewpoint.seat, point.verdict, point.verdict.reason
    assert seat is not None
    observation, names = table.observe(seat), names_of(table.session)

    def named(notation: str) -> str:
        action = _action(turning, viewpoint, notation)
        return bold(labels_of(table.game, observation, action, translate, names) or notation)

    played, better = named(point.played), named(verdict.better)
    step = translate("review-step", number=number, step=turning.step, steps=turning.steps)
    if why is None:
        games = round(10 * verdict.loss)
        said = translate("review-turning", played=played, better=better, games=games)
    else:
        said = translate(
            "review-because",
            played=played,
            better=better,
            loss=loss_word(table, verdict.loss),
            reason=fact(table, seat, why, translate),
            otherwise=why.otherwise,
        )
    return f"**{step}**\n{said}"


async def _board(turning: Turning, viewpoint: Viewpoint, presenter: Presenter) -> BoardImage:
    """The first picture of the position then, in which the better action alone is marked."""
    table, session = turning.table, turning.table.session
    observation = table.observe(viewpoint.seat)
    better = _action(turning, viewpoint, turning.point.verdict.better)
    path = way_of(table.game, better)
    view = replace(view_of(session, viewpoint, None, path), advises=True)
    name = f"{session.game}-{session.id}-{turning.point.ply}"
    board = await presenter.drawing.board(observation, view, viewpoint.translate, name)
    return board.first()


def _action(turning: Turning, viewpoint: Viewpoint, notation: str) -> Any:
    legal = turning.table.observe(viewpoint.seat).legal
    return next(action for action in legal if str(action) == notation)
