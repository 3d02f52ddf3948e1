"""When a standing order is ready, and when it is surprised."""

from hypothesis import given
from hypothesis import strategies as st

from cogs.tables.session.order_matching import Happened, Match, Progress, follow
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


def test_an_order_waits_for_what_it_expects() -> None:
    assert progress(EXPECTS_BO) is Progress.WAITING
    assert progress(EXPECTS_BO, (CLEO, "z")) is Progress.WAITING


def test_an_order_is_ready_once_the_expected_has_happened() -> None:
    ready = follow(EXPECTS_BO, happened((BO, "x"), (CLEO, "whatever")))
    assert ready == Match(Progress.READY, OrderMove(seat=ADA, text="y"))


def test_another_action_is_a_surprise() -> None:
    surprise = Happened(0, BO, "other")
    assert follow(EXPECTS_BO, [surprise]) == Match(Progress.SURPRISED, surprise=surprise)


def test_an_action_that_nobody_may_know_fits_nothing_but_anything() -> None:
    assert progress(EXPECTS_BO, (BO, None)) is Progress.SURPRISED
    assert progress(order((BO, None), (ADA, "y")), (BO, None)) is Progress.READY


def test_whatever_a_seat_does_may_be_nothing_or_much() -> None:
    anything = order((BO, None), (ADA, "y"))
    assert progress(anything) is Progress.READY
    assert progress(anything, (BO, "p"), (CLEO, "q"), (BO, "r")) is Progress.READY


def test_after_whatever_a_seat_does_something_of_it_may_be_expected() -> None:
    later = order((BO, None), (CLEO, "z"), (BO, "x"), (ADA, "y"))
    assert progress(later, (BO, "p"), (CLEO, "z")) is Progress.WAITING
    assert progress(later, (BO, "p"), (CLEO, "z"), (BO, "x")) is Progress.READY
    assert progress(later, (BO, "p"), (CLEO, "other")) is Progress.SURPRISED


def test_a_course_goes_on_after_each_answer() -> None:
    longer = order((BO, "x"), (ADA, "y"), (BO, "v"), (ADA, "w"))
    assert follow(longer, happened((BO, "x"), (ADA, "y"), (BO, "v"))).answer == longer.moves[3]
    assert progress(longer, (BO, "x"), (ADA, "y"), (BO, "x")) is Progress.SURPRISED
    assert progress(longer, (BO, "x"), (ADA, "y"), (BO, "v"), (ADA, "w")) is Progress.DONE


def test_whoever_acts_otherwise_overtakes_their_order() -> None:
    assert progress(EXPECTS_BO, (BO, "x"), (ADA, "other")) is Progress.OVERTAKEN


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
