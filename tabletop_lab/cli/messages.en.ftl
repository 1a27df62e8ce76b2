# What `tabletop-lab play` itself says.
decides = { $player } decides: { $prompt }
bot-decides = { $player } ({ $bot }) decides: { $prompt }
not-seen = Only { $player } may see the options. Type: view { $player }
more = … { $count } options in all; type a label, or: options WORD
seen-public = what everybody may see
seen-moderator = everything
why-head = Not possible:
why-legal = { $option } is possible: just type it.
why-none = These are all the choices: there is nothing else to ask about.
not-listed = Option { $number } was not listed. Type: options
no-option = There is no { $option } here, and no rule mentions it. Type help for the commands.
undone = Back at step { $step }.
saved = Saved: { $file }
over = Game over: { $reason }
winner = Winner: { $players }
no-winner = Nobody wins.
viewed = You now see { $viewer }.
seed = The seed is { $seed }. Whoever knows it can find out every card.
no-command = What is missing after { $command }? Type help.
error = The rule stopped with an error: { $error }. The match is where it was.
unknown-command = there is no such command
file-missing = there is no such file
file-forbidden = you may not open this file
file-folder = this is a folder, not a file
meant-command = there is no such command; did you mean { $near }?
play-other-game = { $file } is a match of { $its }, not of { $named }. Leave the name out, or name another file.
begun = working; this can take up to half a minute.
which-game = which game? One of: { $games }
clause-source = Source: { $source }
begin = Type a number to choose; ? lists the other commands, q stops.
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
    quit, q                  stop

book-written = Written: { $file } ({ $size })
# What `tabletop-lab export` says.
export-written = Written: { $file } ({ $size }). It opens without a network.
export-one-language-en = no page in Korean lies beside this notebook, so the page is in English
export-one-language-ko = no page in English lies beside this notebook, so the page is in Korean
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
export-copy = A copy to read: its cells, boards and buttons do nothing here. To press them, open the notebook in JupyterLab.
export-picture = A picture without a description; the text before it says what it is about.
dropped = left out: { $what }

questions-begun = Questions are being made from worked examples and played games. It can take half a minute.
questions-written = Written: { $count } pages in { $folder }. Open them in a browser to print them.
animate-written = Written: { $file }, { $count } frames.
print-written = Written: { $file }, { $pages } pages. The first page says how to print it.

# What --help says.
help-usage = usage:
help-positionals = arguments
help-options = options
help-help = show this and stop
help-missing = something is missing: { $what }
help-unknown = there is no such option: { $what }
help-meant = there is no such option: { $what }; did you mean { $near }?
help-no-number = { $what }: { $value } is not a number
help-no-choice = { $what }: { $value } is not one of the choices (allowed: { $allowed })
help-no-value = { $what } needs a value
help-lab = Board games as readable rules, in JupyterLab.
help-lab-version = print the version and stop
help-lab-lang = your language; it is remembered (default: the computer’s)
help-lab-dir = folder for your notebooks (default: ~/tabletop-lab)
help-lab-port = port of the server (default: the first free one from 8888)
help-lab-no-browser = do not open a browser
help-lab-allow-root = needed when you are root (containers)
help-commands =
    commands
      tabletop-lab [lab]           open JupyterLab on the start notebook (other options go to JupyterLab)
      tabletop-lab --lang ko       the same in Korean; remembered from then on, for every command
      tabletop-lab games           list the games
      tabletop-lab play GAME       play in the terminal
      tabletop-lab simulate GAME   let bots play many games: a table (CSV) with a row for each
      tabletop-lab study GAME      the same games under several rules, and what may be claimed
      tabletop-lab ambiguities GAME  which unclear sentences of a rulebook matter, as a list
      tabletop-lab report FOLDER   what the study in a folder shows, as text or as a page
      tabletop-lab book GAME       make the rulebook with its figures: PDF, HTML, DOCX
      tabletop-lab changes A B     what differs between two versions of a rulebook, as a booklet
      tabletop-lab print GAME      cards, boards and tokens as a PDF to cut out
      tabletop-lab animate FILE    a saved match as a moving picture
      tabletop-lab questions GAME  ten questions on each chapter of the rulebook, to print, with their keys
      tabletop-lab export FILE     make one HTML page of a notebook that opens without a network
    Each command has its own --help.
