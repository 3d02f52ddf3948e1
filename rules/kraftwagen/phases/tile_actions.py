"""The actions that tiles and cards order: each is done at once where there is one way only."""

from collections.abc import Callable, Mapping

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import CARDS, TRACK, Buyer, Card, CardKind, Engineer
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.effects import card_facts, old_facts, piece_facts
from rules.kraftwagen.legal import SHOP, body_ways, buyer_ways, card_ways, engine_ways
from rules.kraftwagen.race import drive
from rules.kraftwagen.research import changed, refilled
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import obtained
from rules.kraftwagen.tile_actions import Deed, Job, Task
from rules.kraftwagen.turn_builder import Draft


def do_next(draft: Draft) -> None:
    """Carry out the next task, or ask how."""
    task = draft.table.job.tasks[0]
    _TASKS[task.deed](draft, task)


def choose_card(draft: Draft, action: KraftwagenAction) -> None:
    """The seat takes an open card; two others lie open before the taken one works."""
    place = action.number - 1
    card = CARDS[draft.table.research.open[place]]
    research, reshuffled = refilled(draft.table.research, place, draft.chance)
    draft.table = draft.table._replace(research=research)
    _finish(draft)
    if reshuffled:
        draft.announce("reshuffled")
    left, right = research.open
    draft.tell("researched", **card_facts(card.id), left=left, right=right)
    match card.kind:
        case CardKind.ENGINEER:
            mat = draft.mat
            draft.set_mat(mat._replace(engineers=(*mat.engineers, Engineer(card.id))))
        case CardKind.INSTANT:
            _work_once(draft, card)
        case CardKind.DEVELOPMENT if draft.mat.canteen:
            draft.set_mat(draft.mat._replace(canteen=draft.mat.canteen - 1))
            _activate(draft, card, waited=False)
        case CardKind.DEVELOPMENT:
            draft.set_mat(draft.mat._replace(waiting=(*draft.mat.waiting, card.id)))
            draft.tell("waits", **card_facts(card.id))


def choose_buyer(draft: Draft, action: KraftwagenAction) -> None:
    """A buyer leaves his stack, and the white money there is taken."""
    kind, buyers = Buyer(action.choice), draft.table.buyers
    white = buyers.white_by(kind)
    draft.table = draft.table._replace(buyers=buyers.sent(kind))
    draft.pay(draft.seat, white=white)
    draft.tell("buyer", buyer=kind.value, space=len(buyers.active) + 1, white=white)
    _finish(draft)


def place_body(draft: Draft, action: KraftwagenAction) -> None:
    """An old part makes room for the new body."""
    body = obtained(draft.table.stock, draft.mat, Kind.BODY)
    assert body is not None
    _put(draft, body, action.piece)


def place_engine(draft: Draft, action: KraftwagenAction) -> None:
    """The new engine goes into a workshop or into the race car."""
    engine = obtained(draft.table.stock, draft.mat, Kind.ENGINE)
    assert engine is not None
    if action.piece is not None or action.choice == SHOP:
        _put(draft, engine, action.piece)
        return
    mat = draft.mat
    draft.stock(engine, -1)
    if mat.racer:
        draft.stock(Piece(Kind.ENGINE, mat.racer), 1)
    draft.set_mat(mat._replace(racer=engine.value))
    draft.tell("racer", **piece_facts(engine))
    _finish(draft)


def _hire(draft: Draft, task: Task) -> None:
    """Workers come one at a time: what a development brings is finished before the next one."""
    mat = draft.mat
    if not mat.supply:
        draft.tell("unhired")
        _finish(draft)
    elif mat.waiting:
        card = CARDS[mat.waiting[0]]
        draft.set_mat(mat._replace(supply=mat.supply - 1, waiting=mat.waiting[1:]))
        more = (task._replace(amount=task.amount - 1),) if task.amount > 1 else ()
        _finish(draft, *more)
        _activate(draft, card, waited=True)
    else:
        count = min(task.amount, mat.supply)
        canteen = mat.canteen + count
        draft.set_mat(mat._replace(supply=mat.supply - count, canteen=canteen))
        draft.tell("hired", workers=count, canteen=canteen)
        _finish(draft)


