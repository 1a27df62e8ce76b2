# What is printed and cut out.
box-tiles = Map tiles
box-tokens = Box tokens
box-guide = Guide board
box-sleep = Sleep cards
box-characters = Characters
box-targets = Target cards
box-actions = Action cards
box-locations = Location cards
box-target = Target card
box-location = Location { $number }
