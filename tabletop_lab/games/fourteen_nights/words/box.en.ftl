# What is printed and cut out.
box-board = Board
box-board-alt = The board: six spaces with their names, joined by roads: { $ways }.
