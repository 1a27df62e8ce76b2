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
reason-parity = as many wolves as citizens
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
answer-blocked = blocked
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
vote-abstain = for nobody
vote-execute = for execution
vote-spare = for putting it off
topic-role = who are you?
topic-result = what do you know?
topic-vote = whom will you vote for?

prompt-witch = { $player }, witch: whom do you point at?
choice-witch = whom to point at
option-witch-pass = nobody
prompt-seer = { $player }, seer: whom do you look at?
choice-seer = whom to look at
option-seer-pass = nobody
prompt-guard = { $player }, guard: whom do you protect?
choice-guard = whom to protect
option-guard-pass = nobody
prompt-raid = { $round ->
    [1] { $player }, wolf: whom do you raid?
   *[other] { $player }, wolf: you do not agree yet. Whom do you raid?
  }
choice-raid = whom to raid
option-raid-pass = nobody
prompt-medium = { $player }, medium: which of the dead do you ask about?
choice-medium = which of the dead to ask about
option-medium-pass = nobody
prompt-spiritist = { $player }, spiritist: which of the dead do you ask about?
choice-spiritist = which of the dead to ask about
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
choice-defence = what to say in defence
prompt-plea = { $player }, what are your last words?
choice-plea = what to say at last
prompt-first_vote = { $player }, whom do you vote for?
choice-first_vote = whom to vote for
option-first_vote-abstain = abstain
prompt-vote_again = { $player }, which of the tied do you vote for?
choice-vote_again = whom to vote for
option-vote_again-abstain = abstain
prompt-second_vote = { $sides ->
    [yes] { $player }, who is to be lynched: { $second } (footprint) or { $first } (fur)?
   *[no] { $player }, who is to be executed: { $first } or { $second }?
  }
choice-second_vote = who is to be lynched
option-second_vote-fur = fur side
option-second_vote-abstain = abstain
option-second_vote-footprint = footprint side
option-second_vote-footprint-asked = { $second } · footprint
option-second_vote-fur-asked = { $first } · fur
prompt-execute = { $player }, is { $suspect } executed?
choice-execute = the verdict
option-execute-abstain = abstain
option-execute-execute = execution
option-execute-spare = putting it off

chance-card = character card
chance-welcome_token = place of the “Welcome!” token
chance-evidence = who gets the fur
chance-tie = drawn among the tied

refused-a_ghost = { $target } is a ghost and cannot be chosen.
refused-yourself = You cannot choose yourself.
refused-must_choose = You have to point at somebody.
refused-one_or_the_other = You have to choose one or the other.
refused-same_again = You protected { $target } last night, so you have to choose somebody else.
refused-a_wolf = { $target } is one of the pack.
refused-still_alive = { $target } is alive; you can ask only about the dead.
refused-died_by_day = { $target } died by day; you can ask only about those who died at night.
refused-no_abstention = Everybody who may vote has to vote.
refused-not_tied = { $target } is not one of the tied players.
refused-no_suspect = { $target } is not a suspect.
refused-choose_the_side = { $target } is the { $side }: choose the side, not the name.
refused-no_sides = There are no sides to choose here: choose one of { $players_and }.
refused-no_such_seat = There is no such seat. The last one is { $last }.
refused-about_yourself = A statement of this kind has to be about somebody else.
refused-nothing_said_yet = Nobody has made a statement yet.
refused-no_statement = There is no statement with this number. The last one is { $count }.
refused-your_own_statement = Statement { $number } is your own.
refused-not_your_statement = You can take back only your own statements; statement { $number } is { $target }’s.
refused-no_such_statement = No statement begins like this: see the kinds of statement. For words of your own, begin with “text”.
refused-statement_shape = { $slots_n ->
    [0] This kind of statement needs nothing more.
    [one] This kind of statement says one thing: { $slots }.
   *[other] This kind of statement says { $slots_n } things, in this order: { $slots }.
  }
refused-wrong_strength = Say how sure you are with 1, 2 or 3.
refused-wrong_topic = You can ask somebody about a result, about the role or about the vote.
refused-wrong_character = There is no such character.
refused-wrong_power = Only these characters have results to tell: { $role }.
refused-wrong_answer = The { $power } can tell one of these results: { $answer }.
refused-no_result_of_the_first_night = Only the wolves act on the first night, so nobody has a result to tell of it.
refused-no_such_night = { $night ->
    [1] This was the first night; there are results from the second night on.
    [2] So far there are results of night 2 only.
   *[other] So far there are results of nights 2 to { $night } only.
  }
