# Words of the pictures that explain the rules.
figure-nowhere = nowhere
figure-face-down = a card face down
figure-unknown = somebody unknown
figure-hunts = { $player } hunts { $target }.
figure-yes = yes
figure-no = no

figure-round-title = How a round goes
figure-round-lead = Everybody commits in secret; then one turn after another; others may step in.
figure-step-lay = Everybody lays a card face down, or sleeps. Whoever is tired must sleep.
figure-step-secret = Nobody changes a card any more.
figure-step-reveal = Sleepers show themselves, all at once.
figure-step-blanket = Whoever is awake may show a Blanket.
figure-step-window = Before each turn: does anybody accuse?
figure-step-turn = A turn: search, items and sleep cards, as often as one likes …
figure-step-act = … and at most one action: turn up Move or Attack.
figure-step-answer = Whoever is attacked may turn up Evade.
figure-step-idle = At the end somebody moves the pawn of whoever laid Evade for nothing.
figure-step-back = Everybody takes the cards back.
figure-step-draw = Whoever slept by choice draws { $draw ->
    [one] a sleep card
   *[other] { $draw } sleep cards
}; whoever had to, none.
figure-step-tired = { $limit ->
    [1] One active round: sleep in the next.
   *[other] { $limit } active rounds in a row: sleep in the next.
}
figure-step-time = Day becomes night, night becomes day.
figure-step-first = After every second round the start player changes.

figure-distances-title = One square, and the ring
figure-distances-lead = What is near? A door lets through, a wall does not.
figure-distances-near = Within 1 square
figure-distances-ring = The ring
figure-distances-wall = Beside a wall
figure-near-said = One straight step, also through a door: { $squares }, and the square itself.
figure-ring-said = All squares around, diagonals too, and what lies behind a door: { $count } squares.
figure-wall-said = T4(1,4) touches this square, but there is a wall between: { $count } squares are in the ring.

figure-ways-title = Where a Move can end
figure-ways-lead = All moves must be spent. A dot is a square on which the Move can end; the line is one way.
figure-ways-spent = By day
figure-ways-jump = Over a pawn
figure-ways-diagonal = By night
figure-spent-said = { $moves } moves, all to be spent. The Move ends on { $squares }.
figure-jump-said = A jump takes one move. With { $moves } moves the Move ends on { $squares }.
figure-diagonal-said = { $moves } moves: two steps, or one diagonal. The Move ends on { $squares }.

figure-ends-title = What ends a way
figure-ends-lead = Where no step is left, what was not spent is lost.
figure-ends-dead = A dead end
figure-ends-two = Two pawns in a row
figure-ends-back = No way back
figure-dead-said = Rock on two sides, the way it came behind it: { $left ->
    [one] one move is
   *[other] { $left } moves are
} lost.
figure-two-said = Only one pawn can be jumped, so there is no way east. The first step leads to { $squares }.
figure-back-said = The pawn has jumped. It cannot jump back to where it began, and must go on to { $squares }.

figure-attack-title = Attack and Evade
figure-attack-lead = Tail-catching, at night. At the left what the victim has laid, above whom the two hunt; in the fields what follows.
figure-attack-mine = the attacker hunts the victim
figure-attack-both = they hunt each other
figure-attack-not = neither hunts the other
figure-out-victim = the victim is out
figure-out-attacker = the attacker is out
figure-out-draw = mutual: a draw decides
figure-out-nobody = void: nothing happens
figure-out-refused = not allowed

figure-accusation-title = Accusations
figure-accusation-lead = “X attacks Y!” The suspect turns up the card. What follows depends on the card, the name and the mode.
figure-shown-other = not Attack
figure-shown-wrong = Attack, but somebody else was named
figure-shown-right = Attack, and the right name
figure-brings-suspect_out = the suspect is out
figure-brings-suspect_sleeps = the suspect must sleep next round
figure-brings-accuser_sleeps = the accuser must sleep next round
figure-brings-accuser_locked = the accuser’s Accuse is locked
figure-brings-suspect_home = the suspect goes home
figure-brings-accuser_home = the accuser goes home
figure-brings-suspect_now = the suspect may act at once
figure-brings-card_lost = the warden loses an Accuse card
figure-brings-no_name = nobody is named
figure-brings-nothing = nothing follows

figure-tokens-title = Where box tokens go
figure-tokens-lead = Searching costs nothing. What a token is, only the searcher sees, unless it is a route.
figure-tokens-crate = On the map
figure-tokens-crate-said = Nine tokens lie face down; two are left out.
figure-tokens-found = Looked at
figure-tokens-found-said = Within 1 square, on your own turn.
figure-tokens-held = Held
figure-tokens-held-said = { $limit ->
    [one] One item
   *[other] { $limit } items
} at most; one may be exchanged.
figure-tokens-line = On a line
figure-tokens-line-said = Put there beside the route; anybody may take it back.
figure-tokens-route = A route
figure-tokens-route-said = It lies face up from now on, and nobody moves it.
figure-tokens-open = An open route
figure-tokens-open-said = The line is full. Whoever gets there with Move escapes.
figure-tokens-passage = A passage
figure-tokens-passage-said = It stays where it is, face up or down as the searcher likes.
figure-tokens-drop = Dropped
figure-tokens-drop-said = Whoever is eliminated lays items face down around the pawn.

figure-cards-title = Sleep cards and their moments
figure-cards-lead = Any number on your own turn, before or after the action. Answers are played the moment somebody is hit.
figure-cards-does = what it does
figure-cards-own = when
figure-cards-against = as an answer to
figure-cards-asleep = asleep, too
figure-when-turn = own turn
figure-when-moving = with Move or Attack
figure-when-second = own turn, when tired
figure-when-before = before the other’s turn
figure-when-start = start of the action phase
figure-when-begin = start of one’s own turn
figure-against-steal = Steal
figure-against-pill = Sleeping Pill
figure-against-charge = Charge
figure-against-jump = a jump
figure-does-one_step = One move more, up to three such cards in a turn.
figure-does-peek = Look at a placed card, or at somebody’s sleep cards.
figure-does-steal = Take a sleep card or a token from somebody within 1 square, unseen.
figure-does-shove = Move a pawn within 1 square by one square.
figure-does-pill = Somebody whose turn has not begun sleeps this round.
figure-does-drink = This round does not tire you.
figure-does-charge = Run straight at somebody and push: sleep cards and tokens are lost.
figure-does-brace = The one who charged is pushed back and loses them instead.
figure-does-blanket = Others’ cards, attacks and accusations do not touch you this round.
figure-does-hat = The jump does not happen and costs a move.

figure-targets-title = Who hunts whom
figure-targets-lead = An arrow leads from the hunter to the target.

figure-course-title = The course of the game
figure-course-lead = A column for each round, light by day and dark by night. A bar: active. A moon: asleep.
figure-course-round = Round { $round }
figure-course-rounds = { $count ->
    [one] One round.
   *[other] { $count } rounds.
}
figure-course-asleep = asleep
figure-course-forced = must sleep
figure-course-attacks = attacks
figure-course-accuses = accuses
figure-course-places = puts an item
figure-course-out = out
figure-course-stunned = stunned
figure-course-goes_home = hit and sent home
