# What the rules of the game say: values, prompts, options, refusals, events.

space-1 = Free plan
space-2 = Research
space-3 = Chores
space-4 = Travel support
space-5 = Chance
space-6 = Free action
came_from-1 = 1 { space-1 }
came_from-2 = 2 { space-2 }
came_from-3 = 3 { space-3 }
came_from-4 = 4 { space-4 }
came_from-5 = 5 { space-5 }
came_from-6 = 6 { space-6 }
here-1 = { came_from-1 }
here-2 = { came_from-2 }
here-3 = { came_from-3 }
here-4 = { came_from-4 }
here-5 = { came_from-5 }
here-6 = { came_from-6 }
spaces-1 = { came_from-1 }
spaces-2 = { came_from-2 }
spaces-3 = { came_from-3 }
spaces-4 = { came_from-4 }
spaces-5 = { came_from-5 }
spaces-6 = { came_from-6 }
barred-1 = { came_from-1 }
barred-2 = { came_from-2 }
barred-3 = { came_from-3 }
barred-4 = { came_from-4 }
barred-5 = { came_from-5 }
barred-6 = { came_from-6 }

trait-taste = taste
trait-history = history
trait-nature = nature
trait-culture = culture
trait-leisure = leisure
trait-water = water
traits-taste = { trait-taste }
traits-history = { trait-history }
traits-nature = { trait-nature }
traits-culture = { trait-culture }
traits-leisure = { trait-leisure }
traits-water = { trait-water }

kind-destination = destination
kind-free_plan = free plan
kind-regular_plan = regular plan
kind-chore = chore
kind-travel_support = travel-support card
kind-chance = chance card
kind-shared_goal = shared goal

phase-setup = setup
phase-turns = turns
phase-purchase = buying plans
phase-goal = shared goal
phase-conversion = conversion
phase-scoring = scores
phase-over = the end

reason-happiness = most happiness
reason-memory = more memory at equal happiness
reason-tc = more money left at equal happiness and memory
reason-shared = equal in everything

# Decisions: the question, the name of the choice in a trace, the options.
prompt-destination = Which destination does { $player } keep?
choice-destination = a destination
prompt-move = Where does { $player }’s pawn go?
choice-move = where to move
option-move = { $option_n } { $space }
note-move-1 = Draw a free plan and add its points at once
note-move-2 = Draw one regular plan into your hand
note-move-3 = Earn the money on a chore card
note-move-4 = Draw a travel-support card: gain or loss
note-move-5 = Draw a chance card
note-move-6 = Do any one of the actions 1 to 5
prompt-free_action = Which action does { $player } use the free action for?
choice-free_action = what to use the free action for
option-free_action = { $option_n } { $space }
note-free_action-1 = { note-move-1 }
note-free_action-2 = { note-move-2 }
note-free_action-3 = { note-move-3 }
note-free_action-4 = { note-move-4 }
note-free_action-5 = { note-move-5 }
prompt-chance_or_cash = Does { $player } draw a chance card or take the money?
choice-chance_or_cash = a card or money
option-chance_or_cash-draw_card = a chance card
option-chance_or_cash-take_cash = the money
prompt-extra_action = Which extra action does { $player } take for a determination token?
choice-extra_action = an extra action for a token
option-extra_action = { $option_n } { $space }
option-extra_action-stop = none
note-extra_action-1 = { note-move-1 }
note-extra_action-2 = { note-move-2 }
note-extra_action-3 = { note-move-3 }
note-extra_action-4 = { note-move-4 }
note-extra_action-5 = { note-move-5 }
note-extra_action-6 = { note-move-6 }
prompt-card_extra_action = Which extra action, granted by a card, does { $player } take?
choice-card_extra_action = an extra action granted by a card
option-card_extra_action = { $option_n } { $space }
option-card_extra_action-decline = none
note-card_extra_action-1 = { note-move-1 }
note-card_extra_action-2 = { note-move-2 }
note-card_extra_action-3 = { note-move-3 }
note-card_extra_action-4 = { note-move-4 }
note-card_extra_action-5 = { note-move-5 }
note-card_extra_action-6 = { note-move-6 }
prompt-choose_player = “{ $card }”: which other player does { $player } choose?
choice-choose_player = another player
prompt-bargain = “{ $card }”: whom does { $player } pay { NUMBER($price) } TC for a plan from their hand?
choice-bargain = whom to pay for a plan
option-bargain-decline = nobody
prompt-choose_trait = “{ $card }”: which minor trait does { $player } choose?
choice-choose_trait = a minor trait
option-choose_trait-taste = { trait-taste }
option-choose_trait-history = { trait-history }
option-choose_trait-nature = { trait-nature }
option-choose_trait-culture = { trait-culture }
option-choose_trait-leisure = { trait-leisure }
option-choose_trait-water = { trait-water }
prompt-swap_plan = Which regular plan does { $player } give away?
choice-swap_plan = the plan to give away
prompt-keep_plan = Which of the drawn plans does { $player } keep?
choice-keep_plan = the plan to keep
prompt-redraw = Which regular plans does { $player } discard and draw again?
choice-redraw = the plans to draw again
prompt-replace_goal = Does “{ $card }” replace the present shared goal?
choice-replace_goal = what becomes of the drawn goal
option-replace_goal-replace = it replaces the present goal
option-replace_goal-discard = it is discarded
prompt-discard_plan = { $player } holds one plan too many: which one goes?
choice-discard_plan = the plan to discard
prompt-purchase = Which of the plans in hand does { $player } buy?
choice-purchase = the plans to buy
prompt-contribution = How much does { $player } put into the shared goal?
choice-contribution = a contribution
option-contribution = { NUMBER($option_n) } TC
prompt-convert = Which points of a minor trait does { $player } convert into memory?
choice-convert = which points to convert
option-convert-stop = none
option-convert-taste = { trait-taste }
option-convert-history = { trait-history }
option-convert-nature = { trait-nature }
option-convert-culture = { trait-culture }
option-convert-leisure = { trait-leisure }
option-convert-water = { trait-water }

