"""The chain: who moves, and what taking a tile does to it."""

from collections import Counter
from random import Random

import pytest
from kraft_works import GAME, after, links, mat, offered, position, seed

from rules.kraftwagen.cards import TILES
from rules.kraftwagen.chain import (
    after_taking,
    most_moves_before,
    moves_before,
    settled,
    tail,
    tiles,
    without,
    workers,
)
from rules.kraftwagen.table import Decision

REST = "buyer+hire research+race body+race engine+hire research+race+buyer"


@pytest.mark.parametrize(
    ("before", "tile", "then"),
    [
        (f"2 0 1 hire body engine race research {REST}", "race",
         f"0 1 hire body engine 2 research {REST} race"),
        (f"0 1 hire body engine 2 research {REST} race", "hire",
         f"1 0 body engine 2 research {REST} race hire"),
        (f"1 0 body engine 2 research {REST} race hire", "research",
         f"0 body engine 2 1 {REST} race hire research"),
        (f"0 body engine 2 1 {REST} race hire research", "engine",
         f"0 2 1 {REST} race hire research engine body"),
    ],
)  # fmt: skip
def test_a_worker_takes_the_place_of_its_tile_which_goes_to_the_head(before, tile, then):
    assert after_taking(links(before), tile) == links(then)


def test_who_moves_follows_the_chain_and_a_seat_may_move_twice_running():
    state = position(
        mat(), mat(), mat(), chain=f"2 0 1 hire body engine race research {REST}", cards="benz opel"
    )
    movers = []
    for line in ("take:race", "take:hire", "take:research", "card:1", "take:engine"):
        movers.append(state.table.active_seat)
        state = after(state, line)
    assert movers == [2, 0, 1, 1, 0]
    assert (state.table.active_seat, state.table.decision) == (0, Decision.TAKE)
    assert state.table.chain == links(f"0 2 1 {REST} race hire research engine body")


def test_every_tile_can_be_taken_always():
    state = position()
    assert offered(state) == sorted(f"take:{name}" for name in TILES)


def test_tiles_at_the_tail_go_to_the_head_one_by_one():
    assert settled(links("hire body 1 0 race")) == links("1 0 race hire body")


def test_a_worker_that_leaves_sets_the_tiles_behind_it_loose():
    assert without(links("0 hire body 1 race 2"), 0) == links("1 race 2 hire body")
    assert without(links("0 hire body 1 race 2"), 1) == links("0 hire body race 2")


def test_moves_before_counts_the_workers_nearer_to_the_tail():
    chain = links("2 hire 0 body 1 race")
    assert [moves_before(chain, seat) for seat in (2, 0, 1)] == [0, 1, 2]


def test_nobody_moves_more_often_before_a_seat_than_tiles_lie_between():
    rng = Random(1)
    for number in range(200):
        chain = [*range(2 + number % 3), *TILES]
        rng.shuffle(chain)
        chain, seat = settled(tuple(chain)), number % 2
        most = {other: most_moves_before(chain, other, seat) for other in workers(chain)}
        moves = Counter()
        while (mover := tail(chain)) != seat:
            moves[mover] += 1
            near = tiles(chain)[0]
            chain = after_taking(chain, near if number % 4 else rng.choice(tiles(chain)))
        assert all(moves[other] <= most[other] for other in most)
        if len(most) == 2 and number % 4:
            assert moves == {other: count for other, count in most.items() if count}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_with_workers_then_tiles_of_one_two_and_three_actions(seats):
    chains = {GAME.new(seats=seats, seed=seed(number)).table.chain for number in range(6)}
    assert len(chains) == 6
    for chain in chains:
        assert sorted(workers(chain)) == list(range(seats))
        assert chain[seats:] == tiles(chain)
        assert [len(TILES[name]) for name in tiles(chain)] == [1] * 5 + [2] * 4 + [3]
