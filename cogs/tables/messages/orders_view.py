"""Standing orders as their owner sees them: what stands, and how another one is composed."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.foreseeing import Asks, Cursor, Foreseen
from cogs.tables.messages.menu import MAX_CHOICES, said
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    box,
    button_rows,
    clip,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import bold, names_of, plain, translate_phrase
from cogs.tables.session.giving_orders import MOST_MOVES
from cogs.tables.session.ordered_turns import Fate
from data.i18n import Translator
from data.store import HistoryEntry, OrderMove, Session, StandingOrder
from render.view import listed

MOST_BUTTONS: Final = 10
"""Choices that are still shown as buttons; more become selects."""
_MOST_SHOWN: Final = 230
"""Characters of one order: all of them together fit into a message."""
_MOST_ANSWERS: Final = 10
"""Answers that are told at once: the last ones, where there are more."""
_LONGEST_WORD: Final = 60
"""Characters of a way into what may come, with what it is for: a button has no room for more."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

KEEPS: Final = {"go": "keep", "now": "always"}
"""What gives the order that was composed on a way."""
Told = tuple[StandingOrder, Fate]


def panel_payload(
    session: Session,
    seat: int,
    told: Sequence[Told],
    before: Sequence[tuple[int, OrderMove]],
    translate: Translator,
    note: str = "",
) -> MessagePayload:
    """The orders of *seat* with what has become of each, and the ways to give and take back one.

    *before* is what it has answered so far, by ply: one answer to each kind of question.
    """
    lines = [
        f"{number}\\. {order_sentence(session, order, translate)}\n"
        f"-# {translate(f'orders-fate-{fate}')}"
        for number, (order, fate) in enumerate(told, 1)
    ]
    heading = f"### 📌 {translate('orders-heading')}\n{translate('orders-help')}"
    items = [text(note)] if note else []
    items += [text(heading), text("\n".join(lines) or translate("orders-none"))]
    rows = [*_again_row(session, before, translate), *_drop_row(session, told, translate)]
    ways = ["now"] if seat in session.to_act else ["go"]
    buttons = [
        ButtonSpec(
            translate(f"orders-{way}"), _word(session, f"{way}/"), discord.ButtonStyle.primary
        )
        for way in ways
    ]
    screen = Press(Kind.SCREEN, session.id, session.ply, branch=session.branch)
    buttons.append(ButtonSpec(translate("table-my-screen"), str(screen), emoji="🖼️"))
    return MessagePayload((box(*items), *rows, *button_rows(buttons)))


def composing_payload(
    session: Session, seat: int, way: str, cursor: Cursor, place: Foreseen, translate: Translator
) -> MessagePayload:
    """The next choice of an order under way; *way* is "go" (what may come) or "now"."""
    names = names_of(session)
    lines = [f"### 📌 {translate(f'orders-{way}')}"]
    if place.moves:
        lines.append(" → ".join(_parts(session, place.moves, translate)))
    is_full = len(place.moves) >= MOST_MOVES
    lines += [translate("orders-full")] if is_full else _asked(session, way, place, translate)
    rows: list[Item] = []
    if not is_full:
        labels = [
            translate("orders-whatever", who=names[place.seat])
            if choice is None
            else said(choice, translate, names)
            for choice in place.choices
        ]
        ids = [cursor_word(way, (*cursor, number)) for number in range(len(labels))]
        rows = _choices(session, labels, ids, plain(lines[-1]))
    buttons = []
    if place.moves and place.moves[-1].seat == seat and not place.is_within:
        keep = _word(session, cursor_word(KEEPS[way], cursor))
        buttons.append(ButtonSpec(translate("orders-keep"), keep, discord.ButtonStyle.primary))
    if cursor:
        back = _word(session, cursor_word(way, cursor[:-1]))
        buttons.append(ButtonSpec(translate("orders-back"), back))
    buttons.append(ButtonSpec(translate("orders-all"), _word(session, "panel")))
    return MessagePayload((box(text("\n".join(lines))), *rows, *button_rows(buttons)))


def order_sentence(session: Session, order: StandingOrder, translate: Translator) -> str:
    """What *order* says, in at most so many characters that all fit into a message."""
    if order.is_lasting:
        (move,) = order.moves
        assert move.question is not None
        names = _shown_names(session)
        question = translate_phrase(translate, move.question, names)
        what = _what(move, names, translate)
        sentence = translate("orders-always", question=question, what=what)
    else:
        sentence = " → ".join(_parts(session, order.moves, translate))
    return clip(" ".join(sentence.split()), _MOST_SHOWN)


def cursor_word(way: str, cursor: Cursor) -> str:
    """The word of a press that leads along *cursor*."""
    return f"{way}/{'.'.join(map(_digits, cursor))}"


