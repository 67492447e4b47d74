# The doors of the home page and of a new table
page-play = Play
page-play-against = { $count ->
    [one] against { $level ->
        [novice] a novice bot
        [easy] an easy bot
        [normal] a normal bot
        [hard] a hard bot
        [expert] an expert bot
       *[other] a bot
    }
   *[other] against { $count } { $level ->
        [novice] novice bots
        [easy] easy bots
        [normal] normal bots
        [hard] hard bots
        [expert] expert bots
       *[other] bots
    }
}
page-door-alone = Solo
page-door-alone-more = just you
page-door-friends = Friends
page-door-friends-more = by a link
page-door-screen = One screen
page-door-screen-more = in turns
page-door-learn = Learn
page-door-learn-more = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
page-door-rules = Rules
page-door-rules-more = the whole book
page-door-own = Your table
page-door-own-more = seats, options
page-bots-level = Bots
page-level-novice = Play by feel and miss a lot: right for your very first game.
page-level-easy = Look at the next move only: a gentle game once you know the rules.
page-level-normal = Think for a moment and err now and then: an even game for whoever has played a few times.
page-level-hard = Think ahead and seldom give anything away: for people who know the game well.
page-level-expert = Take about a second for the best move they can find: the strongest here.
page-bots-names = At the table every bot gets a first name, so that the log reads like one of people.
page-turn-of-names = Waiting for: { $names }
page-table-remove = Remove this table
page-table-put-away = Off my list
page-table-delete = Delete for everybody
page-rulings = More rulings ({ $count })
page-rulings-more = Where rulebooks leave something open or editions differ. As they stand, they follow the rulebook.
page-lesson-short = { $title }: a lesson of { $minutes } min
page-new-table-of = New table: { $game }
page-seats-more = From { $low } to { $high } seats. Several seats of your own: you take turns at one screen.
page-seat-me = At this screen
page-seat-friend = Open: for a friend
page-bot-is = Bot: { $bot }
page-name-of-seat = Name at seat { $number }
page-remove-seat = Remove seat { $number }
page-add-seat = Add a seat
page-rules-here = Rules at this table
page-manners = How we play
page-undo-luck = Go back, and the same dice and cards come again: whoever has seen them knows them.
page-away-policy = If someone is away
page-hints-on = Allow hints
page-spectators-on = Let others watch
page-open-information = Play with open cards
page-create-invite = Create and invite
page-create-start = Start the game
page-deadline = Time for a decision
page-deadline-none = no limit
page-deadline-more = Then it goes as if the player were away.
page-listed = On the board: everybody on this server may join
page-hints-among = Each hint is told to everybody at the table.
page-hints-alone = Not chosen: hints end when a second person sits down.
page-more-tables = More tables
page-replays-more = Finished games, move by move.
page-replays-none = Your finished games will appear here.
page-hero-more = Play against bots right now, or send your friends a link. No account needed.
page-opens-hosts = On this server only the host opens tables. Join one by its link.
page-opens-code = Opening a table here takes the join code.
