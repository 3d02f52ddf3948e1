"""A person's turning points after a game: the position as they saw it, what was better, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.messages import payload as ui
from cogs.messages.board_pictures import BoardImage, Viewpoint, view_of
from cogs.messages.menu import labels_of
from cogs.messages.phrases import bold, game_name, names_of
from cogs.messages.presenter import Presenter
from cogs.robots.reviews import TurningPoint
from cogs.robots.view import fact, loss_word
from cogs.table.live_table import LiveTable

_GIVEN_UP = "resigned"
"""The end of a game, of whatever rules, that somebody gave up."""


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
        was_given_up = outcome is not None and outcome.termination == _GIVEN_UP
        said = translate("review-given-up" if was_given_up else "review-nothing")
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
        said = translate("review-turning", played=played, better=better)
    else:
        said = translate(
            "review-because",
            played=played,
            better=better,
            loss=loss_word(verdict.loss),
            reason=fact(table, seat, why, translate),
            otherwise=why.otherwise,
        )
    return f"**{step}**\n{said}"


async def _board(turning: Turning, viewpoint: Viewpoint, presenter: Presenter) -> BoardImage:
    """The first picture of the position then, in which the better action alone is marked."""
    table, session = turning.table, turning.table.session
    observation = table.observe(viewpoint.seat)
    better = _action(turning, viewpoint, turning.point.verdict.better)
    path = tuple(step.value for step in table.game.menu_steps(better))
    view = replace(view_of(session, viewpoint, None, path), advises=True)
    name = f"{session.game}-{session.id}-{turning.point.ply}"
    board = await presenter.drawing.board(observation, view, viewpoint.translate, name)
    return board.first()


def _action(turning: Turning, viewpoint: Viewpoint, notation: str) -> Any:
    legal = turning.table.observe(viewpoint.seat).legal
    return next(action for action in legal if str(action) == notation)
