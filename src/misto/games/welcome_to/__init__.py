"""Welcome To."""
