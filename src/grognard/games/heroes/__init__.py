"""Conflict of Heroes, Awakening the Bear: the solo game against an opponent made of order cards."""
