# What the engine itself says.
prompt-any = { $player } decides: { $name }
prompt-chance = Chance decides: { $chance }
refused-any = { $option } cannot be chosen here.
trace-decision = { $player } chooses { $name }: { $choice }
trace-chance = { $forced_is ->
    [yes] Chance (set by hand) – { $chance }: { $outcome }
   *[no] Chance – { $chance }: { $outcome }
}
event-begins_from = The match begins from this position. { $position }
match-position = { $title }. { $view }
list-card = “{ $card }”
list-and = { $first } and { $last }
word-none = none
word-yes = yes
word-no = no
word-stop = stop
word-pass = pass
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
story-option-count = { $count } choices are possible.
story-decides = { $player } decides.
story-more = … and { $count } more
story-house = house rule
story-hidden = face down
story-items = { $count } things
story-unseen = { $count } face down
story-nothing = Nothing changes on the table.
question-legal = Choose everything that is allowed here.
question-refused = Why is this not possible: { $option }? Choose the clause.
question-next = { $player } chooses: { $choice }. What happens next?
question-clause = Which clause decides this? “{ $what }”
question-says = What does the rulebook say under { $clause }, “{ $title }”?
question-sentence = In which clause does this sentence stand? “{ $sentence }”
question-gap = Which number is left out of this sentence? “{ $sentence }”
question-word = Which term is left out of this sentence? “{ $sentence }”
question-row = What does the list in { $clause }, “{ $title }”, say of “{ $name }”?
question-foreign = Which of these sentences is not in the chapter “{ $title }”?
question-number = Which number does this rulebook give? “{ $what }”
question-term = What does this rulebook call this? “{ $means }”
question-reading = According to this rulebook: { $question }
question-reading-of = How does this rulebook decide this? “{ $question }”
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
map-heat = how often used
map-other = Other
map-alt-chapter = { $chapter }: { $clauses }.
map-alt-times = ×{ $count }

# What is played otherwise than by default.
differences-rule = Rule
differences-clauses = Clauses
differences-before = Default
differences-after = Now
differences-default = default
differences-edited = edited: { $name }
differences-none = Everything is played by the default rules.

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
ending-2 = { $players_and } share the victory

# Where a match first goes another way.
divergence = step { $step }
divergence-event = event
divergence-question = question
divergence-illegal = illegal
divergence-chance = chance
divergence-end = end
divergence-rule = { $name }: { $old } -> { $new }
divergence-withheld = What other rules change is told only to somebody who may know everything here
divergence-hidden = hidden
divergence-before = before
divergence-after = after

# What somebody does wrong: where, why, what would be possible.
place-asked = { $player }, { $what }
place-chance = { $what }
place-play = play
place-roll = roll
place-undo = undo
place-redo = redo
place-goto = goto
place-begin_anew = begin_anew
place-switch = switch
place-branch = branch
place-rename_branch = rename_branch
place-viewer = viewer
place-clause = clause
place-glossary = glossary
place-bots = bots
place-metrics = metrics
place-game = game
place-players = players
wrong-no_option = { $written } is not one of the options
wrong-no_option_near = { $written } is not one of the options; did you mean { $near }?
wrong-no_outcome = { $written } cannot come up here
wrong-over = the game is over: nobody has to decide
wrong-over-allowed = undo() or goto(step)
wrong-seat_not_asked = { $seat } is not asked now
wrong-seat_not_asked-allowed = { $known }
wrong-no_chance = no chance is waiting
wrong-no_chance-allowed = { $instead }
wrong-begun = a player has answered already
wrong-begun-allowed = a new Match
wrong-first_decision = this is the first decision of the match
wrong-few_decisions = { $n } decisions cannot be undone
wrong-few_decisions-allowed = 1 to { $count }
wrong-nothing_undone = there is nothing to redo
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
wrong-no_term = the glossary has no term { $name }
wrong-no_term-allowed = { $known }
wrong-no_clause = there is no clause { $wanted }
wrong-no_clause-allowed = { $near }
wrong-no_bot = { $game } has no bot { $bot }
wrong-no_bot-allowed = { $bots }
wrong-bot_unmade = the bot { $bot } cannot be made: { $error }
wrong-bot_no_bot = { $bot } makes { $given }, which is not a Bot
wrong-bot_no_bot-allowed = a class that comes from Bot, or a function that gives such a bot
wrong-bot_failed = the bot { $bot } failed: { $error }
wrong-bot_failed_at = the bot { $bot } failed: { $error } (in { $name }, { $file }, line { $at })
wrong-bot_answered = the bot { $bot } answered { $given }: { $error }
wrong-bot_silent = the bot { $bot } gave no answer: its choose returned None
wrong-metric_made = the metric { $metric } cannot be made: { $error }
wrong-metric_heard = the metric { $metric } failed when it heard { $event }: { $error }
wrong-metric_columns = the columns of the metric { $metric } failed: { $error }
wrong-metric_gave = the metric { $metric } gave { $given } as its columns
wrong-metric_gave-allowed = a dict of names and values
wrong-metric_twice = the metric { $metric } gives a column { $column }, which every row has
wrong-metric_twice-allowed = another name
wrong-metric_events = the metric { $metric } says events = { $given }
wrong-metric_events-allowed = names of events in a tuple, such as ("moved",)
wrong-game_bots = { $game } says bots = { $given }
wrong-game_bots-allowed = at least one bot by its name, such as {"{"}"random": RandomBot{"}"}
wrong-game_metrics = { $game } says metrics = { $given }
wrong-game_metrics-allowed = classes that come from Metric, in a tuple
wrong-until_failed = the function failed: { $error }
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
system-EINVAL = Not a plain file, or not a possible name
system-ELOOP = The link leads to itself
system-EROFS = Read-only file system

