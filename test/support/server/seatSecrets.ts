/** Fields of a seat that are only in its owner's state. */
export const SEAT_SECRETS = ['isMine', 'hand', 'drawn', 'claim', 'hasPassed', 'canRecall', 'away'] as const;
