# What the abilities of characters say.

why-second_peek = a Peek used twice
why-wrong_guess = a wrong guess
act-stop = stop { $player }: discard two sleep cards
act-report = Accuse: look at { $what } of { $player }
act-accuse = { $card }: “{ $player } attacks { $what }!”
act-guess = “{ $player } has placed { $what }!”
prompt-pay = { $player } stops { $target }. Which sleep card goes?
choice-pay = which sleep card to discard
event-stops = { $player } stops { $target }.
event-no_action = { $player } is stopped: no action this round.
event-keeps_peek = { $player } plays { $card } and keeps it for a second time.
event-gives_up = { $player } gives up { $card }.
prompt-accused = { $accuser } accuses { $player }. Give up Accuse to cancel it?
choice-accused = whether to cancel the accusation
option-accused-cancel = give up Accuse
option-accused-pass = let it happen
event-accusation_cancelled = The accusation by { $accuser } has no effect.
option-attacked-stunt = give up Accuse and Evade
event-attack_cancelled = The attack by { $attacker } is void.
event-guesses = { $player }: “{ $suspect } has placed { $card }!”
refused-evade_locked = Your Evade card is locked up to round { $until }.
refused-not_your_ability = Your character does not have this ability.
refused-ability_not_now = This ability cannot be used so at this moment.
refused-too_few = Accusing needs { $least } players in play.
refused-no_accuse = You have no Accuse card that you can use now.
refused-cannot_be_named = That player cannot be named as the victim.
