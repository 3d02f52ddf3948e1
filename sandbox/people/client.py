"""A person's client: checks what the person does as Discord's client would, and sends it."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.checks.callbacks import InteractionType
from sandbox.checks.commands import GROUP, SLASH, SUBCOMMAND
from sandbox.errors import ClientError, Json
from sandbox.people.modal_values import fields_of, filled_in
from sandbox.people.option_values import Resolver
from sandbox.services.commands import Commands, localized
from sandbox.services.interaction import Interaction, Modal, context
from sandbox.services.interactions import Interactions
from sandbox.services.messages import Messages
from sandbox.services.thread_activity import ThreadActivity
from sandbox.world.components import Kind, with_custom_id
from sandbox.world.model import WITHOUT_MESSAGES, Channel, Message, Thread, User, World
from sandbox.world.permissions import Permission, can_see, permissions, sending

NOT_FOUND = "message not found"
_MAX_CONTENT = 2000


class Client:
    """The client of one person."""

    def __init__(
        self,
        user: User,
        world: World,
        commands: Commands,
        interactions: Interactions,
        messages: Messages,
        thread_activity: ThreadActivity,
        new_resolver: Callable[[Channel], Resolver],
    ) -> None:
        self.user = user
        self._world = world
        self._commands = commands
        self._interactions = interactions
        self._messages = messages
        self._thread_activity = thread_activity
        self._new_resolver = new_resolver

    def sees(self, channel: Channel) -> list[Message]:
        """The messages on this person's screen, oldest first."""
        if not self._sees(channel):
            return []
        ephemeral = channel.ephemeral.get(self.user.id)
        if not ephemeral:
            return list(channel.messages.values())
        return sorted([*channel.messages.values(), *ephemeral.values()], key=lambda m: m.id)

    def find(self, channel: Channel, message_id: int) -> Message | None:
        """One message, if it is on this person's screen."""
        if not self._sees(channel):
            return None
        ephemeral = channel.ephemeral.get(self.user.id, {})
        return channel.messages.get(message_id) or ephemeral.get(message_id)

    def commands(self, channel: Channel | None = None) -> list[Json]:
        """The commands this person can use, in this channel or anywhere."""
        guild_id = None if channel is None else channel.guild_id
        found = self._commands.usable(guild_id)
        if channel is None:
            return found
        return [c for c in found if self._fits(c, channel) and self._may_use(c, channel)]

    def write(self, channel: Channel, content: str) -> Message:
        """Post a message."""
        self._check_sees(channel)
        if channel.guild is not None and sending(channel) not in self._held(channel):
            message = f"{self.user.name} may not write in #{channel.name}"
            raise ClientError(message, "may-not-write", channel=channel.name)
        self._check_slowmode(channel)
        if not content.strip() or len(content) > _MAX_CONTENT:
            message = f"a message has 1 to {_MAX_CONTENT} characters"
            raise ClientError(message, "message-length", most=_MAX_CONTENT)
        if isinstance(channel, Thread):
            self._thread_activity.add_member(channel, self.user)
        return self._messages.post(channel, self.user, {"content": content}, [])

    def _check_slowmode(self, channel: Channel) -> None:
        exempt = Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS
        if not channel.slowmode or self._held(channel) & exempt:
            return
        own = (m for m in reversed(channel.messages.values()) if m.author is self.user)
        last = next(own, None)
        if last is not None and self._messages.age(last) < channel.slowmode:
            raise ClientError(
                f"#{channel.name} takes one message in {channel.slowmode} s",
                "slowmode",
                channel=channel.name,
                seconds=channel.slowmode,
            )

    def command(self, channel: Channel, name: str, options: Json) -> Interaction:
        """Use a slash command; sub-commands follow after spaces in *name*."""
        data, path = self._command_data(channel, name)
        resolver = self._new_resolver(channel)
        path[-1]["options"] = resolver.options(path[-1]["spec"], options)
        if isinstance(channel, Thread):
            if channel.locked and Permission.MANAGE_THREADS not in self._held(channel):
                raise ClientError(f"{channel.name} is locked")
            self._thread_activity.wake(channel)
        return self._send_command(InteractionType.COMMAND, channel, data, path, resolver)

    def autocomplete(self, channel: Channel, name: str, options: Json, focused: str) -> Interaction:
        """Ask for choices for the option *focused*, with what is typed so far."""
        data, path = self._command_data(channel, name)
        spec = next((o for o in path[-1]["spec"] if o["name"] == focused), None)
        if spec is None or not spec.get("autocomplete"):
            raise ClientError(f"/{name} has no option {focused!r} with autocomplete")
        resolver = self._new_resolver(channel)
        path[-1]["options"] = resolver.partial(path[-1]["spec"], options, focused)
        return self._send_command(
            InteractionType.AUTOCOMPLETE, channel, data, path, resolver, option_type=spec["type"]
        )

    def menu_command(self, channel: Channel, name: str, target: User | Message) -> Interaction:
        """Use a context menu command on a person or a message."""
        self._check_sees(channel)
        kind = 2 if isinstance(target, User) else 3
        command = self._command(channel, name, kind)
        resolver = self._new_resolver(channel)
        resolver.add(target)
        data = {
            "id": command["id"],
            "name": name,
            "type": kind,
            "target_id": str(target.id),
            "resolved": resolver.resolved,
        }
        return self._interactions.send(InteractionType.COMMAND, self.user, channel, data)

    def use(
        self,
        message: Message,
        custom_id: str,
        values: list[str] | None = None,
        *,
        force: bool = False,
    ) -> Interaction:
        """Press a button or choose from a select; *force* sends what no honest client would."""
        channel = message.channel
        component = with_custom_id(message.components, custom_id)
        kind = component["type"] if component is not None else Kind.BUTTON
        data: Json = {"custom_id": custom_id, "component_type": kind}
        if component is not None:
            data["id"] = component["id"]
        if values is not None:
            data["values"] = values
            if component is None:
                data["component_type"] = Kind.STRING_SELECT
        if message.is_deleted:
            return self._interactions.refuse(self.user, channel, data, message, NOT_FOUND)
        self._check_sees(channel)
        if message.reader is not None and message.reader is not self.user:
            raise ClientError(f"{self.user.name} cannot see this message")
        if not force:
            _check_use(component, custom_id, values)
        if values is not None:
            resolver = self._new_resolver(channel)
            resolver.add_values(component or {"type": kind}, values)
            if resolver.resolved:
                data["resolved"] = resolver.resolved
        return self._interactions.send(
            InteractionType.COMPONENT, self.user, channel, data, source=message
        )

    def submit(self, modal: Modal, values: Json) -> Interaction:
        """Submit a modal, once; *values* by custom id."""
        if modal.user is not self.user or modal.id not in self._interactions.modals:
            raise ClientError("this modal is not open", "modal-gone")
        components = filled_in(modal.components, values)
        resolver = self._new_resolver(modal.channel)
        for field, filled in fields_of(modal.components, components):
            resolver.add_values(field, filled.get("values", []))
        del self._interactions.modals[modal.id]
        data: Json = {"custom_id": modal.custom_id, "components": components}
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        return self._interactions.send(
            InteractionType.MODAL,
            self.user,
            modal.channel,
            data,
            source=modal.source,
            cause=modal.cause,
        )

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message for good."""
        if message.reader is not self.user:
            raise ClientError("only one's own ephemeral messages can be dismissed")
        message.channel.ephemeral.get(self.user.id, {}).pop(message.id, None)

    def _command_data(self, channel: Channel, name: str) -> tuple[Json, list[Json]]:
        """The command's data, and the chain of its sub-commands down to the one named."""
        self._check_sees(channel)
        first, *rest = name.split() or [""]
        command = self._command(channel, first, SLASH)
        data: Json = {"id": command["id"], "name": command["name"], "type": SLASH}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        path = [{"data": data, "spec": command.get("options", [])}]
        for word in rest:
            found = [o for o in path[-1]["spec"] if o["name"] == word]
            if not found or found[0]["type"] not in (SUBCOMMAND, GROUP):
                raise ClientError(f"/{name}: there is no sub-command {word!r}", "no-command")
            part = {"name": word, "type": found[0]["type"]}
            path.append({"data": part, "spec": found[0].get("options", [])})
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in path[-1]["spec"]):
            raise ClientError(f"/{name}: a sub-command is missing")
        return data, path

    def _send_command(
        self,
        kind: InteractionType,
        channel: Channel,
        data: Json,
        path: list[Json],
        resolver: Resolver,
        *,
        option_type: int = 3,
    ) -> Interaction:
        inner = path[-1].get("options")
        for step in reversed(path):
            if inner:
                step["data"]["options"] = inner
            inner = [step["data"]]
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        return self._interactions.send(kind, self.user, channel, data, option_type=option_type)

    def _command(self, channel: Channel, name: str, kind: int) -> Json:
        for command in self._commands.usable(channel.guild_id):
            names = command["name"], localized(command, self.user.locale)["name_localized"]
            if command["type"] != kind or name not in names or not self._fits(command, channel):
                continue
            if not self._may_use(command, channel):
                raise ClientError(f"{self.user.name} may not use {name!r} here", "may-not-use")
            return command
        raise ClientError(f"there is no command {name!r} here", "no-command")

    def _fits(self, command: Json, channel: Channel) -> bool:
        """Tell whether a command is offered in this channel."""
        contexts = command.get("contexts")
        where = context(channel)
        if contexts is not None and where not in contexts:
            return False
        bot_is_here = channel.guild is None or self._world.bot.id in channel.guild.members
        return (where != 2 and bot_is_here) or 1 in command["integration_types"]

    def _may_use(self, command: Json, channel: Channel) -> bool:
        """Tell whether this person has the permissions that a command needs; Discord hides it."""
        needed = command["default_member_permissions"]
        return channel.guild is None or needed is None or not int(needed) & ~self._held(channel)

    def _sees(self, channel: Channel) -> bool:
        shows = channel.id in self._world.channels and channel.type not in WITHOUT_MESSAGES
        return shows and can_see(self.user.id, channel)

    def _held(self, channel: Channel) -> Permission:
        return permissions(self.user.id, channel)

    def _check_sees(self, channel: Channel) -> None:
        if not self._sees(channel):
            raise ClientError(f"{self.user.name} cannot see this channel")


def _check_use(component: Json | None, custom_id: str, values: list[str] | None) -> None:
    if component is None:
        raise ClientError(f"the message has no component {custom_id!r}")
    if component.get("disabled"):
        raise ClientError(f"{custom_id!r} is disabled")
    if (values is None) != (component["type"] == Kind.BUTTON):
        raise ClientError(f"{custom_id!r} is a {Kind(component['type']).name.lower()}")
    if values is None:
        return
    if not component["min_values"] <= len(values) <= component["max_values"]:
        raise ClientError(f"{custom_id!r} takes another number of values than {len(values)}")
    if component["type"] == Kind.STRING_SELECT:
        offered = {option["value"] for option in component["options"]}
        if unknown := set(values) - offered:
            raise ClientError(f"{custom_id!r} does not offer {sorted(unknown)}")
