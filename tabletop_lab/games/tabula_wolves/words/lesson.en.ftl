# Questions of the lesson that are asked in its own words.
ask-parity = Suppose the village never finds a wolf: every night and every day one citizen dies. After how many such deaths have the wolves won?
ask-first_speaker = At another table P9 is not a wolf, and the wolves raid P9. So the “Welcome!” token lies in front of P9. Who speaks first?
ask-second_suspect = The last token will be laid in front of P2. Who is the second suspect, besides P2?
ask-tie = P3, P4 and P5 vote for the footprint, P7, P8 and P9 for the fur: three votes each. Who is lynched?
ask-tokens = How many tokens were laid in the first vote of day 2?
ask-split = P4 votes for the fur and P5 for the footprint, so there is a tie. In the night the wolf raids P5. Who wins?
ask-look_like_wolves = How many of the other players look like a wolf to the seer?
ask-dead_at_dawn = The witch points at the mercenary, and in the same night the wolves raid him. The guard is elsewhere. How many are dead at dawn?
ask-liar = { $one } and { $other } both say that they are the seer. Which of them is the wolf?
ask-special = Of how many other players is the witch shown that they are special?
lesson-believed = { $seat }’s trust in { $other }: { $trust } out of 1; suspicion { $suspicion }
