"""The material of error reports: the log, the report of a crash, the versions that ran."""
