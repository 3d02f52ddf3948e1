"""Routes: what follows the first answer, by the interaction's token."""

from __future__ import annotations

from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import message_json
from sandbox.services.interaction import Interaction


def follow_up(call: Call) -> Answer:
    """Post another message."""
    message = call.core.responses.follow_up(_interaction(call), call.form, call.uploads)
    return 200, message_json(message, call.core.clock.now())


def get_message(call: Call) -> Answer:
    """Tell a message that the interaction brought."""
    message = call.core.responses.message(_interaction(call), _which(call))
    return 200, message_json(message, call.core.clock.now())


def edit_message(call: Call) -> Answer:
    """Change a message that the interaction brought."""
    interaction = _interaction(call)
    message = call.core.responses.message(interaction, _which(call))
    call.core.responses.edit(interaction, message, call.form, call.uploads)
    return 200, message_json(message, call.core.clock.now())


def delete_message(call: Call) -> Answer:
    """Take away a message that the interaction brought."""
    interaction = _interaction(call)
    message = call.core.responses.message(interaction, _which(call))
    call.core.responses.delete(interaction, message)
    return 204, None


def _interaction(call: Call) -> Interaction:
    return call.core.interactions.by_token(call.id("webhook_id"), call.params["webhook_token"])


def _which(call: Call) -> str:
    return call.params.get("message_id", "@original")


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


def _routes_of(which: str) -> tuple[Route, ...]:
    template = f"{_WEBHOOK}/messages/{which}"
    return (
        Route("GET", template, get_message, is_public=True),
        Route("PATCH", template, edit_message, "webhook", is_public=True),
        Route("DELETE", template, delete_message, "webhook", is_public=True),
    )


ROUTES = (
    Route("POST", _WEBHOOK, follow_up, "webhook", is_public=True),
    *_routes_of("@original"),
    *_routes_of("{message_id}"),
)
