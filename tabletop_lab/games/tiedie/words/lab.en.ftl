# The rules lab.
lab-question = question
lab-reading = reading
lab-hunted = who hunts whom
lab-out = out
lab-asked = asked next
lab-variant = variant
lab-difference = difference
lab-error = standard error
lab-away = standard errors
lab-says = what that says
lab-clear = clear
lab-unclear = not clear with so few games
lab-own-tile = Own room
lab-tile-fits = This tile has no faults.
lab-tile-alt = A room as it lies on the map: { $floor } squares of floor, doors to the { $doors }, box spaces: { $boxes }.
