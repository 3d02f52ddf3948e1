"""Standing orders as their owner sees them: what stands, and how another one is composed."""

import asyncio
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press, in_base_36
from cogs.messages.menu import GOES_ON, MAX_CHOICES, said
from cogs.messages.phrases import bold, isolated, names_of, plain, translate_phrase
from cogs.messages.rows import NO_ROWS, Rows, Screen, Shown
from cogs.premoves.answering import Courses
from cogs.premoves.foreseeing import Ahead, Asks, Cursor, Foreseen, can_plan
from cogs.premoves.premoves import Fate, answered_since, orders_of, told_orders
from cogs.table.naming import former_title
from data.i18n import Translator
from data.store import OrderMove, Session, StandingOrder
from render.view import listed

MOST_BUTTONS: Final = 10
"""Choices that are still shown as buttons; more become selects."""
_MOST_SHOWN: Final = 230
"""Characters of one order: all of them together fit into a message."""
_LONGEST_WORD: Final = 60
"""Characters of a way into what may come, with what it is for: a button has no room for more."""

Told = tuple[StandingOrder, Fate]


async def premove_rows(courses: Courses, shown: Shown) -> Rows:
    """Tell on private screens what planned moves have come to, and let their people plan ahead."""
    table, session, seat = shown.table, shown.session, shown.seat
    if seat is None or shown.screen is Screen.BOARD:
        return NO_ROWS
    answers: list[str] = []
    told: Sequence[Told] = ()
    if orders_of(session, seat):
        course = await courses.of(table)
        told = told_orders(table, course, seat)
        if shown.screen is not Screen.HAND and not shown.path:
            played = len(answered_since(course, seat))
            answers += [f"📌 {shown.translate('orders-answered', count=played)}"] if played else []
            answers += (
                lapsed_notes(told, shown.translate)
                if seat in session.to_act
                else _standing_notes(session, told, shown.translate)
            )
    has_room = shown.screen is not Screen.DONE and session.standing.is_running
    is_offered = has_room and (_standing(told) or await asyncio.to_thread(can_plan, table, seat))
    if not is_offered:
        return Rows(answers=answers)
    label = shown.translate("orders-button")
    return Rows(answers=answers, help=[ui.ButtonSpec(label, _press(session, "panel"), emoji="📌")])


def panel_payload(
    session: Session,
    seat: int,
    told: Sequence[Told],
    before: Sequence[tuple[int, OrderMove]],
    translate: Translator,
    ahead: Ahead | None = None,
    note: str = "",
    then: Cursor = (),
) -> ui.MessagePayload:
    """The orders of *seat* with what has become of each, and the ways to give and take back one.

    *before* is what it has answered so far, by ply: one answer to each kind of question. *ahead*
    is chosen here already; None: that is a press away. After the one of *then*, another may follow.
    """
    lines = [f"### 📌 {translate('orders-heading')}"]
    if ahead is not None and ahead.place.asks is not Asks.NOTHING:
        lines.append(translate("orders-help"))
    items = [ui.text(note)] if note else []
    items.append(ui.text("\n".join(lines)))
    if told:
        items.append(ui.text("\n".join(_told_lines(session, told, translate))))
    rows: list[ui.Item] = []
    buttons: list[ui.ButtonSpec] = []
    if seat in session.to_act:
        items.append(ui.text(translate("orders-own-turn")))
    elif ahead is not None:
        items.append(ui.text(_asked(session, ahead.place, translate)))
        rows += _choices(session, ahead, translate)
        buttons += _only_if(session, ahead, translate)
    else:
        way, key = ("then", "orders-then") if then else ("go", "orders-more")
        following = _press(session, cursor_word(way, then))
        buttons.append(ui.ButtonSpec(translate(key), following))
    menu, button = _drops(session, told, translate)
    rows += [*_again_row(session, before, translate), *menu]
    buttons += button
    screen = Press(Kind.SCREEN, session.id, session.ply, branch=session.branch)
    buttons.append(ui.ButtonSpec(translate("table-my-screen"), screen, emoji="🖼️"))
    return ui.MessagePayload((ui.box(*items), *rows, *ui.button_rows(buttons)))


