"""The chain of workers and action tiles, which says who moves."""

Link = int | str
"""A seat, by its worker, or an action tile, by its name."""

Chain = tuple[Link, ...]
"""From the tail to the head. At the tail is the worker of the seat that moves."""


def is_worker(link: Link) -> bool:
    """Tell whether *link* is a seat's worker, not a tile."""
    return isinstance(link, int)


def tiles(chain: Chain) -> tuple[str, ...]:
    """The action tiles, from the tail to the head."""
    return tuple(link for link in chain if isinstance(link, str))


def workers(chain: Chain) -> tuple[int, ...]:
    """The seats, from the tail to the head."""
    return tuple([link for link in chain if isinstance(link, int)])


def tail(chain: Chain) -> int:
    """The seat that moves."""
    seat = chain[0]
    assert isinstance(seat, int)
    return seat


def settled(chain: Chain) -> Chain:
    """*chain* after the tiles at its tail have gone to the head, one by one."""
    loose = 0
    while isinstance(chain[loose], str):
        loose += 1
    return chain[loose:] + chain[:loose] if loose else chain


def after_taking(chain: Chain, tile: str) -> Chain:
    """*chain* after the seat at its tail has taken *tile*: its first worker moves next."""
    place = chain.index(tile)
    return settled((*chain[1:place], chain[0], *chain[place + 1 :], tile))


def without(chain: Chain, seat: int) -> Chain:
    """*chain* after the worker of *seat* has left it."""
    return settled(tuple(link for link in chain if link != seat))


def moves_before(chain: Chain, seat: int) -> int:
    """Count the moves of others before *seat* moves, at least; 0: it moves next.

    It can be more: each worker nearer to the tail has to pass it, and may take several tiles for
    that.
    """
    return workers(chain).index(seat)


def most_moves_before(chain: Chain, other: int, seat: int) -> int:
    """Count the moves of *other* before *seat* moves, at most.

    Each takes a tile that lies between the two, or passes.
    """
    before = chain[: chain.index(seat)]
    if other not in before:
        return 0
    return 1 + len(tiles(before[before.index(other) :]))
