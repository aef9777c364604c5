"""The content files as records, read with msgspec."""
