"""What `balance` counts in Meow Meow Daifugo."""
