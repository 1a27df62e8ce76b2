# How an action is said: by its squares (in a trace), or with the pieces of the position (at-..., on a button).
by-plain = { $origin } to { $to }
by-step = { $origin } steps on { $via } and goes to { $to }
by-slide = { $origin } steps on { $via } and slides to { $to }
by-toward = { $origin } steps on { $via } and slides towards { $to }
by-open = { $origin } steps on { $via } and slides on
by-back = { $origin } steps on { $via } and returns
the-over = { $over_is ->
    [tam] tam
   *[other] the { $over }
}
at-plain = { $mover } { $origin } to { $to }
at-step = { $mover } { $origin } steps on { the-over } on { $via } and goes to { $to }
at-slide = { $mover } { $origin } steps on { the-over } on { $via } and slides to { $to }
at-toward = { $mover } { $origin } steps on { the-over } on { $via } and slides towards { $to }
at-open = { $mover } { $origin } steps on { the-over } on { $via } and slides on
at-back = { $mover } { $origin } steps on { the-over } on { $via } and returns
act-capture = { $text }, capturing the { $target }
act-odds = { $text } ({ $odds })
act-drop = Drop the { $piece } on { $to }
act-any-drop = Drop the { $piece }
act-any-tam = Tam { $origin }
act-tam = Tam { $origin } { $legs }
tam-then = {", "}then{" "}
tam-leg = to { $to }
by-tam-over = over { $via } to { $to }
at-tam-over = over the { $over } on { $via } to { $to }
mover-boat = Boat
mover-pawn = Pawn
mover-bow = Bow
mover-chariot = Chariot
mover-tiger = Tiger
mover-horse = Horse
mover-scribe = Scribe
mover-shaman = Shaman
mover-general = General
mover-king = King
over-boat = { kind-boat }
over-pawn = { kind-pawn }
over-bow = { kind-bow }
over-chariot = { kind-chariot }
over-tiger = { kind-tiger }
over-horse = { kind-horse }
over-scribe = { kind-scribe }
over-shaman = { kind-shaman }
over-general = { kind-general }
over-king = { kind-king }
target-boat = { kind-boat }
target-pawn = { kind-pawn }
target-bow = { kind-bow }
target-chariot = { kind-chariot }
target-tiger = { kind-tiger }
target-horse = { kind-horse }
target-scribe = { kind-scribe }
target-shaman = { kind-shaman }
target-general = { kind-general }
target-king = { kind-king }

# What an action needs or costs.
note-act-step = Stepping throw: as many dark faces as squares after the step (CK-6.5).
note-act-open = The square is chosen after the stepping throw (CK-6.6).
note-act-water = Water throw: { $needed } dark faces (CK-7.1).
note-act-step_tam = Steps on tam: { SIGNED($points) } (CK-12.7).
note-act-tam_again = Tam again: { SIGNED($points) } (CK-12.6).
note-act-tam_pass = Tam skips the turn: { SIGNED($points) } (CK-12.6).
