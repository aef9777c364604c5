"""Many matches at once: statistics, balance, speed."""
