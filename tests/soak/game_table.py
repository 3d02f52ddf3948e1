"""One table of a soak, from /play to its end, whatever happens to the bots meanwhile."""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import PAGES, panel_press
from cogs.table.live_table import LiveTable
from data.store import Session
from sandbox import Channel, ClientError, Interaction, Message, Person, Thread
from sandbox.people.client import NOT_FOUND
from tests.e2e.hidden import good_action, press_of, steps_to
from tests.e2e.table import Choice, choices
from tests.soak.crowd import Crowd
from tests.soak.tally import described

LOOK_AGAIN = 0.05
"""Seconds between two looks into the database."""
PATIENCE = 10.0
"""Seconds after which something that should have happened has not."""
LOBBY_TRIES = 8
"""How often a step of the lobby is tried: a killed bot may have swallowed it."""
CONSIDERED = 40
"""Actions looked at to find a good one."""


class GameTable:
    """The people of one table."""

    def __init__(self, crowd: Crowd, game: str, people: Sequence[Person], place: Channel) -> None:
        self.crowd = crowd
        self.game = game
        self.people = list(people)
        self.place = place
        self.session_id = 0
        self.thread_id = 0
        """0 until the game has a place."""
        self.is_disturbed = False
        """Somebody has asked to call it off or has left, so that more people are notified."""
        self.old: list[tuple[Person, Message, Choice]] = []
        """Buttons that have been answered."""
        self._rng = crowd.rng
        self._tally = crowd.tally

    async def session(self) -> Session:
        """The stored truth."""
        session = await self.crowd.store.get(self.session_id)
        self.thread_id = session.thread_id or 0
        return session

    async def board(self) -> Message | None:
        """The message that the table is played on, as the store remembers it."""
        posted = (await self.crowd.store.posted_messages(self.session_id)).board
        if posted is None:
            return None
        channel_id, message_id = posted.place
        channel = self.crowd.sandbox.world.channels.get(channel_id)
        return None if channel is None else channel.messages.get(message_id)

    # The lobby.

    async def begin(self) -> bool:
        """Open a lobby, fill it and start; False where that did not come about."""
        host, *others = self.people
        if not await self._open(host):
            return False
        for person in others:
            await self._join(person)
        if self._rng.random() < 0.1 and len(others) > 1:
            await self._lobby_step(others[0], Kind.LEAVE, lambda s: s.seat_of(others[0].id) is None)
            await self._join(others[0])
        if self._rng.random() < 0.6:
            await self._choose_options(host)
        if self._rng.random() < 0.3:
            await self._agree_on_asking(host)
        return await self._lobby_step(host, Kind.START, lambda s: not s.standing.is_lobby)

    async def _join(self, person: Person) -> None:
        await self._lobby_step(person, Kind.JOIN, lambda s: s.seat_of(person.id) is not None)

    async def _open(self, host: Person) -> bool:
        known = {session.id for session in await self.crowd.store.live_sessions_of(host.id)}
        for _ in range(LOBBY_TRIES):
            await self.command(host, self.place, "play", game=self.game)
            deadline = monotonic() + PATIENCE
            while monotonic() < deadline:
                for session in await self.crowd.store.live_sessions_of(host.id):
                    is_mine = session.game == self.game and session.channel_id == self.place.id
                    if session.id not in known and session.host_id == host.id and is_mine:
                        self.session_id = session.id
                        return await self._lobby() is not None
                await asyncio.sleep(LOOK_AGAIN)
        return False

    async def _lobby(self) -> Message | None:
        """The invitation, once it has been posted and recorded."""
        deadline = monotonic() + 3 * PATIENCE
        while monotonic() < deadline:
            posted = (await self.crowd.store.posted_messages(self.session_id)).lobby
            if posted is not None:
                return self.place.messages.get(posted.place[1])
            await asyncio.sleep(LOOK_AGAIN)
        return None

    async def _lobby_step(
        self, person: Person, kind: Kind, done: Callable[[Session], bool]
    ) -> bool:
        """Press a button of the lobby until what it is for has come about."""
        for _ in range(LOBBY_TRIES):
            if done(await self.session()):
                return True
            lobby = await self._lobby()
            if lobby is None:
                return False
            await self.press(person, lobby, str(Press(kind, self.session_id)))
            deadline = monotonic() + PATIENCE
            while monotonic() < deadline:
                if done(await self.session()):
                    return True
                await asyncio.sleep(LOOK_AGAIN)
        return False

    async def _choose_options(self, host: Person) -> None:
        """The host opens the panel and changes one thing, or two."""
        panel = await self._panel(host, self._rng.choice(tuple(PAGES)))
        # Menus of people and roles list nothing themselves.
        menus = [menu for menu in panel.selects if menu.options] if panel else []
        if panel is None or not menus:
            return
        for _ in range(self._rng.choice((1, 2))):
            menu = self._rng.choice(menus)
            value = self._rng.choice(menu.options)[0]
            await self.press(host, panel, menu.custom_id, value)

    async def _agree_on_asking(self, host: Person) -> None:
        """The host lets people ask the others to go back."""
        panel = await self._panel(host, "play")
        menu = str(Press(Kind.CONTRACT, self.session_id, word="undo"))
        if panel and any(each.custom_id == menu for each in panel.selects):
            await self.press(host, panel, menu, "request")

    async def _panel(self, host: Person, page: str) -> Message | None:
        """The host's options; None where there is no lobby."""
        lobby = await self._lobby()
        if lobby is None:
            return None
        opened = (await self.press(host, lobby, str(panel_press(self.session_id)))).message
        if opened is not None:
            await self.press(host, opened, str(panel_press(self.session_id, page)))
        return opened

    # The game.

    async def play(self, until: Callable[[], bool]) -> Session:
        """Play until the game is over, or *until* says that there is no more time."""
        session = await self.session()
        while session.standing.is_running and not until():
            await asyncio.sleep(self.crowd.pause())
            session = await self.session()
            asked = [p for seat in session.to_act if (p := self._present(session, seat))]
            if not asked:
                return session
            await self._decide(self._rng.choice(asked), session)
            session = await self.session()
        return session

    def _present(self, session: Session, seat: int) -> Person | None:
        guild = self.place.guild
        assert guild is not None
        user_id = session.seats[seat].user_id
        if user_id not in guild.members:
            return None
        return next((person for person in self.people if person.id == user_id), None)

    async def _decide(self, person: Person, session: Session) -> None:
        """One decision by one of the roads that lead to it."""
        seat = session.seat_of(person.id)
        assert seat is not None
        action = good_action(session, seat, self._rng, CONSIDERED)
        asked_at = LiveTable(session).state.asked_at[seat]
        began = monotonic()
        try:
            press = await self._by_some_road(person, session, action, asked_at)
        except ClientError as refusal:
            self._tally.refuse(refusal)
            return
        if press is None or press.failed is not None:
            return
        self._tally.acted += 1
        if not await self._is_answered(seat, asked_at):
            self._note_lost(press, session, began)

    def _note_lost(self, press: Interaction, session: Session, began: float) -> None:
        if self._tally.ended_at > began - PATIENCE:
            self._tally.cut_short += 1
        else:
            where = f"{session.game} {session.id} ply {session.ply}"
            self._tally.lost.append(f"{where}: {described(press)}, answered {press.text!r}")

    async def _is_answered(self, seat: int, asked_at: int) -> bool:
        """Tell whether the question that *seat* got at that ply is answered soon."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            session = await self.session()
            if not session.standing.is_running or seat not in session.to_act:
                return True
            if LiveTable(session).state.asked_at[seat] != asked_at:
                return True
            await asyncio.sleep(LOOK_AGAIN)
        return False

    async def _by_some_road(
        self, person: Person, session: Session, action: Any, asked_at: int
    ) -> Interaction | None:
        """The last press on the way; None where the way ended before."""
        if self._rng.random() < 0.08:
            thread = self.crowd.sandbox.world.channels.get(session.thread_id or 0)
            if isinstance(thread, Thread):
                return await self.command(person, thread, "move", action=str(action))
        message = await self._road(person, session)
        return None if message is None else await self._walk(person, message, action, asked_at)

    async def _road(self, person: Person, session: Session) -> Message | None:
        """A message on which *person* can choose: the table, a hand, or the private screen."""
        board = await self.board()
        seat = session.seat_of(person.id)
        ways = []
        if board is not None and session.to_act == (seat,) and self._offers(board):
            ways += [board] * 3
        hand = (await self.crowd.store.posted_messages(session.id)).hands.get(seat or 0)
        if hand is not None and hand.message_id is not None:
            found = person.dm.messages.get(hand.message_id)
            ways += [found] * 3 if found is not None and self._offers(found) else []
        if ways and self._rng.random() < 0.85:
            return self._rng.choice(ways)
        if board is None:
            return None
        screen = await self.press(person, board, str(Press(Kind.SCREEN, session.id, session.ply)))
        return screen.message if screen.is_ephemeral else None

    def _offers(self, message: Message) -> bool:
        offered = map(press_of, choices(message, "a") + choices(message, "c"))
        return any(press.session == self.session_id for press in offered)

    async def _walk(
        self, person: Person, message: Message, action: Any, asked_at: int
    ) -> Interaction | None:
        """Press step by step what leads to *action*; None where *message* is an older one."""
        wanted = steps_to(action, self.game)
        for _ in range(len(wanted) + 1):
            choice = self._next_choice(message, wanted, asked_at)
            if choice is None:
                return None
            self._remember(person, message, choice)
            seen = message.edits
            interaction = await self._use(person, message, choice)
            if choice.meaning.startswith("a:") or interaction.failed is not None:
                return interaction
            deadline = monotonic() + PATIENCE / 2
            while message.edits == seen and monotonic() < deadline:
                await asyncio.sleep(LOOK_AGAIN)
        return None

    def _next_choice(self, message: Message, wanted: Sequence[str], asked_at: int) -> Choice | None:
        offered = {
            f"{press.kind} {press.word}": choice
            for choice in choices(message, "c") + choices(message, "a")
            for press in [press_of(choice)]
            if (press.session, press.ply) == (self.session_id, asked_at)
        }
        return next((offered[step] for step in reversed(wanted) if step in offered), None)

    async def _use(self, person: Person, message: Message, choice: Choice) -> Interaction:
        """Press *choice*; an impatient person presses twice."""
        values = None if choice.value is None else [choice.value]
        press = person.client.use(message, choice.custom_id, values, force=True)
        if self._rng.random() < 0.06 and press.failed != NOT_FOUND:
            again = person.client.use(message, choice.custom_id, values, force=True)
            await asyncio.gather(self._tally.use(person, press), self._tally.use(person, again))
            return press
        return await self._tally.use(person, press)

    def _remember(self, person: Person, message: Message, choice: Choice) -> None:
        self.old.append((person, message, choice))
        del self.old[:-30]

    # What anybody may do.

    async def press(
        self, person: Person, message: Message, custom_id: str, value: str | None = None
    ) -> Interaction:
        """Press a button, or choose a line of a menu."""
        values = None if value is None else [value]
        sent = person.client.use(message, custom_id, values, force=True)
        return await self._tally.use(person, sent)

    async def command(
        self, person: Person, place: Channel, command: str, /, **options: str
    ) -> Interaction:
        """Use a slash command."""
        sent = person.client.command(place, command, options)
        return await self._tally.use(person, sent)
