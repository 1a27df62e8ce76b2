# Words on the picture of the table.

board-hand = Hand: { $cards }
board-round = Round { $round }, { $step }
board-over = The game is over.
board-seen-player = { $player }’s view
board-seen-moderator = The moderator’s view
board-seen-public = What everybody sees
board-tile = set { $set }
# A room where its name has no room.
board-short = { $room_is ->
    [airlock] Airlock
    [command] Command
    [comms] Comms
    [emergency] Emergency
    [engine_control] Engine ctrl.
    [engine1] Engine 1
    [engine2] Engine 2
    [engine3] Engine 3
    [evac_a] Section A
    [evac_b] Section B
    [fire_control] Fire ctrl.
    [hatch_control] Hatch ctrl.
    [hibernatorium] Hibernat.
    [laboratory] Lab
    [monitoring] Monitoring
    [shower] Shower
   *[other] {""}
}
board-technical = Technical Corridors

board-title-time = Time
board-title-destruct = Self-destruct
board-title-course = Destination
board-title-engines = Engines
board-title-pods = Escape pods
board-title-bag = Bag
board-title-supply = Supply
board-title-lairs = Lairs destroyed
board-title-eggs = Eggs
board-title-weaknesses = Weaknesses
board-title-technical = Technical Corridors
board-title-open = Lies open

board-target-earth = Earth
board-target-mars = Mars
board-target-venus = Venus
board-target-deep_space = Deep space

board-state-turn = turn
board-state-passed = passed
board-state-waiting = waiting
board-state-pod = in a pod
board-state-hibernating = hibernating
board-state-left = left
board-state-dead = dead

# What a player has, beside its signs.
board-own-first = first player
board-own-signal = signal sent
board-own-madness = Madness
board-own-wounds = Wounds
board-own-cards = Cards
board-own-objectives = Objectives
board-own-quests = Quests
board-own-hands = Hands
board-own-items = Items
board-own-contamination = Contamination cards

# What the signs on the map mean.
board-sign-tile = not explored yet (set 1 or 2)
board-sign-token = exploration token
board-sign-number = corridor number, for noise
board-sign-entrance = to the Technical Corridors
board-sign-counter = items to find
board-sign-noise = noise
board-sign-fire = fire
board-sign-malfunction = malfunction

# parts of a drawing that are pressed or shown alone
space-map = The ship
space-status = The tracks and tokens
space-legend = The key to the signs
space-players = The characters