# Chances.
chance-destination = destination card
chance-free_plan = free plan
chance-regular_plan = regular plan
chance-chore = chore card
chance-travel_support = travel-support card
chance-chance = chance card
chance-shared_goal = shared goal
chance-first_player = first player
chance-bargain = plan taken from the hand
chance-lowest_contributor = lowest contributor

# Why not.
refused-stay = { $player }’s pawn has to leave its space; staying is not allowed.
refused-not_connected = { $space_n } { $space } is not connected to { $here }.
refused-barred = { $space_n } { $space } is barred: { $player } acted there in the previous turn or since.
refused-closed = No card is left for { $space_n } { $space }, so it is closed.
refused-repeated = { $player } acted on { $space_n } { $space } just before, and an action may not be repeated at once.
refused-free_through_free = A free action is used for one of the actions 1 to 5.
refused-out_of_scope = An extra action on { $space_n } { $space } is not possible from where the pawn stands.
refused-too_dear = { $cards_n ->
    [one] “{ $cards }” costs { NUMBER($price) } TC; { $player } has only { NUMBER($money) } TC.
   *[other] { $cards_and } together cost { NUMBER($price) } TC; { $player } has only { NUMBER($money) } TC.
  }
refused-not_in_hand = “{ $card }” is not in { $player }’s hand.
refused-chosen_twice = “{ $card }” can be chosen only once.
refused-not_drawn = “{ $card }” is not one of the two destinations that { $player } drew.
refused-destination_taken = “{ $card }” is already { $player }’s destination.
refused-main_trait_taken = { $player }’s destination “{ $card }” gives its highest weight to the same trait: { $trait }.
refused-not_just_drawn = “{ $card }” is not one of the plans that { $player } has just drawn.
refused-oneself = The card asks for another player: { $player } cannot choose themselves.
refused-holds_no_plan = { $player } holds no regular plan.
refused-there_already = { $player }’s pawn stands on { $space_n } { $space } already.
refused-not_minor_for_card = The card asks for a minor trait (×1); { $player }’s destination weighs { $trait } ×{ $weight }.
refused-more_than_owned = { $player } has only { NUMBER($money) } TC left and cannot give more.
refused-below_the_least = A player who has the money gives at least { NUMBER($least) } TC.
refused-below_nothing = Nobody can give less than 0 TC.
refused-between_two_steps = Contributions go in steps of { NUMBER($step) } TC.
refused-not_minor = Only points of minor traits (×1) can be converted; { $player }’s destination weighs { $trait } ×{ $weight }.
refused-too_few_points = A conversion takes { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
  } in { $trait }; { $player } has { $points } that can be converted.
