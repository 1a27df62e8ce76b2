# What the player widget itself says. Words of a game live in the game’s own folder.
region = Match: { $title }
players-seed = { $players ->
    [one] 1 player
   *[other] { $players } players
} · seed { $seed }
players-many = { $players ->
    [one] 1 player
   *[other] { $players } players
}
see-as = View as
everybody = Everybody
moderator = Moderator
language = Language
keys = Keys
save = Save
saved = Saved: { $file }
place = Place in the rulebook
board = Board
decision = Decision
history = History
happened = What happened
clause = Clause
options = options
decides = { $player } decides
over = Game over
you-are = you are { $player }
you-see = you see what { $viewer } sees; { $player } decides
you-see-everybody = everybody’s view
you-see-moderator = you see everything
switch = View as { $player }
hidden-options = Only { $player } may see what there is to choose.
others-choice = { $player } chooses now.
why = Why not another?
why-none = These are all the choices: there is nothing else to ask about.
only = Only this is possible
find = Find among { $count } options
shown = { $shown } of { $count } shown; type to find the others
no-match = No option matches
play = Play { $option }
way-begin = Press a piece or a place on the board, or type what you are looking for
way-on = Press where it goes on
way-anew = Start again
journey-go = Go to { $place }
journey-way = { $count ->
    [one] 1 step to { $place }: the way is on the board. Press it again to go there.
   *[other] { $count } steps to { $place }: the way is on the board. Press it again to go there.
}
choose-parts = Choose any of these, then play
not-possible = Not possible together
bots-play = Bots play
bots-one = One step
bots-turn = To end of { $turn }
bots-end = To end
bots-alone = Bots play on by themselves until you are asked
bots-at-chance = Chance decides next, so the bots stop here.
bots-mine = Let the bots play on
bot-decides = { $bot } plays this seat
undo = Undo
redo = Redo
step = Step { $step } of { $steps }
start = Start
start-at = Start: step { $step } of { $steps }
now = now
main = main
seats = Seats
seats-help = Who plays each seat? After your answer the bots play on by themselves.
human = Human
bot = Bot: { $bot }
all-bots = All bots
all-humans = All humans
readings = Reading in force
default = default
was = default: { $value }
clause-otherwise = Different in this match. { $what }: { $value } (in the rulebook: { $printed }).
source = Source: { $source }
cited = The clauses of this question
no-clause = No clause { $id } in this rulebook
winner = { $players } wins
no-winner = Nobody wins
winners = { $players } share the victory
ranking = Ranking
placed =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
points =
    { $count ->
        [one] { $shown } point
       *[other] { $shown } points
    }
reason = Why
look-back = Look back
new-seed = Play again, new seed
error-rule = The rule stopped with an error
error-safe = Your match is safe at step { $step }.
error-back = Go on from step { $step }
status = { $event } { $player } decides: { $prompt } { $count ->
    [one] 1 option.
   *[other] { $count } options.
}
status-chance = { $event } { $prompt }. { $count ->
    [one] 1 outcome.
   *[other] { $count } outcomes.
}
keys-title = Keys
keys-options = the option with this badge
keys-undo = undo, redo
keys-bot = a bot answers once; bots to the end of the { $turn }
keys-why = why not another?
keys-clause = next clause of the question
keys-ends = first and last step
keys-find = find among many options
keys-seat = view as P1 to P5; as the moderator
keys-everybody = show only what everybody may see
keys-close = close; back to the options
yes = yes
no = no
roll = Roll or draw at random
large = Projector
small = Leave projector
files-open = More room without the list of files:
play-nothing = Choose none of them

