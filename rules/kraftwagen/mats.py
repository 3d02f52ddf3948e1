"""The mat of a seat: everything of it that is not money. All of it is public."""

from typing import NamedTuple

from rules.kraftwagen.cards import (
    CANTEEN,
    FIRST_BODY_POINTS,
    FIRST_ENGINE_POINTS,
    PRINTED_ENGINE,
    PRIZES,
    WORKERS,
    WORKSHOPS,
    Engineer,
    Goal,
    Prize,
    amount,
)
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.tile_actions import Task, TileAction


class Award(NamedTuple):
    """An award that a seat has taken."""

    goal: Goal
    value: int


class Mat(NamedTuple):
    """The belongings of a seat."""

    start: str = ""
    """Its start tile; "" until it has taken one."""
    bodies: tuple[int, ...] = ()
    """The values of the bodies in its workshops, ascending."""
    engines: tuple[int, ...] = ()
    """The values of the engines in its workshops, ascending."""
    racer: int = 0
    """The engine tile in its race car; 0: none, the printed engine counts."""
    canteen: int = CANTEEN
    """Its workers in the canteen."""
    supply: int = WORKERS - CANTEEN - 2
    """Its workers in the supply; two others are in the chain and count the laps."""
    active: tuple[str, ...] = ()
    """The developments with a worker, in the order in which they got it."""
    waiting: tuple[str, ...] = ()
    """The developments that wait for a worker, the oldest first."""
    engineers: tuple[Engineer, ...] = ()
    used: tuple[Engineer, ...] = ()
    """The engineers whose help for this game turn is used up, ascending by name."""
    body_points: int = FIRST_BODY_POINTS
    engine_points: int = FIRST_ENGINE_POINTS
    space: int = 0
    """Where its race car is: a space of the track, 1 and up, or 0 for the pit lane."""
    laps: int = 0
    """Laps in the present race."""
    awards: tuple[Award, ...] = ()

    @property
    def speed(self) -> int:
        """The engine of the race car."""
        return self.racer or PRINTED_ENGINE

    @property
    def workshops_left(self) -> int:
        """Return the number of empty workshops."""
        return WORKSHOPS - len(self.bodies) - len(self.engines)

    def can_use(self, engineer: Engineer) -> bool:
        """Tell whether the seat has *engineer*, and his help is not used up."""
        return engineer in self.engineers and engineer not in self.used

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Return the parts in the workshops: bodies, then engines, ascending, equal ones once."""
        return (
            *(Piece(Kind.BODY, value) for value in sorted(set(self.bodies))),
            *(Piece(Kind.ENGINE, value) for value in sorted(set(self.engines))),
        )

    def with_piece(self, piece: Piece) -> "Mat":
        """The mat with *piece* in a workshop."""
        if piece.kind is Kind.BODY:
            return self._replace(bodies=tuple(sorted((*self.bodies, piece.value))))
        return self._replace(engines=tuple(sorted((*self.engines, piece.value))))

    def without_piece(self, piece: Piece) -> "Mat":
        """The mat after *piece* has left its workshop."""
        if piece.kind is Kind.BODY:
            return self._replace(bodies=_less(self.bodies, piece.value))
        return self._replace(engines=_less(self.engines, piece.value))

    def having_used(self, engineer: Engineer) -> "Mat":
        """The mat with the help of *engineer* used up for this game turn."""
        return self._replace(used=tuple(sorted((*self.used, engineer))))


def _less(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    place = values.index(value)
    return values[:place] + values[place + 1 :]


Awards = tuple[tuple[int, ...], ...]
"""The values that are left for each goal in :data:`PRIZES`, the next one first."""

ALL_AWARDS: Awards = tuple(prize.values for prize in PRIZES)


def reached(prize: Prize, mat: Mat) -> bool:
    """Tell whether the seat with this mat has done what *prize* is for."""
    match prize.goal:
        case Goal.BODY:
            return mat.body_points >= prize.needed
        case Goal.ENGINE:
            return mat.engine_points >= prize.needed
        case Goal.ENGINEERS:
            return len(mat.engineers) >= prize.needed
        case Goal.SUPPLY:
            return mat.supply <= prize.needed
        case Goal.LAPS:
            return mat.laps >= prize.needed


def given(awards: Awards, mat: Mat) -> tuple[Awards, Mat]:
    """Give the mat all that it is due, one of a goal at most; return what is left and the mat."""
    due = [place for place, prize in enumerate(PRIZES) if awards[place] and reached(prize, mat)]
    if not due:
        return awards, mat
    have = {award.goal for award in mat.awards}
    left = list(awards)
    taken = list(mat.awards)
    for place in due:
        goal = PRIZES[place].goal
        if goal not in have:
            taken.append(Award(goal, left[place][0]))
            left[place] = left[place][1:]
    return tuple(left), mat._replace(awards=tuple(taken))


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
