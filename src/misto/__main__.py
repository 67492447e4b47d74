from misto.cli import main

main()
