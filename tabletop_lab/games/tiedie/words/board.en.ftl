# Words on the picture of the table.

board-round = Round { $round } · { $time }
board-team = team { $team }
board-part = Part of the map. Not shown here: { $shown }. The small map shows where this part lies.
board-no-map = The map is not laid yet.
board-turns = { $turns ->
    [0] not turned
    [1] turned once
    [2] turned twice
   *[other] turned { $turns } times
}
board-over = The play is over.
board-seen-player = { $player }’s view
board-seen-moderator = The moderator’s view
board-seen-public = What everybody sees

part-hunter = hunter
part-survivor = survivor
part-warden = warden
part-prisoner = prisoner

board-state-setup = getting ready
board-state-in_play = in play
board-state-choosing = choosing
board-state-waiting = waiting
board-state-turn = acting
board-state-done = done
board-state-asleep = asleep
board-state-forced = must sleep
board-state-blocked = blocked
board-state-stunned = stunned
board-state-carried = carried
board-state-eliminated = out
board-state-escaped = escaped
board-state-removed = removed

board-line-open = open on { $square }
board-line-open-short = open
board-line-found = on { $square }
board-line-found-short = found
board-line-hidden = not found yet
board-line-hidden-short = not found

board-key-offered = can be chosen
board-key-end = where the Move can end
board-key-token = box token
board-key-seen = seen by the viewer
board-key-route = route
board-key-passage = passage
board-key-rock = impassable
board-key-start = start square
board-key-wall = wall; doors are gaps
board-key-crate = box space
board-key-door = door
board-key-streak = active rounds in a row
board-key-forced = must sleep until
board-key-lock = Accuse locked until
board-key-pile = Accuse cards of the warden
board-key-seat = seat { $player }
board-key-hands = sleep cards in hand
board-key-held = box tokens held
board-key-target = target
board-key-team = team
board-key-hunter = hunter
board-key-warden = warden
board-key-health = health
board-key-removals = removals of the team
board-key-trophies = character cards won

# What is counted of a seat, and the line of a seat below a small board.
amount-hands = sleep cards
amount-held = box tokens
amount-streak = active rounds in a row
amount-health = health
amount-removals = removals
amount-trophies = character cards
amount-accuse_cards = Accuse cards
# At the first mark of the history slider.
round-round = round { $round }
seat-facts = { $doing_is ->
    [eliminated] out
    [escaped] escaped
    [removed] removed
   *[other] { $hands ->
        [one] 1 card
       *[other] { $hands } cards
    } · { $held ->
        [one] 1 token
       *[other] { $held } tokens
    }{ $counting_is ->
        [hp] {" "}· { $counts } health
        [team] {" "}· { $counts } removed
        [tail] {" "}· { $counts ->
            [one] 1 character
           *[other] { $counts } characters
        }
        [warden] {" "}· { $counts ->
            [one] 1 character
           *[other] { $counts } characters
        }
       *[hunter] {""}
    }
}

# parts of a drawing that are pressed or shown alone
space-map = The map
space-lines = The exits
space-players = The players
