"""When somebody has to confirm: what is seldom meant, or as they wish; and no secret tells."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from cogs.messages.menu_rows import menu_of, preview_of
from cogs.table import play
from cogs.table.live_table import LiveTable
from cogs.table.preferences import Confirming
from rules import GAMES
from rules.core.types import Phrase
from tests.benchmarks.spoken_words import NOW, begin

EVERY = 5
"""One position of so many is looked at."""


@cache
def positions(game: str) -> list[LiveTable]:
    """Positions of one random game, each with a choice for somebody."""
    rng, table, found = Random(2), begin(game, "en", 2), []
    while table.session.to_act:
        seat = rng.choice(table.session.to_act)
        legal = table.observe(seat).legal
        if table.session.ply % EVERY == 0 and len(legal) > 1:
            found.append(table)
        person = table.session.seats[seat].user_id
        table = play.act(table, person, None, str(rng.choice(legal)), NOW).table
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everybody_confirms_as_often_as_they_wish(game: str) -> None:
    for table in positions(game):
        for seat in table.session.to_act:
            legal = table.observe(seat).legal
            if len(legal) == 1:
                continue
            asks = {
                wish: [preview_of(table, seat, legal, wish)(action) for action in legal]
                for wish in (*Confirming, None)
            }
            assert all(each is not None for each in asks[Confirming.ALWAYS])
            assert all(each is None for each in asks[Confirming.NEVER])
            rash = [table.game.is_rash(table.observe(seat), action) for action in legal]
            assert [each is not None for each in asks[None]] == rash
            for action, phrase in zip(legal, asks[Confirming.FINAL], strict=True):
                assert (phrase is not None) == table.game.apply(table.state, action).barrier


@pytest.mark.parametrize("game", GAMES)
def test_what_is_final_follows_from_what_the_seat_sees(game: str) -> None:
    """Positions that look alike to a seat ask it to confirm alike."""
    rng = Random(9)
    for table in positions(game)[:6]:
        for seat in table.session.to_act:
            observation = table.observe(seat)
            other = LiveTable(table.session, table.game.determinize(observation, rng))
            for action in observation.legal:
                told = [
                    preview_of(each, seat, observation.legal, Confirming.FINAL)(action)
                    for each in (table, other)
                ]
                assert told[0] == told[1]


def test_nobody_confirms_what_they_have_to_do_anyway() -> None:
    table = begin("docker", "en", 1)
    (seat,) = table.session.to_act
    (only, *_) = table.observe(seat).legal
    for wish in Confirming:
        assert preview_of(table, seat, (only,), wish)(only) is None


def test_where_moves_are_final_all_of_them_are() -> None:
    table = begin("kraftwagen", "en", 1)
    strict = LiveTable(replace(table.session, undo_rule="none"), table.state)
    (seat, *_) = table.session.to_act
    legal = table.observe(seat).legal
    final = preview_of(strict, seat, legal, Confirming.FINAL)
    assert all(isinstance(final(action), Phrase) for action in legal)


def test_a_choice_that_waits_has_its_own_press() -> None:
    table = begin("docker", "en", 1)
    (seat,) = table.session.to_act
    legal = table.observe(seat).legal
    path = [step.value for step in table.game.menu_steps(legal[0])]
    waiting = menu_of(table, seat, legal, path, Confirming.ALWAYS, bool)
    assert waiting.confirm.action == str(legal[0])
    at_once = menu_of(table, seat, legal, path[:-1], Confirming.NEVER, bool)
    assert at_once.confirm is None