def _research(draft: Draft, _task: Task) -> None:
    _choose(draft, Ask.CARD, card_ways(draft.seat, draft.table), choose_card)


def _body(draft: Draft, _task: Task) -> None:
    body = obtained(draft.table.stock, draft.mat, Kind.BODY)
    if body is None:
        _lose(draft, Kind.BODY)
    elif draft.mat.workshops_left:
        _put(draft, body, None)
    else:
        _choose(draft, Ask.BODY, body_ways(draft.seat, draft.mat), place_body)


def _engine(draft: Draft, _task: Task) -> None:
    engine = obtained(draft.table.stock, draft.mat, Kind.ENGINE)
    if engine is None:
        _lose(draft, Kind.ENGINE)
    else:
        _choose(draft, Ask.ENGINE, engine_ways(draft.seat, draft.mat, engine), place_engine)


def _buyer(draft: Draft, _task: Task) -> None:
    buyers = draft.table.buyers
    if buyers.is_full:
        after = buyers.counted_down()
        draft.table = draft.table._replace(buyers=after)
        draft.tell("marker", left=after.marker)
        _finish(draft)
    else:
        _choose(draft, Ask.BUYER, buyer_ways(draft.seat, draft.table), choose_buyer)


def _race(draft: Draft, task: Task) -> None:
    mat, table = draft.mat, draft.table
    others = {other.space for seat, other in enumerate(table.mats) if seat != draft.seat}
    space, laps = drive(mat.space, task.amount, others, TRACK[len(table.mats)])
    draft.set_mat(mat._replace(space=space, laps=mat.laps + laps))
    draft.tell("raced", spaces=task.amount, space=space, laps=laps)
    _finish(draft)


def _choose(
    draft: Draft,
    ask: Ask,
    ways: tuple[KraftwagenAction, ...],
    act: Callable[[Draft, KraftwagenAction], None],
) -> None:
    """Ask, or go the one way there is."""
    if len(ways) > 1:
        draft.ask(ask)
    else:
        act(draft, ways[0])


def _finish(draft: Draft, *instead: Task) -> None:
    """The present task is done; *instead* of it others come next."""
    job = draft.table.job
    draft.table = draft.table._replace(job=Job(job.tile, job.left, (*instead, *job.tasks[1:])))


def _work_once(draft: Draft, card: Card) -> None:
    """An instant works. It may lie with the discards already: nothing that it does draws a card."""
    research = draft.table.research
    discards = changed(research.discards, card.id, 1)
    draft.table = draft.table._replace(research=research._replace(discards=discards))
    _put_first(draft, card)


def _activate(draft: Draft, card: Card, *, waited: bool) -> None:
    """A worker is on a development: first its points count, then its tile comes."""
    mat = draft.mat
    body, engine = mat.body_points + card.body, mat.engine_points + card.engine
    active = (*mat.active, card.id)
    draft.set_mat(mat._replace(active=active, body_points=body, engine_points=engine))
    facts = card_facts(card.id)
    draft.tell("active", **facts, waited=int(waited), body_points=body, engine_points=engine)
    _put_first(draft, card)


def _put_first(draft: Draft, card: Card) -> None:
    if card.tasks:
        job = draft.table.job
        draft.table = draft.table._replace(job=Job(job.tile, job.left, card.tasks + job.tasks))


def _put(draft: Draft, piece: Piece, old: Piece | None) -> None:
    """A new part goes into a workshop, which the *old* one leaves where there is one."""
    mat = draft.mat
    draft.stock(piece, -1)
    if old is None:
        draft.tell("got", **piece_facts(piece))
    else:
        mat = mat.without_piece(old)
        draft.stock(old, 1)
        draft.tell("scrapped", **piece_facts(piece), **old_facts(old))
    draft.set_mat(mat.with_piece(piece))
    _finish(draft)


def _lose(draft: Draft, kind: Kind) -> None:
    draft.tell("no-part", part=kind.value)
    _finish(draft)


_TASKS: Mapping[Deed, Callable[[Draft, Task], None]] = {
    Deed.HIRE: _hire,
    Deed.RESEARCH: _research,
    Deed.BODY: _body,
    Deed.ENGINE: _engine,
    Deed.BUYER: _buyer,
    Deed.RACE: _race,
}