def cursor_of(word: str) -> Cursor:
    """The numbers in the part of a word after its way; others than digits end it.

    :raises ValueError: it is not made of numbers.
    """
    return tuple(int(each, 36) for each in word.split(".")) if word else ()


def answered_notes(entries: Sequence[HistoryEntry], translate: Translator) -> list[str]:
    """That orders have answered, and what; in notation, which needs none of the positions."""
    if not entries:
        return []
    shown = listed(translate, (f"`{entry.text}`" for entry in entries[-_MOST_ANSWERS:]))
    return [f"📌 {translate('orders-answered', count=len(entries), what=shown)}"]


def lapsed_notes(told: Sequence[Told], translate: Translator) -> list[str]:
    """Why prepared answers are not given to the present question: one line for each reason."""
    still = {order.ply for order, fate in told if fate in (Fate.STANDS, Fate.DONE)}
    fates = {fate for order, fate in told if order.ply not in still}
    reasons = (Fate.SURPRISED, Fate.OTHER_QUESTION, Fate.IMPOSSIBLE)
    return [f"📌 {translate(f'orders-lapsed-{fate}')}" for fate in reasons if fate in fates]


def _shown_names(session: Session) -> list[str]:
    """The players' names as messages have them."""
    return [bold(name) for name in names_of(session)]


def _digits(number: int) -> str:
    high, low = divmod(number, len(_DIGITS))
    return (_DIGITS[high] if high else "") + _DIGITS[low]


def _parts(session: Session, moves: Sequence[OrderMove], translate: Translator) -> Iterator[str]:
    """What each of *moves* says."""
    names = _shown_names(session)
    for move in moves:
        who = names[move.seat]
        if move.question is not None:
            asked = translate_phrase(translate, move.question, names)
            yield translate("orders-part-question", question=asked)
        if move.text is None:
            yield translate("orders-whatever", who=who)
        else:
            yield translate("orders-part", who=who, what=_what(move, names, translate))


def _what(move: OrderMove, names: Sequence[str], translate: Translator) -> str:
    """An action in words; in its notation where there are none."""
    return said(move.words, translate, names) or f"`{move.text}`"


def _asked(session: Session, way: str, place: Foreseen, translate: Translator) -> list[str]:
    """What is to be chosen next."""
    names = _shown_names(session)
    if place.asks is Asks.NOTHING:
        return [translate(f"orders-{way}-nothing")]
    if place.asks is Asks.EXPECTED:
        key = "orders-expected" if len(place.choices) > 1 else "orders-unknown"
        return [translate(key, who=names[place.seat])]
    if place.asks is Asks.QUESTION:
        return [translate("orders-question")]
    assert place.question is not None
    assert place.ask is not None
    question = translate_phrase(translate, place.question, names)
    ask = translate_phrase(translate, place.ask, names)
    return [translate("orders-answer", question=question), ask]


def _choices(
    session: Session, labels: Sequence[str], words: Sequence[str], question: str
) -> list[Item]:
    """Buttons, or selects where there are many; none where the way is too long for them."""
    if any(len(word) > _LONGEST_WORD for word in words):
        return []
    ids = [_word(session, word) for word in words]
    if len(labels) <= MOST_BUTTONS:
        buttons = [ButtonSpec(label, each) for label, each in zip(labels, ids, strict=True)]
        return list(button_rows(buttons))
    options = [option(label, each) for label, each in zip(labels, ids, strict=True)]
    return [
        select_row(
            str(Press(Kind.MENU, session.id, word=f"orders.{start}")),
            question,
            options[start : start + MAX_CHOICES],
        )
        for start in range(0, len(options), MAX_CHOICES)
    ]


def _again_row(
    session: Session, before: Sequence[tuple[int, OrderMove]], translate: Translator
) -> list[Item]:
    names = names_of(session)
    options = [
        option(
            _plain_what(session, move, translate),
            _word(session, f"again/{ply}"),
            None if move.question is None else translate_phrase(translate, move.question, names),
        )
        for ply, move in before[:MAX_CHOICES]
    ]
    word = str(Press(Kind.MENU, session.id, word="orders.again"))
    return [select_row(word, translate("orders-again"), options)] if options else []


def _drop_row(session: Session, told: Sequence[Told], translate: Translator) -> list[Item]:
    options = [
        option(
            f"{number}. {_plain_what(session, order.moves[-1], translate)}",
            _word(session, f"drop/{order.number}"),
        )
        for number, (order, _) in enumerate(told[:MAX_CHOICES], 1)
    ]
    word = str(Press(Kind.MENU, session.id, word="orders.drop"))
    return [select_row(word, translate("orders-drop"), options)] if options else []


def _plain_what(session: Session, move: OrderMove, translate: Translator) -> str:
    return _what(move, names_of(session), translate).replace("`", "")


def _word(session: Session, word: str) -> str:
    return str(Press(Kind.ORDER, session.id, session.ply, word, session.branch))
