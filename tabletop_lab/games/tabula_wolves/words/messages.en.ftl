# What the rules of the game say: values, prompts, options, refusals, the moderator’s lines, gestures, statements.

role-wolf = wolf
role-witch = witch
role-servant = wolf’s servant
role-seer = seer
role-medium = medium
role-guard = guard
role-mason = member of the secret society
role-mercenary = young mercenary
role-gypsy = gypsy
role-spiritist = spiritist
role-villager = villager
group-wolves = Wolves
group-masons = Secret society
group-witch_and_servant = Witch and wolf’s servant
group-servant = Wolf’s servant
faction-town = the town
faction-wolves = the wolves
cause-raid = killed by the wolves
cause-mercenary = taken along by the mercenary
cause-gypsy = pointed at the gypsy
side-fur = fur side
side-footprint = footprint side
phase-setup = setup
phase-night = night
phase-talk = discussion
phase-first_vote = first vote
phase-verdict = verdict
phase-over = end
reason-no_wolf_left = no wolf is left
reason-parity = as many wolves as villagers
reason-no_decision = stopped without a decision

power-witch = witch
power-seer = seer
power-guard = guard
power-medium = medium
power-spiritist = spiritist
power-raid = raid
sign-wolf = a wolf
sign-not_wolf = not a wolf
sign-special = a special character
sign-not_special = not a special character
sign-cannot = you cannot use your power tonight
sign-protected = protected tonight
sign-dead = this was the gypsy, and you die
answer-wolf = a wolf
answer-not_wolf = not a wolf
answer-blocked = robbed of the power
answer-special = a special character
answer-not_special = not a special character
answer-protected = protected
answer-villager = { role-villager }
answer-witch = { role-witch }
answer-servant = { role-servant }
answer-seer = { role-seer }
answer-medium = { role-medium }
answer-guard = { role-guard }
answer-mason = { role-mason }
answer-mercenary = { role-mercenary }
answer-gypsy = { role-gypsy }
answer-spiritist = { role-spiritist }
target-pass = nobody
vote-abstain = abstained
vote-execute = execution
vote-spare = put it off
topic-role = who are you?
topic-result = what do you know?
topic-vote = whom will you vote for?

prompt-witch = { $player }, witch: whom do you point at?
choice-witch = the witch’s target
option-witch-pass = nobody
prompt-seer = { $player }, seer: whom do you look at?
choice-seer = the seer’s target
option-seer-pass = nobody
prompt-guard = { $player }, guard: whom do you protect?
choice-guard = the protected player
option-guard-pass = nobody
prompt-raid = { $round ->
    [1] { $player }, wolf: whom do you raid?
   *[other] { $player }, wolf: you do not agree yet. Whom do you raid?
  }
choice-raid = the target of the raid
option-raid-pass = nobody
prompt-medium = { $player }, medium: which of the dead do you ask about?
choice-medium = the dead player asked about
option-medium-pass = nobody
prompt-spiritist = { $player }, spiritist: which of the dead do you ask about?
choice-spiritist = the dead player asked about
option-spiritist-pass = nobody
prompt-gypsy = { $player }, gypsy: the witch points at you. Does she die?
choice-gypsy = what happens to the witch
option-gypsy-kill = she dies
option-gypsy-spare = she lives
prompt-mercenary = { $player }, mercenary: the wolves raid you. Do you take a wolf with you?
choice-mercenary = whether a wolf goes too
option-mercenary-take = take a wolf along
option-mercenary-spare = take nobody along
prompt-talk = { $player }, what do you say?
choice-talk = what to say
prompt-defence = { $player }, what do you say in your defence?
choice-defence = the defence
prompt-plea = { $player }, what are your last words?
choice-plea = the last words
prompt-first_vote = { $player }, whom do you vote for?
choice-first_vote = the suspicious player
option-first_vote-abstain = abstain
prompt-vote_again = { $player }, which of the tied do you vote for?
choice-vote_again = the suspicious player
option-vote_again-abstain = abstain
prompt-second_vote = { $sides ->
    [yes] { $player }, who is to be lynched: { $first } (fur) or { $second } (footprint)?
   *[no] { $player }, who is to be executed: { $first } or { $second }?
  }
