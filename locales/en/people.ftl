# One's own data, the privacy page and the page of whoever runs the server.
page-me-lead = Nobody signs up here: you are known by a cookie in each browser. Here you see what that means, take your data along, or erase it.
page-me-nobody = Nothing is stored about you yet.
page-me-devices = Devices
page-me-devices-more = Browsers that are you. Sign out those you no longer use or no longer have.
page-me-device-this = this one
page-me-device-unknown = Unknown device
page-me-device-times = here since { $created }, last used { $seen }
page-me-sign-out = Sign out
page-me-sign-out-sure = This is your only device and you have no recovery code: after this nobody can get at your games any more. Sign out all the same?
page-me-recovery = Recovery code
page-me-recovery-more = If a browser loses its cookie, this code brings your games back. Print it or write it down: it is shown once, and only its fingerprint is stored.
page-me-recovery-none = You have none yet.
page-me-recovery-made = Made { $date }. Whoever has the code is you.
page-me-recovery-make = Make a code
page-me-recovery-anew = Make a new one; the old one is void
page-me-recovery-shown = Your recovery code. It is shown now and never again:
page-me-recovery-next = You are back. The code you used is void; this is the next one, shown now and never again:
page-me-print = Print
page-me-copy = Copy
page-me-restore = Come back
page-me-restore-more = You have a recovery code from another browser? This one becomes the same guest.
page-me-restore-code = Recovery code
page-me-restore-go = Bring my games back
page-me-tokens = Tokens for programs
page-me-tokens-more = A program of yours plays with a token instead of a cookie: “Authorization: Bearer …”. Whoever has the token plays as you, so give each program its own and revoke what you no longer need.
page-me-token-name = What is it for?
page-me-token-make = Make a token
page-me-token-shown = The token “{ $name }”. It is shown now and never again:
page-me-token-times = made { $created }, last used { $seen }
page-me-token-unused = made { $created }, not used yet
page-me-token-revoke = Revoke
page-me-export = Take your data along
page-me-export-more = Everything stored about you in one JSON file: your name, devices, tables, seats and moves. Finished games can also be saved one by one from their table.
page-me-export-go = Save my data
page-me-erase = Erase me
page-me-erase-more = Your name goes from all tables, your seats are given up (a bot plays on in running games), all devices and tokens are signed out. Moves stay in the games of those you played with, without your name. This cannot be undone.
page-me-erase-sure = Yes, erase everything
page-me-erased = You have been erased. Nothing here leads to you any more.

