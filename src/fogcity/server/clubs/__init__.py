"""Clubs and their events: members, pairings, standings, and the organizer that runs events."""
