"""What the table says: status text, names of cards and seats, announcements."""
