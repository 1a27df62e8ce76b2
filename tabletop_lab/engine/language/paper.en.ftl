# Figures for print.
figure-caption = { $title }, step { $step }.
figure-numbered = Figure { $number }. { $caption }
figure-credit = { $title } belongs to its authors. Drawn by tabletop_lab (MIT licence).
wrong-no_arrows = { $given } names no arrows
wrong-no_arrows-allowed = pairs of places: [("1", "3")]
