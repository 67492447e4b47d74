# The server: what it refuses and why, what a table tells, what its commands say.
error-no-table = There is no such table: check the link. Tables nobody uses are cleared away in time.
error-room-broken = The room “{ $game }” of the package { $package } cannot be opened ({ $why }). All other rooms can. Install a version of the package that fits this Misto, or uninstall it.
error-room-name-taken = The package { $package } brings a room called “{ $game }”, and { $other } has that name already. Uninstall one of them, or ask the author for a room of another name.
error-room-name-bad = The package { $package } calls its room “{ $game }”. A room's name has small Latin letters, digits and single lines below: ask the author to change it.
error-room-no-game = The package { $package } says that the room “{ $game }” is { $value }, but that is no Game of this name. Ask the author to mend the entry point.
error-no-seat = This table has no seat { $seat }.
error-no-page = The rulebook has no page “{ $page }”: ask for uk, ru, en, places or names.
error-busy = Many people act at this table at once: try again.
error-seat-taken = Seat { $seat } is taken: choose another.
error-not-host = Only who set the table up may start the game.
error-seats-open = Somebody still has to sit down at: { $seats }.
error-already-started = The game has begun: seats no longer change. Resign if you want to stop.
error-not-started = The game has not begun yet.
error-stale-step = The table has moved on since: look again and decide anew.
error-illegal-move = The rules do not allow this now.
error-list-reveals = Only the last move of a list may bring something to light: send what comes before it, look, then decide on.
error-not-your-seat = Seat { $seat } is not yours.
error-seat-resigned = Seat { $seat } has resigned.
error-no-spectators = This table has no spectators.
error-no-undo = This cannot be taken back: something came to light since, or someone else has moved.
error-no-takeback = At this table only undo by the rule is allowed.
error-no-takeback-now = There is nothing to take back, or a question is already open.
error-no-takeback-pending = Nobody waits for your answer.
error-not-at-table = You do not sit at this table.
error-no-rewind = This table does not allow going back freely.
error-log-full = The log of this table is full: nothing more is taken back here, and no more hints are given. Play on: moves still count.
error-step-beyond = There are steps up to { $last }.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-no-hints = This table plays without hints.
error-nothing-to-decide = There is nothing for this seat to decide now.
error-table-damaged = Entry { $step } of this table is not a move its game allows: what is stored was changed or damaged. Its record shows what is left.
error-room-failed = The room “{ $game }” failed at this table. Nothing is lost: the game goes on once the room is mended. Tell whoever runs the server; its log says what happened.
error-bot-failed = The bot gave no answer: try again.
error-hints-waiting =
    { $seconds ->
        [one] Hints you asked for are still being thought about: ask again in { $seconds } second.
       *[other] Hints you asked for are still being thought about: ask again in { $seconds } seconds.
    }
