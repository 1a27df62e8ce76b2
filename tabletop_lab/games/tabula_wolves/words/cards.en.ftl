# One sentence on each character card.
card-says-moderator = Leads the game, knows everything and is on no side.
card-says-wolf = By night, raids one player with the other wolves.
card-says-witch = By night, takes one player’s power away.
card-says-servant = Wins with the wolves, but looks like a citizen.
card-says-seer = By night, points at one player: a wolf or not?
card-says-medium = By night, asks about one of the dead.
card-says-guard = By night, protects one player from the raid.
card-says-mason = Knows the other member of the society.
card-says-mercenary = Raided by night, takes a wolf along.
card-says-gypsy = Looks like a wolf; a witch who points at her dies.
card-says-spiritist = By night, asks about one of the dead.
card-says-villager = No power: talks and votes by day.
