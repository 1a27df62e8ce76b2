# What the engine itself says.
prompt-any = { $player } decides: { $name }
prompt-chance = Chance decides: { $chance }
refused-any = { $option } is not possible here.
trace-decision = { $player } chooses { $name }: { $choice }
trace-chance = { $hand_is ->
    [yes] Chance (set by hand) – { $chance }: { $outcome }
   *[no] Chance – { $chance }: { $outcome }
}
match-position = { $title }. { $view }
word-none = none
word-yes = yes
word-no = no
word-stop = stop
word-hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
}

# Learning aids: storyboards and questions.
story-span = Steps { $first } to { $last } · { $seen }
story-seen-player = as { $player } sees it
story-seen-moderator = as the moderator sees it
story-seen-public = what everybody may know
story-options = Possible: { $options }.
story-option-count = There are { $count } choices.
story-decides = { $player } decides.
story-more = … and { $count } more
story-house = house rule
story-hidden = face down
story-items = { $count } things
story-unseen = { $count } face down
story-nothing = Nothing changes on the table.
question-legal = What is legal here? Choose everything that is.
question-refused = Why is this not possible: { $option }? Choose the clause.
question-next = { $player } chooses: { $choice }. What happens next?
question-clause = Which clause decides this? “{ $what }”
question-asked = { $player } has to decide: { $prompt }
question-secret = { $player } decides something only { $player } may see.
question-end = The game is over.
question-before = Before that: { $events }
question-right = Right: { $choices }
question-wrong-choice = Not possible: { $option } – { $reason }
question-heading = Question { $number }
question-answers = Answers
question-you-are = You are { $player }.

# The map of a rulebook.
map-title = The rulebook as a map
map-clauses = { $clauses } clauses in { $chapters } chapters
map-fired = { $fired } of { $clauses } were at work in { $steps } steps of this match
map-rule = rule
map-house = house rule
map-note = note
map-options = options; filled: not the default
map-heat = how often at work
map-other = Other
map-alt-chapter = { $chapter }: { $clauses }.
map-alt-times = ×{ $count }

# What is played otherwise than printed.
differences-rule = Rule
differences-clauses = Clauses
differences-before = As printed
differences-after = Now
differences-printed = as printed
differences-edited = edited: { $name }
differences-none = Everything is played as printed.

# Exercises
exercise-allowed = { $option } is possible, but it is not what was asked for. What follows: { $what }
exercise-other-clause = { $clause } is about something else: { $text }
exercise-missing = Something that is possible has not been chosen yet.
exercise-read = Read { $clauses } and try again.

# Who decides, what there is, how a game ends: where a sentence has to hold all of it.
options-more = and { $count } more
ending = The game ends: { $won }.
ending-why = The game ends: { $won } ({ $why }).
ending-0 = nobody wins
ending-1 = { $players } wins
ending-2 = { $players } share the victory

# Where a match first goes another way.
divergence = step { $step }
divergence-event = event
divergence-question = question
divergence-illegal = illegal
divergence-chance = chance
divergence-end = end
divergence-rule = { $name }: { $old } -> { $new }
divergence-before = before
divergence-after = after

# What somebody does wrong: where, why, what would be possible.
place-asked = { $player } { $name }
place-chance = { $name }
place-play = play
place-roll = roll
place-undo = undo
place-redo = redo
place-goto = goto
place-switch = switch
place-branch = branch
place-rename_branch = rename_branch
place-viewer = viewer
place-clause = clause
place-bots = bots
place-game = game
place-players = players
wrong-no_option = { $written } is none of the options
wrong-no_outcome = { $written } cannot happen here
wrong-over = the game is over: nobody has to decide
wrong-over-allowed = undo() or goto(step)
wrong-no_chance = no chance is waiting
wrong-no_chance-allowed = { $instead }
wrong-first_decision = this is the first decision of the match
wrong-nothing_undone = there is nothing to bring back
wrong-no_step = there is no step { $step }
wrong-no_step-allowed = 0 to { $last }
wrong-no_branch = there is no branch { $name }
wrong-no_branch-allowed = { $known }
wrong-no_other_branch = there is no branch { $name }
wrong-no_other_branch-allowed = no branches
wrong-name_taken = { $name } is taken
wrong-name_taken-allowed = 1 to 60 letters that no branch has
wrong-no_name = a branch needs a short name
wrong-no_name-allowed = 1 to 60 letters that no branch has
wrong-no_seat = there is no seat { $seat }
wrong-no_seat-allowed = { $seats }
wrong-no_clause = there is no clause { $wanted }
wrong-no_clause-allowed = { $near }
wrong-no_bot = { $game } has no bot { $bot }
wrong-no_bot-allowed = { $bots }
wrong-no_game = there is no game { $wanted }
wrong-no_game_near = there is no game { $wanted }; did you mean { $near }?
wrong-no_game-allowed = { $games }
wrong-no_game_near-allowed = { $games }
wrong-not_written = cannot be written: { $reason }
wrong-no_such_count = { $game } cannot be played by { $players }
wrong-no_such_count-allowed = { $least ->
    [0] { $most }
   *[other] { $least } to { $most }
}
system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-ENOSPC = No space left on device
system-EROFS = Read-only file system

# What the bots are called.
bot-random = random
bot-monte_carlo = Monte Carlo