error-too-fast = That was too fast: wait a moment and try again.
error-too-large = The request is larger than { $most } bytes.
error-foreign-origin = This page may not act here: open the table's own link.
error-foreign-host = This server is not reached by the name “{ $host }”. Whoever runs it must name it in MISTO_PUBLIC_URL or MISTO_ALLOWED_HOSTS.
error-too-many-channels = Too many live channels are open: close some windows.
error-too-slow = The request took too long to arrive: try again.
error-too-many-connections = Too many connections are open here: close some windows or wait a moment.
error-bad-request = { $where }: { $why }.
error-link-used = This link was used already or is too old: make a new one on the first device.
error-bad-token = There is no such token, or it was revoked: make a new one under “My data”.
error-shut-out = The host of this server has shut you out. Ask them if you think this is a mistake.
error-join-code-needed = This server is for people who know its join code: open its page and enter it once.
error-wrong-join-code = That is not the join code: ask whoever invited you.
error-too-many-codes = Too many codes were tried: wait a few minutes and try again.
error-opens-hosts = Only the host of this server opens tables: ask them for a table, or join one by its link.
error-opens-code = Opening a table here takes the join code: enter it once on this device.
error-signed-out = This device was signed out.
error-nobody = Nothing is stored about you yet: there is nothing to show or erase.
error-needs-device = A token cannot do this: use the page on a device of yours.
error-no-device = You have no such device: it may be signed out already.
error-no-token = You have no such token: it may be revoked already.
error-token-nameless = Give the token a name, so that you know later what it is for.
error-too-many-tokens = You have { $most } tokens already: revoke one first.
error-wrong-recovery-code = That is no recovery code, or it was used already. Check every letter; only the code made last works.
error-not-table-host = Only the host of this table may do that.
error-seat-free = Nobody sits on seat { $seat }.
error-no-person-there = Nobody on seat { $seat } can take the table over: choose a seat with another person.
error-host-only = This is for whoever runs the server: “misto admin host-link” prints the way in.
error-host-link-used = This link was used already or is too old: “misto admin host-link” prints a new one.
error-not-shut-out = { $what } is not shut out.
error-network-too-wide = { $network } is too many addresses at once: /{ $least } or narrower is allowed.
error-no-guest = { $guest } is no address and no guest: “misto admin guests” lists them with their numbers.
error-no-chat = At this table people speak by signs: its host may allow words in the table's menu.
error-nothing-said = There is nothing to read in this line: write a word.
error-line-too-long = This line has { $length } characters; { $most } fit. Make it shorter or send it in parts.
error-watchers-silent = Whoever only watches does not speak at this table: its host may allow it.
error-talk-too-fast = That was quicker than others can read: wait a few seconds.
preview-about = Four city-building games at one table: with friends, with bots, or alone.
preview-open = { $free ->
    [0] { $taken } of { $seats } seats taken: the game begins soon.
    [one] { $taken } of { $seats } seats taken, one is free: sit down.
   *[other] { $taken } of { $seats } seats taken, { $free } are free: sit down.
}
preview-playing = { $seats ->
    [one] A game for one is on.
   *[other] { $seats } play: the game is on.
}
preview-over = { $seats ->
    [one] A game for one is over: see how it went.
   *[other] { $seats } played: see how it went.
}
bell-title = { $game }: your turn
bell-moved = { $names } moved. { $asks }
bell-began = The game has begun. { $asks }
error-bad-push-address = That is no address of a push service: let the browser subscribe anew.
error-unknown-push-service = This server sends notices only to push services it knows, and { $host } is none of them. Whoever runs it may allow it in MISTO_PUSH_ORIGINS.
error-bad-push-keys = These are no keys of a push subscription: let the browser subscribe anew.
error-push-taken = This browser's address belongs to somebody else here: let the browser subscribe anew.
error-unknown-zone = There is no time zone “{ $zone }”: write it as Europe/Kyiv.
error-no-ntfy = This server has no ntfy: whoever runs it may set MISTO_NTFY_URL.
error-no-board = This server has no board of open tables.
error-bad-time = { $time } is no time: write 21:30 or 2030-01-31 21:30.
error-notice-and-off = Say the notice or take it down with --off, not both.
error-notice-empty = Say what the notice tells.
error-http-404 = There is nothing here.
error-http-405 = This call is made with another method.
error-http-400 = The request cannot be read.
error-database-down = The server cannot reach its database now. Nothing is lost: wait a moment and try again.
error-database-full = The server has no room left to save anything. What was saved is safe: whoever runs it must make room, then try again.
error-database-read-only = The server may only read its database now, so nothing can be saved. What was saved is safe: try again later.
error-database-damaged-now = The server finds its database damaged and saves nothing more. Whoever runs it should look at it and at the last backup.
error-database-busy = The database is very busy: try again in a moment.
error-failed = That did not work, and it is the server's fault. Please try again; its log says what happened.
error-database-damaged = The database { $file } is damaged or is no database: nothing was changed. Put a backup in its place (“misto db backup” makes them), then start again.
error-database-empty = The database { $file } is empty or missing, but there was one here. Put it or a backup back. To begin with nothing, delete { $marker } and what is left beside it, then start again.
error-database-newer = The database has layout { $layout }, made by a newer Misto; this one knows layouts up to { $newest }. Nothing was changed: start the newer Misto.
error-database-foreign = { $file } is a database of another program: nothing was changed. Name another file in MISTO_DATABASE_URL.
error-database-no-folder = The folder { $folder } of the database does not exist: make it or name another in MISTO_DATABASE_URL.
error-database-old = The database has an older layout: run “misto db upgrade”, then start again.
error-database-no-file = The database URL names no file.
error-database-not-empty = Table { $table } of the target is not empty: move into a new database.
error-backup-postgres = “misto db backup” copies SQLite files; for PostgreSQL use pg_dump.
error-database-refuses = The database cannot be used: { $why }. Check MISTO_DATABASE_URL.
error-database-same = Source and target are the same database.
error-database-in-use = { $file } is in use by a server or another program: stop it, then restore. Nothing was changed.
error-restore-none = { $file } is no backup of Misto's database: name a file that “misto db backup” made. Nothing was changed.
error-restore-postgres = “misto db restore” puts SQLite files back; for PostgreSQL use pg_restore.
error-move-none = There is nothing to move in { $source }: check the address. Nothing was made or changed.
error-unknown-setting = { $name } is no setting of Misto: take it out or correct it (“misto config check” prints all).
error-unknown-setting-near = { $name } is no setting of Misto: did you mean { $near }?
error-no-address = The server cannot listen at { $host }, port { $port }: { $why }. Choose another with --host or --port.
error-bad-settings = The settings do not work: { $why }.
error-setting-database = MISTO_DATABASE_URL must begin with sqlite: or postgresql:.
error-setting-bus = MISTO_BUS=postgres works only with a MISTO_DATABASE_URL of PostgreSQL.
error-setting-workers = Several MISTO_WORKERS need MISTO_BUS=postgres or MISTO_BUS=redis: they tell each other what happened through it.
error-setting-code = MISTO_WHO_OPENS=code needs a code: set MISTO_JOIN_CODE.
error-setting-web = { $name } must begin with https:// or http:// and name a host.
error-setting-contact = MISTO_PUSH_CONTACT must begin with mailto: or https://.
setting-whole = { $name } takes a whole number
setting-number = { $name } takes a number
setting-bool = { $name } takes true or false
setting-text = { $name } takes text
setting-one-of = { $name } takes one of { $known }
setting-least = { $name } is { $limit } at least
setting-above = { $name } is more than { $limit }
setting-most = { $name } is { $limit } at most
error-record-unfinished = The record stops before the end of its game, so its secret is not meant to be known yet.
error-record-no-match = The secret does not have the hash { $hash } that was shown at the start.
table-reason-stale = The table has moved on to step { $step }.
table-reason-no-undo = Something came to light since, or someone else has moved.
table-reason-no-action = This is no move of the game.
table-reason-list-reveals = A move of this list rolls dice, opens cards or ends the turn: first see what comes, then send the next one.
event-table-undo = { $name } takes the last decision back.
event-table-rewind = The table goes back, as { $name } asked.
event-table-takeback = { $name } asks to take the last decision back.
event-table-takeback-yes = { $name } agrees.
event-table-takeback-no = { $name } does not agree.
event-table-hint = { $name } took a hint.
event-table-resign = { $name } resigns; a bot plays on.
event-table-away = { $name } is away: decided for them.
serve-address = Misto is at { $url }
verify-good = Good: { $steps } steps replay to the position saved, and the secret has this hash: { $hash }
verify-kind-keyed = Chance of the kind “keyed”: nobody could compute it from what was seen.
verify-kind-secret = Chance of the kind “secret”, as in version 0.1.0: checked, but what was hidden could be computed from what was seen.
verify-kind-seed = Chance of the kind “seed”: whoever knew the seed knew all dice and cards.
db-upgraded = The database has the newest layout ({ $layout }).
db-saved = Saved: { $file }
db-moved = { $table }: { $rows }
db-restored = Restored: { $file } is now { $database }
db-aside = What was there is kept as { $file }
config-good = The settings work.
admin-notice-none = There is no notice.
admin-notice-at = It happens at { $time }.
admin-shut-out = Shut out: { $what }. “misto admin let-in { $what }” lets in again.
admin-let-in = Let in again: { $what }.
admin-guest = { $id }  { $name }: { $devices ->
    [one] { $devices } device
   *[other] { $devices } devices
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, last here { $seen }
admin-is-out = Shut out since { $since }: { $what } { $note }
admin-nobody = No guests yet.
admin-table = { $id }  { $game }, { $status }: { $seats }; last used { $used }
admin-no-tables = No tables yet.
admin-host-link = The link opens the host's page once, within { $minutes } minutes. Give it to nobody.

# misto doctor
doctor-well = All is well.
doctor-ill = { $count ->
    [one] One thing is wrong: see the line with ✗.
   *[other] { $count } things are wrong: see the lines with ✗.
 }
doctor-trouble = { $why }
doctor-program = Misto { $misto }, compiled, on Python { $python }.
doctor-plain = The rules run as plain Python { $python }: bots think several times slower. With a C compiler “make build” makes them fast.
doctor-page = The page is built.
doctor-no-page = The page is not built, so browsers see only a notice: run “make page”.
doctor-settings = The settings work, and every MISTO_* is known.
doctor-database = The database ({ $kind }) is whole, layout { $layout }.
doctor-database-new = There is no database in { $file } yet: “misto serve” makes one.
doctor-database-older = Its layout is { $layout }: the next start brings it to { $newest }. Make a backup first.
doctor-database-spoilt = The database { $file } is damaged inside ({ $why }): stop the server and put a backup back with “misto db restore”.
doctor-files = Only its owner can read the database.
doctor-files-open = Others on this machine can read { $file } (mode { $mode }): run “chmod 600” on it.
doctor-files-not-ours = You may not write { $file }: run this as the user who runs the server, or give the file to them with “chown”.
doctor-room = The database takes { $size } MB; { $free } MB are free beside it.
doctor-little-room = The database takes { $size } MB and only { $free } MB are free beside it: make room before a move cannot be saved.
doctor-log-left = { $file } was left by a server that was killed. The next start takes it in. To go back to a backup use “misto db restore”, never “cp”.
doctor-in-use = A server has { $file } open.
doctor-open-files = The server may have { $most } files open.
doctor-few-open-files = The server may have only { $most } files open, so about as many connections: raise it (LimitNOFILE in the systemd unit, or “ulimit -n”).
doctor-public-url = People reach it at { $url }
doctor-public-url-none = MISTO_PUBLIC_URL={ $url } is no address: write it as https://misto.example.
doctor-public-url-path = MISTO_PUBLIC_URL={ $url } has a path: put the path into MISTO_ROOT_PATH and only the name here.
doctor-public-url-plain = MISTO_PUBLIC_URL={ $url } is not https: whoever listens on the way can take a seat. Put a proxy with TLS before it (deploy/nginx).
doctor-only-here = It listens at { $host } only: this machine, or a proxy on it. With a proxy set MISTO_PUBLIC_URL.
doctor-no-public-url = It listens at { $host } without MISTO_PUBLIC_URL: good for a home network. Reached by a name, it answers only if MISTO_PUBLIC_URL or MISTO_ALLOWED_HOSTS holds it.
doctor-trusts-everybody = MISTO_TRUSTED_PROXIES=* believes everybody's word about their address: name your proxy's address instead.
doctor-cookie-lost = MISTO_COOKIE_SECURE is on, but people do not come by https: their browsers would keep no cookie. Use https in MISTO_PUBLIC_URL or switch it off.
doctor-bus = { $workers ->
    [one] One worker.
   *[other] { $workers } workers, word between them by { $bus }.
 }
doctor-bus-silent = Redis does not answer ({ $why }): start it or correct MISTO_REDIS_URL.
doctor-bots = { $count ->
    [one] Bots can think, in one process.
   *[other] Bots can think, in { $count } processes.
 }
doctor-bots-fail = The processes in which bots think do not start: { $why }. Install Misto anew.
doctor-clock = The clock says { $now }.
doctor-clock-behind = The clock says { $now }, but something was saved later than that: set it right (NTP), else deadlines go wrong.
error-no-component = This table has no such part: { $what }.