help-play = Play in the terminal; the word help lists what can be typed there.
help-play-bots = P2=random,P3=greedy, or all=random to watch a whole game
help-play-load = go on with a saved match
help-play-lenient = with --load: leave out what does not fit, and say so
help-play-allow-files = with --load: read the files that the rules of the record name
help-simulate = Let bots play many games and write one row for each.
help-simulate-n = number of games (default: 1000)
help-simulate-bots = one bot for all seats, or P1=random,P2=... (default: random)
help-simulate-jobs = processes; -1 = one per core (default)
help-simulate-out = default: the table goes to standard output
help-print = Print and play: cards, boards and tokens of a game as a PDF to cut out (needs the extra export).
help-print-paper = size of the paper (default: a4)
help-print-only = only these, by the titles that the first page lists
help-print-no-backs = fronts alone, for cards in sleeves
help-print-theme = contrast: for poor printers (default: light)
help-print-out = the file (default: GAME-LANG.pdf)
help-study = Play the same games under several rules and say what may be claimed of the differences.
help-study-variant = what is changed, with a name in front of it or without: wheel adjacency=wheel; may be repeated
help-study-n = games of each variant and each lot of bots (default: 1000)
help-study-bots = one bot for all seats, or P1=random,P2=...; repeated, each plays everything
help-study-folder = keep the games there; the same command goes on where it was stopped
help-study-where = local (default), or the address of a dask scheduler: tcp://...
help-ambiguities = Play every other reading of a rulebook’s unclear sentences and list those that matter.
help-ambiguities-n = games of each reading and each bot (default: 200)
help-ambiguities-fields = parameters (default: all that answer a question of the rulebook)
help-ambiguities-out = a list (.md), a table (.csv) or a page (.html) (default: the list goes to standard output)
help-report = Say what the study in a folder shows.
help-report-folder = the folder of a study
help-report-out = one HTML page with figures (default: text to standard output)
help-questions = A sheet of questions on each chapter of a rulebook, to be printed, each with its key.
help-questions-n = questions a chapter (default: 10)
help-questions-seed = another seed gives other questions (default: 0)
help-questions-out = folder for the pages (default: GAME-questions)
help-animate = Show a stretch of a saved match as a moving picture (.webp), a page (.html), or single pictures (a folder).
help-animate-record = a match that was saved
help-animate-steps = where the frames are: 10-30 or 3,5,8 (default: the last eight moments)
help-animate-viewer = a seat, or moderator (default: what everybody may know)
help-animate-seconds = how long a frame stays (default: 1.6)
help-animate-out = .webp, .html, or a folder for single pictures (default: turn.webp)
help-games = List the games that can be played.
help-book = Make a game’s rulebook with its figures. What is wrong in its source is named with its line.
help-book-to = formats with commas: pdf, html, docx (default: html)
help-book-out = folder for the files (default: this one)
help-book-paper = a5 (default) or a4
help-book-grey = without colours, in the same lightness
help-book-examples = a folder of further records that the rulebook names
help-book-study = folder of a study (tabletop-lab ambiguities --folder): its results beside the open questions
help-book-source = a folder with a rulebook of your own, and the records of its examples
help-changes = Compare two versions of a rulebook: clauses, parameters, and examples that take another course.
help-changes-before = a folder with rulebooks and a rules.yaml, or the name of a game
help-changes-after = the same of the later version
help-changes-to = formats with commas: pdf, html, docx (default: html)
help-changes-out = folder for the files (default: this one)
changes-found = Changed clauses: { $clauses }. Examples with another course: { $examples }. New examples: { $added }.
help-export = Make one HTML file of a notebook that opens without a network.
help-export-notebook = a file that ends in .ipynb
help-export-to = page (default), or slides to show: Space and the arrow keys turn them
help-export-out = default: beside the notebook, under its name
help-export-run = run the notebook first (it is left as it is)
help-export-no-code = leave the code out of the page altogether
help-export-code = print the code of the cells too (default: only the screen shows it)
help-export-lang = take the page of this language, if there is one (default: the notebook as it is)
help-game = a name from tabletop-lab games
help-players = number of players (default: the game’s own)
help-seed = the same seed gives the same luck (default: 0)
help-fresh-seed = the same seed gives the same luck (default: a fresh one)
help-rules = changed rules, or the name of a preset
help-lang = language, this time (default: yours, see tabletop-lab --help)
lab-folder = your notebooks are in { $folder }
lab-no-folder = cannot write to { $folder }: { $reason }; name another folder with --dir
lab-no-port = --port: there is no port { $port } (allowed: 0 to { $last }; 0 is any that is free)
lab-kept = { $file } is yours now and was left alone; the shipped one is { $shipped }
simulate-none = -n must be 1 or more
simulate-written = { $count } games in { $file }
simulate-failed = { $failed } of { $count } games stopped with an error; see the columns error and seed
study-interrupted = stopped after { $done } of { $games } games
ambiguities-written = { $count } readings in { $file }
report-written = the report is in { $file }
stopped = stopped
slides-change = In the notebook you can change the rule, and the match is played again under it.
slides-room = Show in the picture what you would choose, and say why.
