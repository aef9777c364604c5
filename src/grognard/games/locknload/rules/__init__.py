"""The rules of Lock 'n Load: a module a chapter; `turn.py` is the sequence of play."""
