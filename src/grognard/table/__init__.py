"""The table: one server that holds the matches and the only authority over them. See docs/table.md."""
