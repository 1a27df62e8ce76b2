# What the engine itself says.
prompt-any = { $player } decides: { $name }
prompt-chance = Chance decides: { $chance }
refused-any = { $option } is not possible here.
trace-decision = { $player } chooses { $name }: { $choice }
trace-chance = { $hand ->
    [yes] Chance (set by hand) – { $chance }: { $outcome }
   *[no] Chance – { $chance }: { $outcome }
}
match-position = { $title }. { $view }
word-none = none
word-yes = yes
word-no = no
word-stop = stop
