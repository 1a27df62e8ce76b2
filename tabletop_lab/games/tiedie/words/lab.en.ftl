# The rules lab.
lab-question = question
lab-reading = reading
lab-hunted = who hunts whom
lab-out = out
lab-asked = asked next
lab-own-tile = Own room
lab-tile-fits = This tile has no faults.
lab-tile-alt = A room as it lies on the map: { $floor } squares of floor, doors to the { $doors }, box spaces: { $boxes }.
