# A sheet of questions for a class, and the table of its results.
title = Questions about { $game }
code = Sheet { $code }
name = Name
class = Class
how = Fill in the circle of the right answer.
how-several = Fill in the circle of the right answer. Where there are squares, more than one may be right: tick all that are.
together = { $count ->
    [2] Questions { $first } and { $last }: this position
   *[other] Questions { $first } to { $last }: this position
  }
several = More than one may be right.
key = Key to the sheet { $code }
right = Right: { $letters }
table = Results of the sheet { $code }
table-help = ✓ right, – no answer; a letter stands for a wrong answer.
student = Student
score = Right
question = Question { $number }
share = Right, of { $count }
often = Most common wrong answer
clauses = Clauses
not-read = Not counted
nobody = Nobody has answered yet.
wrong-no-file = there is no such file
wrong-no-file-allowed = a file that ends in .csv or .yaml, or a folder of such files
wrong-closed = it cannot be read ({ $reason })
wrong-closed-allowed = a file that you may read
wrong-no-files = there are no answer files
wrong-no-files-allowed = files that end in .csv or .yaml, or a folder of such files
wrong-kind = this kind of file is not read
wrong-kind-allowed = a name that ends in .csv, .yaml or .yml
wrong-large = the file is too large for answers
wrong-large-allowed = at most { $most } characters
wrong-text = this is not a text
wrong-text-allowed = a text in UTF-8 or, from an older Korean spreadsheet, CP949
wrong-shape = this is not a table of answers
wrong-shape-allowed = { $shape }
wrong-name = a name is missing
wrong-name-allowed = a name in front of the answers
wrong-twice = { $name } has answered twice; the first answers count
wrong-twice-allowed = each name once
wrong-sheet = these are answers to the sheet { $given }
wrong-sheet-allowed = answers to the sheet { $code }
wrong-number = there is no question { $given }
wrong-number-allowed = 1 to { $count }
wrong-letter = “{ $given }” is not an answer to this question
wrong-letter-allowed = { $letters }
wrong-one = “{ $given }” gives several answers, and this question has one
wrong-one-allowed = one of { $letters }
wrong-suffix = a sheet is written as a page for the browser
wrong-suffix-allowed = a name that ends in .html
wrong-part = there is no part { $given } of a sheet
wrong-part-allowed = both, questions, key
wrong-empty = no question can be asked about this match
wrong-empty-allowed = a match that has been played on, for example match.run("random", until=40)
reader-title = { $game }: questions on { $chapters }
reader-chapter = “{ $chapter }”
