"""Incursion: two players in the corridors under Gibraltar."""