# What the bots are called.
bot-random = random
bot-monte_carlo = Monte Carlo
bot-information_set = information sets

# What is wrong with an edited rule: the text of one function, then what it did while it was played.
place-line = { $where }, line { $line }
place-edit = { $where }
place-function = function
place-name = name
wrong-edit_failed = its decorators or default values fail: { $error }
wrong-edit_syntax = is not Python: { $error }
wrong-edit_star_import = import * takes in every name, and a function cannot do that
wrong-edit_star_import-allowed = import the names that you need, such as from math import ceil
wrong-edit_nonlocal = nonlocal { $name }: no function around this one has that name
wrong-edit_nonlocal-allowed = { $name } = ... inside the function, or what must last in self.state
wrong-edit_future = from __future__ stands at the top of a file, not in a rule
wrong-edit_future-allowed = leave the line out: annotations are not evaluated anyway
wrong-edit_declared = { $what } { $name } comes too late: the name is a parameter, or was used before
wrong-edit_declared-allowed = another name
wrong-edit_argument_twice = two parameters are called { $name }
wrong-edit_argument_twice-allowed = each name once
wrong-edit_keyword_twice = { $name } is given twice in one call
wrong-edit_keyword_twice-allowed = each name once
wrong-edit_outside_loop = { $what } stands outside of every loop
wrong-edit_outside_loop-allowed = inside for or while; return leaves the function
wrong-edit_outside_function = { $what } stands outside of every function
wrong-edit_outside_function-allowed = inside a def
wrong-edit_outside_async = { $what } belongs to async functions, and a rule is a plain one
wrong-edit_outside_async-allowed = self.ask(...) waits for an answer by itself
wrong-edit_unreadable = is not readable Python: { $error }
wrong-edit_long = { $count } characters are too many
wrong-edit_long-allowed = at most { $most }
wrong-edit_async = a rule is a plain function, not an async one
wrong-edit_async-allowed = def
wrong-edit_beside = there is something beside the function
wrong-edit_beside-allowed = one function (imports and helpers go inside it)
wrong-edit_many = there are { $count } functions here
wrong-edit_many-allowed = { wrong-edit_beside-allowed }
wrong-edit_nothing = no function is here
wrong-edit_nothing-allowed = { wrong-edit_beside-allowed }
wrong-edit_called = the function is called { $name }
wrong-edit_called-allowed = { $wanted }
wrong-edit_decorators = the decorators make it something else ({ $made })
wrong-edit_decorators-allowed = a function
wrong-edit_with_yield = with yield the function would not run when it is called
wrong-edit_with_yield-allowed = a function that asks and returns
wrong-edit_without_yield = the rule gives its answers one by one
wrong-edit_without_yield-allowed = a function with yield
wrong-edit_parameter_missing = the parameter { $name } is missing
wrong-edit_parameter_missing-allowed = { $wanted }
wrong-edit_parameter_other = the parameter { $name } cannot be given as before
wrong-edit_parameter_other-allowed = { $wanted }
wrong-edit_parameter_order = the parameters are in another order
wrong-edit_parameter_order-allowed = { $wanted }
wrong-edit_parameter_new = no call gives the parameter { $name }: it needs a default
wrong-edit_parameter_new-allowed = { $wanted }
wrong-edit_name = { $name } is not a name for a variant
wrong-edit_name-allowed = 1 to { $most } letters in one line
wrong-edit_other_game = the variant { $name } edits { $game }
wrong-edit_other_game-allowed = { $game }
wrong-edit_no_such_function = there is no such function
wrong-edit_no_such_function-allowed = { $known }
wrong-edit_no_function = no function carries out the clause { $wanted }
wrong-edit_no_function-allowed = { $near }
wrong-edit_replaced = in this game { $wanted } is replaced by { $by }
wrong-edit_replaced-allowed = { $by } ({ $function })
wrong-no_content = { $game } says content = { $given }, which is not a Content
wrong-no_content-allowed = an object of a class that comes from Content; a table of cards has another name
wrong-no_presentation = { $game } says presentation = { $given }, which is not a class that comes from Presentation
wrong-no_presentation-allowed = a class, or its name such as ".presentation:MyPresentation"
wrong-name_reserved = { $game } says what { $reserved } is, but that is the name of a verb or part of every game
wrong-name_reserved-allowed = another name; or super().{ $reserved }(...) inside it, if the verb itself is to do more
wrong-gap = the paragraph { $wanted } ({ $function }) is a gap: an expansion fills it
wrong-edit_other_function = { $function } does not carry out { $wanted }
wrong-edit_other_function-allowed = { $known }
wrong-edit_no_text = its text is not available
wrong-edit_no_text-allowed = a game in a file or a notebook cell
wrong-edit_not_a_text = { $given } is not the text of a rule
wrong-edit_not_a_text-allowed = source_of(game, clause)
wrong-rule_failed = { $error }
wrong-rule_failed_beyond = { $error } (in { $name }, { $file }, line { $at })
wrong-rule_endless = { $error }
wrong-rule_endless_beyond = { $error } (in { $name }, { $file }, line { $at })
wrong-rule_gave_on = it gave { $given }, and the rules cannot go on with that: { $error }
wrong-rule_gave = it gave { $given }, and { $after } cannot go on with that: { $error }
wrong-rule_gave_before = it gave { $given }, a player chose from it, and now { $after } cannot go on: { $error }
wrong-rule_after = with this edit { $after } cannot go on, and the rules as printed can: { $error }
wrong-rule_after_on = with this edit the rules cannot go on, and as printed they can: { $error }
wrong-rule_left = after it { $after } cannot go on: { $error }

