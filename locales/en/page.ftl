# The page
page-title = Misto
page-close = Close
page-sections = Sections
page-games = Games
page-my-tables = My tables
page-replays = Replays
page-language = Language
page-lang-uk = українська
page-lang-ru = русский
page-lang-en = English
page-theme = Light or dark
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-profile = Profile
page-your-name = Your name
page-sound = A sound when it is my turn
page-notify = Notice in another tab, while this page is open
page-quick = Play at the first tap, without confirming
page-save = Save
page-lost = There is no such page
page-no-table = There is no such table
page-to-games = To the games
page-hero = Four cities at one table
page-foot = No ads, no tracking
page-you = you
page-bot = bot
page-away = away
page-resigned = resigned
page-your-turn = Your turn
page-you-owe = You decide
page-others-think = Waiting for the others
page-waiting-players = Waiting for players
page-players = { $low }–{ $high } players
page-minutes = { $minutes } min
page-coach-on = Coach: explain as I play
page-learn = Learn
page-invite = Invite friends
page-seats = Seats
page-seat-n = Seat { $number }
page-seat-open = open seat
page-bot-random = random
page-bot-greedy = greedy
page-bot-novice = novice
page-player-n = Player { $number }
page-undo = Undo
page-not-now = Not possible now
page-undo-rule = until something is revealed
page-undo-ask = if the others agree
page-undo-free = freely
page-away-wait = wait
page-away-bot = a bot plays
page-away-skip = skip
page-yes = yes
page-no = no
page-lobby-open = { $open ->
    [one] { $open } seat is still open.
   *[other] { $open } seats are still open.
}
page-lobby-full = Everyone is seated.
page-sit = Sit down
page-leave = Stand up
page-start = Start
page-host-starts = Whoever made the table starts the game.
page-qr = QR code of the link
page-link = Link
page-copy-link = Copy the link
page-copied = Copied
page-loading = Setting the table…
page-menu = Menu
page-reconnecting = Connection lost, coming back…
page-offline = No connection to the server.
page-failed = That did not work. Please try again.
page-curtain = { $name }, the screen is yours
page-curtain-more = Pass the device. Nothing is shown until you press.
page-curtain-up = I am { $name }, show
page-takeback-asked = { $name } asks to take a move back.
page-allow = Allow
page-refuse = Refuse
page-recap = { $count ->
    [one] Since your turn: { $count } event
   *[other] Since your turn: { $count } events
}
page-read = Got it
page-log = Log
page-all-moves = All moves
page-help = Keys
page-help-more = Everything can be played from the keyboard. What is lit can be played; tapping what is dark says why not.
page-key-arrows = go to the next lit thing
page-key-look = go to anything on the table, also what is dark
page-key-enter = pick; again: confirm
page-key-esc = cancel the pick
page-key-digits = choose a move by its number
page-key-undo = take back
page-key-hint = hint
page-key-turn = turn the tile
page-key-log = log
page-key-notation = all moves and the line to type one
page-key-help = this help
page-rests = The server cannot save anything now. What was saved is safe.
page-asks-again = The page asks again by itself.
page-frozen = This game cannot go on here
page-frozen-more = This server cannot play it. Its record is kept.
page-frozen-other-rules = It was played under version { $theirs } of the rules; this server now plays version { $ours }. Its record is kept, and Misto { $misto } replays it.
page-frozen-newer-rules = It was played under version { $theirs } of the rules; this server only knows versions up to { $ours }. Whoever runs the server should install a newer Misto.
page-frozen-unknown-game = This server does not have the game any more. The record is kept.
page-frozen-table-damaged = Entry { $step } of what is stored is not a move of this game. The record shows what is left; whoever runs the server may have a backup.
page-frozen-room-failed = The game failed at this table. Nothing is lost: it goes on once whoever runs the server has mended it.
page-game-over = The game is over
page-rematch = Rematch
page-watch-replay = Replay
page-download = Download the record
page-players-at-table = Players
page-decides = decides
page-stat-points = points
page-score-of = Score: { $name }
page-total = Total
page-picked = Picked: { $option }. Once more to confirm.
page-tap-lit = Tap what is lit.
page-marked = { $count } of { $most } chosen
page-confirm = Confirm
page-watching = You are watching
page-waits-for = Waiting for: { $names }
page-plain-moment = Plain board
page-moment = One moment…
page-choices = Choices
page-hint = Hint
page-cancel = Cancel
page-notation = A move in notation (several: with ;)
page-play-move = Play
page-may-do = You may
page-may-not = You may not, because
page-choices-here = { $count } choices here
page-device = Go on with another device
page-device-more = The link works once.
page-resign = Resign
page-resign-sure = Really resign? A bot will play on for you.
page-fair = Fair play: the chance of this game is fixed by the hash
page-claim = This device takes over
page-claim-more = The link works once.
page-claim-yes = Go on here
page-replay = replay
page-turn-back = previous turn
page-turn-on = next turn
page-step-back = step back
page-step-on = step forward
page-run = run
page-stop = stop
page-step = Step
page-step-of = Step { $step } of { $last }
page-seen-by = Seen by
page-seen-by-all = as a spectator
page-seen-open = everything open
page-copy-step = Link to this step
page-play-on = Play on from here
page-my-city = My city
page-city-of = City: { $name }
page-of = of { $total }
page-cost = cost { $cost }
page-count = { $count } of them
page-rivals = Rivals’ cities
page-event-table-undo = { $name } takes a move back.
page-event-table-rewind = { $name } takes the game back.
page-event-table-takeback = { $name } asks to take a move back.
page-event-table-takeback-yes = { $name } agrees.
page-event-table-takeback-no = { $name } refuses.
page-event-table-resign = { $name } resigns.
page-event-table-away = A bot plays for { $name }, who is away.
page-bot-n = Bot { $number }
page-bot-names = Taras, Mary, Leo, Sonia, Oscar, Daria, Ben, Zoe, Nathan, Iris
page-since-your-move = since your move
page-bot-easy = easy
page-bot-normal = normal
page-bot-hard = hard
page-bot-expert = expert
page-key-about = what is it? (also: hold it, or the right mouse button)
page-fact-cost = cost
page-turn = Turn
page-turn-of = Turn { $turn } of { $last }
page-by-turn = turns
page-by-step = steps
page-slide-by = The slider goes by steps or by turns
page-rewind-to = Back to: { $text }
page-rewind-here = Back to here
page-left-days = { $days } d { $hours } h left
page-left-hours = { $hours } h { $minutes } min left
page-left-minutes = { $clock } left
page-left-over = time is up
page-clock-days = { $days } d
page-clock-hours = { $hours } h
page-clock-minutes = { $clock }
page-clock-over = 0:00
page-join-rematch = Join the rematch
page-deadline-minute = a minute
page-deadline-five = five minutes
page-deadline-hour = an hour
page-deadline-day = a day
page-deadline-three = three days
page-all-players = All players
page-find-player = Find a player
page-pass-asks = Still open to you: { $options }{ $more ->
    [0] .
   *[other] , and { $more } more.
} Pass all the same?
page-pass-anyway = Yes, { $option }
page-key-pass = pass
page-name-first = Say your name first: friends see who invites them.
page-name-why = Friends see it in the invitation and at the table.
page-name-here = Enter your name