def composing_payload(
    session: Session, seat: int, back: Cursor, ahead: Ahead, translate: Translator
) -> ui.MessagePayload:
    """The next choice of an order of *seat* under way, with the way *back* to the one before."""
    lines = [f"### 📌 {translate('orders-heading')}"]
    lines += _steps(session, seat, ahead.place.moves, translate)
    lines.append(_asked(session, ahead.place, translate))
    # Before anything but "whatever they do" is chosen, it is the beginning.
    before = _press(session, cursor_word("go", back) if any(back) else "panel")
    buttons = _only_if(session, ahead, translate)
    buttons.append(ui.ButtonSpec(translate("table-back"), before, emoji="◀"))
    rows = [*_choices(session, ahead, translate), *ui.button_rows(buttons)]
    return ui.MessagePayload((ui.box(ui.text("\n".join(lines))), *rows))


def _told_lines(session: Session, told: Sequence[Told], translate: Translator) -> Iterator[str]:
    for number, (order, fate) in enumerate(told, 1):
        sentence = order_sentence(session, order, translate)
        sentence = f"{number}\\. {sentence}" if len(told) > 1 else sentence
        what = "" if fate is Fate.STANDS else f"\n-# {translate(f'orders-fate-{fate}')}"
        yield f"{sentence}{what}"
    if len(_standing(told)) > 1:
        yield f"-# {translate('orders-several')}"


def _only_if(session: Session, ahead: Ahead, translate: Translator) -> list[ui.ButtonSpec]:
    """The way to say what another has to do before, where that can be known."""
    if ahead.expected is None:
        return []
    cursor, place = ahead.expected
    label = translate("orders-if", who=names_of(session)[place.seat])
    return [ui.ButtonSpec(label, _press(session, cursor_word("if", cursor)))]


def order_sentence(session: Session, order: StandingOrder, translate: Translator) -> str:
    """Say *order* in at most so many characters that all fit into a message."""
    if order.is_lasting:
        (move,) = order.moves
        assert move.question is not None
        names = _shown_names(session)
        question = translate_phrase(translate, move.question, names)
        what = _what(move, names, translate)
        sentence = translate("orders-always", question=question, what=what)
    else:
        first, *later = _steps(session, order.seat, order.moves, translate)
        sentence = "".join((first, *(translate("orders-after", what=each) for each in later)))
    return ui.clip(" ".join(sentence.split()), _MOST_SHOWN)


def logged_orders(session: Session, translate: Translator) -> Iterator[tuple[datetime, str]]:
    """Yield for the log the orders that everybody may know of, none before the end of the game."""
    if not session.standing.is_finished:
        return
    for order in session.orders:
        seat = session.seats[order.seat]
        who = names_of(session)[order.seat]
        if seat.user_id != order.user_id:
            if seat.former_id != order.user_id:
                continue
            who = isolated(former_title(session, order.seat) or "?")
        sentence = plain(order_sentence(session, order, translate))
        yield order.at, translate("orders-log", who=who, order=sentence)


def cursor_word(way: str, cursor: Cursor) -> str:
    """The word of a press that leads along *cursor*."""
    return f"{way}/{'.'.join(map(in_base_36, cursor))}"


def cursor_of(word: str) -> Cursor:
    """The numbers in the part of a word after its way; others than digits end it.

    :raises ValueError: it is not made of numbers.
    """
    return tuple(int(each, 36) for each in word.split(".")) if word else ()


def lapsed_notes(told: Sequence[Told], translate: Translator) -> list[str]:
    """Say why prepared answers are not given to the present question: one line for each reason."""
    still = {order.ply for order, fate in told if fate in (Fate.STANDS, Fate.DONE)}
    fates = {fate for order, fate in told if order.ply not in still}
    reasons = (Fate.SURPRISED, Fate.IMPOSSIBLE)
    return [f"📌 {translate(f'orders-lapsed-{fate}')}" for fate in reasons if fate in fates]


def _standing_notes(session: Session, told: Sequence[Told], translate: Translator) -> Iterator[str]:
    """Say which order was given last of those that stand."""
    for order in _standing(told)[-1:]:
        sentence = order_sentence(session, order, translate)
        yield f"📌 {translate('orders-standing', order=sentence)}"


def _standing(told: Sequence[Told]) -> list[StandingOrder]:
    """Those that may still be carried out."""
    return [order for order, fate in told if fate is Fate.STANDS]


def _shown_names(session: Session) -> list[str]:
    """The players' names as messages have them."""
    return [bold(name) for name in names_of(session)]


