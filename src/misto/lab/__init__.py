"""The lab: many games at once, with honest intervals."""