# What a verb was given and cannot use: the author of a game reads this, or the writer of an edited rule.
wrong-misuse_given_many = it gives { $count } things at once
wrong-misuse_given_many-allowed = at most { $most }
wrong-misuse_no_seat = { $name }: { $seat } is asked, but there is no such seat
wrong-misuse_no_seat-allowed = { $seats }
wrong-misuse_no_option = { $player } is asked { $name } without a single option
wrong-misuse_name = { $given } cannot be the name of a question, a chance or an event
wrong-misuse_name-allowed = a word, such as "move"
wrong-misuse_options = { $name }: { $given } is not a list of options
wrong-misuse_options-allowed = a tuple or a list
wrong-misuse_option = { $name }: { $given } cannot be an option
wrong-misuse_option-allowed = texts, numbers, groups of them, or objects of a class that comes from Option
wrong-misuse_alike = { $name }: two options are both written { $label }: { $given }
wrong-misuse_alike-allowed = another label for each
wrong-misuse_refusal = { $given } does not say why something cannot be chosen
wrong-misuse_refusal-allowed = Refusal(option, "FN-6.2", "barred")
wrong-misuse_explaining = { $name }: { $given } cannot say why something is not possible
wrong-misuse_explaining-allowed = a function of the seat that gives Refusals
wrong-misuse_changed = self.{ $name } became { $given }
wrong-misuse_changed-allowed = what changes in a match is in self.state
wrong-misuse_secret = secret={ $given } does not say who may know what
wrong-misuse_secret-allowed = a fact and a seat for each: {"{"}"card": player{"}"}
wrong-misuse_audience = { $given } is to learn of it, but there is no such seat
wrong-misuse_audience-allowed = a seat, several seats, or () for nobody ({ $seats })
wrong-misuse_window_seats = { $name }: the seats of a window are { $given }, which is not a function
wrong-misuse_window_seats-allowed = seats=lambda: ("P1", "P2")
wrong-misuse_window_call = { $name }: a window cannot be called by { $given }
wrong-misuse_window_call-allowed = call="round" or call="open"; an open one can always be passed
wrong-misuse_no_outcome = the chance { $name } has no outcome
wrong-misuse_weights = the chance { $name } has { $count } outcomes, and the weights are { $given }
wrong-misuse_weights-allowed = one weight of 0 or more for each, not all of them 0
wrong-misuse_unsaid = { $name } cannot be said: { $error }
wrong-misuse_unsaid-allowed = plain texts and numbers
wrong-misuse_long = { $name } has { $count } letters when it is said
wrong-misuse_long-allowed = at most { $most }
wrong-misuse_no_state = the state is { $given }
wrong-misuse_no_state-allowed = { $wanted }
wrong-misuse_field = state.{ $field } holds { $given }
wrong-misuse_field-allowed = { $wanted }
wrong-misuse_field_gone = state.{ $field } is gone
wrong-misuse_field_gone-allowed = { $wanted }
wrong-misuse_no_result = the game ends with { $given }, which is not a Result
wrong-misuse_no_result-allowed = Result(("P1",))
wrong-misuse_result = { $name } of the Result: { $given } are not seats of this game
wrong-misuse_result-allowed = winners=("P1",), ranking=(("P1",), ("P2",)), scores={"{"}"P1": 3{"}"} with { $seats }
wrong-misuse_result_reason = the reason of the Result is { $given }
wrong-misuse_result_reason-allowed = a word

