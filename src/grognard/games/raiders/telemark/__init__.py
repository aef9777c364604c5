"""Heroes of Telemark: the content of the first RAIDERS scenario, as data files."""
