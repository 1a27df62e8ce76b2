# Plots of batches: titles say what was found, and only what may be claimed.
plot-all = all games
plot-distribution = Bars: games. Dot and line: median and 8 of 10 games. At the right: median, and mean ± standard error.
plot-share = Share of the games, with 95 % intervals.
plot-share-exact = Share of the games, with 95 % intervals; strokes: exact values. Hollow: they agree.
plot-even = equal chances
plot-exact = exact { $share } %
plot-mixed = different ones
plot-sample = { $game } · { $grouped_is ->
    [yes] { $games } games a row
   *[no] { $games } games
  } · { $alone_is ->
    [yes] 1 player
   *[no] { $players } players
  } · bots: { $bots } · seeds { $first } to { $last }{ $failed ->
    [0] {""}
   *[other] {" "}· without { NUMBER($failed) } that failed
  }
plot-errors = Standard error of a share: { $points } percentage points at most. Intervals by Wilson’s method.
plot-mean = ± is the standard error of the mean. The dashed line is the median of the first row.
plot-medians = Medians (means): { $rows }.
plot-partial = { $done } of { $games } games are played so far: these intervals hold for one look
plot-partial-watched = { $done } of { $games } games are played so far: these intervals may be looked at as often as one likes
plot-watched = these intervals may be looked at as often as one likes
plot-none = nobody
plot-nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $nth }th
  } to play
plot-seats = Share of the victories of each seat, with intervals that hold for all { $count } at once (95 %)
plot-seats-even = No seat is clearly better than another
plot-seats-best = { $name } wins more often than an equal share: { $share }
plot-seats-uneven = The seats do not win equally often, but no single one stands out
plot-places = Share of the victories by place in the turn order, with intervals that hold for all { $count } at once (95 %)
plot-places-even = No place in the turn order is clearly better than another
plot-places-best = Whoever is { $name } wins more often than an equal share: { $share }
plot-places-uneven = The places do not win equally often, but no single one stands out
plot-together = Test of all of them together (chi-square): p = { $p }. Hollow: an equal share is possible.
plot-hollow = Hollow: an equal share is possible.
plot-sides = { $column }: share of the games. Intervals hold together (95 %).
plot-sides-apart = { $name }: { $share } of the games, more often than { $other } ({ $next })
plot-sides-open = { $name }: { $share } of the games, not clearly more often than { $other } ({ $next })
plot-sides-one = { $name }: in all { $games } games
wrong-no_plot_file = a plot cannot be written to { $given }
wrong-no_plot_file-allowed = a path that ends in .svg, .pdf or .png
wrong-no_course = { $game } does not say what its rounds bring
wrong-no_course-allowed = a class Course of the game (Game.course)
wrong-game_course = { $game }: course is { $given }
wrong-game_course-allowed = a subclass of Course, or None
plot-printed = As printed
plot-looked-at = { $games } of each row looked at more closely
plot-each = { $values } values, each on the same seeds
plot-nothing = none
plot-nothing-differs = nothing differs
plot-top = top { $value } (seed { $seed })
plot-medians-tops = Medians (and the largest): { $rows }.
plot-scores = Scores of all seats, one row for each variant. Dot and line: median and 8 of 10 seats. Circle: the highest score.
plot-scores-one = Half of the seats score more than { $median }; 8 of 10 score { $low } to { $high }
plot-scores-rows = Half of the seats score more than { $least } ({ $fewest }) to { $most } ({ $largest })
plot-scores-open = No variant clearly changes the mean score
plot-scores-apart = “{ $name }”: { $difference } points on average ({ $low } to { $high })
plot-length = { $column }, one row for each variant or value. Dot and line: median and 8 of 10 games. Circle: the longest game.
plot-length-one = Half of the games take more than { $median } ({ $column }); the longest takes { $top }
plot-length-rows = From { $least } ({ $fewest }) to { $most } ({ $largest }): the median game in { $column }
plot-length-open = { $column }: no variant clearly changes their number
plot-length-apart = { $column }: { $difference } on average with “{ $name }” ({ $low } to { $high })
plot-paired-few = Too few games to say anything of the variants
plot-paired-claim = Differences are against the first row, paired by seed; one is claimed only if it stands up to all variants looked at (Holm, 95 %).
plot-rounds = By { $unit }. Line: the median seat. Bands: half of all seats, and 8 of 10. Dashed: one real game.
plot-keys = line: median · dark band: half of all · light band: 8 of 10 · dashed: one game
plot-round = round
plot-end = end
plot-rounds-claim = What was seen in these games, nothing more. A curve ends where fewer than one game in ten still goes on.
plot-rounds-one = { $name }: { $first } at first, { $last } at the end (median)
plot-rounds-same = { $name }: all end with { $most } (median)
plot-rounds-many = { $name } at the end: { $most } ({ $largest }), { $least } ({ $smallest }); medians
plot-rounds-alt = Medians by { $unit }: { $rows }.
plot-lines = Means by { $unit } with 95 % intervals. A game that is over keeps its last counts.
plot-lines-one = { $name }: { $first } at first, { $last } at the end (mean)
plot-lines-claim = Each interval holds for one look at one { $unit }.
plot-lines-alt = Means by { $unit }: { $rows }.
plot-survival = Share of those of the first { $unit } who are still there, with 95 % intervals. A game that is over stays as it ended.
plot-survival-half = { $name }: half are gone when { $unit } { $round } begins
plot-survival-more = { $name }: { $share } are left at the end, more than half at all times
plot-longest = longest: up to { $unit } { $round } (seed { $seed })
plot-differences = What a variant changes against “{ $base }”, in standard deviations of its games. Filled: stands. Hollow: not resolved.
plot-differences-stands = { $stands } of { $looks } differences stand; the largest: { $quantity } { $difference } ({ $name })
plot-differences-none = Nothing stands in { $games } games: no difference is resolved
plot-differences-never = Nothing ever differed in { $games } games
plot-differences-rest = { $looks } differences looked at (Holm, 95 %), paired by seed; { $left } not shown; { $never } never came up in { $games } games.
plot-never = never came up in { $games } games
plot-never-short = never came up
plot-few-short = too few games
plot-sweep = { $parameter }. Bands: 95 %.
plot-sweep-up = { $quantity }: up from { $first } to { $last } between { $low } and { $high }
plot-sweep-down = { $quantity }: down from { $first } to { $last } between { $low } and { $high }
plot-sweep-open = { $quantity }: no clear change between { $low } and { $high }
plot-sweep-claim = The title compares the two ends, paired by seed (95 %). Each point has its own interval.
plot-as-printed = as printed
plot-grid = Across: { $across }. Up: { $up }.{ $framed ->
    [no] {""}
   *[yes] {" "}Frame: as printed.
  }
