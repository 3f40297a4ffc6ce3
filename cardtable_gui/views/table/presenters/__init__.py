"""What connects a match with the table: input, playback, announcements, sheets."""
