"""Results and ratings follow from the games alone: made anew, they are the same bit for bit."""

import random
from datetime import timedelta

from counted_games import counted, people, play

from data.store import Seat, Store
from data.store.schema import results

ADA, BO, CY, DEE = 2**62 + 1, 12, 13, 14


async def test_figures_kept_up_are_those_made_anew_bit_for_bit(store, url, running, press, clock):
    """Two processes whose clocks differ end games in another order than that of their ends."""
    chance = random.Random(7)
    other = await Store.open(url, lambda: clock() - timedelta(seconds=90))
    for number in range(24):
        clock.forward(chance.randrange(60))
        seats = people(*chance.sample((ADA, BO, CY, DEE), chance.randint(2, 4)))
        if number % 3 == 0:
            seats = (*seats[:2], Seat(None, "Fuse", robot="easy"))
        ranks = [chance.randint(1, len(seats)) for _ in seats]
        where = chance.choice((store, other))
        game = chance.choice(("docker", "pier18"))
        await play(where, running, press, *ranks, seats=seats, game=game)
    kept_up = await counted(store)
    assert [row.session_id for row in kept_up] != sorted(row.session_id for row in kept_up)
    assert all(row.mean is not None for row in kept_up)
    assert await other.recount() == (24, 0)
    assert await counted(store) == kept_up
    await other.close()


async def test_nobody_gets_the_results_of_who_was_forgotten(store, running, press, clock):
    """Neither their substitute nor a robot does; what the others had against them changes once."""
    taken = Seat(CY, "Cy", former_id=BO, former_name="Bo")
    await play(store, running, press, 1, 2, seats=(*people(ADA), taken))
    clock.forward(1)
    await play(store, running, press, 1, 2, seats=people(DEE, BO))
    await store.forget(BO, lambda language, seat: f"former player {seat}")
    await store.recount()
    assert [row.person_id for row in await counted(store)] == [ADA, None, DEE, None]
    assert await store.recount() == (2, 0)


async def test_what_was_damaged_is_found_and_made_anew(store, running, press):
    for _ in range(3):
        await play(store, running, press, 1, 2)
    before = await counted(store)
    wrong = results.update().where(results.c.session_id == before[0].session_id)
    await store.write(lambda c: c.execute(wrong.values(mean=99.0)))
    games, changed = await store.recount()
    assert games == 3
    assert changed > 0
    assert await counted(store) == before
