# The event phase.

event-time = The time marker is on { $time }.
event-self_destruct = The self-destruct marker is on { $position }.
event-event = Event: { $card }. { $says }
event-event_skipped = Nothing of what the card says can be done now.
event-lurks = { $seeder } in room { $slot } is gone without a trace.
event-bag_seeder = A Void Seeder token is drawn from the bag ({ $number }) and goes back. All roll for noise.
event-bag_blank = The blank token is drawn from the bag and goes back.
event-bag_madness = The madness token of { $player } is drawn from the bag and goes back.
event-bag_removed = The madness token of { $player } is removed for good.
