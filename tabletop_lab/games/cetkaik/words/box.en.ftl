# What is printed and cut out.
box-board = Board
box-board-alt = The board of nine by nine squares with its names, water and hue squares.
box-pieces = Pieces
box-hands = Hands
