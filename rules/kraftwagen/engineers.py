"""What engineers add to the actions of action tiles; start tiles and cards go without them.

Those on cars help in :mod:`.market`, Diesel in :mod:`.phases.cars`, Benz in
:mod:`.phases.scoring`.
"""

from rules.kraftwagen.cards import Engineer, amount
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.tile_actions import Task, TileAction


def helped(action: TileAction, mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    """What *action* of a tile comes to for the seat with this mat, and the engineers that help."""
    match action:
        case TileAction.HIRE:
            return _hiring(mat)
        case TileAction.RACE:
            return _racing(mat)
        case _:
            return Task(action), ()


def _hiring(mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    if Engineer.BOSCH in mat.engineers:
        return Task(TileAction.HIRE, 1 + amount(Engineer.BOSCH)), (Engineer.BOSCH,)
    return Task(TileAction.HIRE), ()


def _racing(mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    """Porsche adds his spaces before Bugatti multiplies all of them."""
    spaces, helpers = mat.speed, []
    if Engineer.PORSCHE in mat.engineers:
        spaces += amount(Engineer.PORSCHE)
        helpers.append(Engineer.PORSCHE)
    if mat.can_use(Engineer.BUGATTI):
        spaces *= amount(Engineer.BUGATTI)
        helpers.append(Engineer.BUGATTI)
    return Task(TileAction.RACE, spaces), tuple(helpers)
