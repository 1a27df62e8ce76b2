# The pictures that explain the day: first vote, second vote, head count, day and night.

vote-title = The first vote, and its ties
vote-lead = Everybody lays a token in front of a player they suspect; those with the most are the suspects. TW-11.2, TW-11.5, TW-11.6
vote-clockwise = clockwise
vote-tied = { $players } have the most tokens, but there are two places.
vote-by-token = The player nearest clockwise from the “Welcome!” token comes first. Players who are not tied are skipped.
vote-by-moderator = The player nearest clockwise from the moderator’s place comes first.
vote-by-lot = Lots are drawn among the tied.
vote-by-again = They are voted on again; if they are still tied then, lots decide.
vote-far = { $far ->
    [one] { $player }: 1 seat away
   *[other] { $player }: { $far } seats away
  }
vote-suspects = The suspects: { $first } (fur) and { $second } (footprint).

sides-title = Evidence, and the second vote
sides-lead = The suspects have spoken; all others who live choose one of the two, and lift their hands at once. TW-12.1, TW-13.2
sides-fur = wolf fur
sides-footprint = footprint
sides-votes = { $count ->
    [one] 1 vote for { $player }
   *[other] { $count } votes for { $player }
  }
sides-secret = Under each hand lies the token with the chosen side up: nobody can follow another.
sides-tie = Here both have equally many votes.
sides-lynched = { $player } is lynched.

heads-title = The head count
heads-lead = What each card counts as when the end is checked, after every night and every lynching. TW-16.2, TW-16.3
heads-wolf = Wolves { $count }
heads-citizen = Citizens { $count }
heads-nobody = Neither { $count }
heads-short-wolf = wolf
heads-short-witch = witch
heads-short-servant = serv.
heads-short-seer = seer
heads-short-medium = med.
heads-short-guard = guard
heads-short-mason = mas.
heads-short-mercenary = merc.
heads-short-gypsy = gypsy
heads-short-spiritist = spir.
heads-short-villager = vill.
heads-parity-at_least = The wolves win when the citizens no longer reach beyond the line: { $lead } more citizens now.
heads-parity-exactly = The wolves win when there are exactly as many wolves as citizens: { $lead } more citizens now.
heads-note-witch = To the seer the witch does not look like a wolf, but here she counts as one.
heads-note-servant-citizen = The wolf’s servant wins with the wolves, but counts as a citizen (dashed).
heads-note-servant-neutral = The wolf’s servant wins with the wolves and counts on neither side (dashed).
heads-town-wolf_cards = The town wins when no wolf card lives, even if the witch does.
heads-town-wolf_headcount = The town wins when nobody lives who counts as a wolf.

cycle-title = Night and day
cycle-lead = From the second night on it goes round until one side has won. TW-6 to TW-13
cycle-day = Day
cycle-end-dawn = After the deaths of the night: has a side won?
cycle-end-lynching = After the lynching: has a side won?
cycle-first-raid = On the first night only the wolves move, when all have met.
cycle-first-identify_only = On the first night all only meet: nobody is raided.
cycle-first-moderator_victim = On the first night the moderator is the victim.
