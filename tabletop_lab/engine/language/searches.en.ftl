# What is found in games, measured of them and tuned.
found-some = { $said }: found in { $count ->
    [one] one game
   *[other] { $count } games
} of { $games }; the shortest is game { $seed }, after { $step } answers.
found-none = { $said }: never came up in { $games ->
    [one] one game
   *[other] { $games } games
}; it may come up in at most { $most } of all games.
found-failed = { $count ->
    [one] One game failed and is not counted.
   *[other] { $count } games failed and are not counted.
}

wrong-no_situation = { $given } is no situation
wrong-no_situation-allowed = a clause, an event, {"{"}"event": "...", a fact: its value{"}"}, "tie", "stalemate", or a function of a view
wrong-unknown_situation = { $game } has no clause and no event { $given }
wrong-not_found = { $said }

ladder-title = { $title }: how well bots play ({ $games } games)
ladder-bot = { $bot }: { $elo } points ({ $low } to { $high })
ladder-twice = { $bot }, { $budget } to { $twice } tries: { $elo } points ({ $low } to { $high })
ladder-belongs = 400 points are odds of ten to one. Intervals hold with 95 %. A rating belongs to these bots and this table.
wrong-no_ladder = { $given } is no list of different bots
wrong-no_ladder-allowed = at least two names: { $known }
