"""Card Table: Japanese card games on one drag-and-drop table."""

__version__ = "0.4.0"
