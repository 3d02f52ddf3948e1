"""Adding the plans, counting, and who stands where."""

from piers import GAME, after, last, planning, playout, step

from rules.pier18.cards import CARDS
from rules.pier18.scoring import Standing, Victory, victory
from rules.pier18.state import Phase

SOURCES = ["poets", "lovers", "fishers", "flowers", "plan", "patrons"]
PIERS = ("P07 P10/2 P18/1 P12 P13", "P06 P01 P02 P16 P17")
BEFORE_THE_END = planning(*PIERS, plans="P11 P03", patrons=("P14 P15", "P08"))
"""Both plans are met where the plan card covers nothing, and missed where it covers something."""


def by_source(state, seat):
    found = GAME.points(GAME.observe(state, None))
    assert [points.source for points in found] == SOURCES
    return tuple(points.by_seat[seat] for points in found)


def test_plan_cards_are_added_at_the_sea_end_when_all_have_decided():
    waiting = after(BEFORE_THE_END, "1:plan/3")
    assert waiting.piers == BEFORE_THE_END.piers
    done, effects = step(waiting, "0:plan/1")
    GAME.check(done)
    assert [own[-1] for own in done.piers] == [("P11", 1), ("P03", 3)]
    assert done.plans == ("P11", "P03")
    assert (done.phase, done.to_act, done.asked_at) == (Phase.OVER, (), (-1, -1))
    kinds = [effect.kind for effect in effects if effect.readers is None]
    assert kinds == ["added", "added", "scored", "scored", "won"]


def test_characters_plan_and_patrons_add_up():
    state = after(BEFORE_THE_END, "0:plan/0", "1:plan/0")
    assert state.columns[0] == ("...L...P.P.F..L.PS.PF", "..F.P.FSL.L..F..SF...")
    assert by_source(state, 0) == (2, 2, 4, 4, 4, 2)
    assert by_source(state, 1)[4:] == (4, 1)
    scores = GAME.outcome(state).scores
    assert scores == tuple(sum(by_source(state, seat)) for seat in (0, 1))


def test_a_plan_counts_only_as_the_pier_is_in_the_end():
    state = after(BEFORE_THE_END, "0:plan/1", "1:plan/1")
    assert [by_source(state, seat)[4] for seat in (0, 1)] == [0, 0]


def test_characters_part_equal_points_and_dates_equal_characters():
    best = Standing(points=12, characters=9, earliness=-3, seat=1)
    assert victory([best]) is Victory.LAST
    assert victory([best, best._replace(points=11, characters=20)]) is Victory.POINTS
    assert victory([best, best._replace(characters=8, earliness=0)]) is Victory.CHARACTERS
    assert victory([best, best._replace(earliness=-4)]) is Victory.DATE


def test_every_seat_has_a_rank_of_its_own():
    for seats in (2, 3):
        for number in range(30):
            state = last(seats, number)
            outcome = GAME.outcome(state)
            dates = [CARDS[plan].date for plan in state.plans]
            order = sorted(
                range(seats),
                key=lambda seat: (
                    -outcome.scores[seat],
                    -state.columns[seat].characters,
                    dates[seat],
                ),
            )
            assert [outcome.ranks[seat] for seat in order] == list(range(1, seats + 1))


def test_the_winner_is_told_with_the_reason():
    # Games that happen to end so; the seeds are found by playing.
    for number, reason in ((0, "won"), (32, "won-date")):
        *_, (before, _), (_, line) = playout(2, number)
        state, effects = step(before, "{}:{}".format(*line))
        winner = GAME.outcome(state).ranks.index(1)
        points = GAME.outcome(state).scores[winner]
        assert effects[-1] == (reason, (("seat", winner), ("points", points)), None)