plot-grid-apart = { $quantity }: { $most } at { $at }, { $least } at { $other } (across × up)
plot-grid-open = { $quantity }: the largest and the smallest mean cannot be told apart
plot-grid-claim = Means. The largest and the smallest were picked from all cells: play fresh seeds before you rely on them.
plot-clauses = How often each clause is cited in a game
plot-clauses-some = { $never } of { $rules } rules never came up in { $games } games
plot-clauses-all = All { $rules } rules came up in { $games } games
plot-clauses-other = A letter before a number: a clause of another rulebook ({ $books }).
plot-clauses-claim = What never came up here may still come up with other bots, players or modes.
plot-clauses-hundred = 100 a game
plot-clauses-ran = used, but not recorded
plot-clauses-never = never came up
plot-clauses-note = nothing to do
plot-clauses-alt = Strip of { $clauses } clauses in { $chapters } chapters. Never came up: { $idle }.
plot-ambiguities = What another reading changes, in standard deviations of games as printed. Filled: stands. Hollow: not resolved.
plot-ambiguities-some = { $stands } of { $total } other readings change something for sure; first { $first }
plot-ambiguities-none = No other reading changes anything for sure in { $games } games
plot-ambiguities-rest = { $left } readings that differ little not shown; { $never } never came up in { $games } games
plot-ambiguities-claim = { $looks } looks together (Holm, 95 %), paired by seed. A ranking belongs to its bots.
plot-ambiguities-far = Triangle: beyond the scale, as is all that never varies as printed.
plot-ladder = Strength (Bradley–Terry, on the scale of Elo: 400 points are odds of 10 to 1), with 95 % intervals
plot-ladder-one = { $best } is clearly the strongest
plot-ladder-some = { $count } bots cannot be told apart at the top; { $worst } is last
plot-ladder-all = No bot can be told from the best
plot-ladder-sample = { $game } · { NUMBER($games) } games · { $players ->
    [one] one player
   *[other] { $players } players
} · each lot of bots in all turns around the table
plot-ladder-unbeaten = { $bot } never lost: how much stronger still, these games cannot say.
plot-ladder-brackets = Brackets: the interval reaches that of the best.
plot-ladder-claim = Strength among these bots, in this game, under these rules.
plot-cards = Share of victories of the seats by “{ $use }”; intervals hold for all { $count } rows at once (95 %). Filled: apart from the mean.
plot-cards-more = { $name }: { $share } of these seats win, of all { $mean } ({ $use })
plot-cards-less = { $name }: only { $share } of these seats win, of all { $mean } ({ $use })
plot-cards-none = Nothing stands out ({ $use }): { $mean } of these seats win
plot-cards-claim = Not why they win: whoever is ahead may use other cards.
plot-cards-all = { $seats } seats.
plot-cards-rest = { $seats } seats; { $left } with fewer than { $fewest } seats not shown.
plot-all-seats = all seats
plot-times = { NUMBER($count) } seats
plot-counts = How often in a game: mean and 95 % interval.
plot-counts-open = { $what }: none is clearly the most frequent
plot-counts-top = { $what }: most often { $name }, { $mean } a game
plot-counts-none = Nothing of this kind came up in { $games } games
plot-counts-never = Never came up in { $games } games ({ $count }): { $names }.
wrong-no_study_given = this plot needs a study
wrong-no_study_given-allowed = tl.study(game, variants)
wrong-one_variant = this study has one variant, so there is nothing to compare
wrong-one_variant-allowed = tl.study(game, {"{"}"printed": {"{"}{"}"}, "other": ...{"}"})
wrong-no_sweep = the games have one value of { $parameter } alone
wrong-no_sweep-allowed = variants that set { $parameter } to several values
wrong-no_ambiguities = this is not what tl.ambiguities gives
wrong-no_ambiguities-allowed = tl.ambiguities(game).wait()
wrong-no_ladder_given = this is not what tl.ladder gives
wrong-no_ladder_given-allowed = tl.ladder(game)
use-bought = bought
use-held = held at the end
use-role = character
use-character = character
use-objective = objective
use-sold = at the stand
use-visited = visits
use-acted = actions
use-attacked = attacks
use-searched = searches
use-eliminated = eliminations
use-landed = pieces that landed
use-captured = captures
use-encounter = encounters
use-died = deaths
plot-where = { $use } in a game, on average. Strong frame: { $name }.
plot-where-open = { $use }: most at { $name } ({ $mean } in a game), not clearly more than at the next place
plot-where-top = { $use }: most at { $name }, { $mean } in a game
plot-where-never = Places without a shade: { NUMBER($count) }. These bots come this way; people may go elsewhere.
wrong-no_places = { $game } has no board with places, or nothing is counted there
wrong-no_places-allowed = happenings of the Course, and ground of the Presentation
column-living = living
column-score = score
plot-span = { $low } to { $high }
plot-short-decisions = decisions
plot-short-score = mean score
plot-short-margin = margin
plot-short-clauses = clauses
plot-short-win_share = { $seat } wins
wrong-no_such_plot = { $game } names a plot { $given } that there is not
wrong-no_such_plot-allowed = { $known }
plot-cards-nobody = None of the seats won in { $games } games ({ $use })
report-figure = Figure { $number }. { $title }.
report-in-words = The plot in words
report-claims = What the games show
report-rules = Rules
report-again = To play the same games
report-variant = variant
report-parameter = what it decides
report-value = here
report-as-printed = as printed
report-printed = rules as printed
report-edits = edited code
report-more = { $count } more sentences are in the table of the study.
report-game = game
report-games = games
report-done = { NUMBER($done) } of { NUMBER($games) }
report-seeds = seeds
report-versions = versions
report-same = The same seeds give the same games.
wrong-no_report_file = a report cannot be written to { $given }
wrong-no_report_file-allowed = a path that ends in .html
column-game = game
column-seed = seed
column-rules = rules that were changed
column-error = what went wrong
column-score_of = score of { $of }
