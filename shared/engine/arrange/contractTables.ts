import type { MeldKind } from '../actions.ts';

/** A meld that a contract asks for. */
export interface ContractMeld {
  readonly kind: MeldKind;
  /** The fewest cards it may have (R41, R42); longer ones are allowed (§4.51). */
  readonly cards: number;
}

/** The melds that must be laid at once before anything else in a deal (R62). */
export interface Contract {
  readonly melds: readonly ContractMeld[];
  /** Whether every card of the hand must be in it (R67). */
  readonly everyCard: boolean;
}

/**
 * Reads a contract as it is written here: for each meld its kind and its fewest cards, and `all` if every card of the
 * hand must be in it.
 * @example contractFrom('S3 R4') // a set of three and a run of four
 */
function contractFrom(words: string): Contract {
  const melds = words.split(' ').filter((word) => word !== 'all');
  return { melds: melds.map(meldFrom), everyCard: words.endsWith('all') };
}

const meldFrom = (word: string): ContractMeld => ({
  kind: word.startsWith('S') ? 'set' : 'run',
  cards: Number(word.slice(1)),
});

/** The contracts of each deal in turn. A run of three means the shortest that the rules allow (R41). */
export const CONTRACT_TABLES = {
  sevenRounds: ['S3 S3', 'S3 R3', 'R3 R3', 'S3 S3 S3', 'S3 R7', 'S3 R3 R3', 'R3 R3 R3 all'].map(contractFrom),
} as const;
