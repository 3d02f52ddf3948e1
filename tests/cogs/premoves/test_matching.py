"""When a standing order is ready, and when it is surprised."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.premoves.matching import Happened, Progress, follow
from data.store import OrderMove, StandingOrder

ADA, BO, CLEO = range(3)


def order(*moves: tuple[int, str | None]) -> StandingOrder:
    """Ada's order for this course of play."""
    return StandingOrder(
        number=1,
        seat=ADA,
        user_id=11,
        ply=0,
        branch=1,
        is_lasting=False,
        moves=tuple(OrderMove(seat=seat, text=text) for seat, text in moves),
    )


def happened(*actions: tuple[int, str | None]) -> list[Happened]:
    return [Happened(ply, seat, text) for ply, (seat, text) in enumerate(actions)]


def progress(given: StandingOrder, *actions: tuple[int, str | None]) -> Progress:
    return follow(given, happened(*actions)).progress


EXPECTS_BO = order((BO, "x"), (ADA, "y"))


EXPECTS_ANYTHING = order((BO, None), (ADA, "y"))
EXPECTS_MORE = order((BO, None), (CLEO, "z"), (BO, "x"), (ADA, "y"))
LONGER = order((BO, "x"), (ADA, "y"), (BO, "v"), (ADA, "w"))
WAITING, READY, DONE = Progress.WAITING, Progress.READY, Progress.DONE


@pytest.mark.parametrize(
    ("given_order", "actions", "expected"),
    [
        pytest.param(EXPECTS_BO, "", WAITING, id="it waits for what it expects"),
        pytest.param(EXPECTS_BO, "Cz", WAITING, id="others do not matter"),
        pytest.param(EXPECTS_BO, "Bx Cq", READY, id="the expected has happened"),
        pytest.param(EXPECTS_BO, "Bo", Progress.SURPRISED, id="another action is a surprise"),
        pytest.param(EXPECTS_BO, "B?", Progress.SURPRISED, id="a secret action fits nothing"),
        pytest.param(EXPECTS_BO, "Bx Ao", Progress.OVERTAKEN, id="its person acts otherwise"),
        pytest.param(EXPECTS_ANYTHING, "", READY, id="whatever a seat does may be nothing"),
        pytest.param(EXPECTS_ANYTHING, "B?", READY, id="or secret"),
        pytest.param(EXPECTS_ANYTHING, "Bp Cq Br", READY, id="or much"),
        pytest.param(EXPECTS_MORE, "Bp Cz", WAITING, id="something is expected after whatever"),
        pytest.param(EXPECTS_MORE, "Bp Cz Bx", READY, id="and comes"),
        pytest.param(EXPECTS_MORE, "Bp Co", Progress.SURPRISED, id="or does not"),
        pytest.param(LONGER, "Bx Ay Bv", READY, id="a course goes on after each answer"),
        pytest.param(LONGER, "Bx Ay Bx", Progress.SURPRISED, id="with its own surprises"),
        pytest.param(LONGER, "Bx Ay Bv Aw", DONE, id="and comes to an end"),
    ],
)
def test_an_order_follows_what_happens(
    given_order: StandingOrder, actions: str, expected: Progress
) -> None:
    """A letter for who acts, and one for the action; ? is one that nobody else may know."""
    happens = [("ABC".index(who), None if what == "?" else what) for who, what in actions.split()]
    match = follow(given_order, happened(*happens))
    assert match.progress is expected
    if expected is READY:
        assert match.answer == given_order.moves[3 if given_order is LONGER else -1]
    if expected is Progress.SURPRISED:
        assert match.surprise == happened(*happens)[-1]


expectations = st.lists(st.tuples(st.sampled_from((BO, CLEO)), st.sampled_from("xyz")), max_size=4)


@given(expectations, st.randoms(use_true_random=False))
def test_who_acts_at_the_same_time_may_act_in_any_order(expected, rng):
    actions = list(expected)
    rng.shuffle(actions)
    # Each seat by itself does what is expected in that order.
    queues = {seat: [text for each, text in expected if each == seat] for seat in (BO, CLEO)}
    actions = [(seat, queues[seat].pop(0)) for seat, _ in actions]
    assert progress(order(*expected, (ADA, "a")), *actions) is Progress.READY


@given(expectations, st.integers(0, 3))
def test_no_answer_comes_before_all_that_is_expected(expected, kept):
    given_order, actions = order(*expected, (ADA, "a")), expected[:kept]
    is_ready = progress(given_order, *actions) is Progress.READY
    assert is_ready == (len(actions) == len(expected))
