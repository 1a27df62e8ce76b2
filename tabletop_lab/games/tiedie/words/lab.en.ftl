# The rules lab.
lab-question = question
lab-reading = reading
lab-hunted = who hunts whom
lab-out = out
lab-variant = variant
lab-difference = difference
lab-error = standard error
lab-away = standard errors
lab-says = what that says
lab-clear = clear
lab-unclear = not clear with so few games
lab-own-tile = Own room
lab-tile-fits = This tile has no faults.
