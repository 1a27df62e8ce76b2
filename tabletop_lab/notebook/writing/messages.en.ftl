# The writer's notebook.
region = Illustrate the rulebook
game = Game
language = Language
find = Search numbers, titles and words
clauses = Clauses
none-fits = No clause has these words.
choose-clause = Choose a clause on the left. Its words stand here, and below them the situations in which it is at work.
pictures = { $count ->
    [0] No picture in the rulebook yet.
    [one] One picture in the rulebook.
   *[other] { $count } pictures in the rulebook.
}
players = Players
players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
bots = Who plays
rules = Rules
as-printed = as printed
look = Look for situations
look-further = Look in { $count } more games
came = { $count ->
    [0] { $games } more games were played, and nothing new was found.
    [one] { $games } more games were played: one more situation, marked as new.
   *[other] { $games } more games were played: { $count } more situations, marked as new.
}
is-new = new
looking = Looking for situations that show { $clause } …
making = Making the picture …
putting = Putting it into your rulebook …
making-book = Making the whole book. That takes about ten seconds …
own = { $count ->
    [one] Your example of this clause
   *[other] Your { $count } examples of this clause
}
open-own = Your example { $name }, { $caption }: go on with it
found = Situations that show { $clause }
found-in = { $games ->
    [one] One game was played.
   *[other] { $games } games were played.
}
from-record = worked example { $record }
from-game = game { $seed }
after = { $step ->
    [one] after one answer
   *[other] after { $step } answers
}
open-situation = { $where }, { $after }: make an example of it
none-found = In { $games } games of { $players ->
    [one] one player
   *[other] { $players } players
}, nothing happened that is told under { $clause }. A clause that only says what may be done, or when, is followed without a word: choose one beside it, where something happens.
try = What to try: more games, or one of these:
try-players = { $count ->
    [one] one player
   *[other] { $count } players
}
is-note = This is a note: no rule of play stands behind it, so no game can show it. Choose a clause beside it, or one that it names.
is-reading = This is an open question, so nothing happens under its number. The clauses that it is about:
picture = The picture
marks = A press on the board
mark-number = Number
mark-arrow = Arrow
mark-frame = Frame
how-number = Press a place: it gets the next number. Press it again: the number goes.
how-arrow = Press the place where the arrow begins, then the one where it ends. The same two again take it away.
how-arrow-end = The arrow begins at { $place }. Press the place where it ends.
how-storyboard = In a storyboard the sentences get the numbers by themselves. Numbers, arrows and frames that you set stay for the single picture.
how-frame = Press a place: it gets a frame. Press it again: the frame goes.
viewer = Who looks
viewer-all = what everybody sees
viewer-moderator = everything
crop = Part
crop-all = the whole picture
asked = Show what can be chosen
start = Begins
begin-label = Begins at step { $step }
drawn-label = Drawn at step { $step } of { $steps }
shortest = Shortest piece
storyboard = Storyboard
panels = Panels before the last one:
panel = step { $step }
led-to = What happens in it
words = The words
caption = Caption
alt = For those who do not see it
callout = Number { $number }, { $place }
remove = Remove
offered = What is offered stands in grey; what you write takes its place.
save = Keep it
name = Name of the example
folder = Folder of your rulebook
save-record = Save the record
put = Put it into my rulebook
make-book = Make the book (PDF)
saved = Saved: { $file }. These lines ask for it in a rulebook:
put-done = { $file } is saved, and the example stands in { $first } and { $second }, below the words of { $clause }.
book-done = The whole book was made: { $file }.
directive = The lines for the rulebook, { $tongue }
page = The page
page-example = This example
page-clause = This clause
page-chapter = The whole chapter
page-frame = The printed page, { $tongue }
tongue-en = English
tongue-ko = Korean
new = Another situation

# Two versions of a rulebook.
versions = Compare two versions of a rulebook
versions-before = Earlier version: a folder
versions-after = Later version: a folder
versions-reading = In the later version, also read otherwise
no-reading = nothing else
compare = Compare
comparing = Comparing. All examples are played under both versions …
compared = { $clauses ->
    [0] No clause has other words
    [one] One clause has other words
   *[other] { $clauses } clauses have other words
}, { $examples ->
    [0] no example takes another course
    [one] one example takes another course
   *[other] { $examples } examples take another course
}, { $same } go as before.
keep-booklet = Save the booklet (PDF)
making-booklet = Making the booklet …
booklet-done = The booklet of changes was made: { $file }.
versions-printed = There is no folder { $folder }: the rulebook as printed was taken.
needs = { $kind } files need { $package }, which is not installed. In a terminal:
outside = { $folder } lies outside of the folder of this notebook ({ $here }). Nothing was written there yet.
agree = Write to this folder
