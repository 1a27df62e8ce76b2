# The sheet at the end: who won, and why.
score-decided = What decided
score-card = Card
score-side = Side
score-side-town = town
score-side-wolves = wolves
score-fate = At the end
score-alive = alive
score-dead = died, { $when }
score-head = Counts as
score-head-wolf = wolf
score-head-citizen = citizen
score-head-nobody = nobody
score-head-dead = –
score-town = All wolves are dead (TW-16.2): the town wins, the dead of the town too (TW-16.4).
score-wolves = { NUMBER($wolves) ->
    [one] One wolf
    *[other] { NUMBER($wolves) } wolves
 } and { NUMBER($citizens) ->
    [one] one citizen
    *[other] { NUMBER($citizens) } citizens
 } are left, at least as many wolves as citizens (TW-16.3): the side of the wolves wins, its dead too (TW-16.4).
score-nobody = Stopped after day { NUMBER($days) }, without a decision (TW-16.4).
