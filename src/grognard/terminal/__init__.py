"""The terminal client: it draws a scene as text and reads answers from the keyboard."""
