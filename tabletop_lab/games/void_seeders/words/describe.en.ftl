# The table in words, and how the voyage was decided.

describe-game = Nemesis: Void Seeders.
describe-round = Round { $round }, { $step }, time { $time }.
describe-destruct = Self-destruct at { $position }.
describe-character = { $player } ({ $who }) { $status_is ->
    [aboard] { $slot ->
        [0] waits for the start
       *[other] in room { $slot }, madness { $madness }, { $light } light and { $serious } serious wounds, { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
    }
    [pod] waits in escape pod { $pod }, madness { $madness }
    [hibernating] hibernates
    [left] left in a pod
   *[dead] is dead
}.
describe-seeder = { $seeder } in { $slot }
describe-seeders = Void Seeders: { $seeders }.
describe-lairs = Lairs in { $slots }.
describe-fire = Fire in { $slots }.
describe-malfunction = Malfunction in { $slots }.
describe-airlock = Emergency Airlock procedure in { $slots }.
describe-ship = { $hidden ->
    [one] 1 room
   *[other] { $hidden } rooms
} face down, { $noise ->
    [one] 1 noise marker
   *[other] { $noise } noise markers
}; in the bag { $bag } Void Seeder, 1 blank and { $mad } madness tokens.
describe-seen = { $room } (face down, seen by this viewer)
describe-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
describe-token = token: { $token } (face down, seen by this viewer)
describe-token-hidden = a token face down
describe-in-fire = fire
describe-in-malfunction = malfunction
describe-in-airlock = loses its air at the end of the phase
describe-injuries = { $seeder }, { $count ->
    [one] 1 injury
   *[other] { $count } injuries
}
describe-noise = noise marker
describe-door-closed = closed door
describe-door-destroyed = destroyed door
describe-ammo = { $count } ammo
describe-dressed = { $wound } (dressed)
describe-left = left: { $thing }
describe-right = right: { $thing }
describe-inventory = { $count ->
    [one] 1 item
   *[other] { $count } items
}
describe-quest = { $quest } (active)
describe-signal = Signal sent
fact-corridor = corridor { $one }–{ $other }

text-engine-working = works
text-engine-damaged = damaged
text-engine-unknown = ?
text-locked = locked
text-unlocked = unlocked
text-bag = Bag: { $seeders } Void Seeder tokens, 1 blank, madness of { $mad }; supply { $supply }
text-lairs = Lairs destroyed: { $destroyed }; eggs in the Nest: { $eggs }

score-foot = Whoever survives and has a fulfilled objective wins.
score-checks = The four checks
score-fate = At the end
score-madness = Madness
score-signal = Signal
score-sent = sent
score-objective = Objective
score-fulfilled = Fulfilled
score-yes = yes
score-no = no

# What is counted of a seat, and the line of a seat below a small board.
amount-madness = madness
amount-light = light wounds
amount-wounds = serious wounds
amount-hands = cards in hand
amount-items = items
amount-ammo = ammo
seat-facts = { $doing_is ->
    [dead] dead
    [left] left in a pod
    [hibernating] hibernating
   *[other] { $place ->
        [0] {""}
       *[other] room { $place } ·{" "}
    }mad { $madness } · wounds { $light }+{ $serious } · { $hands ->
        [one] 1 card
       *[other] { $hands } cards
    } · { $items ->
        [one] 1 item
       *[other] { $items } items
    }
}
