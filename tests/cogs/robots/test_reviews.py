"""Reviews: what a person might have done better, by what they knew then, and nothing else."""

from dataclasses import replace
from random import Random

import pytest
from people import ADA, BO, NOW, SEED, waiting
from refusals import refused
from robot_tables import ThinkingHere

from cogs.messages.board_pictures import Viewpoint
from cogs.messages.presenter import Presenter
from cogs.robots import reviews
from cogs.robots.hints import fact
from cogs.robots.reviews import WORTH_TELLING, Reviews, Turning, review_payload, turning_text
from cogs.robots.robots import question_of
from cogs.robots.thinking import Question, Record, Verdict, think_briefly
from cogs.table import play
from cogs.table.live_table import LiveTable
from cogs.table.replays import Positions, positions_of
from data.i18n import LANGUAGES, translator
from data.store import HistoryEntry
from rules.players.assessment import Reason
from rules.registry import robot_for
from tests.benchmarks.spoken_words import NoPictures

FACTS = robot_for("gurkensolo").facts
WHY = Reason(FACTS[1], 0, 7, 5)
Game = tuple[LiveTable, tuple[HistoryEntry, ...], Positions]


class Assessing(ThinkingHere):
    """Finds that the later a decision came, the more it gave away; what it was asked is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.assessed: list[int] = []

    async def glance(self, question: Question, record: Record, text: str) -> float:
        self.asked.append(question)
        return question.observation.ply / 100

    async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
        self.assessed.append(question.observation.ply)
        better = next(str(a) for a in question.observation.legal if str(a) != text)
        ply = question.observation.ply
        return Verdict(better, ply / 100, WHY._replace(fact=FACTS[ply % len(FACTS)]))


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of gherkins between two people who looked at nothing but the next step."""
    change = play.begin(waiting(ADA, BO, game="gurkensolo"), ADA, SEED, NOW)
    table, entries = change.table, [*change.entries]
    while table.session.standing.is_running:
        seat, ply = table.session.to_act[0], table.session.ply
        question = question_of(table, seat, ply, "easy")
        user_id = table.session.people[seat]
        change = play.act(table, user_id, None, think_briefly(question).text, NOW)
        table, entries = change.table, [*entries, *change.entries]
    return table, tuple(entries), positions_of(table, entries)


async def test_the_worst_three_decisions_are_told(game: Game) -> None:
    thinking = Assessing()
    points = await Reviews(thinking).turning_points(game[0], 0, *game[1:])
    own = [question.observation.ply for question in thinking.asked]
    assert [point.ply for point in points] == sorted(own, reverse=True)[:3]
    assert thinking.assessed == sorted(own, reverse=True)[: reviews.MOST_ASSESSED]


async def test_the_same_advice_is_told_once(game: Game) -> None:
    class Repeating(Assessing):
        async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
            verdict = await super().assess(question, record, text)
            return verdict and replace(verdict, better="always", reason=WHY)

    thinking = Repeating()
    (point,) = await Reviews(thinking).turning_points(game[0], 0, *game[1:])
    assert point.ply == max(thinking.assessed)


async def test_a_decision_is_shown_with_the_board_of_then(game: Game) -> None:
    table, entries, positions = game
    points = await Reviews(Assessing()).turning_points(table, 0, entries, positions)
    turnings = [Turning(LiveTable(table.session, positions[p.ply]), p, 1, 9) for p in points]
    presenter = Presenter(NoPictures(), None)  # type: ignore[arg-type]  # all that a review needs
    payload = await review_payload(table, turnings, Viewpoint(0, "en", "dark"), presenter)
    assert len(payload.pictures) == len(points) > 0


async def test_no_choice_is_praised_in_a_game_that_was_given_up() -> None:
    begun = play.begin(waiting(ADA, BO, game="gurkensolo"), ADA, SEED, NOW).table
    table = play.resign(begun, BO.user_id, NOW).table
    presenter = Presenter(NoPictures(), None)  # type: ignore[arg-type]  # all that a review needs
    payload = await review_payload(table, (), Viewpoint(0, "en", "dark"), presenter)
    assert (
        "Giving up decided this game"
        in payload.items[0].to_component_dict()["components"][0]["content"]
    )


