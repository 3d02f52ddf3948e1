"""A finished game as a moving picture: its frames, their number, and what is offered when."""

from dataclasses import replace
from io import BytesIO

import pytest
from discord.ui import Button
from PIL import Image

from cogs.tables.messages.custom_ids import parse_press
from cogs.tables.messages.drawing import Frame
from cogs.tables.messages.replay_view import MOST_FRAMES, MOVING, STILL, frames_of, key_plies
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.replays import positions_of
from data.store import Status
from render.moving import MOST_BYTES, WIDE, contact_sheet, moving_picture, replay_frame
from rules import GAMES
from tests.cogs.test_history_view import played, shown


def frames(game: str, most: int) -> tuple[Frame, ...]:
    """The frames of a whole game by chance, in English."""
    table, entries = played(game)
    positions = positions_of(table, entries)
    return frames_of(table.session, entries, positions, Viewpoint(None, "en", "dark"), most)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_few_frames_as_a_spectator_sees_them_and_ends_with_the_result(
    game: str,
) -> None:
    made = frames(game, 9)
    assert 2 <= len(made) <= 9
    assert all(observation.seat is None for observation, _, _ in made)
    assert [view.points is not None for _, view, _ in made] == [False] * (len(made) - 1) + [True]
    assert all(caption for _, _, caption in made)


def test_a_replay_begins_at_the_beginning_and_ends_at_the_end() -> None:
    _, entries = played("gurkensolo")
    for most in MOST_FRAMES.values():
        plies = key_plies(entries, most)
        assert plies == sorted(set(plies))
        assert (plies[0], plies[-1]) == (0, len(entries))
        assert len(plies) <= most
    assert key_plies([], 9) == [0]


def test_frames_become_a_picture_that_moves_and_one_that_does_not() -> None:
    drawn = tuple(replay_frame(*frame)[0] for frame in frames("gurkensolo", 3))
    (moving,), (still,) = moving_picture(drawn), contact_sheet(drawn)
    image, sheet = Image.open(BytesIO(moving)), Image.open(BytesIO(still))
    assert (image.format, image.n_frames, image.width) == ("WEBP", 3, WIDE)  # type: ignore[attr-defined]
    assert (sheet.format, sheet.width, sheet.height) == ("PNG", 3 * WIDE, image.height)
    assert max(len(moving), len(still)) < MOST_BYTES


@pytest.mark.parametrize("status", [Status.RUNNING, Status.FINISHED])
async def test_a_replay_is_offered_once_the_game_is_over(status: Status) -> None:
    table, entries = played("gurkensolo")
    table = LiveTable(replace(table.session, status=status), table.state)
    async for _, payload in shown(table, entries, 0):
        buttons = [part for part in payload.view().walk_children() if isinstance(part, Button)]
        words = {parse_press(button.custom_id or "").word.split("/")[-1] for button in buttons}  # type: ignore[union-attr]
        offered = words & {MOVING, STILL}
        assert offered == ({MOVING, STILL} if status is Status.FINISHED else set())
        break
