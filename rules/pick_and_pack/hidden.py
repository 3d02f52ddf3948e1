"""Deal anew what a seat does not see while both arrange in secret, so that it fits."""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.pick_and_pack.arranging import SLOT_COUNT, Tiles
from rules.pick_and_pack.board import with_seat
from rules.pick_and_pack.observe import PackObservation, hidden_seats
from rules.pick_and_pack.options import PackSetup
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import ALL_TILES


def determinize(obs: PackObservation, rng: Random) -> PackState:
    """See :meth:`Game.determinize`. Hidden tiles and the future are dealt anew."""
    tiles = _deal_tiles(obs, rng)
    return PackState(
        setup=PackSetup.shared(obs.seats, obs.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=obs.ply,
        to_act=obs.to_act,
        asked_at=_deal_times(obs, tiles, rng),
        starter=obs.starter,
        board=obs.board._replace(tiles=tiles),
        turn=obs.turn,
        last=obs.last,
        resigned=obs.resigned,
    ).with_derived()


def _deal_tiles(obs: PackObservation, rng: Random) -> tuple[Tiles, Tiles]:
    """A seat that is ready has laid all tiles, any other at most one with each action."""
    tiles = obs.board.tiles
    hidden = hidden_seats(obs.starter, obs.seat)
    finished = [seat for seat in hidden if seat in obs.ready]
    spare = obs.ply - sum(map(len, tiles)) - len(finished) * (SLOT_COUNT + 1)
    for seat in hidden:
        count = SLOT_COUNT if seat in finished else rng.randint(0, min(SLOT_COUNT, spare))
        spare -= 0 if seat in finished else count
        tiles = with_seat(tiles, seat, tuple(rng.sample(ALL_TILES, count)))
    return tiles


def _deal_times(obs: PackObservation, tiles: tuple[Tiles, Tiles], rng: Random) -> tuple[int, int]:
    """A hidden seat was asked after the tiles that it has laid."""
    asked_at = obs.asked_at[0], obs.asked_at[1]
    for seat in hidden_seats(obs.starter, obs.seat):
        if seat in obs.to_act:
            laid = len(tiles[seat])
            asked_at = with_seat(asked_at, seat, rng.randint(laid, obs.ply))
    return asked_at