# What is wrong with a table of content.
place-file = { $in_file }
place-row = { $in_file }, row { $in_row }
place-cell = { $in_file }, row { $in_row }, column { $in_column }
wrong-table_empty = the file is empty
wrong-table_empty-allowed = a header row and one row per entry
wrong-table_long = the table is too long
wrong-table_long-allowed = at most { $most } rows
wrong-file_missing = there is no such file
wrong-file_odd = that is no file but a folder or a device
wrong-file_unread = the file cannot be read ({ $error })
wrong-file_large = the file is too large
wrong-file_large-allowed = at most { $most } bytes
wrong-file_coding = the text is not UTF-8
wrong-file_coding-allowed = in a spreadsheet: save as "CSV UTF-8"
wrong-row_cells = the row has { $count } cells
wrong-row_cells-allowed = { $wanted } cells
wrong-row_control = the row holds an invisible control character
wrong-row_control-allowed = plain text
wrong-row_unread = the row cannot be read as CSV ({ $error })
wrong-row_unread-allowed = cells separated by commas
wrong-row_error = the row: { $error }
wrong-columns_by_semicolons = the columns are separated by semicolons
wrong-columns_by_semicolons-allowed = commas
wrong-columns_by_tabs = the columns are separated by tabs
wrong-columns_by_tabs-allowed = commas
wrong-column_unknown = unknown column { $named }
wrong-column_unknown-allowed = { $wanted }
wrong-column_unnamed = a column has no name
wrong-column_unnamed-allowed = { $wanted }
wrong-column_again = column { $named } appears { $count } times
wrong-column_again-allowed = once
wrong-column_missing = column { $named } is missing
wrong-column_missing-allowed = { $wanted }
wrong-cell_empty = the cell is empty
wrong-cell_empty-allowed = a whole number
wrong-cell_not_whole = { $cell } is not a whole number
wrong-cell_not_whole-allowed = digits without separators, such as 1500
wrong-cell_long = { $cell } has { $count } characters
wrong-cell_long-allowed = at most { $most }
wrong-cell_invisible = { $cell } holds an invisible character
wrong-cell_invisible-allowed = plain text
wrong-cell_too_small = { $cell } is too small
wrong-cell_too_small-allowed = { $least } or more
wrong-cell_too_large = { $cell } is too large
wrong-cell_too_large-allowed = { $most } or less
wrong-cell_unknown = { $cell } is not known
wrong-cell_unknown-allowed = { $known }
wrong-cell_unknown_near = { $cell } is not known; did you mean { $near }?
wrong-cell_unknown_near-allowed = { $known }
wrong-amounts_count = { $effect } has { $count } amounts
wrong-amounts_count-allowed = { $wanted }{ $names }
wrong-amounts_at_least = { $effect } has { $count } amounts
wrong-amounts_at_least-allowed = { $wanted } or more{ $names }
wrong-amounts_between = { $effect } has { $count } amounts
wrong-amounts_between-allowed = { $wanted } to { $most }{ $names }
wrong-amount_range = { $amount } is out of range for { $name }
wrong-amount_range-allowed = { $low } to { $high }
wrong-amount_low = { $amount } is too small for { $name }
wrong-amount_low-allowed = { $low } or more
wrong-amount_high = { $amount } is too large for { $name }
wrong-amount_high-allowed = { $high } or less
wrong-amount_unknown = { $amount } is not known for { $name }
wrong-amount_unknown-allowed = { $known }
wrong-effect_unused = no row has the effect { $effect }
wrong-effect_unused-allowed = a row with it, or a game without the function { $function }
wrong-cell_form = { $cell } has the wrong form
wrong-cell_form-allowed = { $form }
wrong-cell_error = { $cell }: { $error }

