import type { MeldKind } from '../actions.ts';
import type { RuleSet, WrittenContracts } from '../ruleSet.ts';

/** A meld that a contract asks for. */
export interface ContractMeld {
  /** `either`: a set or a run. */
  readonly kind: MeldKind | 'either';
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

/** The contracts of the named tables, deal by deal, as `contractsFrom` reads them. */
export const CONTRACT_TABLES = {
  sevenRounds: 'ss.sr.rr.sss.sr7.srr.rrrx',
  liverpool: '10s3s3.10s3r4.10r4r4.12s3s3s3.12s3s3r4.12s3r4r4.12r4r4r4x',
  carioca: '11s3s3.11s3r4.11r4r4.11s3s3s3.11s3s3r4.11s3r4r4.12r4r4r4',
  shanghai: '11s3s3.11s3r4.11r4r4.11s3s3s3.11s3r7.11s3s3r5.11r4r4r4.11s3r10.11s3s3s3r5.11r5r5r5',
  kalooki: '9s3s3s3.10s3s3r4.11s3r4r4.12r4r4r4.12s3s3s3s3.13s3s3s3r4.14s3s3r4r4.15s3r4r4r4.16r4r4r4r4',
  threeMelds: 'm3m3m3',
} as const satisfies Record<Exclude<RuleSet['play']['contract'], 'off' | WrittenContracts>, string>;

/**
 * Reads contracts deal by deal, with a dot between two: for each the size of the hands if it sets it, for each meld its
 * kind and its fewest cards, `m` for a set or a run, and `x` if every card of the hand must be in it.
 * @example contractsFrom('10s3r4.12r4r4r4x') // a set of 3 and a run of 4; 3 runs of 4 that take the whole hand
 */
export const contractsFrom = (text: string): readonly Contract[] => text.split('.').map(contractFrom);

function contractFrom(text: string): Contract {
  const [, hand, melds = '', all] = CONTRACT.exec(text) ?? [];
  return { hand: hand ? Number(hand) : null, melds: (melds.match(MELD) ?? []).map(meldFrom), everyCard: all === 'x' };
}

const CONTRACT = /^(\d*)((?:[mrs]\d*)+)(x?)$/;
const MELD = /[mrs]\d*/g;
const KINDS: Readonly<Record<string, ContractMeld['kind']>> = { m: 'either', r: 'run', s: 'set' };

const meldFrom = (text: string): ContractMeld => ({
  kind: KINDS[text.charAt(0)] as ContractMeld['kind'],
  cards: Number(text.slice(1)),
});
