"""The action tiles: one is taken, and its actions begin in their order."""

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import TILES, Engineer
from rules.kraftwagen.chain import after_taking, tail
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.effects import tile_facts
from rules.kraftwagen.engineers import helped
from rules.kraftwagen.table import Table
from rules.kraftwagen.tile_actions import Deed, Job
from rules.kraftwagen.turn_builder import Draft

_PARTS = frozenset({Deed.BODY, Deed.ENGINE})


def take(draft: Draft, action: KraftwagenAction) -> None:
    """The worker at the tail goes to the place of a tile, and the tile to the head."""
    table, tile = draft.table, action.choice
    chain = after_taking(table.chain, tile)
    draft.tell("took", **tile_facts(tile), again=int(tail(chain) == action.seat))
    draft.table = table._replace(chain=chain, taken=table.taken + 1, job=Job(tile, TILES[tile]))


def begin_next(draft: Draft) -> None:
    """The next action of the tile begins, or the seat is asked which one it is."""
    if order_matters(draft.table):
        draft.ask(Ask.ORDER)
    else:
        _begin(draft, draft.table.job.left[0])


def order(draft: Draft, action: KraftwagenAction) -> None:
    """The seat has said which action comes next."""
    draft.tell("do", deed=action.choice)
    _begin(draft, Deed(action.choice))


def order_matters(table: Table) -> bool:
    """Whether a worker that is hired now could make the next part better."""
    left, mat = table.job.left, table.mat
    return Deed.HIRE in left and not _PARTS.isdisjoint(left) and bool(mat.waiting and mat.supply)


def _begin(draft: Draft, deed: Deed) -> None:
    """*deed* becomes the next task, with whatever the engineers of the seat add to it."""
    task, helpers = helped(deed, draft.mat)
    for engineer in helpers:
        draft.tell("helped", engineer=engineer.value)
    if Engineer.BUGATTI in helpers:
        draft.set_mat(draft.mat.having_used(Engineer.BUGATTI))
    job = draft.table.job
    place = job.left.index(deed)
    left = (*job.left[:place], *job.left[place + 1 :])
    draft.table = draft.table._replace(job=Job(job.tile, left, (task,)))
