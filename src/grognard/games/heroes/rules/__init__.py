"""The rules, a module a chapter; `turn.py` is the sequence of play."""
