"""What brings people back: ratings, statistics, profiles and leaderboards."""
