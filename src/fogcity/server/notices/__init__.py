"""Notifications by Web Push, e-mail and chat webhooks."""

from fogcity.server.notices.notice import KINDS, Kind, Notice
from fogcity.server.notices.service import Notices

__all__ = ["KINDS", "Kind", "Notice", "Notices"]
