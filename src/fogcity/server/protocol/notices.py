"""Notices: what you are told while you look elsewhere, and by which ways."""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from fogcity.server.notices import mail, quiet
from fogcity.server.notices.notice import Kind
from fogcity.server.notices.push import decode, read_point
from fogcity.server.protocol.base import Model, RequestBody, Time

MINUTE = Annotated[int, Field(ge=0, lt=quiet.DAY, examples=[22 * 60])]


def _zone(name: str) -> str:
    if name not in quiet.zones():
        raise ValueError("there is no such time zone: write one such as America/Los_Angeles")
    return name


def _point(text: str) -> str:
    read_point(text)
    return text


def _secret(text: str) -> str:
    if len(decode(text)) != 16:
        raise ValueError("the secret of a subscription has 16 bytes")
    return text


def _address(text: str) -> str:
    if not mail.is_address(text):
        raise ValueError("this is not an e-mail address: write one such as otter@example.org")
    return text.lower()


Language = Literal["en", "fr", "nl", "ko"]
Zone = Annotated[str, Field(max_length=64, examples=["America/Los_Angeles"]), AfterValidator(_zone)]
_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"


class QuietHours(RequestBody):
    """When nothing is told, in minutes after midnight of your time zone; it may go over midnight."""

    start: MINUTE
    end: MINUTE


class NoticePreferences(RequestBody):
    """What you want to be told."""

    off: list[Kind] = Field(default=[], max_length=10)
    """Kinds that are switched off."""
    quiet: QuietHours | None = None
    zone: Zone = "UTC"
    """Your time zone."""
    language: Language = "en"
    """The language of notices."""
    mail: bool = True
    """Whether notices come by e-mail, too, if an address is confirmed."""

    @model_validator(mode="after")
    def _each_once(self) -> Self:
        self.off = sorted(set(self.off))
        return self


class NoticeDevice(Model):
    """A device that gets notices."""

    id: int
    name: str
    created_at: Time
    here: bool
    """Whether it is this one."""


class NoticeMail(Model):
    """Whether and where notices come by e-mail."""

    available: bool
    """Whether this server sends e-mail."""
    address: str | None
    confirmed: bool
    """Whether its link was opened; nothing else is sent before."""


class Notices(Model):
    """What you are told, and by which ways."""

    preferences: NoticePreferences

    key: str
    """The key of this server, with which a browser subscribes (`applicationServerKey`)."""
    devices: list[NoticeDevice]
    mail: NoticeMail


class SubscriptionKeys(RequestBody):
    """The keys by which only one browser can read what it is sent."""

    p256dh: Annotated[str, Field(max_length=100, examples=[_POINT]), AfterValidator(_point)]
    auth: Annotated[str, Field(max_length=32, examples=["BTBZMqHH6r4Tts7J_aSIgg"]), AfterValidator(_secret)]


class Subscription(RequestBody):
    """A device that wants notices: what `PushManager.subscribe` gives, and a name for lists."""

    endpoint: str = Field(min_length=10, max_length=1000, examples=["https://push.example.org/send/abc"])
    keys: SubscriptionKeys
    name: Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")] = "?"


class MailAddress(RequestBody):
    """Where e-mail reaches you; a link is sent there to confirm it."""

    address: Annotated[
        str,
        StringConstraints(max_length=mail.LONGEST, strip_whitespace=True),
        Field(examples=["otter@example.org"]),
        AfterValidator(_address),
    ]
    password: str | None = Field(default=None, max_length=200)
    """The password, required if there is one: it can be replaced by e-mail."""


class MailLink(RequestBody):
    """The secret of a link in a mail."""

    token: str = Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$", examples=["a-secret-of-a-link"])


class LostPassword(RequestBody):
    """Whose password is lost: a name, or a confirmed e-mail address."""

    who: str = Field(min_length=1, max_length=mail.LONGEST, pattern=r"^[^\x00-\x1f]+$", examples=["Foggy Otter"])
