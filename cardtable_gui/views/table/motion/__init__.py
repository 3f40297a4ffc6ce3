"""Animation: flights, cues, transitions, and the playback of events."""
