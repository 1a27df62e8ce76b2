# What `tabletop-lab play` itself says.
decides = { $player } decides: { $prompt }
bot-decides = { $player } ({ $bot }) decides: { $prompt }
not-seen = Only { $player } may see the options. Type: view { $player }
more = … { $count } options in all; type a label, or: options WORD
seen-public = what everybody may see
seen-moderator = everything
why-head = Not possible:
why-legal = { $option } is possible: just type it.
why-none = Nothing else could be expected here: these are all the choices.
no-option = There is no { $option } here, and no rule mentions it. Type help for the commands.
undone = Back at step { $step }.
saved = Saved: { $file }
over = Game over: { $reason }
winner = Winner: { $players }
no-winner = Nobody wins.
viewed = You now see { $viewer }.
seed = The seed is { $seed }: who knows it knows every card.
no-command = What is missing after { $command }? Type help.
error = The rule stopped with an error: { $error }. The match is where it was.
unknown-command = there is no such command
meant-command = there is no such command; did you mean { $near }?
which-game = which game? One of: { $games }
clause-source = Source: { $source }
help =
    A number or a label      answers the question
    why, why LABEL           why something cannot be chosen
    undo, redo               back and forth
    bot                      a bot answers this question
    end                      bots play to the end
    options, options WORD    all options, or those with that word
    board                    the table once more
    trace                    what happened, with the clauses
    clause FN-6.2            that clause of the rulebook
    view P2, view moderator  see what that seat may see
    save FILE                save the match
    lang ko, lang en         language
    quit                     stop

# What `tabletop-lab export` says.
export-written = Written: { $file } ({ $size }). It opens without a network.
export-suffix = { $file } does not end in .html
export-folder = there is no folder { $folder }
export-other = { $file } is there already and was not made by this command: name another file
export-no-notebook = this is not a Jupyter notebook
export-cell = cell { $number } ({ $id })
export-loads = the page would need a network for { $thing }
export-wordless = a picture has no words (alt text): { $thing }
export-nameless = { $count } { $count ->
    [one] picture has
   *[other] pictures have
} no words of their own; figures.img_html(svg, alt) makes a picture with words
export-picture = A picture without a description; the text before it says what it is about.
dropped = left out: { $what }
