"""The commands of the laboratory, each found by its name (`cardtable_gui.commands.laboratory`)."""
