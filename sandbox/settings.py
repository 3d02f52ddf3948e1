"""Settings of a sandbox: limits, deadlines, sizes."""

from __future__ import annotations

from dataclasses import dataclass, field

MEBIBYTE = 1 << 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Rate limits: ``(requests, seconds)`` each; ``None`` lifts one."""

    route: tuple[int, float] | None = (5, 5.0)
    """Per route and channel: sending, editing, deleting, typing, threads."""
    webhook: tuple[int, float] | None = (5, 2.0)
    """Per interaction: follow-ups and edits."""
    everything: tuple[int, float] | None = (50, 1.0)
    """Per bot; callbacks and follow-ups are not counted."""
    refused: tuple[int, float] | None = (10_000, 600.0)
    """Answers 401, 403 and 429 after which the address is blocked."""
    old_edits: tuple[int, float] | None = (3, 20.0)
    """Per channel: edits of messages older than an hour."""
    renames: tuple[int, float] | None = (2, 600.0)
    """Per channel or thread: changes of its name."""
    dms: tuple[int, float] | None = (10, 10.0)
    """Channels of direct messages that are opened anew."""
    identify: tuple[int, float] | None = (1, 5.0)
    """New sessions on the gateway: for each of the ``max_concurrency`` groups of shards."""
    session_starts: tuple[int, float] | None = (1_000, 86_400.0)
    """New sessions on the gateway, of all shards together; one too many resets the token."""


UNLIMITED = Limits(
    route=None,
    webhook=None,
    everything=None,
    refused=None,
    old_edits=None,
    renames=None,
    dms=None,
    identify=None,
    session_starts=None,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything about a sandbox that can be set."""

    bot_name: str = "Bot"
    application_id: int = 0
    """The id of the bot's application; 0: the id of its user, as nowadays."""
    token: str = ""
    """The bot's token; empty: a new one."""
    page_key: str = ""
    """What the page asks of people at other machines; empty: a new one."""
    limits: Limits = field(default_factory=Limits)
    answer_within: float = 3.0
    """Seconds within which an interaction must be acknowledged."""
    token_lives: float = 900.0
    """Seconds for which an interaction's token is valid."""
    nonce_lives: float = 180.0
    """Seconds for which a nonce is remembered."""
    heartbeat_every: float = 41.25
    """Seconds between a client's heartbeats; a client is dropped after twice as long without."""
    resume_within: float = 180.0
    """Seconds for which a lost gateway session is kept."""
    shards: int = 1
    """How many shards a bot is recommended to open."""
    max_concurrency: int = 1
    """Shards that may identify at once: those whose numbers differ modulo this."""
    guilds_per_shard: int = 2_500
    """Servers above which a shard is refused: the bot has to open more of them."""
    privileged_intents: bool = False
    """Whether the bot may ask for members, presences and message content."""
    max_file_size: int = 10 * MEBIBYTE
    keep_files: int = 256 * MEBIBYTE
    """Bytes of attachments that are kept; the oldest go first."""
    keep_requests: int = 2_000
    """Requests in the record; 0 keeps none."""
    keep_ephemeral: int = 200
    """Ephemeral messages kept for one person in one channel."""
    max_active_threads: int = 1_000
    """In one server."""
    max_command_creates: int = 200
    """Commands created in one server, or globally, in a day."""
