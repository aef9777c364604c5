"""A tiny game for two, for tests alone: soldiers go from post to post, or hear why they cannot; hidden mines."""
