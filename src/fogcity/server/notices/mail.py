"""E-mail, where the host has configured a server for it; sent from a thread, because the library waits for answers."""

import re
import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid

from fogcity.server.settings import Settings

ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
)
"""The pattern browsers use, but with a domain of at least two parts."""
LONGEST = 254
SECONDS = 20.0


class Unsent(Exception):
    """An e-mail was not accepted; `again` says whether to retry."""

    def __init__(self, again: bool) -> None:
        super().__init__("the mail was not taken")
        self.again = again


def is_address(text: str) -> bool:
    """Whether a text is an address that mail can be sent to."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def letter(settings: Settings, to: str, subject: str, text: str, *, stop: str | None = None) -> EmailMessage:
    """An e-mail from this server; `stop` is the page to unsubscribe."""
    message = EmailMessage(policy=SMTP)
    message["From"] = settings.smtp_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=settings.smtp_from.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    return message


def send(settings: Settings, message: EmailMessage) -> None:
    """Pass an e-mail to the host's SMTP server; raises Unsent."""
    tls, server = ssl.create_default_context(), (settings.smtp_host, settings.smtp_port)
    try:
        if settings.smtp_tls == "tls":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(*server, timeout=SECONDS, context=tls)
        else:
            connection = smtplib.SMTP(*server, timeout=SECONDS)
        with connection:
            if settings.smtp_tls == "starttls":
                connection.starttls(context=tls)
            if settings.smtp_user:
                connection.login(settings.smtp_user, settings.smtp_password.get_secret_value())
            connection.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        raise Unsent(again=all(code < 500 for code, _ in error.recipients.values())) from None
    except smtplib.SMTPResponseException as error:
        raise Unsent(again=error.smtp_code < 500) from None
    except (OSError, smtplib.SMTPException):
        raise Unsent(again=True) from None
