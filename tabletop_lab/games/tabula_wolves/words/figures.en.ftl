# The words of the pictures beside the board: timeline, order of the night, who knows whom, the seer’s signs, a raid.

line-title = Who died when
line-alt = The Wolves of Tabula, who died when. { $moment }. { $seen }.
line-alt-died = { $player }: { $how }
line-alt-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }
line-alt-votes = { $count ->
    [one] 1 vote in the second round
   *[other] { $count } votes in the second round
  }
line-died-raid = raided
line-died-lynched = lynched
line-died-mercenary = mercenary
line-died-gypsy = gypsy
line-died-night = at night
line-key-welcome = “Welcome!” token
line-key-token = First vote
line-key-fur = Fur, votes against
line-key-footprint = Footprint, votes against
line-key-raid = Raided by the wolves
line-key-lynched = Lynched
line-key-mercenary = Taken by the mercenary
line-key-gypsy = Pointed at the gypsy
line-key-night = Died at night, cause unknown
line-claim = “{ $what }”
line-partner = knows { $seat }
line-answer = { $seat }: { $said }
line-cannot = blocked
line-blocked = blocked
line-protected = protected
line-agreed = raid
line-attacked = attacked
line-robbed = blocked

order-title = The order of the nights
order-lead = All eyes are closed; whoever is called opens them, points in silence, and closes them again. TW-6, TW-7, TW-8
order-first = First night
order-later = Every later night
order-alt = { $name }: { $calls }.
order-recognise-wolves = They open their eyes and see each other.
order-recognise-masons = Both see who the other is.
order-recognise-witch_and_servant = Both see each other; the wolves stay unknown.
order-recognise-servant = Wakes alone.
order-witch = Points at one player or nobody: special or not? A special character loses its power tonight.
order-seer = Points at one player: a wolf or not?
order-guard = Protects one player, even himself.
order-wolves = The pack agrees on one player, who may die.
order-wolves-first = The pack agrees on its first target; nobody is protected yet.
order-medium = Asks about one of the dead: who was it?
order-spiritist = Asks about one of the dead: a wolf or not?
order-dawn = All deaths take effect together.

knows-title = Who knows whom
knows-lead = An arrow leads from who knows to who is known. All learn it on the first night. TW-7.1
knows-each = { $one }: all know each other.
knows-both = The { $one } and the { $other } know each other.
knows-one = The { $one } knows the { $other }.
knows-nobody = These know nobody:

signs-title = Who looks like what to the seer
signs-lead = The seer is shown how somebody looks, not which side they are on. TW-3.2.2
signs-role = Character
signs-side = Side
signs-seer = The seer is shown
signs-head = Counts as
signs-head-wolf = wolf
signs-head-citizen = citizen
signs-head-nobody = nobody
signs-misleads = misleads
signs-alt = { $what } ({ $side }): { $sign }

raid-title = What becomes of a raid
raid-lead = Questions from the top down; the first yes decides. Worked out by the rules in force. TW-8.4, TW-9.1
raid-yes = yes
raid-no = no
raid-robbed = Has the witch blocked one of the pack?
raid-guard = Is the target the guard?
raid-kept = Does the guard protect the target?
raid-mercenary = Is the target the mercenary, not blocked?
raid-else = Anybody else, unprotected
raid-if-open = if he does not protect himself
raid-if-open-again = the same, if attacked last night too
raid-if-self = if he protects himself
raid-if-self-again = the same, if attacked last night too
raid-if-kept-again = if attacked and protected last night too
raid-if-kept-mercenary = if it is the mercenary
raid-if-kept-mercenary-again = if it is the mercenary, attacked and protected last night too
raid-dead-nobody = nobody dies
raid-dead-target = the target dies
raid-dead-target-wolf = the target dies, and the wolf with the lowest number
raid-dead-wolf = the wolf with the lowest number dies
raid-choice = The mercenary may choose to take no wolf along.

cards-title = The cards
cards-lead = By side and number. The lowest number among the wolves is the one the mercenary takes along. TW-2.1, TW-3.8.2
cards-left-out = not in this game
cards-alt = { $side }: { $cards }.
