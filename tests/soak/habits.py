"""Habits besides playing: look around, ask, press old buttons, change one's mind."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from cogs.messages.custom_ids import Kind, Press
from cogs.table.agreement import UndoRule
from data.store import Session
from rules import GAMES
from sandbox import Channel, ClientError, Dms, Interaction, Message, Person
from tests.e2e.table import Choice, choices
from tests.soak.crowd import LOCALES, Crowd
from tests.soak.game_table import LOOK_AGAIN, GameTable

TYPED = ("", "a", "b2", "car", "x")
"""What people type before they look at the proposals."""
LOOKS = 60
"""How often an answer is looked at before its person gives up."""
Habit = Callable[[GameTable, Person], Awaitable[None]]


class Habits:
    """Random acts at random tables."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._rng = crowd.rng
        self._often: tuple[tuple[Habit, int], ...] = (
            (self._look, 12),
            (self._look_as_spectator, 4),
            (self._read_rules, 3),
            (self._read_figures, 2),
            (self._list_games, 3),
            (self._look_up_card, 3),
            (self._complete, 6),
            (self._post_board_anew, 3),
            (self._plan_ahead, 4),
            (self._ask_to_go_back, 8),
            (self._press_old_button, 6),
            (self._press_strangers_button, 3),
            (self._change_settings, 1),
            (self._change_direct_messages, 1),
            (self._ask_to_cancel, 1),
            (self._resign, 1),
            (self._ask_and_keep, 1),
        )

    async def act(self, tables: Sequence[GameTable]) -> None:
        """One random person does one random thing."""
        table = self._rng.choice(tables)
        kinds, weights = zip(*self._often, strict=True)
        (habit,) = self._rng.choices(kinds, weights)
        try:
            await habit(table, self._rng.choice(table.people))
        except ClientError as refusal:
            self._crowd.tally.refuse(refusal)

    async def leave(self, table: GameTable) -> None:
        """One of the people of *table* leaves the server for good; the others call it off."""
        session = await table.session()
        if not session.standing.is_running:
            return
        table.is_disturbed = True
        leaver, *others = table.people
        guild = table.place.guild
        assert guild is not None
        self._crowd.sandbox.remove_member(guild, leaver)
        if leaver in self._crowd.people:
            self._crowd.people.remove(leaver)
            self._crowd.people.append(self._crowd.newcomer())
        for _ in range(20):
            await self._call_off(table, others)
            if not (await table.session()).standing.is_running:
                return

    async def _call_off(self, table: GameTable, people: Sequence[Person]) -> None:
        for person in people:
            session = await table.session()
            if not session.standing.is_running:
                return
            try:
                await self._decide(table, person, "cancel", str(self._yes(session, "cancel")))
            except ClientError as refusal:
                self._crowd.tally.refuse(refusal)
            await asyncio.sleep(self._crowd.pause())

    def _yes(self, session: Session, decision: str) -> Press:
        if decision == "resign":
            return Press(Kind.RESIGN, session.id)
        return Press(Kind.CANCEL, session.id, word="game" if session.ply else "start")

    async def _place(self, table: GameTable) -> Channel:
        session = await table.session()
        place = session.thread_id or session.channel_id
        return self._crowd.sandbox.world.channels.get(place, table.place)

    async def _board(self, table: GameTable) -> Message | None:
        return await table.board()

    # Looking around.

    async def _look(self, table: GameTable, person: Person) -> None:
        if board := await self._board(table):
            session = await table.session()
            press = Press(Kind.SCREEN, table.session_id, session.ply)
            await table.press(person, board, str(press))

    async def _look_as_spectator(self, table: GameTable, person: Person) -> None:
        await self._look(table, self._rng.choice(self._crowd.people))

    async def _read_rules(self, table: GameTable, person: Person) -> None:
        place = await self._place(table)
        options = self._rng.choice(({}, {"game": self._rng.choice(sorted(GAMES))}))
        opened = await table.command(person, place, "rules", **options)
        for _ in range(self._rng.randint(0, 2)):
            pages = [b for b in opened.message.buttons if b.custom_id] if opened.message else []
            if opened.message is None or not pages:
                return
            await table.press(person, opened.message, str(self._rng.choice(pages).custom_id))

    async def _read_figures(self, table: GameTable, person: Person) -> None:
        """Look at figures of somebody or something, then at others; nobody shows them to all."""
        where = self._rng.choice((table.place, person.dm))
        somebody = self._rng.choice(self._crowd.people)
        wishes = ({}, {"game": self._rng.choice(sorted(GAMES))}, {"person": str(somebody.id)})
        opened = await table.command(person, where, "stats", **self._rng.choice(wishes))
        for _ in range(self._rng.randint(0, 2)):
            if opened.message is None or not opened.message.selects:
                return
            (menu,) = opened.message.selects
            value = self._rng.choice(menu.options)[0]
            await table.press(person, opened.message, menu.custom_id, value)

    async def _list_games(self, table: GameTable, person: Person) -> None:
        where = self._rng.choice((table.place, person.dm, await self._place(table)))
        await table.command(person, where, "games")

    async def _look_up_card(self, table: GameTable, person: Person) -> None:
        place = await self._place(table)
        sent = person.client.autocomplete(place, "rules", {"card": self._rng.choice(TYPED)}, "card")
        found = (await self._crowd.tally.use(person, sent)).choices
        if found:
            await table.command(person, place, "rules", card=self._rng.choice(found)["value"])

    async def _complete(self, table: GameTable, person: Person) -> None:
        typed = {"action": self._rng.choice(TYPED)}
        sent = person.client.autocomplete(await self._place(table), "move", typed, "action")
        await self._crowd.tally.use(person, sent)

    async def _post_board_anew(self, table: GameTable, person: Person) -> None:
        await table.command(person, await self._place(table), "board")

    async def _plan_ahead(self, table: GameTable, person: Person) -> None:
        """Give a standing order or take one back, as chance leads through the panel."""
        session, board = await table.session(), await self._board(table)
        if board is None:
            return
        panel = Press(Kind.ORDER, session.id, session.ply, "panel", session.branch)
        opened = await table.press(person, board, str(panel))
        for _ in range(self._rng.randint(1, 9)):
            found = choices(opened.message, Kind.ORDER) if opened.message is not None else []
            if opened.message is None or not found:
                return
            choice = self._rng.choice(found)
            await table.press(person, opened.message, choice.custom_id, choice.value)

    async def _ask_to_go_back(self, table: GameTable, person: Person) -> None:
        """Ask for one of the own last moves where that is agreed; the others answer by chance."""
        session, board = await table.session(), await self._board(table)
        if session.undo_rule != UndoRule.REQUEST or board is None:
            return
        table.is_disturbed = True
        press = Press(Kind.SCREEN, table.session_id, session.ply)
        screen = await table.press(person, board, str(press))
        asks = await self._offered(screen, Kind.ASK_BACK)
        if screen.message is None or not asks:
            return
        # The screen itself becomes the list of moments.
        await table.press(person, screen.message, asks[0].custom_id)
        found = await self._offered(screen, Kind.BACK_TO)
        if not found:
            return
        chosen = self._rng.choice(found)
        await table.press(person, screen.message, chosen.custom_id, chosen.value)
        await self._answer_request(table)

    async def _answer_request(self, table: GameTable) -> None:
        """Those who are asked to go back answer as they like, once there is a question."""
        for _ in range(LOOKS):
            session = await table.session()
            if session.undo_request is not None:
                break
            await asyncio.sleep(LOOK_AGAIN)
        request, board = session.undo_request, await self._board(table)
        if request is None or board is None:
            return
        for other in (each for each in table.people if each.id in request.asked):
            word = self._rng.choice(("yes", "yes", "yes", "no"))
            answer = Press(Kind.BACK_TO, session.id, session.ply, word, session.branch)
            await table.press(other, board, str(answer))

    async def _offered(self, answer: Interaction, kind: Kind) -> list[Choice]:
        """Return the choices of one kind in a private answer; a killed bot may never have any."""
        for _ in range(LOOKS):
            found = choices(answer.message, kind) if answer.message is not None else []
            if found:
                return found
            await asyncio.sleep(LOOK_AGAIN)
        return []

    # Pressing what should not be pressed.

    async def _press_old_button(self, table: GameTable, person: Person) -> None:
        if table.old:
            presser, message, choice = self._rng.choice(table.old)
            await table.press(presser, message, choice.custom_id, choice.value)

    async def _press_strangers_button(self, table: GameTable, person: Person) -> None:
        stranger = self._rng.choice([p for p in self._crowd.people if p not in table.people])
        board = await self._board(table)
        ids = (
            [b.custom_id for b in board.buttons if b.custom_id and not b.disabled] if board else []
        )
        if board is not None and ids:
            await table.press(stranger, board, str(self._rng.choice(ids)))

    # Preferences.

    async def _change_settings(self, table: GameTable, person: Person) -> None:
        opened = await table.command(person, await self._place(table), "settings")
        if opened.message is not None and opened.message.selects:
            menu = self._rng.choice(opened.message.selects)
            value = self._rng.choice(menu.options)[0]
            if value == "both":
                self._crowd.called_twice.add(person.id)
            await table.press(person, opened.message, menu.custom_id, value)

    async def _change_direct_messages(self, table: GameTable, person: Person) -> None:
        person.speaks(self._rng.choice(LOCALES))
        if person.user.dms is Dms.OPEN:
            person.close_dms(self._rng.choice((Dms.BLOCKED, Dms.SERVER_OFF)))
        else:
            person.open_dms()

    # Ending a game before its end.

    async def _ask_to_cancel(self, table: GameTable, person: Person) -> None:
        """Ask for it; mostly nobody agrees, and whoever is asked keeps playing."""
        session = await table.session()
        if not session.standing.is_running or not session.ply:
            return
        table.is_disturbed = True
        await self._decide(table, person, "cancel", str(self._yes(session, "cancel")))
        other = self._rng.choice([p for p in table.people if p is not person])
        word = self._rng.choice(("no", "no", "yes"))
        if board := await self._board(table):
            await table.press(other, board, str(Press(Kind.CONSENT, table.session_id, word=word)))

    async def _resign(self, table: GameTable, person: Person) -> None:
        session = await table.session()
        if session.standing.is_running:
            await self._decide(table, person, "resign", str(self._yes(session, "resign")))

    async def _ask_and_keep(self, table: GameTable, person: Person) -> None:
        name = self._rng.choice(("resign", "cancel"))
        await self._decide(table, person, name, str(Press(Kind.NO, table.session_id)))

    async def _decide(self, table: GameTable, person: Person, name: str, custom_id: str) -> None:
        """Use /leave, say which table is meant and how, and answer its question."""
        opened = await table.command(person, await self._place(table), "leave")
        if opened.message is None:
            return
        for word in ("leave", name):
            asks = str(Press(Kind.ASK, table.session_id, word=word))
            offered = [button.custom_id for button in opened.message.buttons]
            offered += [v for menu in opened.message.selects for v, *_ in menu.options]
            if asks in offered[: len(opened.message.buttons)]:
                await table.press(person, opened.message, asks)
            elif asks in offered:
                await table.press(person, opened.message, "m:0:which", asks)
        if any(button.custom_id == custom_id for button in opened.message.buttons):
            await table.press(person, opened.message, custom_id)