# Learning aids: who knows what, quiz.
knows-fact = What
knows-caption = { $title }: who knows what at step { $step }
knows-all = all of it
knows-own = own part
knows-part = in part
knows-count = how many
knows-none = nothing
knows-all-long = sees all of it
knows-own-long = sees their own part, and how many the others have
knows-part-long = sees some of it
knows-count-long = sees only how many
knows-none-long = sees nothing of it
quiz-title = Quiz
quiz-number = Question { $number } of { $count }
quiz-score = { $score } of { $answered } right
quiz-check = Check
quiz-next = Next
quiz-back = Back
quiz-right = ✓ Right
quiz-wrong = ✗ Not right
quiz-choose = Choose an answer first.
quiz-choices = Answers
quiz-fewer = You asked for { $wanted } questions; this match gives { $made }. One that was played further gives more.
quiz-empty = This match has not been played far enough for a question.
quiz-done = All { $count } questions answered: { $score } right.
# The form that edits rules, and what it changes in a match.
rules-edit = Edit rules
rules-of = Rules of { $title }
rules-form = Rules
rules-chapters = Chapters of the rulebook
rules-chapter = { $title }: { $changes } changed, { $errors } to correct
rules-others = Others
rules-preset = Preset
rules-default = Default
rules-changed-preset = { $preset }, changed
rules-find = Find a rule by words or by its clause
rules-find-hint = Find a rule or { $clause }
rules-only = Only changed ({ $count })
rules-none = No rule matches “{ $wanted }”.
rules-none-changed = Nothing has been changed.
rules-clear = Show all
rules-was = was { $value }
rules-reset = Reset
rules-reset-all = Reset all
rules-range = { $low ->
    [0] 0 to { $high }.
   *[other] { NUMBER($low) } to { NUMBER($high) }.
}
rules-empty = nothing
rules-errors = { $count ->
    [one] 1 value needs attention.
   *[other] { $count } values need attention.
}
rules-changes = { $count ->
    [0] { $preset }
    [one] 1 change from { $preset }
   *[other] { $count } changes from { $preset }
}
rules-stands = The match stands at step { $step }.
rules-apply = Apply to this match
rules-fix = { $count ->
    [one] correct 1 value first
   *[other] correct { $count } values first
}
rules-same = the match is played by these rules already
rules-busy = Replaying { $count } answers…
rules-close = Close
rules-done = The match goes on at step { $step } under the new rules.
rules-done-old = The old line is open again at step { $step }, under its own rules.
rules-rule = Rule
rules-now = Now
old-rules = old rules
as-printed = as printed
new-rules = new rules
fault-too_large = { $value } is too large. Choose { NUMBER($low) } to { NUMBER($high) }.
fault-too_small = { $value } is too small. Choose { NUMBER($low) } to { NUMBER($high) }.
fault-not_a_number = “{ $value }” is not a number. Choose { NUMBER($low) } to { NUMBER($high) }.
fault-no_reading = “{ $value }” is not a reading of this rule. Choose: { $allowed }.
fault-no_list = “{ $value }” is not a list. Put commas between values and a hyphen between the two of a pair: 1-2, 2-3.
fault-empty = A number is missing. Choose { NUMBER($low) } to { NUMBER($high) }.
fault-empty_any = A number is missing.
fault-not_whole = { $value } is not a whole number. Choose { NUMBER($low) } to { NUMBER($high) }.
fault-not_whole_any = { $value } is not a whole number.
fault-not_possible = “{ $value }” is not possible here.
fault-unknown = There is no rule “{ $name }”.
div-region = What the new rules change
div-step = Under the new rules the match changes at step { $step }
div-start = Under the new rules the match changes from the start
div-same = { $count ->
    [one] Same match: the one answer fits
   *[other] Same match: all { $count } answers fit
}
div-fits = { $count ->
    [one] The one answer still fits.
   *[other] All { $count } answers still fit.
}
div-stops = The recorded answers fit up to step { $step }.
div-illegal = The recorded answer { $answer } is no longer allowed.
div-chance = The recorded outcome { $answer } cannot come up any more.
div-question = Another question comes up.
div-event = Something else happens.
div-end = The end of the game changes.
div-secret = What changes here is known to others only.
div-before = Before
div-after = After
div-rules-old = the old rules
div-rules-new = the new rules
div-changed = Changed rules
div-choices = Choices
div-new = new
div-gone = no longer possible
div-more = and { $count } more
div-kept = { $step ->
    [one] step 1: the same answer
   *[other] steps 1–{ $step }: the same answers
}
div-new-line = { $step ->
    [0] new rules, from the start
   *[other] new rules, from step { $step }
}
div-left = { $count ->
    [one] old rules · 1 answer
   *[other] old rules · { $count } answers
}
div-left-all = old rules · all { $count } answers
div-nothing-lost = Nothing is lost: the old line stays as the branch “old rules”.
div-continue = Continue at step { $step } under the new rules
div-continue-same = Go on under the new rules
div-old-line = Open the old line
div-keep = Keep the old rules
div-form = Back to the form
# Luck by hand, branches, code, bots at a chosen speed.
ask-chance = Stop whenever chance decides: roll, or choose the outcome by hand
chance-by-hand = Or choose one of { $count } outcomes by hand
chance-set = Set to “{ $option }”
branches = Branches
branch-here = Branch here
branch-rename = Rename
branch-name = A name
branch-now = you are here · { $steps } steps
branch-leaves = branches off at step { $step } · { $steps } steps
branch-help = “main” is the line with which the match began. “Branch here” keeps the present line under its name and goes on under a new one. Another answer at an earlier step does the same by itself.
line-kept = Old line kept as “{ $branch }”.
code = Code of this clause
bots-watch = Let the bots play on
bots-stop = Stop
bots-speed = Bots that play on: { $speed } a second

