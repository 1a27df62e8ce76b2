"""One laptop for several people: handed from seat to seat, or in the hands of a moderator."""
