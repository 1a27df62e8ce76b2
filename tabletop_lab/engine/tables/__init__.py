"""What gives the verbs their meaning: the recorded execution, the batch, the rollout."""
