"""What players can aim at beside winning, as data. No Qt."""
