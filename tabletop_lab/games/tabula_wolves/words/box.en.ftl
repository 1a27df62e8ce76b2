# What is printed and cut out.
box-characters = Character cards
