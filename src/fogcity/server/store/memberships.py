"""Who belongs to clubs: changes, one at a time, and what happens to a club when an account is deleted."""

from sqlalchemy import ColumnElement, Connection, and_, case, delete, select, update

from fogcity.server.store.club_schema import clubs, members
from fogcity.server.store.schema import accounts

HEIRS = ("officer", "member")
ASKED = "asked"
"""The role of those who would like to belong to a club."""


def belong_to(club_id: int) -> ColumnElement[bool]:
    """Accounts that belong to a club."""
    theirs = select(members.c.account_id).where(members.c.club_id == club_id, members.c.role != ASKED)
    return accounts.c.id.in_(theirs)


def lock(connection: Connection, which: ColumnElement[bool]) -> None:
    """Lock the memberships of some clubs until this transaction ends."""
    connection.execute(select(clubs.c.id).where(which).order_by(clubs.c.id).with_for_update())


def pass_on(connection: Connection, account_id: int) -> None:
    """Hand over the clubs of a founder to the longest-serving officer or member; one without heirs is gone."""
    theirs = select(members.c.club_id).where(members.c.account_id == account_id)
    lock(connection, clubs.c.id.in_(theirs))
    founded = select(members.c.club_id).where(members.c.account_id == account_id, members.c.role == "founder")
    for club_id in connection.execute(founded).scalars().all():
        heirs = and_(members.c.club_id == club_id, members.c.account_id != account_id, members.c.role.in_(HEIRS))
        rank = case((members.c.role == HEIRS[0], 0), else_=1)
        query = select(members.c.account_id).where(heirs).order_by(rank, members.c.since, members.c.account_id)
        heir = connection.execute(query.limit(1)).scalar()
        if heir is None:
            connection.execute(delete(clubs).where(clubs.c.id == club_id))
        else:
            this = and_(members.c.club_id == club_id, members.c.account_id == heir)
            connection.execute(update(members).where(this).values(role="founder"))
