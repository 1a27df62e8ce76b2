"""What a batch run of A Dream of Fourteen Nights counts: small classes that name their events and columns."""

METRICS: tuple[type, ...] = ()
