"""The standing of a table follows from how far it has come, and from what keeps it."""

from datetime import UTC, datetime
from itertools import product

import pytest

from data.store import Standing, Status

NOW = datetime(2026, 5, 1, tzinfo=UTC)
RULES = ("is_in_play", "takes_moves", "awaits_people", "runs_clocks")
EVERY = [
    Standing(status, *moments, paused_by)
    for status, *moments, paused_by in product(Status, *[(None, NOW)] * 3, (None, "Mo"))
]


def rules(standing: Standing) -> list[str]:
    return [rule for rule in RULES if getattr(standing, rule)]


@pytest.mark.parametrize(
    ("trouble", "left"),
    [({}, 4), ({"asleep_at": NOW}, 3), ({"lost_at": NOW}, 2), ({"frozen_at": NOW}, 0)],
)
def test_each_trouble_takes_something_from_a_running_game(trouble, left):
    assert rules(Standing(Status.RUNNING, **trouble)) == list(RULES[:left])


def test_a_paused_game_is_in_play_and_takes_no_moves():
    assert rules(Standing(Status.RUNNING, asleep_at=NOW, paused_by="Mo")) == ["is_in_play"]


def test_each_rule_asks_for_more_than_the_one_before():
    for standing in EVERY:
        assert rules(standing) == list(RULES[: len(rules(standing))])
        assert standing.is_running or not rules(standing)


def test_its_people_wake_what_fell_asleep_by_itself():
    woken = [standing for standing in EVERY if standing.may_be_woken]
    assert all(each.is_live and each.is_asleep and each.paused_by is None for each in woken)
    assert {each.status for each in woken} == {Status.LOBBY, Status.RUNNING}
    assert not any(standing.awake().may_be_woken for standing in EVERY)


def test_a_table_is_out_of_reach_from_its_first_trouble_on():
    later = datetime(2026, 5, 2, tzinfo=UTC)
    assert Standing(lost_at=later, frozen_at=NOW).out_of_reach_since == NOW
    assert Standing(asleep_at=NOW).out_of_reach_since is None


def test_what_is_called_off_rests_no_more():
    assert Standing(asleep_at=NOW, paused_by="Mo").called_off() == Standing(Status.CANCELLED)
