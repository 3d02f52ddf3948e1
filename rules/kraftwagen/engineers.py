"""The help of engineers with the actions of action tiles; start tiles and cards go without it.

Those on cars help in :mod:`.market`, Diesel in :mod:`.phases.cars`, Benz in
:mod:`.phases.scoring`.
"""

from rules.kraftwagen.cards import Engineer, amount
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.tile_actions import Task, TileAction


def helped(action: TileAction, mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    """Return what *action* of a tile comes to for the seat with this mat, and who of it helps."""
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
