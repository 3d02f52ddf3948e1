"""Menus as rows: everything fits into one message of Discord."""

from hypothesis import given
from hypothesis import strategies as st

from cogs.tables._menu import Choice, Level
from cogs.tables._menu_view import ROOM, _components, _folded
from rules.core.types import Phrase


def level(answers: int) -> Level:
    choices = (Choice(str(n), Phrase("x"), (str(n),), None, False) for n in range(answers))
    return Level("field", tuple(choices))


@given(st.lists(st.integers(1, 60), min_size=1, max_size=5))
def test_folding_makes_all_questions_fit(answers: list[int]) -> None:
    levels = [level(count) for count in answers]
    folded = _folded(levels)
    needed = sum(
        _components(max(count, 11) if depth < folded else count)
        for depth, count in enumerate(answers)
    )
    assert needed <= ROOM or folded == len(answers) - 1
    assert folded < len(answers)


def test_few_answers_stay_buttons() -> None:
    assert _folded([level(3), level(3), level(8)]) == 0


def test_the_first_questions_fold_first() -> None:
    assert _folded([level(10), level(10), level(10)]) == 1
