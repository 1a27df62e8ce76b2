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
ladder-unbeaten = { $bot } never lost: how much stronger still, these games cannot say.
ladder-belongs = 400 points are odds of ten to one. Intervals hold with 95 %. A rating belongs to these bots and this table.
wrong-ladder_alone = at a table of { $given } bots do not meet
wrong-ladder_alone-allowed = 2 or more
wrong-no_ladder = { $given } is no list of different bots
wrong-no_ladder-allowed = at least two names: { $known }

traits-title = { $title }: what it is like ({ $games } games, bots: { $bots })
traits-value = { $mean } ({ $low } to { $high })
traits-alike = { $mean } in { $games ->
    [one] the one game
   *[other] each of { $games } games
}
traits-none = could not be measured in these games
traits-dead = { $count ->
    [one] One option was offered often and never taken
   *[other] { $count } options were offered often and never taken
} by the thinking bot: { $named }.
traits-belongs = Intervals hold with 95 %, over games. All of this belongs to these bots: people may play otherwise.
trait-decisions = decisions a game
trait-decisions-is = How many questions players answer in a game.
trait-branching = options a question
trait-branching-is = How many options a question has on average.
trait-choices = questions with a choice
trait-choices-is = The share of questions that have more than one option.
trait-real_options = real options a question
trait-real_options-is = How many options of a question with a choice a thinking bot takes at least sometimes when it is asked again.
trait-lead_changes = changes of the lead
trait-lead_changes-is = How often another seat comes to lead, as far as everybody can see, beyond what the noise of the measure explains.
trait-drama = drama
trait-drama-is = How far the winners were behind at the moments at which they were behind: 0 never, 100 % as good as lost.
trait-decided_at = decided after
trait-decided_at-is = The share of the game after which the winners could always expect at least nine tenths of the victory, as far as everybody can see.

tuned-title = { $title }: { $sets } rule sets raced over { $games } games
tuned-answer = The best was { $answer }.
tuned-promised = Its distance from the aims was { $promised } in the race ({ $raced } seeds); judged again on { $games } fresh seeds it is { $distance } ({ $low } to { $high }).
tuned-before = The rules as they were, on the same fresh seeds: { $distance } ({ $low } to { $high }) further away.
tuned-costs = { $step } costs { $distance } ({ $low } to { $high }).
tuned-gains = { $step } is better by { $distance } ({ $low } to { $high }): the race missed it.
tuned-open = { $step }: { $distance } ({ $low } to { $high }). Not resolved.
tuned-impossible = { $count ->
    [one] One rule set cannot be played.
   *[other] { $count } rule sets cannot be played.
}
tuned-unit = Distances are in standard deviations of a single game, added up over the aims; intervals hold with 95 %. It belongs to these bots.
wrong-no_aim = { $given } is no aim
wrong-no_aim-allowed = {"{"}"decisions": 40, "seat_gap": 0, "margin": "least"{"}"}, or a function of the frame of games
wrong-no_values = { $given } is no list of at least two values
wrong-no_values-allowed = { $known }
wrong-all_failed = every game of a rule set failed: { $error }