choice-second_vote = who is to be lynched
option-second_vote-fur = fur side
option-second_vote-abstain = abstain
option-second_vote-footprint = footprint side
prompt-execute = { $player }, is { $suspect } executed?
choice-execute = the verdict
option-execute-abstain = abstain
option-execute-execute = execution
option-execute-spare = put it off

chance-card = character card
chance-welcome_token = place of the “Welcome!” token
chance-evidence = who gets the fur
chance-tie = drawn among the tied

refused-a_ghost = { $target } is a ghost.
refused-yourself = That is your own seat.
refused-must_choose = You have to point at somebody.
refused-same_again = { $target } was protected in the night before.
refused-a_wolf = { $target } is one of the pack.
refused-still_alive = { $target } is alive.
refused-died_by_day = { $target } did not die in a night.
refused-no_abstention = Everybody has to vote.
refused-no_seat = There is no seat { $seat }. The last one is { $last }.
refused-about_yourself = Such a statement is about somebody else.
refused-no_statement = There is no such statement to speak of; { $count } were made so far.
refused-no_such_statement = No statement is written like this.
refused-no_text = The text is empty.
refused-text_too_long = The text has { $length } characters, the most is { $most }.

statement-accuse = { $strength ->
    [1] { $target } may be a wolf.
    [2] I think that { $target } is a wolf.
   *[other] { $target } is a wolf, I am sure.
  }
statement-vouch = { $strength ->
    [1] { $target } may be innocent.
    [2] I think that { $target } is no wolf.
   *[other] { $target } is no wolf, I am sure.
  }
statement-agree = I agree with statement { $number }.
statement-disagree = I disagree with statement { $number }.
statement-retract = I take back statement { $number }.
statement-ask = { $target }, { $topic }
statement-claim = I am a { $role }.
statement-deny = I am not a { $role }.
statement-partner = { $target } and I know each other.
statement-vote = I shall vote for { $target }.
statement-pass = says nothing
statement-result = As the { $power } I pointed at { $target } in night { $night }: { $answer }.

# Marks on the slider, and where a match stands.
round-night = night { $night }
round-day = day { $day }

# The moderator’s script: public lines.
event-night_open_first = “Night has fallen. The game begins.”
event-recognise = { $group_is ->
    [servant] “{ $group }, open your eyes. … Lie down again.”
   *[other] “{ $group }, open your eyes and see each other. … Lie down again.”
  }
event-call = “The { $role } moves.”
event-wake = “Open your eyes, everybody! It is day.”
event-deaths = { $players_n ->
    [1] “Last night { $players } lost their life.”
   *[other] “Last night { $players } lost their lives.”
  }
event-no_death = “Last night nobody died.”
event-moderator_died = “Last night the moderator was killed.”
event-death_cause = “{ $player }: { $cause }.”
event-talk_open = { $seconds ->
    [0] “Now discuss.”
    [60] “Now discuss, for one minute.”
    [120] “Now discuss, for two minutes.”
    [180] “Now discuss, for three minutes.”
   *[other] “Now discuss, for { $seconds } seconds.”
  }
event-talk_close = “The discussion is over.”
event-first_vote = { $ghosts ->
    [yes] { $tokens ->
        [yes] “Everybody, ghosts too: lay your token before a suspicious player.”
       *[no] “Everybody, ghosts too: lay your slip of paper before a suspicious player.”
      }
   *[no] { $tokens ->
        [yes] “Everybody alive: lay your token before a suspicious player.”
       *[no] “Everybody alive: lay your slip of paper before a suspicious player.”
      }
  }
event-first_vote_result = { $tokens ->
    [one] “Before { $player } lies { $tokens } vote.”
   *[other] “Before { $player } lie { $tokens } votes.”
  }
event-vote_again = “It is a tie. Vote once more, only for these: { $players }.”
event-suspect = “{ $player } is a suspect.”
event-tokens_back = “Take your tokens back.”
event-evidence = “Since last night’s murder wolf fur was found on { $fur }’s clothes, and wolf footprints before { $footprint }’s house.”
event-evidence_no_murder = “Last night wolf fur was found on { $fur }’s clothes, and wolf footprints before { $footprint }’s house.”
event-finalists = “Most suspicious: { $players }.”
event-defend = “{ $player }, you may defend yourself.”
event-second_vote = { $sides ->
    [yes] “Everybody alive, except the suspects: choose a side of your token and cover it with your hand.”
   *[no] “Everybody alive, except the suspects: choose who is to be executed.”
  }
