"""Every place in the database that can hold a person, and what becomes of it.

A test compares this list with the schema, so that no column that is added later is left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Place:
    """The columns of a table that hold people: their names in a line for each kind.

    Of documents it lists the fields; seats are those in the document of their table.

    A row belongs to a person whose id it holds, or who has its seat. They get it without what
    belongs to others.
    """

    ids: str = ""
    """The id of a person. Told to them; forgotten: nobody's, or the row goes."""
    names: str = ""
    """The display name of somebody, after a colon the column with their id. The same."""
    lists: str = ""
    """Ids of people inside JSON data. Told: their own; forgotten: taken out."""
    hours: str = ""
    """When people are awake, by seat. Told with what they chose; forgotten: taken out."""
    words: str = ""
    """What somebody wrote. Told where it is theirs or names them; forgotten: without names."""
    facts: str = ""
    """Nothing of people. Told with the rest of a row; stays as it is."""
    untold: str = ""
    """Nothing of people, and hidden, of others, or of no meaning to anybody. Stays as it is."""
    goes: bool = False
    """Whether forgetting somebody deletes their rows."""

    @property
    def columns(self) -> list[str]:
        """All that are listed."""
        kinds = (getattr(self, each.name) for each in fields(self) if each.name != "goes")
        return [column.partition(":")[0] for kind in kinds for column in kind.split()]

    @property
    def owners(self) -> dict[str, str]:
        """By the columns of names those of the ids."""
        return dict(each.split(":") for each in self.names.split())


PLACES: Mapping[str, Place] = {
    "sessions": Place(
        ids="host_id",
        names="paused_by:",
        lists="vote guests reserved undo_request orders",
        facts="id game options status guild_id channel_id thread_id language theme outcome pace "
        "absence undo_rule admission role_id beginning hints giving_up watching follows "
        "rematches deals_again created_at updated_at",
        hours="clocks",
        untold="seed snapshot to_act asked_since ply revision branch "
        "lost_at frozen_at asleep_at remarked_ply seats",
    ),
    "seats": Place(
        ids="user_id former_id",
        names="name:user_id former_name:former_id",
        lists="interim_ids",
        facts="session_id seat language robot stand_in is_offered is_out",
    ),
    "events": Place(
        ids="user_id",
        names="name:user_id",
        facts="session_id revision place kind ply seat at undone_by cause text barrier from_ply "
        "to_ply branch was_seen redone_at",
        untold="effects digest",
    ),
    "results": Place(
        ids="person_id",
        facts="session_id seat robot game guild_id ended_at seats rank score went_back had_hints "
        "mean spread",
    ),
    "posted_messages": Place(
        ids="user_id",
        facts="session_id kind seat state channel_id message_id ply posted_at notified attachments "
        "earlier",
        goes=True,
    ),
    "preferences": Place(
        ids="user_id",
        facts="language theme reading zone quiet_from quiet_until holidays call results confirms "
        "summary_at only_choices zone_question heads_up",
        goes=True,
    ),
    "bug_reports": Place(
        ids="user_id", words="words", facts="id session_id version content at", goes=True
    ),
    "jobs": Place(
        ids="user_id",
        lists="tasks",
        facts="session_id kind seat due_at ply step facts number attempts holder",
        goes=True,
    ),
    "servers": Place(facts="guild_id settled"),
    "settings": Place(facts="name value"),
}
"""By table. What a thread was named after is known by a digest alone, and game files and views in
reports name nobody."""