def _steps(
    session: Session, seat: int, moves: Sequence[OrderMove], translate: Translator
) -> Iterator[str]:
    """Say each move of *seat* among *moves*, with what others have to play before it."""
    names, before = _shown_names(session), list[str]()
    for move in moves:
        if move.text is None:
            continue  # whatever they play
        what = _what(move, names, translate)
        if move.seat != seat:
            before.append(translate("orders-part", who=names[move.seat], what=what))
            continue
        first, before = listed(translate, before), []
        yield translate("orders-if-then", first=first, then=what) if first else what
    if before:
        yield translate("orders-if-then", first=listed(translate, before), then="…")


def _what(move: OrderMove, names: Sequence[str], translate: Translator) -> str:
    """An action in words; in its notation where there are none."""
    return said(move.words, translate, names) or f"`{move.text}`"


def _asked(session: Session, place: Foreseen, translate: Translator) -> str:
    """Ask for what is to be chosen next."""
    names = _shown_names(session)
    if place.asks is Asks.NOTHING:
        return translate("orders-nothing")
    if place.begun:
        assert place.ask is not None
        what = said([each for each in place.begun if each != GOES_ON], translate, names)
        chosen = translate("table-chosen", label=what)
        if place.asks is Asks.EXPECTED:
            first = translate("orders-part", who=names[place.seat], what=what)
            chosen = translate("orders-if-then", first=first, then="…")
        return f"{chosen}\n**{translate_phrase(translate, place.ask, names)}**"
    if place.asks is Asks.EXPECTED:
        before = sum(move.text is not None for move in place.moves)
        return translate("orders-expected", who=names[place.seat], before=before)
    planned = sum(move.seat == place.seat for move in place.moves)
    return f"**{translate('orders-next', planned=planned)}**"


def _choices(session: Session, ahead: Ahead, translate: Translator) -> list[ui.Item]:
    """Buttons, or selects where there are many; none where the way is too long for them."""
    cursor, choices, names = ahead.cursor, ahead.place.choices, names_of(session)
    if len(cursor_word("go", (*cursor, len(choices)))) > _LONGEST_WORD:
        return []
    offered = [
        (said(labels, translate, names), _press(session, cursor_word("go", (*cursor, number))))
        for number, labels in enumerate(choices)
        if labels is not None
    ]
    if len(offered) <= MOST_BUTTONS:
        # Blue is what a game suggests, and nobody suggests a plan.
        style = ui.BLUE if len(offered) == 1 else ui.GREY
        return list(ui.button_rows([ui.ButtonSpec(*each, style) for each in offered]))
    options = [ui.option(*each) for each in offered]
    return [
        ui.select_row(
            Press(Kind.MENU, session.id, word=f"orders.go.{start}"),
            translate("choose-move"),
            options[start : start + MAX_CHOICES],
        )
        for start in range(0, len(options), MAX_CHOICES)
    ]


def _again_row(
    session: Session, before: Sequence[tuple[int, OrderMove]], translate: Translator
) -> list[ui.Item]:
    names = names_of(session)
    options = [
        ui.option(
            _plain_what(session, move, translate),
            _press(session, f"again/{ply}"),
            None if move.question is None else translate_phrase(translate, move.question, names),
        )
        for ply, move in before[:MAX_CHOICES]
    ]
    menu = Press(Kind.MENU, session.id, word="orders.again")
    return [ui.select_row(menu, translate("orders-again"), options)] if options else []


def _drops(
    session: Session, told: Sequence[Told], translate: Translator
) -> tuple[list[ui.Item], list[ui.ButtonSpec]]:
    """The way to delete what stands: a button, or a menu where there is more than one."""
    title = translate("orders-drop", count=len(_standing(told)))
    options = [
        (
            f"{number}. {plain(order_sentence(session, order, translate))}",
            _press(session, f"drop/{order.number}"),
        )
        for number, (order, fate) in enumerate(told, 1)
        if fate is Fate.STANDS
    ]
    if len(options) < 2:
        return [], [ui.ButtonSpec(title, press, emoji="🗑️") for _, press in options]
    menu = Press(Kind.MENU, session.id, word="orders.drop")
    shown = [ui.option(*each) for each in options[:MAX_CHOICES]]
    return [ui.select_row(menu, title, shown)], []


def _plain_what(session: Session, move: OrderMove, translate: Translator) -> str:
    return _what(move, names_of(session), translate).replace("`", "")


def _press(session: Session, word: str) -> Press:
    return Press(Kind.ORDER, session.id, session.ply, word, session.branch)