async def test_a_review_sees_own_decisions_with_a_choice_as_they_were_seen_then(game: Game) -> None:
    table, entries, positions = game
    thinking = Assessing()
    await Reviews(thinking).turning_points(table, 0, entries, positions)
    assert thinking.asked
    for question in thinking.asked:
        then = positions[question.observation.ply]
        assert question.observation == table.game.observe(then, 0)
        assert len(question.observation.legal) > 1


async def test_what_was_hidden_then_changes_nothing(game: Game) -> None:
    assert await _is_blind(game)


async def test_a_planted_leak_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(table: LiveTable, seat: int, ply: int, level: str) -> Question:
        return replace(question_of(table, seat, ply, level), chance=str(table.state))

    monkeypatch.setattr(reviews, "question_of", peeking)
    assert not await _is_blind(game)


async def _is_blind(game: Game) -> bool:
    """Tell whether a review asks the same where all that its seat could not see was otherwise."""
    table, entries, positions = game
    rng = Random(3)
    others = [table.game.determinize(table.game.observe(state, 0), rng) for state in positions]
    here, there = Assessing(), Assessing()
    await Reviews(here).turning_points(table, 0, entries, positions)
    await Reviews(there).turning_points(table, 0, entries, others)
    return here.asked == there.asked


async def test_a_review_is_made_once(game: Game) -> None:
    thinking = Assessing()
    made = Reviews(thinking)
    first = await made.turning_points(game[0], 0, *game[1:])
    assert await made.turning_points(game[0], 0, *game[1:]) is first
    assert len(thinking.assessed) <= reviews.MOST_ASSESSED


async def test_too_many_at_once_are_asked_to_come_again(game: Game) -> None:
    made = Reviews(Assessing())
    made._waiting = reviews.MOST_WAITING
    with refused("busy"):
        await made.turning_points(game[0], 0, *game[1:])


async def test_what_a_robot_decided_for_a_person_is_not_theirs(game: Game) -> None:
    table, entries, positions = game
    absent = tuple(replace(entry, cause="robot") for entry in entries)
    thinking = Assessing()
    assert await Reviews(thinking).turning_points(table, 0, absent, positions) == ()
    assert not thinking.asked


class Losing(Assessing):
    """The process is lost over the second decision that it looks at."""

    async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
        verdict = await super().assess(question, record, text)
        return None if len(self.assessed) == 2 else verdict


async def test_a_process_that_is_lost_during_a_review_costs_one_decision(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_ASSESSED", 3)
    thinking = Losing()
    points = await Reviews(thinking).turning_points(game[0], 0, *game[1:])
    first, _, third = thinking.assessed
    assert [point.ply for point in points] == [first, third]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turning_point_is_told_in_words(game: Game, language: str) -> None:
    table, entries, positions = game
    (point, *_) = await Reviews(Assessing()).turning_points(table, 0, entries, positions)
    then = LiveTable(table.session, positions[point.ply])

    def said(reason: Reason | None) -> str:
        verdict = replace(point.verdict, reason=reason)
        turning = Turning(then, point._replace(verdict=verdict), 3, 9)
        return turning_text(turning, Viewpoint(0, language, "dark"), 1)

    for sentence in (said(WHY), said(None)):
        assert {"en": "better", "de": "besser"}[language] in sentence
        assert "3" in sentence
    assert fact(then, 0, WHY, translator(language)) in said(WHY)
    assert fact(then, 0, WHY, translator(language)) not in said(None)


async def test_what_gave_little_away_is_told_only_with_a_reason(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unreasoned(Assessing):
        async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
            verdict = await super().assess(question, record, text)
            return verdict and replace(verdict, loss=WORTH_TELLING, reason=None)

    assert await Reviews(Unreasoned()).turning_points(game[0], 0, *game[1:]) == ()
    monkeypatch.setattr(reviews, "WORTH_TELLING", 0.0)
    assert await Reviews(Unreasoned()).turning_points(game[0], 0, *game[1:])
