"""What is kept for reports of errors: the log, the report of a crash, the versions that ran."""
