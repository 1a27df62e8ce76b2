# Questions of lessons.
ask-ends = Where can { $player }’s Move end? Choose every square.
ask-strikes = { $player } has laid Attack. From where can { $player } attack { $victim } now? Choose every answer.
ask-hunts = { $attacker } attacks { $victim }. { $answer_is ->
    [evade] { $victim } turns up Evade.
   *[pass] { $victim } does not answer.
} Whom does { $player } hunt afterwards?
ask-sleeps = This round everybody who can choose stays active and nothing happens. Who must sleep in the next round? Choose everybody.
ask-fate = { $player } says “{ $suspect } attacks { $named }!”, and { $suspect } turns up { $card }. What follows?
ask-knows = Whose placed card does { $player } know now? Choose everybody.
ask-lacks = { $player } goes to { $route } and puts onto its line whatever fits. How many items are missing then?
ask-answers = P1 plays this: { $act }. Which card answers it?
ask-majority = { $count } survivors began. How many of them must the hunters remove to win?
ask-pile = { $player } has { $count } Accuse cards and says: { $said } How many cards are left afterwards?
answer-nowhere = from nowhere
answer-accuser_sleeps = { $player } must sleep in the next round
answer-suspect_sleeps = { $suspect } must sleep in the next round
answer-suspect_out = { $suspect } is eliminated
answer-nothing = nothing at all
