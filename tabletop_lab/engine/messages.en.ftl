# What the engine itself says.
prompt-any = { $player } decides: { $name }
prompt-chance = Chance decides: { $chance }
refused-any = { $option } is not possible here.
trace-decision = { $player } chooses { $name }: { $choice }
trace-chance = { $hand ->
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