slots-target = a player
slots-strength = how sure you are
slots-number = the number of a statement
slots-topic = a topic
slots-role = a character
slots-power = whose result it is
slots-night = a night
slots-answer = what was shown
refused-no_text = The text is empty.
refused-text_too_long = The text has { $length } characters, the most is { $most }.

statement-accuse = { $strength ->
    [1] Perhaps { $target } is a wolf.
    [2] I think that { $target } is a wolf.
   *[other] { $target } is a wolf, I am sure.
  }
statement-vouch = { $strength ->
    [1] Perhaps { $target } is not a wolf.
    [2] I think that { $target } is not a wolf.
   *[other] { $target } is not a wolf, I am sure.
  }
statement-agree = I agree with statement { $number }.
statement-disagree = I disagree with statement { $number }.
statement-retract = I take back statement { $number }.
statement-ask = { $target }, { $topic }
statement-claim = I am { $role_is ->
    [wolf] a { $role }
    [mason] a { $role }
    [villager] a { $role }
   *[other] the { $role }
  }.
statement-deny = I am not { $role_is ->
    [wolf] a { $role }
    [mason] a { $role }
    [villager] a { $role }
   *[other] the { $role }
  }.
statement-partner = { $target } and I know each other.
statement-vote = I shall vote for { $target }.
statement-pass = nothing
statement-result = As the { $power } I pointed at { $target } on night { $night }: { $answer }.

# Marks on the slider, and where a match stands.
unit-round = night
round-night = night { $night }
round-day = day { $day }

# The moderator’s script: public lines.
event-night_open_first = “Night has fallen. The game begins.”
event-recognise = { $group_is ->
    [servant] “{ $group }, open your eyes. … Heads down again.”
   *[other] “{ $group }, open your eyes and see each other. … Heads down again.”
  }
event-call = { $role_is ->
    [wolf] “The wolves move.”
   *[other] “The { $role } moves.”
  }
event-wake = “Open your eyes, everybody! It is day.”
event-deaths = { $players_n ->
    [1] “Last night { $players } lost their life.”
   *[other] “Last night { $players_and } lost their lives.”
  }
event-no_death = “Last night nobody died.”
event-no_kill = “Last night the wolves killed nobody.”
event-moderator_died = “Last night the moderator was killed.”
event-death_cause = { $cause_is ->
    [raid] “{ $player } was killed by the wolves.”
    [mercenary] “{ $player } was taken along by the mercenary.”
   *[gypsy] “{ $player } had pointed at the gypsy.”
  }
event-talk_open = { $seconds ->
    [0] “Discuss now.”
    [60] “Discuss now: you have one minute.”
    [120] “Discuss now: you have two minutes.”
    [180] “Discuss now: you have three minutes.”
   *[other] “Discuss now: you have { $seconds } seconds.”
  }
event-talk_close = “The discussion is over.”
event-first_vote = { $ghosts ->
    [yes] { $tokens ->
        [yes] “Everybody, ghosts too: lay your token in front of a player you suspect.”
       *[no] “Everybody, ghosts too: lay your slip of paper in front of a player you suspect.”
      }
   *[no] { $tokens ->
        [yes] “Everybody alive: lay your token in front of a player you suspect.”
       *[no] “Everybody alive: lay your slip of paper in front of a player you suspect.”
      }
  }
event-first_vote_result = { $tokens ->
    [one] “{ $tokens } vote lies in front of { $player }.”
   *[other] “{ $tokens } votes lie in front of { $player }.”
  }
event-ghosts_vote = { $players_n ->
    [one] { $players } votes too, as a ghost.
   *[other] { $players_and } vote too, as ghosts.
  }
event-vote_again = “It is a tie. Vote once more, only for { $players_and }.”
event-nearest_first = { $to_is ->
    [moderator] It is a tie: the player nearest clockwise from the moderator’s place comes first.
   *[token] It is a tie: the player nearest clockwise from the “Welcome!” token comes first.
    }
event-nearest_lynched = { $to_is ->
    [moderator] It is a tie: of the two, the player nearest clockwise from the moderator’s place is lynched.
   *[token] It is a tie: of the two, the player nearest clockwise from the “Welcome!” token is lynched.
    }