page-privacy-lead = This server stores what the games need and nothing else. No ads, no counting of visitors. Nothing leaves this server unless you ask to be told of your turn: then a locked notice goes through the push service of your browser.
page-privacy-stored = What is stored
page-privacy-exported = You get it with “Save my data”.
page-privacy-not-about-you = It tells nothing about single people.
page-privacy-erased-deleted = When you erase yourself it is deleted.
page-privacy-erased-blanked = When you erase yourself your name and the link to you go; the game stays for the others.
page-privacy-erased-stays = It stays when somebody is erased: no name is in it.
page-privacy-of-guests = You
page-privacy-of-sessions = Your devices
page-privacy-of-tokens = Tokens for your programs
page-privacy-of-device-links = Links to a second device
page-privacy-of-tables = Tables
page-privacy-of-seats = Seats
page-privacy-of-entries = Moves
page-privacy-of-presence = Who is at the table
page-privacy-of-said = What was said at tables
page-privacy-of-pushes = Browsers that are told of your turn
page-privacy-of-bells = Your wishes for notices
page-privacy-of-table-bells = Your wishes for notices at single tables
page-privacy-of-put-away = The tables you put away
page-privacy-of-house = What the host announces
page-privacy-of-shut-out = Who was shut out
page-privacy-of-host-keys = Keys of the host
page-privacy-thing-guest-id = a random number that stands for you
page-privacy-thing-guest-name = the name you gave and your language
page-privacy-thing-guest-times = when you first came and when you were last here, to the hour
page-privacy-thing-recovery = the fingerprint of your recovery code, from which nobody can work it out, and when it was made
page-privacy-thing-cookie = the fingerprint of each browser's cookie, and whose it is
page-privacy-thing-device = the family of browser and system (“Firefox, Android”), when it first came and when it was last used, to the hour
page-privacy-thing-joined = whether the join code was given on it
page-privacy-thing-token = the fingerprint of each token, and whose it is
page-privacy-thing-token-use = the token's name, when it was made and last used
page-privacy-thing-token-joined = whether the join code had been given where it was made
page-privacy-thing-link = the fingerprint of a link you made, whose it is and until when it works: ten minutes at most
page-privacy-thing-table = the table's name, its game, rules and agreements, how far it is and whether it is on the board
page-privacy-thing-table-host = who is its host
page-privacy-thing-table-times = when it was set up, started, ended and last used
page-privacy-thing-table-kin = the next game of the same people, and the game or worked example it began from
page-privacy-thing-table-chance = the secret from which its dice and cards come; shown to everybody after the end
page-privacy-thing-table-works = counters that the server needs to keep its parts in step
page-privacy-thing-seat = which seats you took, and whether you resigned
page-privacy-thing-seat-name = the name shown on the seat
page-privacy-thing-move = every decision taken from a seat, and whether a person or a bot took it
page-privacy-thing-move-time = when it was taken
page-privacy-thing-move-key = a random mark, so that a move sent twice counts once
page-privacy-thing-presence = when you were last at a table where you sit, and when it was last in sight on your screen
page-privacy-thing-said = signs you showed and lines you wrote at a table, for everybody there; they go with the table and are in no game's record
page-privacy-thing-said-time = when you did
page-privacy-thing-push = the address that your browser's push service gave out for you, on which device and since when
page-privacy-thing-push-keys = your browser's keys, with which every notice is locked so that the push service cannot read it
page-privacy-thing-bells = whether you want notices, your quiet hours and time zone
page-privacy-thing-ntfy-topic = a random name under which the host's ntfy tells you
page-privacy-thing-table-bells = tables at which you want it otherwise
page-privacy-thing-house = the text of a notice to everybody and its time, and the key by which push services know this server
page-privacy-thing-put-away = which tables you took off your own list
page-privacy-thing-shut-out = a guest or an address that the host shut out, since when, and the host's note on it
page-privacy-thing-host-key = fingerprints of the links and cookies that open the host's page, and until when
page-privacy-kept = How long it is kept
page-privacy-days-open-tables = A table nobody started: { $days ->
    [0] until it is deleted
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-days-playing-tables = A running game nobody touches: { $days ->
    [0] until it is deleted
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-days-finished-tables = A finished game: { $days ->
    [0] until it is deleted
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-days-guests = A guest who is at no table and does not come back: { $days ->
    [0] until erased
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-days-devices = A device that is not used: { $days ->
    [0] until signed out
    [one] { $days } day
   *[other] { $days } days
}.
page-privacy-not-stored = What is not stored
page-privacy-addresses = Your network address is used while you are connected, to answer you and to slow down whoever asks too often. It is not stored, unless the host shuts it out. A proxy that stands before the server may write a log of its own.
page-privacy-browser = Your browser itself keeps the cookie, your language, look and sounds, your last choices for a new table, and whom you do not want to hear at a table.
page-privacy-who = Whoever runs this server can read what it stores, as at any server. Ask them if you want to know more.

page-host-title = Host's page
page-host-enter = Come in
page-host-enter-more = The link works once and opens this page on this device for twelve hours.
page-host-closed = This page is for whoever runs the server. “misto admin host-link” prints the way in.
page-host-leave = Close the host's page here
page-host-notice = Notice to everybody
page-host-notice-more = Shown at once on every open page, in the reader's language where you give it, until you take it down.
page-host-notice-text = In every language
page-host-notice-uk = In Ukrainian
page-host-notice-ru = In Russian
page-host-notice-en = In English
page-host-notice-at = When it happens
page-host-notice-up = Put it up
page-host-notice-down = Take it down
page-host-shut-out = Shut out
page-host-shut-out-more = A guest by number, an address, or a network as 192.0.2.0/24. Of an IPv6 address the whole household is meant.
page-host-shut-out-what = Guest, address or network
page-host-shut-out-note = Why (only you see it)
page-host-shut-out-go = Shut out
page-host-let-in = Let in
page-host-nobody-out = Nobody is shut out.
page-host-tables = Tables
page-host-guests = Guests
page-host-guest-nameless = no name
page-host-guest-more = { $devices ->
    [one] { $devices } device
   *[other] { $devices } devices
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, last here { $seen }
page-host-gauges = What the server is busy with
page-host-tidy-more = Deletes all tables of one kind that nobody has used for so long, with their games, for good.
page-host-tidy-what = Tables
page-host-tidy-days = Not used for, in days
page-host-tidy-go = Delete these tables
page-host-tidy-sure = Really delete them
page-host-delete = Delete
page-host-delete-sure = Really delete
page-host-status-open = waits for people
page-host-status-playing = in play
page-host-status-over = over
