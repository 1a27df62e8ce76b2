# The table in words, and how the play was decided.

describe-game = TIEDIE, { $mode }.
describe-round = Round { $round }, { $time }, { $phase }.
describe-turn = It is { $player }’s turn.
describe-pawn = { $player } on { $square }
describe-pawns = Pawns: { $pawns }.
describe-asleep = Asleep: { $players }.
describe-laid = Cards laid: { $cards }.
describe-stunned = Stunned: { $players }.
describe-out = Out of play: { $players }.
describe-route-open = The route { $route } on { $square } is open.
describe-route-found = The route { $route } lies face up on { $square }.
describe-token-hidden = a box token that this viewer has not seen
describe-target = hunts { $player }
describe-placed = placed: { $card }
describe-face-down = face down
describe-cards = { $count ->
    [one] 1 sleep card
   *[other] { $count } sleep cards
}
describe-tokens = { $count ->
    [one] 1 box token
   *[other] { $count } box tokens
}
describe-count-tail = { $count ->
    [one] 1 character card
   *[other] { $count } character cards
}
describe-count-warden = { describe-count-tail }
describe-count-hp = { $count } health
describe-count-team = { $count ->
    [one] 1 removal
   *[other] { $count } removals
}
describe-lock = Accuse locked up to round { $round }
describe-sleeps = must sleep up to round { $round }
text-key = ## impassable, [] empty box space, ? token face down, RA a token face up, P1 a pawn; gaps in walls are doors
text-in_hand = The tile in hand, { $tile }, turned clockwise as often as the number says:

score-counted = What the mode counts
score-decided = What became of whom
score-fate = At the end
score-in-play = in play
score-side = Team
score-role = Role
score-own-card = Own character card
score-taken-cards = Character cards taken
score-removals = Removals of the team
score-health = Health
score-health-of-mates = Health of team mates
score-removed = Survivors removed
score-escaped = Survivors escaped
score-restrained = Prisoners restrained
score-freed = Prisoners removed or escaped
score-tail = The first to escape wins; else most character cards when one player is left, or when the days are over.
score-team = The first team to escape wins; else most removals when one team is left, or when the days are over.
score-hp = The last player or team in play wins, or the first to escape; most health when the days are over.
score-hunter = Hunters win by removing survivors, survivors by escaping; the side with its majority wins.
score-warden = The warden wins by restraining prisoners, they win by removing one another or escaping: a majority decides.

# What cards, tokens and characters say.
kind-tile = map tile
kind-action = action card
kind-sleep_card = sleep card
kind-route = escape route
kind-passage = passage
kind-item = item
kind-character = character
action-text-move = Turn it up on your turn and walk square by square.
action-text-attack = Turn it up on your turn, walk up to somebody and attack.
action-text-evade = Turn it up when you are attacked. If nobody attacks you, somebody else moves your pawn.
action-text-accuse = Turn it up before the turn of somebody whom you suspect.
action-text-location = Has no effect.
card-text-one_step = { $amount ->
    [one] One move
   *[other] { $amount } moves
} more, with Move or Attack or right after Move.
card-text-peek = Look at a player’s placed card, or at all sleep cards of that player.
card-text-steal = Take a sleep card or a box token, unseen, from a player within 1 square.
card-text-shove = Move a player within 1 square by { $amount ->
    [one] 1 square
   *[other] { $amount } squares
}. Against Steal: cancels it.
card-text-pill = A player whose turn has not begun falls asleep for this round.
card-text-drink = Against Sleeping Pill: cancels it. This round causes no forced sleep.
card-text-charge = Run at a player in a straight line and push: the player loses all sleep cards and drops all tokens.
card-text-brace = Against Charge: the charger is pushed back and loses everything instead.
card-text-blanket = When the action phase begins: for this round nothing of others affects you.
card-text-hat = When a pawn is about to jump over yours: it does not, and loses one move.
token-text-route = Face up with a full line it is open: who comes here with Move escapes.
token-text-passage = With both face up, pawns go from one to the other.
token-text-item = Goes onto a line of the guide board.
ability-text-doorkeeper = Discards two sleep cards to stop another player’s turn, and has none either.
ability-text-detective = Plays each Peek twice; must sleep after the second time.
ability-text-reporter = Accuse works as Peek, and Peek as Accuse.
ability-text-night_runner = Two more moves by night; they need not be spent.
ability-text-heavy_feet = Jumps cost two moves.
ability-text-advocate = When accused: gives up Accuse for good, and the accusation has no effect.
ability-text-acrobat = Jumps cost nothing, diagonal ones three moves.
ability-text-stunt_double = When attacked: gives up Accuse and Evade for good, and the attack is void.
ability-text-mind_reader = With Accuse: names a player and a kind of card. If right, that player is blocked; if not, must sleep.
ability-text-insomniac = Is never forced to sleep by fatigue, but then has one move.
