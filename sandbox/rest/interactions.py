"""Routes: the first answer to an interaction."""

from __future__ import annotations

from sandbox.rest.router import Answer, Call, Route


def answer(call: Call) -> Answer:
    """Take the callback; its result is told where ``with_response`` asks for it."""
    responses = call.core.responses
    interaction = responses.callback(
        call.id("interaction_id"), call.params["interaction_token"], call.json, call.uploads
    )
    if call.asks("with_response"):
        return 200, responses.callback_json(interaction)
    return 204, None


ROUTES = (
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        answer,
        is_public=True,
    ),
)