# Cells that edit a rule (%%rule).
edit-played = { $clause } { $function } is played as edited: “{ $name }”.
edit-withheld = The laptop is shared: what changes could give away what others hide.
edit-same = { $steps ->
    [0] Nothing changes yet: no answer has been given.
   *[other] Nothing changes: all { $steps } answers so far fit as before.
    }
edit-first = First difference
edit-step = step { $step }
edit-before = Before
edit-now = Now
edit-left = { $count ->
    [one] One old answer does
   *[other] { $count } old answers do
} not fit any more from step { $step } on; the match goes on from there.
edit-all-fit = The old answers still fit; the match is where it was.
edit-safe = { $match } is as it was, at step { $step }.
edit-functions = { $clause } is carried out by several functions. Here: { $function }. To edit another, name it: { $others }.
edit-no-match = there is no match called { $match }: begin one with { $match } = tl.Match("fourteen_nights"), or name yours with --match

# Edited code in the panel of what changes.
div-code = edited as code, “{ $name }”
div-code-default = the default again

# One position under several readings.
readings-default = default
readings-here = this match
readings-same = Up to here nothing differs from this match.
readings-first = First difference, step { $step } [{ $clauses }]: { $before } → { $after }
readings-stops = The answers fit up to step { $step }, which is shown here.
readings-offers = Up to here the same happened. { $gained ->
    [0] No choice is new,
    [one] One choice is new,
   *[other] { $gained } choices are new,
} { $lost ->
    [0] none is gone.
    [one] one is gone.
   *[other] { $lost } are gone.
}
readings-count = { $count ->
    [one] One choice goes on from here.
   *[other] { $count } choices go on from here.
}
readings-not-here = Only under other readings:

# The disputed rules, each on a position where its readings differ.
disputes-title = { $count ->
    [one] One disputed rule
   *[other] { $count } disputed rules
}
disputes-pick = The disputed rule
disputes-back = Back
disputes-next = Next
disputes-searching = Looking for a position …
disputes-example = The position is step { $step } of “{ $title }” ({ $file }).
disputes-game = The position is from a game of the bot { $bot } ({ $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }), step { $step }.
disputes-same = There is no difference here under: { $values }.
disputes-none = No position was found at which the readings differ ({ $games } examples and games were searched).

# Exercises.
exercise-title = Exercise
exercise-open = Not answered yet.
exercise-again = ✗ Not yet: try again.
# Names that only a screen reader says
seat-who = Who plays { $player }
bots-pace = Speed of the bots
# Panes: the trace filtered, who knows what, a rule to edit or copy, branches compared.
filter-label = Which sentences
filter-all = Everything
filter-count = { $shown } of { $count } sentences
filter-back = Show everything again
filter-none = Nothing like this has happened yet.
knowledge = Who knows
knowledge-caption = Who knows what
knows-may = perhaps some
knows-may-long = may see some of it; how much is not known to everybody
knows-eyes = As far as { $player } can tell.
knows-eyes-all = As the moderator knows it.
knows-eyes-public = As far as everybody can tell.
knows-nothing-hidden = Nothing is hidden in this game: everybody sees everything.
knows-open = { $count ->
    [one] 1 thing is seen by everybody
   *[other] { $count } things are seen by everybody
}
edit-this = Edit this rule…
copy-cell = Copy as %%rule cell
copy-help = Paste this into a cell of its own, change it, and run it.
copy-button = Copy
copy-done = Copied
copy-failed = Selected: press Ctrl+C
branch = branch
branch-at = branches off at step { $step }
branch-more = and { $count } more
compare-button = compare
compare-with = Compare with { $branch }
compare-title = Two branches side by side
compare-which = Branch to compare
compare-slider = Step of both branches
compare-alone = There is only one branch so far. “Branch here”, or another answer at an earlier step, makes a second one.
compare-part = { $step ->
    [0] “{ $a }” and “{ $b }” differ from the first step on
    [one] “{ $a }” and “{ $b }” are the same for one step, then go different ways
   *[other] “{ $a }” and “{ $b }” are the same for { $step } steps, then go different ways
}
compare-met = Below is the first question after that which both branches put to the same seat. Steps count every answer, those of chance too.
compare-next = Below is the first decision after that. Steps count every answer, those of chance too.
compare-same = “{ $a }” and “{ $b }” do not differ
compare-steps = { $same ->
    [yes] Step { $a }
   *[no] Steps { $a } and { $b }
}
compare-at = { $same ->
    [yes] What differs at step { $a }
   *[no] What differs between step { $a } of “{ $one }” and step { $b } of “{ $other }”
}
compare-nothing = – nothing.
compare-seat = Seat
compare-open = Open this branch
compare-to-part = First difference
compare-to-end = To the end
compare-only = only here: { $things }
keys-filter = what happened: only the open clause, or everything again
keys-knows = who knows what
keys-large = larger, for a projector