event-hands_off = “All hands away, at the same time!”
event-second_vote_result = { $votes ->
    [one] “{ $votes } vote for { $player }.”
   *[other] “{ $votes } votes for { $player }.”
  }
event-execute_vote = “Is { $player } executed, or is it put off?”
event-verdict_result = “{ $player }: { $execute } for execution, { $spare } for putting it off.”
event-lynched = “{ $player } was lynched.”
event-spared = “The execution of { $player } is put off.”
event-night_open = “Night has fallen. Go to sleep, everybody.”
event-end = { $faction_is ->
    [town] “All wolves are dead. The town has won!”
   *[wolves] “There are as many wolves as villagers. The wolves have won!”
  }

# Other things everybody learns.
event-set_up = { $players } players and a moderator.
event-cards_in_play = In the game: { $role } ×{ $count }
event-narrow_composition = Only { $lead } citizen more than wolves: the first raid that kills ends the game.
event-summary_card = First night: the wolves, the secret society, witch and servant see each other; the wolves raid. Later nights: witch, seer, guard, wolves, medium. Day: the dead, “Welcome!” token, talk, first vote (ghosts too), evidence, defence, second vote (no ghosts, no suspects), lynching. Ties: clockwise from the “Welcome!” token. End: no wolf left, or as many wolves as villagers.
event-vote_tokens = Everybody gets a vote token.
event-ghost_card = { $player } is a ghost now.
event-welcome_token = The “Welcome!” token lies before { $player }.
event-may_watch = { $player } may watch the nights from now on.
event-revealed = { $player } was: { $role }.
event-revealed_side = { $player } belonged to { $faction }.
event-said = { $number }. { $player }: { $statement }
event-voted = { $player } voted: { $vote }.
event-told_aloud = The moderator tells the medium aloud: { $role }.
event-told_aloud_wolf = The moderator tells the medium aloud: { $answer }.
event-stopped = The game is stopped after day { $days }, without a decision.
event-shown_at_the_end = { $player } shows the card: { $card }.
event-faction_wins = Victory of { $faction }: { $players }.

# Secrets of single seats.
event-own_card = { $player } looks at the own card: { $card }.
event-partner = { $player } sees: { $target } is a { $role }.
event-sign = The moderator’s sign to { $player } about { $target }: { $sign }.
event-told_role = The moderator whispers to { $player }: { $target } was a { $role }.
event-proposed = { $player } of the pack points at { $target }.
event-pack_agrees = The pack agrees on { $target }.

# What the moderator of a real table shows by hand: a gesture for each sign. Any others will do, once all know them.
gesture-sign = { $sign_is ->
    [wolf] { $target }: thumb up: a wolf
    [not_wolf] { $target }: thumb down: not a wolf
    [special] { $target }: thumb up: a special character
    [not_special] { $target }: thumb down: not a special character
    [cannot] { $target }: a shrug: no power tonight
    [dead] { $target }: a hand across the throat: this was the gypsy
   *[protected] { $target }: a nod: protected
  }
gesture-told_role = Whisper: { $target } was a { $role }.

# What only the moderator knows.
event-robbed = { $player } is robbed of the power tonight.
event-strikes = { $player }, the gypsy, strikes the witch { $target }.
event-raid_fails = A wolf was robbed of the power: the raid on { $target } fails.
event-raids = The wolves attack { $target }.
event-guard_attacked = { $survives ->
    [yes] { $player }, the guard, was attacked and survives.
   *[no] { $player }, the guard, was attacked and dies.
  }
event-attack_fails = { $target } was protected.
event-mercenary_survives = { $player }, the mercenary, was attacked and survives.
event-dies = { $player } dies: { $cause }.

# What the bots are called.
bot-random_blind = random, silent
bot-careful = careful
bot-careful_town = careful town
bot-careful_wolves = careful wolves
