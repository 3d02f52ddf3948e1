"""What a seat does not see while both arrange in secret: how it is hidden, how it is dealt anew."""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.pick_and_pack.arranging import SLOT_COUNT, Tiles
from rules.pick_and_pack.board import Board, with_seat
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.options import PackSetup
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import ALL_TILES

HIDDEN_SINCE = 0
"""The ply at which a neighbour seems to have been asked, whichever slot it fills now."""


def hidden_seats(starter: int | None, seat: int | None) -> tuple[int, ...]:
    """The seats whose tiles *seat* (None: a spectator) may not see."""
    return tuple(other for other in (0, 1) if starter is None and other != seat)


def veiled(board: Board, hidden: tuple[int, ...]) -> Board:
    """*board* without the tiles of the *hidden* seats."""
    tiles = board.tiles
    for seat in hidden:
        tiles = with_seat(tiles, seat, ())
    return board._replace(tiles=tiles)


def veiled_times(asked_at: tuple[int, int], hidden: tuple[int, ...]) -> tuple[int, int]:
    """*asked_at* as those see it who may not know which slot the *hidden* seats fill."""
    for seat in hidden:
        if asked_at[seat] >= 0:
            asked_at = with_seat(asked_at, seat, HIDDEN_SINCE)
    return asked_at


def guess(observation: PackObservation, rng: Random) -> PackState:
    """A state that fits *observation*; hidden tiles and the future are dealt anew."""
    tiles = _guessed_tiles(observation, rng)
    return PackState(
        setup=PackSetup.shared(observation.seats, observation.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=observation.ply,
        to_act=observation.to_act,
        asked_at=_guessed_times(observation, tiles, rng),
        starter=observation.starter,
        board=observation.board._replace(tiles=tiles),
        turn=observation.turn,
        last=observation.last,
        resigned=observation.resigned,
    ).with_derived()


def _guessed_tiles(observation: PackObservation, rng: Random) -> tuple[Tiles, Tiles]:
    """Somebody who is ready has laid all tiles, anybody else at most one with each action."""
    tiles = observation.board.tiles
    hidden = hidden_seats(observation.starter, observation.seat)
    finished = [seat for seat in hidden if seat in observation.ready]
    spare = observation.ply - sum(map(len, tiles)) - len(finished) * (SLOT_COUNT + 1)
    for seat in hidden:
        count = SLOT_COUNT if seat in finished else rng.randint(0, min(SLOT_COUNT, spare))
        spare -= 0 if seat in finished else count
        tiles = with_seat(tiles, seat, tuple(rng.sample(ALL_TILES, count)))
    return tiles


def _guessed_times(
    observation: PackObservation, tiles: tuple[Tiles, Tiles], rng: Random
) -> tuple[int, int]:
    """A hidden seat was asked after the tiles that it has laid."""
    asked_at = observation.asked_at
    for seat in hidden_seats(observation.starter, observation.seat):
        if seat in observation.to_act:
            laid = len(tiles[seat])
            asked_at = with_seat(asked_at, seat, rng.randint(laid, observation.ply))
    return asked_at
