"""What the rules remember to be quick has a bound, and it is small."""

import subprocess
import sys

REMEMBER_EVERYTHING = """
import tracemalloc
tracemalloc.start()
from rules.docker import actions, board, effects, paths
for path in (paths.NO_REVISIT, paths.NO_REENTRY, paths.NO_BACK):
    for square in range(9):
        paths.moving(square, path)
        paths.entering(square, path)
sources = (*actions.ENTERING, *(table for tables in actions.MOVING for table in tables))
for action in {action for table in sources for each in table for action in each}:
    for die in range(1, 7):
        effects.acted(action, die)
for tops in range(1 << 9):
    board._squares(sum(1 << 4 * square for square in range(9) if tops >> square & 1))
print(tracemalloc.get_traced_memory()[0])
"""


def test_all_that_can_be_remembered_takes_less_than_32_mb():
    command = [sys.executable, "-c", REMEMBER_EVERYTHING]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert int(done.stdout) < 32_000_000