event-suspect = “{ $player } is a suspect.”
event-tokens_back = “Take your tokens back.”
event-evidence = “Since last night’s murder wolf fur was found on { $fur }’s clothes, and wolf footprints in front of { $footprint }’s house.”
event-evidence_no_murder = “Last night wolf fur was found on { $fur }’s clothes, and wolf footprints in front of { $footprint }’s house.”
event-finalists = “The most suspicious are { $players_and }.”
event-defend = “{ $player }, you may defend yourself.”
event-second_vote = { $sides ->
    [yes] “Everybody alive, except the suspects: choose a side of your token and cover it with your hand.”
   *[no] “Everybody alive, except the suspects: choose who is to be executed.”
  }
event-hands_off = { $sides ->
    [yes] “Hands away, all at the same time!”
   *[no] “Show your choice, all at the same time!”
  }
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
   *[wolves] “There are as many wolves as citizens. The wolves have won!”
  }

# Other things everybody learns.
event-set_up = { $players } players and a moderator play.
event-cards_in_play = In the game: { $role } ×{ $count }
event-narrow_composition = There is only { $lead } more citizen than there are wolves: the first raid that kills ends the game.
event-summary_card = First night: { $group } see each other, then the wolves raid. Later nights, in this order: { $role }. Day: the dead, “Welcome!” token, talk, first vote (ghosts too), evidence, defence, second vote (no ghosts, no suspects), lynching. Ties: clockwise from the “Welcome!” token. End: no wolf left, or as many wolves as citizens.
event-vote_tokens = Everybody gets a vote token.
event-ghost_card = { $player } is a ghost now.
event-welcome_token = The “Welcome!” token lies in front of { $player }.
event-may_watch = { $player } may watch the nights from now on.
event-revealed = { $player } was: { $role }.
event-revealed_side = { $player } belonged to { $faction }.
event-said = { $number }. { $player }: { $statement }
event-voted = { $vote_is ->
    [abstain] { $player } voted for nobody.
    [execute] { $player } voted for execution.
    [spare] { $player } voted for putting it off.
   *[other] { $player } voted for { $vote }.
  }
event-told_aloud = The moderator tells the medium, for all to hear: { $role }.
event-told_aloud_wolf = The moderator tells the medium, for all to hear: { $answer }.
event-stopped = The game is stopped after day { $days }, without a decision.
event-shown_at_the_end = { $player } shows the card: { $card }.
event-faction_wins = Victory for { $faction }: { $players_and }.

# Secrets of single seats.
event-own_card = { $player } looks at their own card: { $card }.
event-partner = { $player } sees that { $target } is { $role_is ->
    [wolf] a { $role }
    [mason] a { $role }
    [villager] a { $role }
   *[other] the { $role }
  }.
event-sign = The moderator’s sign to { $player } about { $target }: { $sign }.
event-told_role = The moderator whispers to { $player }: { $target } was { $role_is ->
    [wolf] a { $role }
    [mason] a { $role }
    [villager] a { $role }
   *[other] the { $role }
  }.
event-proposed = { $target_is ->
    [pass] For the pack, { $player } points at nobody.
   *[other] For the pack, { $player } points at { $target }.
  }
event-pack_agrees = { $target_is ->
    [pass] The pack agrees to raid nobody.
   *[other] The pack agrees on { $target }.
  }

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
gesture-told_role = Whisper: { $target } was { $role_is ->
    [wolf] a { $role }
    [mason] a { $role }
    [villager] a { $role }
   *[other] the { $role }
  }.

# What only the moderator knows.
event-robbed = { $player } is blocked tonight.
event-strikes = The gypsy { $player } kills the witch { $target }.
event-raid_fails = A wolf was blocked: the raid on { $target } fails.
event-raids = The wolves raid { $target }.
event-guard_attacked = { $survives ->
    [yes] { $player }, the guard, was attacked and survives.
   *[no] { $player }, the guard, was attacked and dies.
  }
event-mercenary_survives = { $player }, the mercenary, was attacked and survives.
event-attack_fails = { $target } was protected and survives.
event-dies = { $player } dies: { $cause }.

# What the bots are called.
bot-random_blind = random, silent
bot-careful = careful
bot-careful_town = careful town
bot-careful_wolves = careful wolves
