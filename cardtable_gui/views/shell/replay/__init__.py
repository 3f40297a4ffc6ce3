"""What stands around the table while a recorded match is watched."""
