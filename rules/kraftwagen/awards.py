"""The awards: five goals, and what is left for those who reach them."""

from rules.kraftwagen.cards import PRIZES, Goal, Prize
from rules.kraftwagen.mats import Award, Mat

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
