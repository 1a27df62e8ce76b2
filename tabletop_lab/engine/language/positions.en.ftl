# What is wrong with a position.
wrong-no_field = there is no such field
wrong-no_field-allowed = { $fields }
wrong-no_entry = there is no such entry
wrong-no_entry-allowed = { $known }
wrong-entry_missing = the entry { $entry } is missing
wrong-not_of_type = { $value } is of the wrong kind
wrong-not_of_type-allowed = { $of_type }
wrong-number_too_large = { $value } is too large
wrong-number_too_large-allowed = at most { NUMBER($most) }
wrong-text_too_long = { NUMBER($count) } letters are too many
wrong-text_too_long-allowed = at most { NUMBER($most) }
wrong-not_in_domain = { $value } cannot stand here
wrong-not_in_domain-allowed = { $domain }
wrong-not_so_many = { $count ->
    [one] { $count } thing stands here
   *[other] { NUMBER($count) } things stand here
}
wrong-not_so_many-allowed = { $least ->
    [0] at most { NUMBER($most) }
   *[other] { $least } to { NUMBER($most) }
}
wrong-twice = { $value } appears here twice
wrong-twice-allowed = each once
wrong-no_card = there is no card { $value } in this game
wrong-too_many_of_it = there are { NUMBER($most) } of { $value }
wrong-too_many_of_it-allowed = at most { NUMBER($most) } in all places
word-did_you_mean = did you mean { $near }?
wrong-two_places = { $value } lies in two places
wrong-two_places-allowed = each card in one place
wrong-follows = { $value } does not fit the rest of the position
wrong-follows-allowed = { $domain }, or leave it out
type-int = a whole number
type-float = a number
type-bool = true or false
type-str = a text
type-list = a list
type-dict = a table of names and values
type-none = nothing
type-other = another kind of value
domain-range = { $least } to { $most }
wrong-more_faults = and { NUMBER($count) } more
