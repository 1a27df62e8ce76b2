# The words on the picture of the table, and of its description.

board-title = A Dream of Fourteen Nights
board-day = Day { $day } of { $days }
board-days-over = All { $days } days are over
board-phase-setup = Setup
board-phase-purchase = Settlement: buying plans
board-phase-goal = Settlement: shared goal
board-phase-conversion = Settlement: conversion
board-phase-scoring = Settlement: scores
board-phase-over = Game over
board-turn = { $player }’s turn
board-winner = { $players } wins
board-winners = { $players } share the victory
board-seen-player = Seen by { $player }: other hands face down
board-seen-moderator = Seen by the moderator: all hands open
board-seen-public = What everybody may see

board-track-recovery = Recovery
board-track-today = Today
board-track-settlement = Settlement

board-what-1 = Points and memory at once
board-what-2 = Draw a plan into your hand
board-what-3 = Earn money
board-what-4 = Money comes or goes
board-what-5 = Whatever the card says
board-what-6 = Do any action of 1–5

board-key-move = You may go here
board-key-action = Can be chosen
board-key-barred = Barred: acted here last turn
board-key-deck = Number on a deck: cards left
board-barred-here = Acted here last turn
board-key-moved = Moved by a card: acts without moving
board-key-walk = Move along one connection · FN-6.1
board-key-extra = The pawn stays · FN-8.2
board-key-free = Not the last action · FN-7.6

board-goal = Shared goal
board-goal-none = Not drawn yet
board-goal-target = Target of { $players } players
board-goal-pot = Already in the pot
board-goal-everyone = Reached: everybody
board-goal-top = Reached: who gave the most
board-goal-lowest = Missed: who gave the least
board-goal-no-penalty = Missed: nobody loses anything
board-goal-reached = ✓ Reached
board-goal-missed = Missed
board-plus-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
board-plus-memory = { $memory } memory
board-resolving = Card in play

board-points = { $trait } { $points }
board-memory-of = Memory { $memory }
board-tokens = Tokens
board-memory = Memory
board-happiness = Happiness
board-row-free = Free
board-row-hand = Hand
board-row-bought = Bought
board-status-turn = Turn
board-status-acted = Acted
board-status-waiting = To act
board-status-moved = Moved
board-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
board-no-destination = No destination yet

# Alternative text and the text board
board-alt-start = { board-title }, { $moment }.
board-alt-pawns = Pawns: { $pawns }.
board-alt-on = { $players } on { $number } { $name }
board-alt-open = Open to { $player }: { $spaces }.
board-alt-closed = Barred: { $spaces }.
board-alt-tokens = tokens { $count }
board-alt-free = free plans { $count }
board-alt-hand-hidden = hand { $count } (face down)
board-alt-hand-open = hand { $cards }
board-alt-hand = hand { $count }
board-alt-bought = bought { $count }
board-alt-score = place { $rank }, happiness { $happiness }
board-alt-goal = Goal { $name }: { $target } TC together
board-alt-pot = pot { $pot }
board-alt-given = given { $total }
board-alt-card = Card in play: { $name }.
board-alt-hidden-card = a card face down

board-text-connections = Connections: { $pairs }
board-text-player = Player
board-text-destination = Destination
board-text-status = Today
board-text-free = Free
board-text-hand = Hand
board-text-bought = Bought
board-text-hand-of = Hand of { $player }
board-text-free-of = Free plans of { $player }
board-text-kept-of = Kept by { $player }
board-text-bought-of = Bought by { $player }
board-text-given = Given: { $amounts }

# parts of a drawing that are pressed or shown alone
space-map = The spaces
space-goal = The shared goal
space-players = The players
