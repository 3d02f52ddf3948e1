"""What engineers add to the actions of action tiles; start tiles and cards go without them.

Those on cars help in :mod:`.market`, Diesel in :mod:`.phases.cars`, Benz in
:mod:`.phases.scoring`.
"""

from rules.kraftwagen.cards import Engineer, amount
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.tile_actions import Deed, Task


def helped(deed: Deed, mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    """The action *deed* of a tile for the seat with this mat, and the engineers that help."""
    match deed:
        case Deed.HIRE:
            return _hiring(mat)
        case Deed.RACE:
            return _racing(mat)
        case _:
            return Task(deed), ()


def _hiring(mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    if Engineer.BOSCH in mat.engineers:
        return Task(Deed.HIRE, 1 + amount(Engineer.BOSCH)), (Engineer.BOSCH,)
    return Task(Deed.HIRE), ()


def _racing(mat: Mat) -> tuple[Task, tuple[Engineer, ...]]:
    """Porsche adds his spaces before Bugatti multiplies all of them."""
    spaces, helpers = mat.speed, []
    if Engineer.PORSCHE in mat.engineers:
        spaces += amount(Engineer.PORSCHE)
        helpers.append(Engineer.PORSCHE)
    if mat.can_use(Engineer.BUGATTI):
        spaces *= amount(Engineer.BUGATTI)
        helpers.append(Engineer.BUGATTI)
    return Task(Deed.RACE, spaces), tuple(helpers)
