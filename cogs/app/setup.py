"""Put the parts of this package together for one bot."""

import aiohttp
from discord.ext import commands

from cogs.commands import leaving, lobby_presses, playing, turns
from cogs.commands.services import Ongoing, Services, ShownMoments
from cogs.messages.beside_lobby import again_rows
from cogs.messages.phrases import CommandMentions
from cogs.messages.presenter import Presenter
from cogs.publishing.attachments import KeptPictures
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.interaction_response import InteractionResponse
from cogs.publishing.lost_responses import LostResponses
from cogs.publishing.private_messages import PrivateMessages
from cogs.publishing.publisher import Publisher
from cogs.publishing.reconcile import Reconciler
from cogs.publishing.thread_names import ThreadRenaming
from cogs.table.deciding import Deciding
from cogs.table.features import Feature
from cogs.table.live_table import LiveTable
from cogs.table.next_turn_alert import HeadsUps
from cogs.table.outages import Listening
from cogs.table.replays import Replays
from cogs.table.scheduler import TimedTables
from cogs.table.service import TableService
from cogs.workers.renderer import Renderer
from cogs.workers.worker import Handler, Worker
from data.store import Committed, Job, JobKind, Store

PRESSES = (leaving, lobby_presses, playing, turns)
"""The modules that serve presses every table needs: importing them makes them known."""

FEATURES = (
    "cogs.play.cog",
    "cogs.people.cog",
    "cogs.servers.cog",
    "cogs.undo.presses",
    "cogs.robots.presses",
    "cogs.premoves.presses",
    "cogs.history.cog",
    "cogs.statistics.cog",
    "cogs.digest.digest",
    "cogs.help.cog",
)
"""The modules whose ``setup`` adds a feature to a bot: in the order of what they add to screens."""


class TableSetup:
    """The tables of one bot: composed before it connects, closed when it ends."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        store: Store,
        renderer: Renderer,
        http: aiohttp.ClientSession,
    ) -> None:
        self._store = store
        kept, private = KeptPictures(), PrivateMessages(store)
        api = ChannelApi(bot, http, kept, store.clock)
        presenter = Presenter(renderer, store, [again_rows])
        self._listening = Listening(
            store,
            lambda: _connections(bot),
            # Direct messages are heard by the first shard.
            lambda guild: ((guild or 0) >> 22) % (bot.shard_count or 1),
        )
        features: list[Feature] = [HeadsUps()]
        handlers: dict[JobKind, Handler] = {}
        self._worker = worker = Worker(store, handlers, self._listening.until_heard)
        names = ThreadRenaming(store, api, store.clock, worker.ring)
        reconciler = Reconciler(store, presenter, api, features, names)
        publisher = Publisher(store, api, worker, reconciler)

        def announce(
            table: LiveTable, committed: Committed, response: InteractionResponse | None = None
        ) -> None:
            publisher.announce(table, committed, response)
            if committed.is_due:
                worker.ring()
            deciding.notice(committed.session)

        async def publish(job: Job) -> None:
            await publisher.carry_out(job)
            private.update(job.session_id)

        tables = TableService[InteractionResponse](store, announce, api.is_member)
        tables.features = features
        deciding = Deciding(store, tables)
        lost = LostResponses(store, presenter, api, tables.freeze)
        handlers |= {
            JobKind.PUBLISH: publish,
            JobKind.RENAME: names.carry_out,
            JobKind.DECIDE: deciding.carry_out,
            JobKind.ANSWER: lost.carry_out,
        }
        self.services = Services(
            store,
            tables,
            publisher,
            presenter,
            CommandMentions(),
            api,
            renderer.pool,
            http,
            kept,
            Ongoing(),
            Replays(),
            deciding,
            TimedTables(store, tables, self._listening),
            store.clock,
            ShownMoments(api),
            private,
            handlers,
        )
        """What the commands and presses of the bot work with."""

    async def start(self) -> None:
        """Begin with what is due."""
        timed = self.services.timed
        self.services.handlers.update(dict.fromkeys(timed.outcomes, timed.carry_out))
        await self.services.tables.thaw_all()
        self._listening.start()
        await self._store.release_jobs(JobKind.DECIDE)
        self._worker.start()

    async def close(self) -> None:
        """Answer who has just asked, and let messages get through; jobs keep the rest."""
        await self.services.ongoing.finish()
        await self._worker.close()
        # Only now: each table that is published has private messages follow it.
        await self.services.private.close()
        await self._listening.close()


def _connections(bot: commands.AutoShardedBot) -> dict[int, bool]:
    """Return the shards of this process, and whether each is connected."""
    mine = bot.shard_ids or range(bot.shard_count or 1)
    connected = {number for number, shard in bot.shards.items() if not shard.is_closed()}
    return {number: number in connected for number in mine}
