# Questions of lessons.
ask-ends = Where can the { $what } on { $square } end, without stepping on anything? Choose every square.
ask-over = The { $what } on { $square } steps on the { $over } on { $via }. Where can it end? Choose every square.
ask-drops = Where may the { $what } be dropped? Choose every square.
ask-hue = Which of these squares are hue now? Choose every one.
ask-fixed = Which of these squares are hue wherever tam stands? Choose every one.
ask-sure = Which of these actions need no throw? Choose every one.
ask-throws = In how many of the { $all } equally likely throws does this succeed: { $action }?
ask-farthest = Which announcement brings the piece farthest on average?
ask-worth = What are these captured pieces worth together: { $pieces }?
ask-gain = { $player } ({ $side }) plays this and ends the season: { $action }. How many points does { $player } get?
ask-wins = Which of these actions lets { $player } win at once?
