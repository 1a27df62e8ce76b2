"""For a teacher: a sheet of questions to print, its key on another page, and a table of what the class answered."""
