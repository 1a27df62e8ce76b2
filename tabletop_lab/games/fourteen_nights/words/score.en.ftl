# The score sheet.
score-total = Happiness
score-spent = Money spent
score-bought = Plans bought
score-given = Given to the goal
score-traits = Traits
score-memory-free = Memory: free plans
score-memory-bought = Memory: plans bought
score-memory-chance = Memory: chance cards
score-memory-goal = Memory: shared goal
score-memory-converted = Memory: conversion
score-bonus = Bonus of the goal
score-tie = Tie
score-tie-memory = Tie: more memory
score-tie-money = Tie: more money left
score-goal = { $card }: { NUMBER($total) } TC given, { NUMBER($target) } TC needed, { $reached }