# Bots that think.
busy-who = { $player } is thinking
busy-bot = Bot “{ $bot }” looks for a move.
busy-rules = The rules are at work
busy-seconds = { $count } s
busy-board = The board shows the match so far.
# One laptop, many players: covers between the seats.
laptop = This laptop
laptop-help = Shared: a seat’s screen shows only after “I am P3”, and is covered again after the answer.
laptop-alone = One person plays all seats
laptop-hotseat = Passed from seat to seat
pass-to = Pass the laptop to { $player }
look-away = Everyone else looks away. Nothing secret is on this screen.
i-am = I am { $player } – show my screen
nothing-to-decide = Nothing to decide. Press Done.
done = Done
hide = Hide
anybody = Anybody?
anybody-text = Whoever wants to react gets the laptop in secret, and may still pass. Silence is passing.
nobody = Nobody
laptop-round = Who had the laptop in this round
everybody-takes = Every seat takes the laptop now, even those with nothing to decide: nobody learns who acts, if the others look away from the screen.
everybody-in-turn = Whoever is asked answers at the same time as the others, so each of them takes the laptop in turn.
always-rounds = Round { $round } of { $rounds }: there are always this many, even when nobody has anything left to decide.
everybody-knows = Everyone may know
moderator-view = Moderator view…
everyone-see = Everyone may see this?
everyone-see-text = The next screen shows what every seat hides.
everyone-yes = Yes, show everything
everyone-no = No, back
handoff-alt = The laptop is passed from seat to seat. Run the cell again to go on.
# A real table: the software calls, somebody enters what the players point at.
laptop-moderator = For the moderator of a real table
read-aloud = Read aloud
show-by-hand = Show { $players }, by hand
nobody-answers = Wait as long as with others: nobody answers.
enter-answer = look at { $player } and enter the answer
public-view = For all to see
public-screen = The moderator is asking.
room-secret = A secret choice is made now
room-secret-how = Whoever answers it here chooses the view of a seat first, or lets a bot answer. Nothing of that is seen in this view.
room-answers = A choice here answers for { $player }.
room-luck = Luck decides
room-luck-how = What can come up is not shown: it would tell what is hidden.
deal-to = Which card does { $player } hold?
deal-rest = The software deals the rest
enter-cards = Enter cards that were dealt by hand
table-alt = The screen of the moderator at a real table. Run the cell again to go on.

# What somebody does wrong: why, and what to call instead.
wrong-one_human = one human plays every seat here
wrong-could_tell = this could give away what others hide
wrong-replay_tells = other rules are tried out with every hidden card, so what they change would give away the cards that are hidden here
wrong-covered = the screen is covered
wrong-nothing_now = this seat has nothing to decide now
wrong-not_done = there is something to decide here, or nobody has the laptop
wrong-first_of_humans = this is the first decision of a person
wrong-only_shows = the public screen only shows
wrong-no_call = nobody is asked for a reaction now
wrong-no_taker = nobody takes the laptop of a moderator
wrong-no_human = no human sits at { $who }
wrong-has_laptop = { $has } has the laptop now
wrong-no_chance = chance has nothing to decide now
wrong-no_chance-allowed = ask_chance(), then go on
wrong-nothing_waits = no notebook is running that could show the steps one after the other
wrong-nothing_waits-allowed = a notebook, or to_end()
wrong-nothing_tried = there is nothing to choose from yet
wrong-no_deal = no cards are dealt to seats at the beginning of this game
wrong-no_table = this is not the screen of a moderator at a real table
wrong-no_card = { $wanted } cannot be dealt here
wrong-no_seat = there is no seat { $seat }
wrong-header_option = { $option } is not understood
wrong-header_clause = which clause?
wrong-header_word = { $word } does not belong here
wrong-no_match = { edit-no-match }

# A frame whose kernel is gone, or does not answer.
kernel-lost = The connection to this match is lost. Run the cell again.
kernel-waiting = Waiting for the kernel ...

