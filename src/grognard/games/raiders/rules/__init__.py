"""The rules of RAIDERS, one module per chapter of the rulebook."""
