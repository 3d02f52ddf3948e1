"""Work that cannot be done is tried again for as long as it takes."""

import pytest

from cogs.workers.worker import FIRST_PAUSE, LONGEST_PAUSE, pause_after


@pytest.mark.parametrize(
    ("attempts", "pause"),
    [(0, FIRST_PAUSE), (1, 2 * FIRST_PAUSE), (20, LONGEST_PAUSE), (10_000, LONGEST_PAUSE)],
)
def test_pauses_grow_up_to_the_longest_however_often_it_fails(attempts: int, pause: float) -> None:
    assert pause_after(attempts).total_seconds() == pause
