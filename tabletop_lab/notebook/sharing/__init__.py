"""One laptop for several people: passed from seat to seat, or used by a moderator."""
