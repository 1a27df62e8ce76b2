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
  } · { $players } players · bots: { $bots } · seeds { $first } to { $last }{ $failed ->
    [0] {""}
   *[other] {" "}· without { NUMBER($failed) } that failed
  }
plot-errors = Standard error of a share: { $points } percentage points at most. Intervals by Wilson’s method.
plot-mean = ± is the standard error of the mean. The dashed line is the median of the first row.
plot-medians = Medians (means): { $rows }.
plot-partial = { $done } of { $games } games are played so far: these intervals hold for one look
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
plot-sides = Share of the games: { $column }. Intervals hold together (95 %).
plot-sides-apart = { $name }: { $share } of the games, more often than { $other } ({ $next })
plot-sides-open = { $name }: { $share } of the games, not clearly more often than { $other } ({ $next })
plot-sides-one = { $name }: in all { $games } games
wrong-no_plot_file = a plot cannot be written to { $given }
wrong-no_plot_file-allowed = a path that ends in .svg, .pdf or .png
