"""Whoever decides in time never runs out, and nobody is waited for longer than was agreed.

Hypothesis looks for a few presses that break this when they are repeated for weeks.
"""

from hypothesis import example, given
from hypothesis import strategies as st

from cogs.clocks.seat_clocks import PACES
from data.store import Preference
from tests.clocks.waiting_table import BEGIN, DAY, HOUR, WaitingTable

HOURS = (
    "away_today",
    "away_tomorrow",
    "no_holidays",
    "sleep_now",
    "sleep_never",
    "move_east",
    "move_west",
    "move_into_the_night",
)
SEAT = ("stand_in_and_back", "stand_in_once", "stand_in", "back", "snooze", "wake")
BACK = ("ask_back_and_withdraw", "go_back_by_consent", "take_back", "take_back_turn", "do_again")
PRESSES = st.sampled_from((*HOURS, *SEAT, *BACK, "decide"))
GAMES = st.sampled_from(("docker", "pick_and_pack", "kraftwagen"))
ABSENCES = st.sampled_from(("robot", "robot-once", "substitute", "others", "out"))
USUAL, AWAKE = Preference(zone="UTC"), Preference(zone="UTC", quiet_from=0, quiet_until=0)
ROUNDS, WEEKS = 60, 45 * DAY
FEW_ROUNDS = 12


def is_over(table: WaitingTable) -> bool:
    return not table.session.standing.is_running or table.store.now > BEGIN + WEEKS


@given(
    GAMES,
    st.sampled_from(("daily", "brisk")),
    ABSENCES,
    st.sampled_from(((2, 0), (2, 1), (3, 0))),
    st.lists(st.tuples(st.integers(0, 16), PRESSES), min_size=1, max_size=4),
)
@example("docker", "daily", "robot", (2, 1), [(10, "stand_in_and_back")])
@example("docker", "daily", "out", (2, 0), [(0, "away_today"), (14, "no_holidays"), (10, "back")])
@example("docker", "daily", "out", (2, 0), [(12, "sleep_now")])
@example("docker", "daily", "out", (2, 0), [(0, "sleep_now"), (8, "move_into_the_night")])
@example("docker", "daily", "out", (2, 0), [(6, "sleep_now"), (6, "stand_in_and_back")])
@example("pick_and_pack", "daily", "others", (2, 0), [(4, "decide"), (0, "go_back_by_consent")])
@example(
    "pick_and_pack",
    "daily",
    "robot-once",
    (2, 1),
    [(10, "sleep_now"), (5, "go_back_by_consent"), (5, "decide")],
)
async def test_nobody_is_waited_for_any_longer_whatever_they_press_without_deciding(
    game, pace, absence, seats, loop
) -> None:
    people, robots = seats
    agreed = {"pace": pace, "absence": absence, "undo": "request"}
    table = await WaitingTable.begun(game, USUAL, people, robots, **agreed)
    for _ in range(ROUNDS):
        for hours, what in loop:
            await table.wait(hours * HOUR)
            await table.press(0, what)
            for other in range(1, len(table.people)):
                await table.decide_all(other)
            assert table.waited_for(0) <= table.longest(0)
            if table.is_played:
                assert table.store.now - table.news <= PACES[pace].standstill + DAY
        if is_over(table):
            break


@given(
    GAMES,
    st.sampled_from(("daily", "brisk", "live")),
    ABSENCES,
    st.lists(st.tuples(st.integers(0, 10), st.integers(0, 1), PRESSES), min_size=1, max_size=6),
)
@example(
    "docker",
    "daily",
    "out",
    [(8, 0, "decide"), (0, 1, "decide"), (8, 0, "decide"), (0, 1, "go_back_by_consent")],
)
@example(
    "docker",
    "daily",
    "out",
    [(0, 0, "decide"), (0, 1, "decide"), (8, 1, "go_back_by_consent"), (0, 1, "decide")],
)
async def test_who_answers_each_question_within_its_increment_never_runs_out(
    game, pace, absence, loop
) -> None:
    table = await WaitingTable.begun(game, AWAKE, pace=pace, absence=absence, undo="request")
    increment = PACES[pace].increment
    for _ in range(FEW_ROUNDS):
        for tenths, seat, what in loop:
            time = tenths * increment / 10
            for each in (0, 1):
                if table.asked_for(each) + time > increment:
                    await table.decide_all(each)
            await table.wait(time)
            await table.press(seat, what)
            if what in BACK:
                await table.decide_all(seat)
            assert not table.times_out
        if is_over(table):
            break
