"""The server: tables that people can trust. It is the authority; browsers and bots only ask."""
