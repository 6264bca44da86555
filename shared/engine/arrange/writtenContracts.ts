import type { WrittenContracts } from '../ruleSet.ts';
import { type Contract, type ContractMeld, contractsFrom } from './contractTables.ts';

/** A contract that players wrote: it always says how many cards are dealt, for games in which it decides that (R12). */
export interface WrittenContract extends Contract {
  readonly hand: number;
}

/** The fewest and the most of each that players may write (§4.148). Never narrow them: rule codes must stay valid. */
export const WRITTEN_LIMITS = {
  contracts: { fewest: 1, most: 13 },
  melds: { fewest: 1, most: 4 },
  hand: { fewest: 5, most: 16 },
  set: { fewest: 3, most: 4 },
  run: { fewest: 3, most: 10 },
} as const;

interface Limits {
  readonly fewest: number;
  readonly most: number;
}

const isWithin = ({ fewest, most }: Limits, count: number): boolean => count >= fewest && count <= most;

/**
 * Prints contracts that players wrote: sets before runs and short melds before long ones, so that equal contracts have
 * equal texts.
 * @example contractsText([{ hand: 10, melds: [a run of 4, a set of 3], everyCard: false }]) // "10s3r4"
 */
export const contractsText = (contracts: readonly WrittenContract[]): WrittenContracts =>
  contracts.map(contractText).join('.') as WrittenContracts;

function contractText({ hand, melds, everyCard }: WrittenContract): string {
  const inOrder = melds.toSorted(inContractOrder).map(({ kind, cards }) => `${kind === 'set' ? 's' : 'r'}${cards}`);
  return `${hand}${inOrder.join('')}${everyCard ? 'x' : ''}`;
}

const inContractOrder = (one: ContractMeld, other: ContractMeld): number =>
  one.kind === other.kind ? one.cards - other.cards : one.kind === 'set' ? -1 : 1;

/** Whether a text is contracts that players may write, as `contractsText` prints them. */
export function isWrittenContracts(text: string): text is WrittenContracts {
  const contracts = contractsFrom(text);
  return (
    isWithin(WRITTEN_LIMITS.contracts, contracts.length) &&
    contracts.every(isWritten) &&
    contractsText(contracts) === text
  );
}

const isWritten = (contract: Contract): contract is WrittenContract =>
  contract.hand !== null &&
  isWithin(WRITTEN_LIMITS.hand, contract.hand) &&
  isWithin(WRITTEN_LIMITS.melds, contract.melds.length) &&
  contract.melds.every(({ kind, cards }) => kind !== 'either' && isWithin(WRITTEN_LIMITS[kind], cards));
