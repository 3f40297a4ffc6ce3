"""What players can aim at beside winning."""
