"""Hints: who gets them, what stands in the record, and what the sentence says."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from people import ADA, BO, CLEO, NOW, SEED, asked, first_action, running
from refusals import refused

from cogs.messages.board_pictures import Viewpoint
from cogs.messages.menu import fitting
from cogs.messages.menu_rows import menu_of
from cogs.messages.rows import Screen, Shown
from cogs.robots.hints import (
    fact,
    hint_rows,
    hint_sentence,
    left_after,
    may_ask_for_hints,
    with_hint,
)
from cogs.robots.robots import question_of
from cogs.robots.thinking import (
    MUCH,
    Question,
    Rival,
    Thought,
    advise,
    advise_briefly,
    assess,
    glance,
    think_briefly,
)
from cogs.table import stand_ins
from cogs.table.agreement import Hints
from cogs.table.live_table import LiveTable
from cogs.table.play import act, resign
from data.i18n import LANGUAGES, translator
from data.store import RemarkKind, Seat, StandIn, Standing, Status
from rules import GAMES
from rules.players.assessment import Reason, duel
from rules.players.choice import Budget
from rules.registry import ROBOTS, robot_for

MOST_PLIES = 16
FACTS = [(game, name) for game, robot in ROBOTS.items() for name in robot.load(game).facts]


def table(rule: Hints, *, alone: bool = False) -> LiveTable:
    found = running()
    seats = (found.seats[0], Seat(None, "Fuse", robot="easy")) if alone else found.seats
    return LiveTable(replace(found, seats=seats, hints=rule))


@pytest.mark.parametrize(
    ("rule", "alone", "gets"),
    [
        (Hints.ALONE, True, True),
        (Hints.ALONE, False, False),
        (Hints.ALWAYS, True, True),
        (Hints.ALWAYS, False, True),
        (Hints.NEVER, True, False),
        (Hints.NEVER, False, False),
        ("that of a later version", False, False),
    ],
)
def test_the_table_decides_who_gets_hints(rule: Hints, alone: bool, gets: bool) -> None:
    session = table(rule, alone=alone).session
    assert may_ask_for_hints(session) is gets
    assert not may_ask_for_hints(replace(session, standing=Standing(Status.FINISHED)))


def test_those_who_have_given_up_do_not_mind() -> None:
    session = replace(running(ADA, BO, CLEO), hints=Hints.ALONE)
    session = stand_ins.stand_in(session, 2, "easy", StandIn.FOR_GOOD, None)
    assert not may_ask_for_hints(session)
    assert may_ask_for_hints(resign(LiveTable(session), BO.user_id, NOW).table.session)
    away = stand_ins.stand_in(running(ADA, BO), 1, "easy", StandIn.UNTIL_BACK, None)
    assert not may_ask_for_hints(away), "whoever comes back may mind"


def test_whoever_asks_is_noted_once_for_a_question() -> None:
    here = table(Hints.ALWAYS)
    person, session = asked(here.session), here.session
    change = with_hint(here, person, ())
    (remark,) = change.remarks
    assert (remark.kind, remark.ply) == (RemarkKind.HINT, session.ply)
    assert (remark.seat,) == session.to_act
    assert with_hint(here, person, change.remarks).remarks == ()


def test_a_forced_move_is_no_hint() -> None:
    here = LiveTable(replace(running(game="gurkensolo"), hints=Hints.ALWAYS))
    rng = Random(0)
    while len(legal := here.observe(here.session.to_act[0]).legal) > 1:
        here = act(here, asked(here.session), None, str(rng.choice(legal)), NOW).table
    assert with_hint(here, asked(here.session), ()).remarks == ()
    thought = Thought(str(legal[0]))
    said = hint_sentence(here, here.session.to_act[0], thought, translator("en"))
    assert "the only move" in said


def test_another_question_is_another_hint() -> None:
    here = table(Hints.ALWAYS)
    remarks = with_hint(here, asked(here.session), ()).remarks
    later = act(here, asked(here.session), None, first_action(here.session), NOW).table
    assert with_hint(later, asked(later.session), remarks).remarks


def test_nobody_gets_a_hint_out_of_turn_or_against_the_agreement() -> None:
    session = running()
    (other,) = set(session.people) - {asked(session)}
    with refused("no-hints"):
        with_hint(table(Hints.NEVER), asked(session), ())
    with refused("not-asked"):
        with_hint(table(Hints.ALWAYS), other, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_two_moves_and_a_reason_or_how_far_apart_they_are(language: str) -> None:
    here, translate = table(Hints.ALWAYS), translator(language)
    while len(here.observe(here.session.to_act[0]).legal) < 2:
        here = act(here, asked(here.session), None, first_action(here.session), NOW).table
    (seat,) = here.session.to_act
    best, other, *_ = [str(action) for action in here.observe(seat).legal]
    why = Reason("free", seat, 3, 2)

    def said(rival: Rival | None) -> str:
        return hint_sentence(here, seat, Thought(best, rival), translate)

    reasoned = said(Rival(other, 0.2, why))
    assert fact(here, seat, why, translate) in reasoned
    sentences = [said(Rival(other, loss)) for loss in (0.0, 0.05, 0.3)]
    wins = hint_sentence(here, seat, Thought(best, wins=True), translate)
    assert len({said(None), wins, reasoned, *sentences}) == 6
    assert not any("%" in sentence for sentence in sentences)


def test_a_hint_calls_an_action_what_its_button_says_and_names_no_rival_called_alike() -> None:
    state = GAMES["pick_and_pack"].new(seats=2, options={"arrange": "random"}, seed=SEED)
    here = LiveTable(replace(running(game="pick_and_pack"), hints=Hints.ALWAYS), state)
    (seat,), translate = state.to_act, translator("en")
    seen = here.observe(seat)
    one, other, *_ = map(str, here.game.offered(seen, seen.legal))

    def said(rival: str) -> str:
        return hint_sentence(here, seat, Thought(one, Rival(rival, 0.0)), translate)

    square = one.partition(">")[0]
    assert re.fullmatch(rf"💡 Best: \*\*{square}\\: \d apples?\*\*", said(one))
    assert f"**{other.partition('>')[0]}" in said(other)


def test_a_hint_names_whole_moves_and_no_button_that_asks_for_more() -> None:
    game, translate = GAMES["pier18"], translator("en")
    state = game.new(seats=2, seed=SEED)
    while len(state.to_act) > 1 or not state.open:
        state = game.apply(state, game.legal_actions(state, state.to_act[0])[0]).state
    here = LiveTable(replace(running(game="pier18"), hints=Hints.ALWAYS), state)
    (seat,) = state.to_act
    best, *others = (str(action) for action in here.observe(seat).legal)
    for rival in others:
        told = hint_sentence(here, seat, Thought(best, Rival(rival, 0.1)), translate)
        named = re.findall(r"\*\*(P\d\d), cover (none|\d)\\: [+−]?\d+\*\*", told)
        whole = [f"{card}/{covered.replace('none', '0')}" for card, covered in named]
        assert whole == [best, rival]


async def test_a_hint_is_one_of_the_actions_that_are_chosen_from() -> None:
    here = LiveTable(replace(running(game="pier18"), hints=Hints.ALWAYS))
    *_, other = here.observe(0).legal
    first = here.game.menu_steps(other)[0].value
    menu = menu_of(here, 0, here.observe(0).legal, (first,), None, fitting(translator("en"), ()))
    shown = Shown(Screen.BOARD, here, Viewpoint(0, "en", "dark"), (), menu)
    (button,) = (await hint_rows(shown)).help
    assert str(button.press) == f"I:{here.session.id}:{first}"
    left = left_after(here, 0, (first,))
    among = tuple(map(str, left))
    asked = replace(question_of(here, 0, level="hard"), among=among)
    assert {advise(asked, ()).text, advise_briefly(asked).text} <= {*among}
    assert left_after(here, 0, ()) == left_after(here, 0, ("gone",)) == here.observe(0).legal


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_out_is_advised_and_worth_no_less_than_its_rival(game: str) -> None:
    for here in list(_positions(game))[::5]:
        (seat, *_) = here.session.to_act
        thought = advise(replace(question_of(here, seat), level="medium"), ())
        offered = here.game.offered(here.observe(seat), here.observe(seat).legal)
        assert thought.text in [str(action) for action in offered]
        blue = [str(each) for each in here.game.suggested(here.observe(seat), offered)]
        assert not blue or thought.text in blue
        if thought.rival is not None:
            assert thought.rival.text != thought.text
            assert thought.rival.loss >= 0


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_out_is_clearly_worse_than_nothing_else(game: str) -> None:
    for here in _positions(game):
        for seat in here.session.to_act:
            question = question_of(here, seat)
            offered = here.game.offered(here.observe(seat), here.observe(seat).legal)
            for blue in here.game.suggested(here.observe(seat), offered):
                assert glance(question, (), str(blue)) < MUCH or not _is_worse(here, seat, blue)
                assert assess(question, (), str(blue)).loss == 0, "nobody is blamed for it"


def test_of_equal_actions_a_hint_knows_the_one_that_has_a_button() -> None:
    game = GAMES["pick_and_pack"]
    state = game.new(seats=2, options={"arrange": "random"}, seed=SEED)
    obs = game.observe(state, state.to_act[0])
    thought = advise(Question("pick_and_pack", obs, "medium", ""), ())
    offered = {str(action) for action in game.offered(obs, obs.legal)}
    assert len(offered) < len(obs.legal)
    assert {thought.text, thought.rival.text} <= offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence_of_its_own(language: str) -> None:
    translate = translator(language)
    for game in GAMES:
        here = LiveTable(replace(running(), game=game))
        said = [fact(here, 0, Reason(name, 0, 3, 2), translate) for of, name in FACTS if of == game]
        assert len(set(said)) == len(said)
        assert all("3" in sentence for sentence in said)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_hint_and_no_decision(game: str) -> None:
    assert _is_blind(game, question_of)


def test_a_planted_leak_is_found() -> None:
    def peeking(table: LiveTable, seat: int) -> Question:
        return replace(question_of(table, seat), chance=str(table.state))

    assert not _is_blind("pier18", peeking)


def _is_worse(here: LiveTable, seat: int, action: Any) -> bool:
    """Tell whether *action*, which a glance may not have looked at, is much worse than its best."""
    best = here.game.parse(here.state, seat, think_briefly(question_of(here, seat)).text)
    robot, seen = robot_for(here.session.game), here.observe(seat)
    better, own = duel(here.game, robot, seen, (), (best, action), Budget(16), Random(0))
    return better - own >= MUCH


def _is_blind(game: str, asking: Callable[[LiveTable, int], Question]) -> bool:
    """Tell whether a robot is asked the same where all hidden things are otherwise.

    Hints, decisions of robots, and those of robots that stand in for people are asked for alike.
    """
    rng, asked_alike = Random(4), []
    for here in _positions(game):
        seat = here.state.to_act[0]
        other = here.game.determinize(here.observe(seat), rng)
        there = LiveTable(here.session, other)
        asked_alike.append(asking(here, seat) == asking(there, seat))
    return all(asked_alike)


def _positions(game: str) -> Iterator[LiveTable]:
    """The first positions of a game that is played at first sight."""
    table = LiveTable(running(game=game))
    while table.session.standing.is_running and table.session.ply < MOST_PLIES:
        yield table
        seat = table.state.to_act[0]
        action = think_briefly(question_of(table, seat)).text
        table = act(table, table.session.people[seat], None, action, NOW).table
