# Headings of storyboards: what a decision leads to.
story-witch = The witch’s turn
story-seer = The seer’s turn
story-guard = The guard’s turn
story-raid = The wolves’ turn
story-medium = The medium’s turn
story-spiritist = The spiritist’s turn
story-gypsy = The witch meets the gypsy
story-mercenary = The mercenary is raided
story-talk = Somebody speaks
story-defence = A suspect’s defence
story-plea = Last words
story-first_vote = The first vote
story-vote_again = A tie is voted on again
story-second_vote = The second vote
story-execute = Execution, or not
