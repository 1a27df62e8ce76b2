# Rooms, engines, pods, repairs.

event-uses_room = { $player } uses the { $room } (room { $slot }).
chance-coordinates = the coordinates card
event-saw_coordinates = { $card ->
    [hidden] { $player } looks at the coordinates card.
   *[other] { $player } looks at the coordinates card: { $card }.
}
prompt-destination = Where does { $player } set the destination marker?
choice-destination = a space of the destination track
event-destination = { $player } sets the destination marker to { $course }.
chance-engine = an engine token
event-saw_engine = { $token ->
    [hidden] { $player } looks at the top token of engine { $engine }.
   *[other] { $player } looks at the top token of engine { $engine }: { $token }.
}
event-no_rest = { $player } is not left alone and cannot hibernate.
event-hibernates = { $player } hibernates.
event-signal = { $player } sends a signal.
event-self_destruct_started = The self-destruct sequence starts.
event-self_destruct_stopped = The self-destruct sequence stops.
prompt-airlock_room = Which room does { $player } vent?
choice-airlock_room = a yellow room
event-airlock = { $player } starts the Emergency Airlock procedure for room { $slot }.
event-airlock_open = The Emergency Airlock procedure of room { $slot } ends: a door is open.
event-vented = The air leaves room { $slot }.
event-took_egg = { $player } takes an egg from the Nest.
event-nest_destroyed = The Nest is destroyed.
prompt-switch_doors = Which door does { $player } open or close?
choice-switch_doors = a door
option-switch_doors-enough = No more
prompt-look_at = At which room does { $player } look?
choice-look_at = a room
event-saw_room = { $room ->
    [hidden] { $player } looks at the tile of room { $slot }.
   *[other] { $player } looks at the tile of room { $slot }: { $room }.
}
event-saw_token = { $token ->
    [hidden] { $player } looks at the token in room { $slot }.
   *[other] { $player } looks at the token in room { $slot }: { $token }, number { $number }.
}
refused-no_room_action = { $room } has no action.
refused-broken_down = { $room } has a malfunction.

prompt-pod = Which escape pod does { $player } choose?
choice-pod = an escape pod
event-boarded = { $player } boards escape pod { $pod }.
event-not_boarded = { $player } is not left alone and cannot board.
prompt-launch = Does escape pod { $pod } start at once?
choice-launch = whether the pod starts
option-launch-launch = Launch now
option-launch-wait = Wait
prompt-in_the_pod = What does { $player } do in escape pod { $pod }?
choice-in_the_pod = what is done in the pod
option-in_the_pod-launch = Launch
option-in_the_pod-step_out = Step out
option-in_the_pod-stay = Stay and pass
event-stepped_out = { $player } is in room { $slot } again.
event-launched = Escape pod { $pod } is launched with { $players_and }.
event-pod_flipped = { $player } { $open ->
    [yes] unlocks
   *[other] locks
} escape pod { $pod }.
event-pods_unlocked = All escape pods are unlocked.

prompt-repair = What does { $player } repair?
choice-repair = what is repaired
option-repair-malfunction = The malfunction of this room
option-repair-engine = The engine
event-repaired = { $player } repairs room { $slot }.
prompt-engine_tokens = The upper token of engine { $engine } is "{ $token }". Does { $player } swap the tokens?
choice-engine_tokens = how the tokens lie
option-engine_tokens-leave = Leave them
option-engine_tokens-swap = Swap them
event-engine_swapped = { $player } swaps the tokens of engine { $engine }.
event-engine_left = { $player } leaves the tokens of engine { $engine } as they lie.
prompt-destroy_door = Which door does { $player } destroy?
choice-destroy_door = a door
prompt-close_door = Which door does { $player } close?
choice-close_door = a corridor
prompt-switch_door = Which door does { $player } open or close?
choice-switch_door = a door
