"""The first position of a game of Pick & Pack."""

from rules.core.chance import Chance
from rules.pick_and_pack import arranging, trays
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.crates import EMPTY
from rules.pick_and_pack.options import RANDOM, SECRET, PackSetup
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.turn import Turn


def deal(setup: PackSetup, seed: bytes) -> PackState:
    """The trays lie on the grid; the tiles are still to be arranged, or lie in random slots."""
    chance = Chance(seed, 0)
    grid = trays.deal(chance)
    tiles: tuple[arranging.Tiles, arranging.Tiles] = ((), ())
    if setup.arrange == RANDOM:
        tiles = arranging.shuffled(chance), arranging.shuffled(chance)
    starter = None if setup.arrange == SECRET else chance.below(2)
    return PackState(
        setup=setup,
        seed=seed,
        ply=0,
        to_act=(0, 1) if starter is None else (starter,),
        asked_at=(-1 if starter == 1 else 0, -1 if starter == 0 else 0),
        starter=starter,
        board=Board(grid.index(trays.ALL_TRAYS[-1]), grid, tiles, (EMPTY, EMPTY), (0, 0)),
        turn=Turn(),
        last=None,
        resigned=None,
    ).with_derived()