refused-one_trait = All { $size } points of a conversion must be of the same trait.
refused-as_many_points = A conversion takes exactly { $size ->
    [one] { $size } point
   *[other] { $size } points
  }.

# What happens.
event-set_up = The table is set up for { $players } players.
event-clean_sheets = Nobody has acted yet; all traits and memory are 0.
event-cards_removed = Cards for three or more players go back to the box: { $cards_and }.
event-pawns_placed = All pawns stand on { $space_n } { $space }.
event-money_handed_out = Everybody receives { NUMBER($amount) } TC.
event-tokens_handed_out = Everybody receives { $tokens ->
    [one] { $tokens } determination token
   *[other] { $tokens } determination tokens
  }.
event-destination_opened = { $player } reveals the destination { $card }.
event-goal_opened = The shared goal is “{ $card }”.
event-first_player = { $player } is the first player.
event-day_begins = Day { $day } begins.
event-turn_begins = { $barred_n ->
    [0] { $player }’s turn on day { $day }. Nothing is barred.
   *[other] { $player }’s turn on day { $day }. Barred: { $barred }.
  }
event-turn_was_taken = { $player } has already acted today; only extra actions are left.
event-turn_skipped = Every connected space is barred: { $player } skips the turn.
event-stayed = Every connected space is barred: { $player } stays and acts on { $space_n } { $space }.
event-restriction_lifted = Every connected space is barred, so for this move none is: { $player } may go to { $spaces_and }.
event-moved = { $player } moves from { $came_from } to { $space_n } { $space }.
event-was_moved = { $player }’s pawn is moved from { $came_from } to { $space_n } { $space }.
event-not_moved = { $player }’s pawn stands on { $space_n } { $space } already and is not moved.
event-no_action_follows = { $player } has already acted today: only the pawn is moved.
event-must_act_there = { $player } has not acted today and will act on the space the pawn was moved to.
event-no_own_move = { $player } was moved by a card, so there is no move of their own: { $player } acts on { $space_n } { $space }.
event-acts = { $player } performs action { $space_n } { $space }.
event-free_action_used = { $player } uses the free action for { $space_n } { $space }.
event-free_plan_taken = { $player } lays out the free plan “{ $card }” and adds its points at once.
event-plan_drawn = { $card ->
    [hidden] { $player } draws a regular plan, unseen by the others.
   *[other] { $player } draws the regular plan “{ $card }” into hand.
  }
event-plans_drawn = { $cards ->
    [hidden] { $count ->
        [one] { $player } draws a regular plan, unseen by the others.
       *[other] { $player } draws { $count } regular plans, unseen by the others.
    }
   *[other] { $count ->
        [one] { $player } draws the regular plan “{ $cards }”.
       *[other] { $player } draws { $count } regular plans: { $cards_and }.
    }
  }
event-plans_discarded = { $cards_n ->
    [0] { $player } discards no plan.
    [one] { $player } discards “{ $cards }”.
   *[other] { $player } discards { $cards_and }.
  }
event-plan_bought_off = { $card ->
    [hidden] { $player } takes a regular plan at random from { $victim }’s hand.
   *[other] { $player } takes “{ $card }” at random from { $victim }’s hand.
  }
event-plans_swapped = { $given ->
    [hidden] { $player } and { $other } exchange a regular plan, unseen by the others.
   *[other] { $player } gives “{ $given }” to { $other } and gets “{ $taken }”.
  }
event-bargain_declined = { $player } does not bargain.
event-chance_drawn = { $player } resolves the chance card “{ $card }”.
event-no_candidate = { $reason_is ->
    [money] “{ $card }” has no effect: { $player } does not have the full price.
    [own_plan_missing] “{ $card }” has no effect: { $player } holds no regular plan to give.
    [there_already] “{ $card }” has no effect: every other pawn stands there already.
   *[holds_no_plan] “{ $card }” has no effect: no other player holds a regular plan.
  }
