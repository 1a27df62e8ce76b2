# Names of what lies on the table, for the table of who knows what.
field-phase = phase of the game
field-night = night
field-day = day
field-living = the living
field-ghosts = ghosts, and when they died
field-revealed = what deaths revealed
field-token = “Welcome!” token
field-murder = whether a killing was announced this morning
field-composition_open = whether the composition is public
field-composition = characters in the game
field-statements = statements
field-tokens_laid = tokens of the first vote
field-first_votes = who voted for whom in the first vote
field-suspects = suspects
field-voting = whether the vote between the suspects has begun
field-evidence = evidence cards
field-second_votes = who chose whom in the second vote
field-second_counts = votes of the second vote
field-past_counts = tokens of the first votes so far
field-past_suspects = suspects so far
field-past_second_votes = second votes so far
field-winner = winner
field-deck = cards not dealt yet
field-cards = character cards
field-slip = the moderator’s slip
field-notes = what was shown and told in secret
field-watchers = ghosts that watch the night
field-proposals = what the wolves propose tonight
field-pointed = who points at whom tonight
field-blocked = who is blocked tonight
field-guarded = who is protected tonight
field-raid_target = whom the wolves attack tonight
field-doomed = who dies tonight, and why
field-attacks = attacks so far

# Values of fields that have words under another name, and those with more than one part.
role-first_votes = vote
role-second_votes = vote
role-second_counts = vote
role-revealed = faction
role-winner = faction
role-slip = role
faction-card = the card
faction-nobody = nobody
fact-on-day = day { $day }, { $what }
fact-attack = night { $night }: { $target }
fact-protected = night { $night }: { $target }, protected

# Columns of a batch.
column-faction = Won by
column-nights = nights in a game
column-days = days in a game
column-survivors = players alive at the end
column-quiet_nights = nights without a death
column-statements = statements in a game
