# Headings of storyboards: what a decision leads to.
story-move = Move and act
story-free_action = The free action
story-chance_or_cash = Card or money
story-extra_action = One more action
story-card_extra_action = An extra action by card
story-choose_player = Another player is chosen
story-bargain = A bargain
story-choose_trait = A trait is chosen
story-swap_plan = Plans change hands
story-keep_plan = One plan is kept
story-redraw = New plans are drawn
story-replace_goal = The goal may change
story-discard_plan = A plan is discarded
story-purchase = Plans are bought
story-contribution = Money for the shared goal
story-convert = Points become memory
story-destination = A destination is kept
