# The words of the pictures beside the board.
figure-must = must
figure-may = may
figure-bonus = Bonus
figure-others = every other trait
figure-worth = worth { $worth }

figure-turn-title = A turn
figure-turn-lead = Three steps, always in this order. The first two must be done.
figure-step-move = Move
figure-step-act = Act
figure-step-extra = Extra action
figure-move-walk = Move along one connection to an adjacent space. The pawn may not stay. (FN-6.1)
figure-move-barred-all_acted = Barred: every space where you acted since your last turn began. (FN-6.2)
figure-move-barred-last_acted = Barred: the space of your last action. (FN-6.2)
figure-move-barred-main_acted = Barred: the space of the main action of your last turn. (FN-6.2)
figure-move-stuck-lift_restriction = Every way is barred? Then for this one move nothing is. (FN-6.3)
figure-move-stuck-stay_and_act = Every way is barred? Then stay and act once more where you are. (FN-6.3)
figure-move-stuck-skip_turn = Every way is barred? Then the turn is skipped. (FN-6.3)
figure-extra-token = Spend a determination token for one more action. The pawn does not move. (FN-8.2, 9.1)
figure-extra-where-any_other_space = Any of the six spaces. (FN-8.4)
figure-extra-where-adjacent_spaces = Only a space connected to the pawn’s. (FN-8.4)
figure-extra-where-own_space_only = Only the space where the pawn stands. (FN-8.4)
figure-extra-repeat = Never repeat the action just done. (FN-8.3)
figure-extra-when-after_main_action = Only after the main action. (FN-8.5)
figure-extra-when-any_time_in_turn = Before the move or before the action, too. (FN-8.5)

figure-barred-title = Which spaces an action bars
figure-barred-lead = P1’s next turn. A frame: P1 may go there. Crossed out: barred.
figure-barred-plain = After a plain turn
figure-barred-free = After a free action
figure-barred-token = After a token
figure-barred-did = P1 acted on: { $named }.
figure-barred-shut = Barred: { $numbers }.
figure-barred-ways = P1 may go to: { $numbers }.

figure-weights-title = Destinations and their weights
figure-weights-lead = What a point of each trait counts for each player. Traits that count more than once are tinted.
figure-collected-title = What everybody has collected
figure-collected-lead = Points × weight. Memory and bonus count as they are.
figure-plans-title = Plans in hand
figure-plans-lead = The price stands above; below, what the plan is worth to this player: points × weight, and memory.
figure-plans-none = No plan in hand.

figure-settlement-title = The final settlement
figure-settlement-lead = After the last day. All players finish one step before the next begins.
figure-settle-purchase = Buy plans
figure-settle-purchase-said = Pay for plans from your hand. No credit. A plan that is not bought gives nothing. Free plans always count.
figure-settle-goal = Shared goal
figure-settle-goal-said = Everybody gives in secret. { $who_is ->
    [contributors_only] Reached: all who gave something are rewarded.
    [top_only] Reached: those who gave the most are rewarded.
   *[all] Reached: all are rewarded.
  } { $penalty ->
    [0] Missed: nobody loses anything.
   *[other] Missed: those who gave the least lose { $penalty } memory.
  }
figure-settle-conversion = Convert
figure-settle-conversion-said = You may turn { $size } points of one trait of weight 1 into { $gain } memory, as often as your points allow.
figure-settle-scoring = Add up
figure-settle-scoring-said = Points × weight, and memory, and the bonus of the goal: that is happiness. { $minor_is ->
    [zero_unless_converted] Points of weight 1 count for nothing.
   *[other] {""}
  }
figure-settle-ranking = Rank
figure-settle-ranking-said = Most happiness wins. A tie: most memory. Still a tie: most money left.