# What an expansion does to a clause of its base game: said beside that clause, and beside the clause that does it.
clause-base-replaces = Played instead in this game: { $by }.
clause-base-amends = Added to it in this game: { $by }.
clause-base-fills = What happens here in this game: { $by }.
clause-replaces = Played instead of { $base }.
clause-amends = Added to { $base }.
clause-fills = What happens in { $base }, which the base game leaves open.

column-variant = rules
column-players = players
column-decisions = decisions in a game
column-winners = games won
column-reason = how it ended
column-bots = bots
# The score sheet at the end of a game; a game may call the total by its own name.
score-title = { $game }: score sheet
score-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
score-won = won
score-sum = sum
score-total = Total
score-edited = By an edited rule
score-column-clause = clause
score-column-part = part
score-column-line = line

# How likely things are, found by playing the rules in every way.
chances-outcome = What comes of it
chances-chance = Chance
chances-simulated = Simulated
chances-reacting = If whoever can reacts
chances-nothing = none of these
chances-exact = Exact: { $ways ->
    [one] there is one way
   *[other] all { $ways } ways were counted
}.
chances-by-ways = { $ways ->
    [one] There is one way
   *[other] All { $ways } ways were counted
}.
chances-by-luck = Simulated: { $plays } plays, ± one standard error.
chances-public = By what everybody knows.
chances-seat = By what { $player } knows.
chances-supposes = Supposed: what others hold ({ $fields }) was dealt at random. Nobody else knows what they chose to keep.
chances-supposes-answers = Supposed: secret answers of others were given at random.
chances-reactions = If nobody reacts; in the other column whoever can does.
chances-title = How likely is it?
wrong-chances_outcome = { $given } does not say which outcomes to count
wrong-chances_outcome-allowed = the name of an event or a chance, several of them, or a function
wrong-chances_names = { $given } are not names of events or chances
wrong-chances_names-allowed = texts such as "moved"
wrong-chances_alike = { $given } does not say what is alike
wrong-chances_alike-allowed = a function for each name of a chance or field
wrong-chances_number = { $given } is not a possible number
wrong-chances_number-allowed = 0 to 1,000,000
wrong-chances_hash = { $given } cannot be counted as an outcome
wrong-chances_hash-allowed = texts, numbers, truth values, tuples of them
wrong-chances_secret = this question is not open to that viewer
wrong-chances_secret-allowed = the seat that decides, or the moderator
wrong-chances_none = no way was found that fits what this viewer knows
