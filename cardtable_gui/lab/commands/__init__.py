"""The commands of the laboratory, of the same form as those of `cardtable_gui.commands`."""
