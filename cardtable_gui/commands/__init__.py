"""The commands of the command line: one module each, with `run(arguments, console) -> exit code`.

Exit codes: 0 done, 1 a check failed or an internal error, 2 wrong use or bad input.
"""