event-nothing_to_draw = No { $kind } is left, so { $player } draws nothing.
event-reshuffled = { $cards ->
    [one] The only discarded { $kind } is the new deck.
   *[other] The { $cards } discarded cards ({ $kind }) are shuffled into a new deck.
  }
event-gained = { $player } gains { NUMBER($amount) } TC.
event-lost = { $forgiven ->
    [0] { $player } loses { NUMBER($amount) } TC.
   *[other] { $amount ->
        [0] { $player } has no money to lose; the { NUMBER($forgiven) } TC are forgiven.
       *[other] { $player } loses { NUMBER($amount) } TC, all that is left; the other { NUMBER($forgiven) } TC are forgiven.
    }
  }
event-paid = { $forgiven ->
    [0] { $player } pays { NUMBER($amount) } TC to { $payee }.
   *[other] { $amount ->
        [0] { $player } has no money left and pays { $payee } nothing of the { NUMBER($owed) } TC.
       *[other] { $player } pays { $payee } { NUMBER($amount) } TC of the { NUMBER($owed) } TC: that is all there is.
    }
  }
event-first_chores = { $player } does chores for the first time, which earns a bonus with two players.
event-points_gained = { $player } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in { $trait }.
event-memory_changed = { SIGN($change) ->
    [plus] { $player } gains { $change } memory (now { $memory }).
    [minus] { $player } loses { SIZE($change) } memory (now { $memory }).
   *[zero] { $player }’s memory stays at { $memory }.
  }
event-pot_grew = The bank puts { NUMBER($amount) } TC on the shared goal (now { NUMBER($pot) } TC).
event-goal_seen = Everybody looks at the shared goal “{ $card }”.
event-goal_replaced = “{ $card }” is the new shared goal.
event-goal_kept = “{ $card }” remains the shared goal.
event-extra_action_owed = { $player } may take an extra action in step 3 of this turn.
event-extra_action_declined = { $player } takes no extra action.
event-token_spent = { $player } spends a determination token ({ $left } left).
event-tokens_gained = { $gained ->
    [0] { $player } already holds the maximum of { $tokens } and gains no token.
    [one] { $player } gains { $gained } determination token (now { $tokens }).
   *[other] { $player } gains { $gained } determination tokens (now { $tokens }).
  }
event-no_recovery = { $player } has used a token and does not recover one.
event-last_day_ended = Day { $days } is over: the final settlement begins.
event-settlement_step = Settlement: { $phase }.
event-plans_bought = { $cards_n ->
    [0] { $player } buys no plan.
    [one] { $player } buys “{ $cards }” for { NUMBER($amount) } TC.
   *[other] { $player } buys { $cards_and } for { NUMBER($amount) } TC.
  }
event-contributed = { $player } puts { NUMBER($amount) } TC into the shared goal.
event-goal_reached = “{ $card }” is reached: { NUMBER($total) } TC, the target was { NUMBER($target) } TC.
event-goal_missed = “{ $card }” is missed: { NUMBER($total) } TC, the target was { NUMBER($target) } TC.
event-rewarded = { $memory ->
    [0] { $player } gains a bonus of { $bonus }.
   *[other] { $player } gains a bonus of { $bonus } and { $memory } memory.
  }
event-nobody_rewarded = Nobody gave anything: nobody gains the reward.
event-penalised = { $player } gave the least: the penalty is { $penalty } memory.
event-nobody_penalised = Several gave the least: nobody loses memory.
event-no_penalty = With two players a missed goal has no penalty.
event-converted = { $player } converts points in { $traits_and } into { $memory } memory.
event-scored = { $player }: traits { $traits } + memory { $memory } + bonus { $bonus } = { $happiness } happiness.
event-game_over = { $reason_is ->
    [shared] { $winners_and } share the victory with { $happiness } happiness.
    [memory] { $winners } wins: the same happiness, { $happiness }, and more memory.
    [tc] { $winners } wins: the same happiness, { $happiness }, the same memory, and more money.
   *[other] { $winners } wins with { $happiness } happiness.
  }

# What the bots are called.
bot-balanced = balanced
bot-money_first = money first
bot-memory_first = memory first
bot-goal_contributor = goal contributor