# The rulebook
page-rules = Rules
page-rules-of = Rules: { $game }
page-rules-more = The whole rulebook of each game: how to play, every card and tile, worked examples.
page-rules-contents = Contents
page-rules-chapter = Chapter { $number }
page-rules-search = Search the rules
page-rules-results = Search results
page-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } paragraph found
   *[other] { $count } paragraphs found
}
page-rules-none = Nothing found for “{ $query }”. Try a shorter word, or a name in another language.
page-rules-print = Print
page-rules-to-table = Back to the table
page-rules-table-lost = We could not ask what your table plays, so all rules are shown.
page-rules-played-shown = { $count ->
    [one] You see what your table plays; { $count } paragraph is left out.
   *[other] You see what your table plays; { $count } paragraphs are left out.
}
page-rules-all-shown = You see all rules, also those your table does not use.
page-rules-show-all = Show all
page-rules-show-played = Only what we play
page-rules-whole = In the rulebook
page-rules-also = More on this
page-rules-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
page-rule-n = Rule { $number }
page-rule-link = Rule { $number }, link to it
page-got-it = Got it
page-back = Back

page-about = About Misto
page-about-what = Misto is one table for four city-building games: in the browser, in the terminal, alone, against bots or with friends. It is free software, made by people who like these games.
page-about-docs = Documentation: how to host Misto, write a bot or add a game
page-about-whose = Whose games these are
page-about-unofficial = Misto is unofficial: neither the authors nor the publishers of these games have made, checked or approved it. The games, their names and their art belong to them.
page-about-own-words = The rules are told here in our own words, and every picture was drawn for this page. If you like a game, buy the box: nothing replaces cardboard on a table.
page-about-licences = Licences
page-about-licence = Misto is under the MIT licence: use it, change it, pass it on. The typeface Onest is under the Open Font License.
page-about-notices = Notices of the libraries in this page
## Printed examples as positions to open
page-example-try = Try it
page-example-needs-server = Trying an example needs the server, and there is no connection. The text works without it.
page-example-of = Example from the rulebook
page-example-move = Try: { $move }
page-example-wait = Others move first.
page-example-look = Look at the board and at the score: that is the example. Then play on as you like.
page-example-done = This was the example. Play on as you like, or try it again.
page-example-strayed = You went another way than the example. Play on, or try it again.
page-example-show = Show it
page-example-again = Again
page-example-back = Back to the rules
page-me-title = My data
page-talk = { $count ->
    [0] Talk
    [one] Talk: { $count } new line
   *[other] Talk: { $count } new lines
}
page-install = Install Misto
page-privacy-title = Privacy
page-door = This server is for people who know its join code.
page-door-more = Ask whoever invited you. It is asked once on each device.
page-door-code = Join code
page-door-go = Come in
page-board = Open tables
page-board-more = These tables wait for people. A tap and you sit there.
page-board-none = No table waits for people just now.
page-board-join = Join
page-board-free = { $open ->
    [one] { $open } free seat
   *[other] { $open } free seats
}
page-notice = Notice
page-notice-at = { $text } ({ $time })
page-notice-close = Read
page-seat-clear = Free the seat of { $name }
page-table-host = You are the host of this table
page-pass-on = Pass the table on to { $name }
page-delete-table = Delete the table
page-delete-table-sure = The table goes for everybody who sits here, with its game, for good.

## Before the start, and among people
page-bot-add = Put a bot on seat { $number }
page-bot-none = Bot…
page-bot-level = How strong { $name } plays
page-reach-local = “{ $host }” names this computer only: the link below leads here from other devices in your network.
page-reach-none = This link works on this computer only. For others to join, the server must listen in your network: start it with --host 0.0.0.0.
page-takeback-waits = You asked to take your move back. Waiting for: { $names }
page-takeback-granted = Your move is taken back: the others agreed.
page-takeback-refused = { $name } refused to let you take the move back.
page-takeback-void = The game went on before everybody answered: nothing is taken back.
page-event-table-hint = { $name } took a hint.
page-hints-taken = Hints taken: { $seats }
page-hints-by = { $name } { $count }
