"""Quiet hours in a person's own time zone."""

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DAY = 24 * 60


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def after(moment: datetime, zone: str, begin: int | None, end: int | None) -> datetime:
    """The moment itself, or the end of the quiet hours it falls into (given in minutes after local midnight)."""
    if begin is None or end is None or begin == end:
        return moment
    there = moment.astimezone(ZoneInfo(zone))
    minute = there.hour * 60 + there.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return moment
    # The next time the local clock shows the end, whatever daylight saving does in between.
    day = there.date() + timedelta(days=end <= minute)
    awake = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo)
    return awake.astimezone(moment.tzinfo)
