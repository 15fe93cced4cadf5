"""Migrations of the database, run at start: `versions` holds one file for each change, in order."""
