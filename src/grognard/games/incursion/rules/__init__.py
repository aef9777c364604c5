"""The rules of Incursion, one module for each chapter."""
