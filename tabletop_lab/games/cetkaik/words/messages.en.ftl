# What the rules of the game say: prompts, options, refusals, events.

phase-sides = drawing sides
phase-season = between seasons
phase-turn = season
phase-over = the end

# Decisions: the question, the name of the choice in a trace, the options.
prompt-action = { $again_is ->
    [yes] { $player } ({ $side }) may choose once more: which action without a throw?
   *[no] { $player } ({ $side }) is to move. Which action?
}
choice-action = an action
prompt-land = { $dark ->
    [one] 1 dark face is enough: where does { $player }’s piece end?
   *[other] { $dark } dark faces are enough: where does { $player }’s piece end?
}
choice-land = where the move ends
option-land-decline = nowhere: the piece stays
note-land-decline = The turn is over (CK-6.7).
prompt-declare = { $player } has a new hand: { $hands }. The amount is { SIGNED($amount) }, at rate { $rate }. Continue or end the season?
choice-declare = the declaration
option-declare-continue = Continue
option-declare-end_season = End the season
option-declare-silent = Declare nothing
note-declare-continue = { $stays_is ->
    [yes] The rate stays at { $rate }, nothing is paid now (CK-13.2, CK-13.5).
   *[no] The rate rises, nothing is paid now (CK-13.2).
}
note-declare-end_season = The amount is paid and the season is over (CK-13.3).
note-declare-silent = The turn ends, nothing changes.

# Chances.
chance-sides = who plays IA
chance-throw_off = throw for the first turn
chance-coin = coin
option-coin-IA = IA
option-coin-A = A
chance-first_leg_throw = throw for the way to the via point
chance-step_throw = stepping throw
chance-water_throw = water throw
option-throw_off = { $option_n } dark
option-first_leg_throw = { $option_n } dark
option-step_throw = { $option_n } dark
option-water_throw = { $option_n } dark

reason-throw_off = more dark faces
reason-coin = by coin
reason-alternate = in turn
reason-loser_of_season = lost points last season
reason-winner_of_season = gained points last season
reason-fixed = always IA
reason-all_points_lost = the opponent lost all points
reason-most_points = more points
reason-equal_points = equal points
reason-last_ender = equal points, but ended the last season
reason-no_action = no action possible

