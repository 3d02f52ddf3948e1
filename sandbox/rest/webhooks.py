"""Routes of follow-ups: what the bot sends by an interaction's token after its callback."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import message_json
from sandbox.services.interaction import Interaction
from sandbox.services.interactions import Interactions
from sandbox.services.responses import Responses
from sandbox.world.model import Message

_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_MESSAGES = (f"{_WEBHOOK}/messages/@original", f"{_WEBHOOK}/messages/{{message_id}}")


class WebhookRoutes:
    """Handlers of ``/webhooks/{application}/{token}``."""

    def __init__(self, clock: Clock, interactions: Interactions, responses: Responses) -> None:
        self._clock = clock
        self._interactions = interactions
        self._responses = responses

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (
            Route("POST", _WEBHOOK, self.follow_up, "webhook", is_public=True),
            *(Route("GET", template, self.get, is_public=True) for template in _MESSAGES),
            *(
                Route("PATCH", template, self.edit, "webhook", is_public=True)
                for template in _MESSAGES
            ),
            *(
                Route("DELETE", template, self.delete, "webhook", is_public=True)
                for template in _MESSAGES
            ),
        )

    def follow_up(self, call: Call) -> Answer:
        """Post another message."""
        message = self._responses.follow_up(self._interaction(call), call.form, call.uploads)
        return 200, message_json(message, self._clock.now())

    def get(self, call: Call) -> Answer:
        """Return a message that the interaction brought."""
        _, message = self._target(call)
        return 200, message_json(message, self._clock.now())

    def edit(self, call: Call) -> Answer:
        """Change a message that the interaction brought."""
        interaction, message = self._target(call)
        self._responses.edit(interaction, message, call.form, call.uploads)
        return 200, message_json(message, self._clock.now())

    def delete(self, call: Call) -> Answer:
        """Delete a message that the interaction brought."""
        interaction, message = self._target(call)
        self._responses.delete(interaction, message)
        return 204, None

    def _interaction(self, call: Call) -> Interaction:
        return self._interactions.by_token(call.id("webhook_id"), call.params["webhook_token"])

    def _target(self, call: Call) -> tuple[Interaction, Message]:
        interaction = self._interaction(call)
        message_id = call.params.get("message_id", "@original")
        return interaction, self._responses.message(interaction, message_id)
