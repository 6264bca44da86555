/** What only its owner's state has of a seat. */
export const SEAT_SECRETS = ['isMine', 'hand', 'drawn', 'claim', 'hasPassed', 'canRecall', 'away'] as const;
