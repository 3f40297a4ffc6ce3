"""The parts that connect a match with the table: input, playback, announcements, sheets."""
