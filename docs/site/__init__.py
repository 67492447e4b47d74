"""The documentation as a site: ``python -m docs.site``, or ``make docs``.

Pages people write are Markdown in docs/ and at the top of the tree; tables and reference are made of the
source here. Zensical turns both into HTML; then what the server's content policy would refuse is moved
into files, and every link is followed.
"""
