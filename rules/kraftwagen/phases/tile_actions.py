"""The actions that tiles and cards order: each is done at once where there is one way only."""

from collections.abc import Callable, Mapping

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import CARDS, TRACK, Buyer, Card, CardKind, Engineer
from rules.kraftwagen.effects import card_facts, old_facts, piece_facts
from rules.kraftwagen.legal import SHOP, body_ways, buyer_ways, card_ways, engine_ways
from rules.kraftwagen.race import drive
from rules.kraftwagen.research import changed, refilled
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Decision, obtained
from rules.kraftwagen.tile_actions import Job, Task, TileAction
from rules.kraftwagen.turn_builder import TurnBuilder


def do_next(turn: TurnBuilder) -> None:
    """Carry out the next task, or ask how."""
    task = turn.job.tasks[0]
    _TASKS[task.action](turn, task)


def choose_card(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """The seat takes an open card; two others lie open before the taken one works."""
    place = action.number - 1
    card = CARDS[turn.research.open[place]]
    turn.research, reshuffled = refilled(turn.research, place, turn.chance)
    _finish(turn)
    if reshuffled:
        turn.announce("reshuffled")
    left, right = turn.research.open
    turn.record("researched", **card_facts(card.id), left=left, right=right)
    match card.kind:
        case CardKind.ENGINEER:
            mat = turn.mat
            turn.set_mat(mat._replace(engineers=(*mat.engineers, Engineer(card.id))))
        case CardKind.INSTANT:
            _work_once(turn, card)
        case CardKind.DEVELOPMENT if turn.mat.canteen:
            turn.set_mat(turn.mat._replace(canteen=turn.mat.canteen - 1))
            _activate(turn, card, waited=False)
        case CardKind.DEVELOPMENT:
            turn.set_mat(turn.mat._replace(waiting=(*turn.mat.waiting, card.id)))
            turn.record("waits", **card_facts(card.id))


def choose_buyer(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """A buyer leaves his stack, and the white money there is taken."""
    kind, buyers = Buyer(action.choice), turn.buyers
    white = buyers.white_by(kind)
    turn.buyers = buyers.sent(kind)
    turn.pay(turn.seat, white=white)
    turn.record("buyer", buyer=kind.value, space=len(buyers.active) + 1, white=white)
    _finish(turn)


def place_body(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """An old part makes room for the new body."""
    body = obtained(turn.stock, turn.mat, Kind.BODY)
    assert body is not None
    _put(turn, body, action.piece)


def place_engine(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """The new engine goes into a workshop or into the race car."""
    engine = obtained(turn.stock, turn.mat, Kind.ENGINE)
    assert engine is not None
    if action.piece is not None or action.choice == SHOP:
        _put(turn, engine, action.piece)
        return
    mat = turn.mat
    turn.supply(engine, -1)
    if mat.racer:
        turn.supply(Piece(Kind.ENGINE, mat.racer), 1)
    turn.set_mat(mat._replace(racer=engine.value))
    turn.record("racer", **piece_facts(engine))
    _finish(turn)


def _hire(turn: TurnBuilder, task: Task) -> None:
    """Workers come one at a time: what a development brings is finished before the next one."""
    mat = turn.mat
    if not mat.supply:
        turn.record("unhired")
        _finish(turn)
    elif mat.waiting:
        card = CARDS[mat.waiting[0]]
        turn.set_mat(mat._replace(supply=mat.supply - 1, waiting=mat.waiting[1:]))
        more = (task._replace(amount=task.amount - 1),) if task.amount > 1 else ()
        _finish(turn, *more)
        _activate(turn, card, waited=True)
    else:
        count = min(task.amount, mat.supply)
        canteen = mat.canteen + count
        turn.set_mat(mat._replace(supply=mat.supply - count, canteen=canteen))
        turn.record("hired", workers=count, canteen=canteen)
        _finish(turn)


def _research(turn: TurnBuilder, _task: Task) -> None:
    _choose(turn, Decision.CARD, card_ways(turn.seat, turn.research), choose_card)


def _body(turn: TurnBuilder, _task: Task) -> None:
    body = obtained(turn.stock, turn.mat, Kind.BODY)
    if body is None:
        _lose(turn, Kind.BODY)
    elif turn.mat.workshops_left:
        _put(turn, body, None)
    else:
        _choose(turn, Decision.BODY, body_ways(turn.seat, turn.mat), place_body)


def _engine(turn: TurnBuilder, _task: Task) -> None:
    engine = obtained(turn.stock, turn.mat, Kind.ENGINE)
    if engine is None:
        _lose(turn, Kind.ENGINE)
    else:
        _choose(turn, Decision.ENGINE, engine_ways(turn.seat, turn.mat, engine), place_engine)


def _buyer(turn: TurnBuilder, _task: Task) -> None:
    if turn.buyers.is_full:
        turn.buyers = turn.buyers.counted_down()
        turn.record("marker", left=turn.buyers.marker)
        _finish(turn)
    else:
        _choose(turn, Decision.BUYER, buyer_ways(turn.seat, turn.buyers), choose_buyer)


def _race(turn: TurnBuilder, task: Task) -> None:
    mat, mats = turn.mat, turn.mats
    others = {other.space for seat, other in enumerate(mats) if seat != turn.seat}
    space, laps = drive(mat.space, task.amount, others, TRACK[len(mats)])
    turn.set_mat(mat._replace(space=space, laps=mat.laps + laps))
    turn.record("raced", spaces=task.amount, space=space, laps=laps)
    _finish(turn)


def _choose(
    turn: TurnBuilder,
    decision: Decision,
    ways: tuple[KraftwagenAction, ...],
    act: Callable[[TurnBuilder, KraftwagenAction], None],
) -> None:
    """Decision, or go the one way there is."""
    if len(ways) > 1:
        turn.ask(decision)
    else:
        act(turn, ways[0])


def _finish(turn: TurnBuilder, *instead: Task) -> None:
    """The present task is done; *instead* of it others come next."""
    turn.job = Job(turn.job.tile, turn.job.left, (*instead, *turn.job.tasks[1:]))


def _work_once(turn: TurnBuilder, card: Card) -> None:
    """An instant works. It may lie with the discards already: nothing that it does draws a card."""
    discards = changed(turn.research.discards, card.id, 1)
    turn.research = turn.research._replace(discards=discards)
    _put_first(turn, card)


def _activate(turn: TurnBuilder, card: Card, *, waited: bool) -> None:
    """A worker is on a development: first its points count, then its tile comes."""
    mat = turn.mat
    body, engine = mat.body_points + card.body, mat.engine_points + card.engine
    active = (*mat.active, card.id)
    turn.set_mat(mat._replace(active=active, body_points=body, engine_points=engine))
    facts = card_facts(card.id)
    turn.record("active", **facts, waited=int(waited), body_points=body, engine_points=engine)
    _put_first(turn, card)


def _put_first(turn: TurnBuilder, card: Card) -> None:
    if card.tasks:
        turn.job = Job(turn.job.tile, turn.job.left, card.tasks + turn.job.tasks)


def _put(turn: TurnBuilder, piece: Piece, old: Piece | None) -> None:
    """A new part goes into a workshop, which the *old* one leaves where there is one."""
    mat = turn.mat
    turn.supply(piece, -1)
    if old is None:
        turn.record("got", **piece_facts(piece))
    else:
        mat = mat.without_piece(old)
        turn.supply(old, 1)
        turn.record("scrapped", **piece_facts(piece), **old_facts(old))
    turn.set_mat(mat.with_piece(piece))
    _finish(turn)


def _lose(turn: TurnBuilder, kind: Kind) -> None:
    turn.record("no-part", part=kind.value)
    _finish(turn)


_TASKS: Mapping[TileAction, Callable[[TurnBuilder, Task], None]] = {
    TileAction.HIRE: _hire,
    TileAction.RESEARCH: _research,
    TileAction.BODY: _body,
    TileAction.ENGINE: _engine,
    TileAction.BUYER: _buyer,
    TileAction.RACE: _race,
}