# What happens.
event-sides_drawn = { $side_is ->
    [IA] { $player } plays IA: sits below and moves upwards.
   *[A] { $player } plays A: sits above and moves downwards.
}
event-season_began = Season { $season }, { $name }, begins with the initial position.
event-rate_stands = The rate stays at { $rate }.
event-thrown_off = { $player } ({ $side }) throws for the first turn: { $dark } dark.
event-throw_off_tied = Both throw { $dark }: once more.
event-throw_off_undecided = Twenty ties in a row: a coin decides.
event-begins = { $player } ({ $side }) begins: { $reason }.
event-announced = { $via_is ->
    [none] { $player } announces: the { $piece } goes from { $origin } to { $square }.
   *[other] { $square_is ->
        [none] { $player } announces: the { $piece } on { $origin } steps on { $via } and slides on from there.
       *[other] { $toward_is ->
            [yes] { $player } announces: the { $piece } on { $origin } steps on { $via } and slides towards { $square }.
           *[no] { $player } announces: the { $piece } on { $origin } steps on { $via } and goes to { $square }.
        }
    }
}
event-in_hue = { $why_is ->
    [field] { $square } is hue, so the { $kind } moves from there by its way in hue.
    [hill] { $square }, the hill, is hue too, so the { $kind } moves from there by its way in hue.
   *[tam] { $square } is hue because tam is next to it, so the { $kind } moves from there by its way in hue.
}
event-stepped = { $owner_is ->
    [none] { $player }’s { $piece } on { $origin } steps on tam on { $via }.
    [IA] { $side_is ->
        [IA] { $player }’s { $piece } on { $origin } steps on { $player }’s own { $over } on { $via }.
       *[A] { $player }’s { $piece } on { $origin } steps on the enemy { $over } on { $via }.
    }
   *[A] { $side_is ->
        [A] { $player }’s { $piece } on { $origin } steps on { $player }’s own { $over } on { $via }.
       *[IA] { $player }’s { $piece } on { $origin } steps on the enemy { $over } on { $via }.
    }
}
event-threw = { $what_is ->
    [water] { $player } throws for the water: { $dark } dark, { $needed } needed.
    [first_leg] { $player } throws for the way to the via point: { $dark } dark, { $needed } needed.
   *[step] { $needed ->
        [0] { $dark ->
            [one] { $player } throws: 1 dark, so 1 square is open.
           *[other] { $player } throws: { $dark } dark, so up to { $dark } squares are open.
        }
       *[other] { $player } throws for the second leg: { $dark } dark, { $needed } needed.
    }
}
event-failed = { $what_is ->
    [water] Too few dark faces to enter the water: the piece stays where it started.
    [first_leg] Too few dark faces to reach the via point: the piece stays where it started.
   *[step] Too few dark faces for the second leg: the piece stays where it started.
}
event-declined = { $player } declines: the { $piece } stays on { $origin }.
event-chooses_again = { $player } may choose again: an action without a throw.
event-no_other_action = { $player } has no action without a throw; the turn is over.
event-moved = { $player }’s { $piece } goes from { $origin } to { $square }.
event-captured = { $player } captures the { $piece } on { $square }; it goes to the reserve.
event-came_back = { $player }’s { $piece } returns to { $origin }: nothing has changed.
event-tam_moved = { $returned_is ->
    [yes] { $player } moves tam and brings it back to { $origin }.
   *[no] { $player } moves tam from { $origin } to { $square }; its hue moves with it.
}
event-dropped = { $player } drops the { $piece } on { $square }.
event-penalty = { $why_is ->
    [stepped] { $player } has stepped on tam: the hand { $hand }, { SIGNED($points) }.
    [again] { $player } has moved tam right after the opponent: the hand { $hand }, { SIGNED($points) }.
    [pass] { $player } has brought tam back where it was: the hand { $hand }, { SIGNED($points) }.
   *[null] { $player } has come back to the origin: the hand { $hand }, { SIGNED($points) }.
}
event-pays_at_once = { $why_is ->
    [stepped] { $player } has stepped on tam and pays at once: { SIGNED($points) } × rate { $rate } = { SIGNED($amount) }.
    [again] { $player } has moved tam right after the opponent and pays at once: { SIGNED($points) } × rate { $rate } = { SIGNED($amount) }.
    [pass] { $player } has brought tam back where it was and pays at once: { SIGNED($points) } × rate { $rate } = { SIGNED($amount) }.
   *[null] { $player } has come back to the origin and pays at once: { SIGNED($points) } × rate { $rate } = { SIGNED($amount) }.
}
event-hand_completed = { $flash_is ->
    [yes] { $player } completes the hand { $hand } in one colour: { SIGNED($points) }.
   *[no] { $player } completes the hand { $hand }: { SIGNED($points) }.
}
event-one_colour = All its pieces have one colour: { SIGNED($bonus) } of these points are for that.
event-king_stands_in = The { $king } stands for a { $kind } in { $hand }.
event-every_kind = { $player } holds every kind there is, with a king in the king’s own place.
event-hands_counted = { $player } holds { $hands }: { SIGNED($points) } together.
event-hand_lost = { $flash_is ->
    [yes] { $player } no longer holds { $hand } in one colour.
   *[no] { $player } no longer holds { $hand }.
}
event-continued = { $stays_is ->
    [yes] { $player } continues: the rate stays at { $rate }.
   *[no] { $player } continues: the rate is now { $rate }.
}
event-stayed_silent = { $player } declares nothing.
event-season_ended = { $player } ends { $name }: { SIGNED($amount) } points.
event-season_void = { $why_is ->
    [cap] Season { $season } has lasted { $plies } turns: it ends without points.
    [repetition] The same position has come up for the third time: season { $season } ends without points.
    [no_action] No action is possible: season { $season } ends without points.
   *[endless] Season { $season } has no end after { $plies } turns: it is stopped without points.
}
event-points_moved = { $points ->
    [0] No points change hands.
    [one] { $player } gets 1 point from { $target }.
   *[other] { $player } gets { $points } points from { $target }.
}
event-points_from_bank = The bank changes the points of { $player } by { SIGNED($points) }.
event-score = Points so far: IA { $ours }, A { $theirs }.
event-lost_at_once = { $player } ({ $side }) has no points left and loses at once.
event-extra_season = Equal points: season { $season } is played as well.
event-no_action = { $player } has no possible action.
event-turn_passed = { $player } passes.
event-game_over = { $winners_n ->
    [1] The game is over: { $winners } wins ({ $why }).
   *[other] The game is over: a draw ({ $why }).
    }
why-all_points_lost = { reason-all_points_lost }
why-most_points = { reason-most_points }
why-equal_points = { reason-equal_points }
why-last_ender = { reason-last_ender }
why-no_action = { reason-no_action }

# What the bots are called.
bot-greedy = greedy
