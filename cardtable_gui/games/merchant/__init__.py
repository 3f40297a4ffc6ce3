"""Merchant of Goldfish (rules MG): play sets, and exchange cards with an open market."""
