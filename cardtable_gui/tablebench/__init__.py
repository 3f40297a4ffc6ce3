"""How quick the window and the table are: see `measure`. Empty, since what is measured comes past here."""
