"""What moves: flights, cues, transitions, and the playback of what happened."""
