"""Decide what should stand in Discord about a table: what to tell whom, where, and how loud.

A message is wanted in a *slot*: the board, the lobby, the hand of a seat. It stays as it is, is
edited, or posted anew in place of the one before: only a new message makes a phone ring. A hand
that is not wanted any more is retired. What has no such place, a call for instance, is posted once.

A hand is sent when its seat is asked something that only it may see, and once at the start; and
with every question to somebody who wants direct messages, in any game. Whoever is missed there is
mentioned at the table instead: so the same is asked again once that is known.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from functools import cached_property

from cogs.publishing.wanted_message import (
    BESIDE,
    BOARD,
    HERE_FOR,
    LOBBY,
    OF_BOARD,
    OF_GAME,
    OF_LOBBY,
    Facts,
    How,
    Says,
    Wanted,
)
from cogs.table.asked import called_later, ender_of, follows_own_action, newly_asked
from cogs.table.live_table import LiveTable, game_of
from cogs.table.next_turn_alert import is_lively, wants_heads_up
from cogs.table.notice import Notice
from cogs.table.play import causes_of, effects_of, has_pressed_since
from cogs.table.watching import is_direct, shown_in
from data.store import BY_ORDER, DAILY, MessageState, Preference, Task, TaskKind

EDIT_LIFE = timedelta(minutes=55)
"""Edits of messages older than an hour are rationed; a new message is posted instead."""
LONG_LOG = 2500
"""Characters of log after which a new board is posted, so that the old one can hold them all."""
UNREACHABLE_FOR = timedelta(days=1)
"""How long a person whose direct messages are closed is left alone."""


def is_of_game(table: LiveTable, tasks: Collection[Task]) -> bool:
    """Tell whether *tasks* have the board or hands of *table* looked at."""
    return table.has_begun and any(task.kind in OF_GAME for task in tasks)


def hand_slot(seat: int | None) -> str:
    """Return the slot of the hand of *seat*."""
    return f"hand/{seat}"


def wanted(table: LiveTable, facts: Facts, missed: Collection[str] = ()) -> list[Wanted]:
    """Return the messages that *table* should have now, direct messages first.

    Those in the slots *missed* do not arrive.
    """
    return list(_Wishes(table, facts, missed).all())


def holders(table: LiveTable, facts: Facts) -> dict[int, int]:
    """Return those who may have a hand: user ids by seat."""
    return _Wishes(table, facts, ()).holders


class _Wishes:
    """The messages of one table, in view of these facts."""

    def __init__(self, table: LiveTable, facts: Facts, missed: Collection[str]) -> None:
        self._table, self._facts, self._missed = table, facts, missed
        self._session = session = table.session
        self._is_over = session.standing.is_finished
        self._hands: dict[int, Wanted] = {}
        self._calls: dict[int, Wanted] = {}
        """By user id."""

    def all(self) -> Iterator[Wanted]:
        """Yield them, direct messages first."""
        has_game = is_of_game(self._table, self._facts.tasks)
        if has_game:
            self._hands = self._wanted_hands()
        if has_game and self._facts.of(*OF_BOARD):
            self._calls = {call.user_id: call for call in self._wanted_calls()}
        invited = {each.user_id: each for each in self._invitations()}
        yield from (*self._hands.values(), *self._calls.values(), *invited.values())
        yield from self._heads_ups()
        yield from self._board() if has_game else ()
        yield from self._lobby(invited)

    @cached_property
    def _asked(self) -> tuple[int, ...]:
        return newly_asked(self._table, self._facts.shown, self._facts.entries)

    def _user(self, seat: int) -> int:
        return self._session.seats[seat].user_id or 0

    def _chosen(self, seat: int) -> Preference:
        return self._facts.people[self._user(seat)]

    def _arrives(self, wish: Wanted | None) -> bool:
        return wish is not None and wish.slot not in self._missed

    # Hands

    @cached_property
    def holders(self) -> dict[int, int]:
        """All people, where the game hides anything; else those who are called there."""
        if is_direct(self._session):
            return {}
        is_secret = game_of(self._session).info.has_hidden_information
        return {
            seat: user_id
            for seat, sitter in enumerate(self._session.seats)
            if (user_id := sitter.user_id) is not None
            and (is_secret or seat in self._facts.posted.hands or self._is_called_here(seat))
        }

    def _is_called_here(self, seat: int) -> bool:
        """Tell whether the person of *seat* is called by direct message.

        After an order has answered they are, wherever else they want to be called: a mention at the
        table would tell everybody of it.
        """
        return self._chosen(seat).is_called_directly or self._follows_order(seat)

    def _follows_order(self, seat: int) -> bool:
        if not self._session.standing.is_in_play or seat not in self._session.to_act:
            return False
        cause = causes_of(self._facts.entries).get(self._table.state.asked_at[seat] - 1)
        return cause is not None and (cause.seat, cause.cause) == (seat, BY_ORDER)

    def _wanted_hands(self) -> dict[int, Wanted]:
        standing = self._session.standing
        if standing.is_frozen:
            # Nobody can tell what they held; they stay for the day when the table goes on.
            seats = () if standing.is_called_off else self._facts.posted.hands
            return {seat: self._hand(seat, Says.HAND) for seat in seats}
        hands = {seat: hand for seat in self.holders if (hand := self._wanted_hand(seat))}
        for seat, task in self._reminders.items():
            # People who are told once a day have their decisions in direct messages.
            is_here = self._chosen(seat).call in (DAILY, "dm", "both")
            if is_here and not is_direct(self._session) and not self._is_out_of_reach(seat):
                hand = self._hand(seat, Says.REMINDER)
                hands[seat] = replace(hand, how=How.POST, word=f"{task.id}", reminders=(task,))
        return hands

    def _hand(self, seat: int, says: Says) -> Wanted:
        return Wanted(
            slot=hand_slot(seat),
            says=says,
            how=How.KEEP,
            word=f"{self._facts.tasks[-1].id}/{self._session.ply}",
            user_id=self._user(seat),
            seat=seat,
            current=self._facts.posted.hands.get(seat),
        )

    def _wanted_hand(self, seat: int) -> Wanted | None:
        """Return the hand that *seat* should have; None: none that can be answered."""
        facts, observation = self._facts, self._table.observe(seat)
        hand = self._hand(seat, Says.QUESTION if observation.legal else Says.HAND)
        current, asked_at = hand.current, self._table.state.asked_at[seat]
        if seat in facts.unsure:
            return hand
        if self._is_out_of_reach(seat) or not self._session.standing.is_running:
            return None
        is_heard = 0 <= asked_at <= facts.shown or hand.user_id in facts.answered
        is_later = bool(called_later(self._session, (hand.user_id,), facts.people))
        posted = replace(hand, how=How.POST, silent=is_heard or is_later)
        is_living = current is not None and current.is_current
        has_person = not self._session.seats[seat].is_played_by_robot
        in_private = self._is_asked_in_private(seat)
        if in_private or (has_person and observation.legal and self._is_called_here(seat)):
            if current is not None and asked_at <= current.ply:
                is_late = is_living and seat in facts.notice.out_of_time
                return replace(hand, how=How.REDRAW) if is_late else hand
            if self._is_at_table(seat) and (is_living or not in_private):
                return replace(hand, how=How.REDRAW) if is_living else None
            has_message = current is not None and current.message_id is not None
            was_here = has_message and has_pressed_since(facts.entries, seat, facts.now - HERE_FOR)
            is_changed = was_here and not self._is_called_here(seat)
            return replace(posted, how=How.EDIT) if is_changed else posted
        if current is None and has_person and self._holds_secrets(seat):
            return posted
        if current is None or not is_living:
            return None
        has_acted = any(e.seat == seat and e.ply >= current.ply for e in facts.entries)
        return None if has_acted else replace(hand, says=Says.HAND)

    def _is_asked_in_private(self, seat: int) -> bool:
        """Tell whether the person of *seat* owes a decision about what nobody else may see."""
        observation, session = self._table.observe(seat), self._session
        if session.seats[seat].is_played_by_robot or not observation.legal:
            return False
        hand = self._facts.posted.hands.get(seat)
        since = (e for e in self._facts.entries if hand is not None and e.ply >= hand.ply)
        effects = (effect for entry in since for effect in effects_of(session, entry))
        is_told = any(each.readers is not None and seat in each.readers for each in effects)
        return is_told or not observation.open_legal

    def _is_at_table(self, seat: int) -> bool:
        """Tell whether *seat* is asked after what its person has done a moment ago."""
        went_back = seat == self._facts.notice.took_back
        follows = went_back or follows_own_action(self._table, seat, self._facts.entries)
        return follows and not self._follows_order(seat)

    def _is_out_of_reach(self, seat: int) -> bool:
        """Tell whether the direct messages of this person were closed recently."""
        hand = self._facts.posted.hands.get(seat)
        if hand is None or hand.state is not MessageState.UNREACHABLE:
            return False
        return self._facts.now - hand.posted_at < UNREACHABLE_FOR

    def _holds_secrets(self, seat: int) -> bool:
        """Tell whether *seat* knows more than everybody."""
        own, public = self._table.observe(seat), self._table.observe(None)
        return replace(own, seat=None, legal=()) != replace(public, seat=None, legal=())

    # Other direct messages

    def _wanted_calls(self) -> Iterator[Wanted]:
        """Yield the results, and other news, for those who want direct messages of them."""
        session, notify, is_over = self._session, self._facts.notice.notify, self._is_over
        hear = {*self._asked, *notify} if is_over else {*notify} - self._called_now
        ender = ender_of(session, self._facts.entries) if is_over else None
        for user_id in () if is_direct(session) else dict.fromkeys((*session.people, *notify)):
            seat = session.seat_of(user_id)
            plays_here = is_over and seat is not None and self._gets_result(seat)
            is_called = user_id in hear and self._facts.people[user_id].is_called_directly
            is_ender = seat == ender and user_id not in notify
            if plays_here or is_called or (not is_over and self._facts.is_told_away(user_id, seat)):
                yield Wanted(
                    slot=f"call/{user_id}",
                    says=Says.RESULT if is_over else Says.NEWS,
                    word=f"end {session.ply}" if is_over else f"{self._facts.tasks[-1].id}",
                    user_id=user_id,
                    seat=seat,
                    silent=is_ender or not (plays_here or is_called),
                )

    def _gets_result(self, seat: int) -> bool:
        """Tell whether the person of *seat* plays by direct message, and hears of the end there."""
        hand = self._facts.posted.hands.get(seat)
        if hand is None or hand.channel_id is None or self._session.standing.is_frozen:
            return False
        is_new = max(hand.ply, self._facts.shown) < self._session.ply
        return is_new and (
            self._table.game.info.has_hidden_information or self._is_called_here(seat)
        )

    @cached_property
    def _called_now(self) -> set[int]:
        """The people (user ids) whose hand is sent with what is told, now or before a kill."""
        since = min(task.created_at for task in self._facts.tasks)

        def is_sent(hand: Wanted) -> bool:
            sent = hand.current
            is_new = sent is not None and sent.is_current and sent.posted_at >= since
            return is_new or (hand.is_anew and not hand.silent)

        return {hand.user_id for hand in self._hands.values() if is_sent(hand)}

    def _invitations(self) -> Iterator[Wanted]:
        notice, tasks = self._facts.lobby_notice, self._facts.of(*OF_LOBBY)
        calls = self._session.snapshot is None and notice.restored_to is None
        for user_id in notice.notify if calls and not is_direct(self._session) else ():
            if self._facts.people[user_id].is_called_directly:
                slot, word = f"call/{user_id}", f"invited {tasks[-1].id}"
                yield Wanted(slot=slot, says=Says.INVITATION, word=word, user_id=user_id)

    def _heads_ups(self) -> Iterator[Wanted]:
        session = self._session
        for task in self._facts.of(TaskKind.HEADS_UP) if is_lively(session) else ():
            seat = int(task.payload.get("seat", -1))
            is_seat = 0 <= seat < len(session.seats) and session.seats[seat].has_person
            if is_seat and session.ply == task.ply and wants_heads_up(self._chosen(seat)):
                yield Wanted(
                    slot=f"next/{seat}",
                    says=Says.NEXT,
                    word=f"{task.id}",
                    user_id=self._user(seat),
                    seat=seat,
                )

    # At the table

    @cached_property
    def _reminders(self) -> dict[int, Task]:
        """By seat, as far as it still owes the decision that it is to be reminded of."""
        tasks = {int(t.payload["seat"]): t for t in self._facts.of(TaskKind.REMINDER)}
        return {seat: task for seat, task in tasks.items() if self._is_open(seat, task)}

    def _is_open(self, seat: int, task: Task) -> bool:
        session = self._session
        if not session.standing.runs_clocks or seat not in session.to_act:
            return False
        if seat >= len(session.clocks) or not session.seats[seat].has_person:
            return False
        return session.clocks[seat].ply == task.payload.get("question")

    def _board(self) -> Iterator[Wanted]:
        session, facts = self._session, self._facts
        current, place = facts.posted.board, shown_in(session) or 0
        reminded = {s: task for s, task in self._reminders.items() if self._is_reminded(s)}
        tasks = (*facts.of(*OF_BOARD), *reminded.values())
        pings = tuple(dict.fromkeys((*self._mentioned(), *session.people_at(reminded))))
        if not tasks:
            return
        needs_new = (current is None or not current.is_current) or (
            not facts.notice.is_redrawn
            and (
                bool(pings or facts.of(TaskKind.NEW_BOARD))
                or current.channel_id != place
                or (self._is_over and current.ply < session.ply)
                or facts.now - current.posted_at > EDIT_LIFE
                or sum(map(len, facts.lines)) > LONG_LOG
            )
        )
        yield Wanted(
            slot=BOARD,
            says=Says.BOARD,
            how=How.POST if needs_new else self._edit(facts.notice),
            word=f"{tasks[-1].id}/{session.ply}",
            place=place,
            current=current,
            pings=pings,
            hidden=tuple(self._hidden()),
            reminders=tuple(reminded.values()),
        )

    def _edit(self, notice: Notice) -> How:
        return How.EDIT if self._session.standing.is_live or not notice.is_redrawn else How.REDRAW

    def _is_reminded(self, seat: int) -> bool:
        """Tell whether the board reminds *seat*."""
        hand = self._hands.get(seat)
        is_told = hand is not None and hand.says is Says.REMINDER and self._arrives(hand)
        return not is_told or self._chosen(seat).call == "both"

    def _hidden(self) -> Iterator[int]:
        """Yield the seats asked in private that can be shown their hand at the table only."""
        for seat in self.holders if self._session.standing.is_in_play else ():
            if not self._is_in_front(seat) and self._is_asked_in_private(seat):
                yield seat

    def _is_in_front(self, seat: int | None) -> bool:
        """Tell whether *seat* has its question in a direct message."""
        hand = None if seat is None else self._hands.get(seat)
        return hand is not None and hand.says is not Says.HAND and self._arrives(hand)

    def _mentioned(self) -> tuple[int, ...]:
        """Return whom the board mentions: who is to hear of it, and is not reached otherwise."""
        people = dict.fromkeys((*self._asked, *self._facts.notice.notify))
        if is_direct(self._session):
            return tuple(people)
        later = called_later(self._session, self._asked, self._facts.people)
        return tuple(user for user in people if self._is_mentioned(user, user in later))

    def _is_mentioned(self, user_id: int, is_later: bool) -> bool:
        call, has_call = self._facts.people[user_id].call, self._arrives(self._calls.get(user_id))
        is_now = user_id in self._called_now
        has_hand = self._is_in_front(self._session.seat_of(user_id))
        has_hand = has_hand and (is_now or user_id in self._asked)
        has_news = user_id in self._facts.notice.notify and not self._is_over
        if call == "both":
            return True
        if call == "dm":
            # A question that somebody has had in front of them for days tells them of no news.
            return not has_call and (not has_hand or (has_news and not is_now))
        if self._is_over:
            return not has_call
        return has_news or not (has_hand or is_later)

    def _lobby(self, invited: Mapping[int, Wanted]) -> Iterator[Wanted]:
        session, notice, current = self._session, self._facts.lobby_notice, self._facts.posted.lobby
        tasks = self._facts.of(*OF_LOBBY)
        if not tasks or (session.standing.is_frozen and session.snapshot is not None):
            return  # The board says so, and the lobby has nothing to add.
        pings = tuple(
            user
            for user in notice.notify
            if not self._arrives(invited.get(user)) or self._facts.people[user].call == "both"
        )
        word = f"{tasks[-1].id}/{session.ply}"
        lobby = Wanted(slot=LOBBY, says=Says.LOBBY, word=word, place=session.channel_id)
        if notice.is_beside and pings:
            yield replace(lobby, slot=BESIDE, says=Says.BESIDE, pings=pings)
        pings = () if notice.is_beside else pings
        if current is not None and current.channel_id != session.channel_id:
            if not session.standing.is_lobby:
                return  # The game has moved to another channel since; its lobby stays behind.
            current = None
        is_called = bool(pings) and not session.standing.is_frozen and notice.restored_to is None
        is_asked_for = is_called or bool(self._facts.of(TaskKind.NEW_LOBBY))
        needs_new = current is None or (session.snapshot is None and is_asked_for)
        how = How.POST if needs_new else self._edit(notice)
        yield replace(lobby, how=how, current=current, pings=pings)
