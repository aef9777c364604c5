"""Grognard: tactical board wargames with every rule enforced."""

__version__ = "0.1.0"
