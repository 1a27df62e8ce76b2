# What a study says of its numbers.
quantity-decisions = decisions a game
quantity-score = mean score of the seats
quantity-margin = margin of the best score over the next
quantity-clauses = clauses that came up in a game
quantity-win_share = { $seat }’s share of the victories
quantity-score_of = { $seat }’s score
quantity-end = games that end because “{ $reason }”
study-title = { $title }: { $done } of { $games } games
study-players = { $players ->
    [one] one player
   *[other] { $players } players
}, bots: { $bots }, seeds from { $seed }
study-running = The games are being played.
study-stopped = Stopped; what is done is kept.
study-failed = The study has ended early: { $error }
# How much more or less a share is: 40 % against 37 % are 3 percentage points.
study-points = { $difference } { $kind ->
    [one] percentage point
   *[other] percentage points
}
study-points-short = { $difference } { $kind ->
    [one] point
   *[other] points
}
study-errors = { $count ->
    [one] One game failed and is not counted.
   *[other] { $count } games failed and are not counted.
}
study-claim-watched = These intervals may be looked at as often as one likes, also while games are played: taken together over all looks, each of them holds with 95 %.
study-claim-planned = All planned games were played. Each interval holds with 95 %.
study-claim-paired = Differences are between games with the same seed, hence the same luck, against “{ $base }”.
study-claim-holm = { $looks ->
    [one] One difference was looked at.
   *[other] { $looks } differences were looked at together. A study in which nothing differs has a finding among them in at most 5 % of cases (Holm).
}
study-mean = { $what }: { $mean } ({ $low } to { $high })
study-zero = { $what }: never came up in { $pairs } games
study-stands = { $what }: { $difference } ({ $low } to { $high }). This stands.
study-open = { $what }: { $difference } ({ $low } to { $high }). Not resolved: it may be 0, or many looks may have made it up.
study-few = { $what }: too few games to say anything ({ $differing } of { $pairs } differ).
study-never = { $what }: never differed in { $pairs ->
    [one] one game
   *[other] { $pairs } games
}; it may differ in at most { $most } of all games.
study-gain = Pairing by seed is worth { $gain } times the games.
study-gains = Pairing by seed is worth { $low } to { $high } times the games.
study-group-stands = What stands
study-group-open = Not resolved: each may be 0, or many looks may have made it up
study-group-few = Too few games, or too few that differ, to say anything
study-group-never = Never differed; of all games at most this share may differ
study-group-base = What was measured
study-group-of = { $variant }, { $bots }
study-interval = ({ $low } to { $high })
study-differing = { $differing } of { $pairs } differ
study-unmeasured = measured in no game of both
study-needed = { $games ->
    [0] Enough games for plus or minus { $precision }.
    [one] One game more for plus or minus { $precision }.
   *[other] { $games } games more for plus or minus { $precision }.
}
study-left-out = Not asked about here, since they are one seat’s alone or have no name in words: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. study.readings() has all of them; there more is looked at together, so less may stand.
study-more-stand = { $count ->
    [one] One more difference stands.
   *[other] { $count } more differences stand.
}
study-rest = { $count ->
    [one] One more difference is not resolved.
   *[other] { $count } more differences are not resolved.
}
study-nevers = { $count ->
    [one] One quantity never differed.
   *[other] { $count } quantities never differed.
}
study-head-what = quantity
study-head-mean = mean
study-head-difference = difference
study-head-interval = 95 %
study-head-verdict = may be claimed
study-with-bots = { $what }, { $bots }
study-of-variant = { $variant } · { $quantity }
verdict-stands = stands
verdict-open = not resolved
verdict-few = too few games
verdict-never = never came up in { $pairs } games
verdict-base = the comparison
ambiguities-title = { $title }: which unclear sentence matters
ambiguities-head-question = question
ambiguities-head-reading = other reading
ambiguities-head-effect = largest effect
ambiguities-never = never came up in { $pairs } games
ambiguities-open = nothing resolved in { $pairs } games
ambiguities-few = too few games ({ $differing } of { $pairs } differ)
ambiguities-effect = { $quantity }: { $difference } ({ $low } to { $high })
ambiguities-disagree = the bots disagree
ambiguities-unplayable = cannot be played by itself: { $reason }
ambiguities-todo = To settle
ambiguities-first = These readings change the game, the strongest first. The position shows where.
ambiguities-rest = Not resolved
ambiguities-none = Never came up
ambiguities-seed = game { $seed }
ambiguities-printed = as printed: { $value }
ambiguities-bots = A ranking belongs to these bots: people may meet what bots never do.

wrong-no_duckdb = a study in a folder and SQL need duckdb, which is not installed
wrong-no_duckdb-allowed = { $install }, or a study without a folder
wrong-no_query = the table games cannot answer this: { $error }
wrong-no_query-allowed = SELECT variant, avg(decisions) FROM games GROUP BY variant
wrong-no_study = there is no study in { $given }
wrong-no_study-allowed = the folder that was given to study(...)
wrong-no_folder = { $given } is no folder
wrong-no_folder-allowed = a path
wrong-folder_in_use = another study is writing into { $given }
wrong-folder_in_use-allowed = stop() of that study first, or another folder
wrong-other_study = the folder holds another study, with { $part } = { $given }
wrong-other_study-allowed = the same arguments as then, or another folder
wrong-study_of_code = names are not enough to go on with this study: { $given }
wrong-study_of_code-allowed = study(...) with the same arguments and this folder
wrong-arm_twice = two variants are called { $variant } and played by { $bots }
wrong-arm_twice-allowed = a name for each, bots that differ
wrong-many_values = it may have too many values to play them all; compare those that you mean
wrong-seed_too_large = this seed is too large for a study
wrong-seed_too_large-allowed = fewer than 19 digits
wrong-no_place = games cannot be played at { $given }
wrong-no_place-allowed = "local", "tcp://…", a dask Client, a concurrent.futures.Executor
wrong-no_dask = { $given } is the address of a dask scheduler, and dask is not installed
wrong-no_dask-allowed = { $install }, or where="local"
wrong-no_scheduler = no dask scheduler answers at { $given }: { $error }
wrong-no_scheduler-allowed = the address that `dask scheduler` prints, such as tcp://10.0.0.7:8786
ambiguities-others = other values
wrong-no_form = { $given } does not end in a form that can be written
wrong-no_form-allowed = .md (a list), .csv (a table), .html (a page)
