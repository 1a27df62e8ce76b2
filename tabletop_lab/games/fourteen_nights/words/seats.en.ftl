# The line under the board about each seat: what the viewer may see of it.
seat-facts = { $over ->
    [1] { $happiness } happiness · { $bought } bought
   *[other] { $tc } TC · { $hands ->
        [one] 1 plan
       *[other] { $hands } plans
    } · { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
}

# At the first mark of the history slider.
unit-round = day
unit-place = “{ $place }”
round-day = day { $day }