# The start page: games to choose from.
first-title = Your first turn, in three actions
first-soon = Starting ...
first-run = Press Shift + Enter.
first-choose = Choose a game.
first-press = On the board, press what has a frame.
first-go-on = Go on with your match: { $game }, step { $step }
first-look-back = Look at your finished match: { $game }, step { $step }
first-lesson = Lesson
first-rules-lab = Rules lab
first-line-fourteen_nights = Travel plans, money and luck. You move the pawn of P1; bots play P2 and P3.
first-line-tabula_wolves = Hidden characters and votes. You are P3. Last night the wolves killed P5. Now it is day, and everybody votes.
first-line-tiedie = Hide, hunt, or find a way out of the rooms. Your card Move lies ready and a way is drawn: press its end again to go.
first-line-void_seeders = A dark ship, and something that feeds on fear. You are P1: step into a room nobody has seen; bots play P2 and P3.
first-line-cetkaik = Pieces, thrown sticks and hands. A piece of yours is already lifted: press a square with a mark.

# The pieces of a lesson: a board to press, what happened, clauses.
lesson-press = Press a place of the board.
lesson-press-either = Press a place of the board, or a button.
lesson-press-button = Press a button.
lesson-way = Press a piece on the board.
lesson-way-on = Now press where it goes on.
lesson-back = One back
lesson-no = Not allowed.
lesson-over = { $player } has nothing more to decide.
lesson-again = Start again
lesson-nothing = Nothing has happened yet.
lesson-house = house rule
glossary-all = Terms
glossary-term = Term
glossary-other = Korean
glossary-means = Meaning
tester-seen = Seen
tester-match = The match
tester-means = What it means
tester-do = What to do
tester-passed = { $count ->
    [one] One check passed.
   *[other] All { $count } checks passed.
}
tester-failed = A check failed: { $checks }.
tester-leak = Somebody could notice what is hidden from them.
tester-none = No check was run.
wrong-no-cell = no cell that was run begins with { $name }
wrong-no-tester = pytest and hypothesis are not installed
load-dropped = { $count ->
    [one] One part of the record did not fit and was left out: see match.dropped.
   *[other] { $count } parts of the record did not fit and were left out: see match.dropped.
}

# Cards, and what changed.
card-back = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
news = What just happened
news-all = Everything
news-since = since your last answer
news-from-start = since the beginning
news-begins = The match begins from the position on the board.
news-none = Nothing has happened since.
news-more = { $count ->
    [one] and one earlier line: see “{ news-all }”
   *[other] and { $count } earlier lines: see “{ news-all }”
}
news-more-large = { $count ->
    [one] and one earlier line: press P to leave the projector, then “{ news-all }”
   *[other] and { $count } earlier lines: press P to leave the projector, then “{ news-all }”
}
news-cards-more = and { $count } more
seat-holds = What { $player } has
seat-shut = Close
hand-of = Cards of { $player }
hand-look = Look at { $card }
hand-next = Next card
hand-back = Previous card
hand-close = Put it back
hand-place = { $number } of { $count }
hand = Cards

# The quick way round a table, and what is said aloud.
laptop-quick = Passed quickly, only to those who act
quick-way = Quick way: only those who act take the laptop
look-away-quick = Everyone else closes their eyes. Nothing secret is on this screen.
quick-tells = The quick way gives away who acts: whoever sees the laptop go to a seat knows that this seat is asked. Keep your eyes closed until it is your turn.
look-first-why = Everybody takes the laptop once, to look at their own card. Afterwards only those who act do: whoever watches the laptop learns who that is.
look-first = Look at what you were dealt. Then press Done.
moderator-see = Are you the moderator?
moderator-see-text = The next screen shows what every seat hides. Turn it away from the players.
moderator-yes = Yes, show it to me alone
talk-typed = Type in what people say
talk-typed-help = Otherwise they talk, and nothing of it is recorded.
hand-hint = Press a card to read it.
hand-new = new
lesson-heard = only { $seats }
lesson-heard-moderator = only the moderator
lesson-eyes = { $seat } sees
lesson-eyes-moderator = The moderator sees

# The end.
options-below = { $count } more below ↓
lines-above = { $count } more above ↑
below-more = More below ↓
below-top = Back to the top ↑
how-it-came = How each total came about
how-it-was-decided = How it was decided

# How sure a difference between batches is.
lab-variant = variant
lab-difference = difference
lab-error = standard error
lab-away = standard errors
lab-says = what that says
lab-clear = clear
lab-unclear = not clear with so few games
