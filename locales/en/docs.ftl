# The documentation at /docs: what is said where it has nothing to show.
docs-not-built = The documentation is not built here: run “make docs” in the source tree and start the server anew.
docs-no-page = The documentation has no such page.
docs-back = Back to the beginning
