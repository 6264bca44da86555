import type { MeldKind } from '../actions.ts';

/** A meld that a contract asks for. */
export interface ContractMeld {
  readonly kind: MeldKind;
  /** The fewest cards it may have (R41, R42); 0 for the shortest that the rules allow. */
  readonly cards: number;
}

/** The melds that must be laid at once before anything else in a deal (R62). */
export interface Contract {
  /** Cards dealt to each player where the contract sets the size of hands (R62); null if it names none. */
  readonly hand: number | null;
  readonly melds: readonly ContractMeld[];
  /** Whether every card of the hand must be in it (R67). */
  readonly everyCard: boolean;
}

/** Melds of a contract that have the same kind and size. */
export interface AlikeMelds extends ContractMeld {
  readonly count: number;
}

/**
 * Counts alike melds, in the order in which the first of each kind and size comes.
 * @example countAlike(the melds of 'S3 R4 R4') // one set of 3, two runs of 4
 */
export function countAlike(melds: readonly ContractMeld[]): readonly AlikeMelds[] {
  const first = new Map(melds.map((meld) => [`${meld.kind} ${meld.cards}`, meld]));
  return [...first.values()].map(({ kind, cards }) => {
    const count = melds.filter((meld) => meld.kind === kind && meld.cards === cards).length;
    return { kind, cards, count };
  });
}

/**
 * Reads a contract as it is written here: the size of the hands if it sets it, for each meld its kind and its fewest
 * cards, and `all` if every card of the hand must be in it.
 * @example contractFrom('10: S3 R4') // ten cards each; a set of three and a run of four
 */
function contractFrom(words: string): Contract {
  const [, hand, melds = '', all] = WRITTEN_CONTRACT.exec(words) ?? [];
  return { hand: hand ? Number(hand) : null, melds: melds.split(' ').map(meldFrom), everyCard: all !== undefined };
}

const WRITTEN_CONTRACT = /^(?:(\d+): )?([SR\d ]+?)( all)?$/;

const meldFrom = (word: string): ContractMeld => ({
  kind: word.startsWith('S') ? 'set' : 'run',
  cards: Number(word.slice(1)),
});

/** The contracts of each deal in turn. */
export const CONTRACT_TABLES = {
  sevenRounds: ['S S', 'S R', 'R R', 'S S S', 'S R7', 'S R R', 'R R R all'].map(contractFrom),
  liverpool: [
    ...['10: S3 S3', '10: S3 R4', '10: R4 R4'],
    ...['12: S3 S3 S3', '12: S3 S3 R4', '12: S3 R4 R4', '12: R4 R4 R4 all'],
  ].map(contractFrom),
  carioca: [
    ...['11: S3 S3', '11: S3 R4', '11: R4 R4', '11: S3 S3 S3'],
    ...['11: S3 S3 R4', '11: S3 R4 R4', '12: R4 R4 R4'],
  ].map(contractFrom),
  shanghai: [
    ...['11: S3 S3', '11: S3 R4', '11: R4 R4', '11: S3 S3 S3', '11: S3 R7'],
    ...['11: S3 S3 R5', '11: R4 R4 R4', '11: S3 R10', '11: S3 S3 S3 R5', '11: R5 R5 R5'],
  ].map(contractFrom),
} as const;
