import { type Contract, contractOf, type PlayerView, type Reading, type RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import type { ContractMelds } from './data.ts';
import { fixed, say } from './say.ts';

/** The sentences about the contract of a deal (R62). */
const CONTRACTS = fixed('contracts', {
  /** "This deal: 1 run of 4 and 1 set of 3", "This deal: 3 runs of 4, using every card". */
  asked: (melds: ContractMelds, isEveryCard: boolean, terms: Terms) =>
    say('contracts-asked', { melds: groups(melds, terms), isEveryCard }),
  /** "1 set of 3 to go". */
  toGo: (missing: ContractMelds, terms: Terms) =>
    say('contracts-toGo', { melds: groups(missing, terms), count: missing.runs + missing.sets }),
  /** Why melds are not the contract: "A run in this contract needs at least 7 cards." */
  longerRun: (runMin: number) => say('contracts-longerRun', { count: runMin }),
  /** "The sets of a contract must differ in rank." */
  differentRanks: (terms: Terms) => say('contracts-differentRanks', { terms }),
  /** "The contract is 1 run of 4 and 1 set of 3." */
  mustBe: (melds: ContractMelds, terms: Terms) => say('contracts-mustBe', { melds: groups(melds, terms) }),
});

/** The runs and the sets of a contract: "1 run of 4", "1 set of 3". */
const groups = ({ runs, runMin, sets, setMin }: ContractMelds, terms: Terms): readonly string[] => [
  ...(runs > 0 ? [say('contracts-runs', { count: runs, size: runMin })] : []),
  ...(sets > 0 ? [say('contracts-sets', { count: sets, size: setMin, terms })] : []),
];

/** The accessible name of the button that takes apart a meld put aside: "Put the set of kings back". */
const takeApart = (meld: Reading, terms: Terms): string => say('contracts-takeApart', { meld, terms });

/** The contract of the deal: "This deal: 1 run of 4 and 1 set of 3". */
const contractLine = ({ rules }: PlayerView, contract: Contract): string =>
  CONTRACTS.asked(meldsOf(contract, rules), contract.everyCard, termsOf(rules));

/** Progress with the contract: "nothing put aside yet", "1 set of 3 to go", "all put aside". */
function contractProgress({ rules }: PlayerView, contract: Contract, prepared: readonly Reading[]): string {
  if (prepared.length === 0) return CONTRACTS.nothingAside;
  const has = (kind: Reading['kind']): number =>
    prepared.filter((group) => group.kind === kind && (kind === 'set' || group.cards.length >= contract.runMin)).length;
  const [runs, sets] = [Math.max(0, contract.runs - has('run')), Math.max(0, contract.sets - has('set'))];
  const missing = { ...meldsOf(contract, rules), runs, sets };
  return runs + sets === 0 ? CONTRACTS.allAside : CONTRACTS.toGo(missing, termsOf(rules));
}

/** Why these melds are not the contract (R62 to R67). */
export function contractMisfit({ rules, deal }: PlayerView, readings: readonly Reading[]): string | null {
  const contract = contractOf(rules, deal);
  if (!contract) return null;
  const runs = readings.filter(({ kind }) => kind === 'run');
  const sets = readings.filter(({ kind }) => kind === 'set');
  if (runs.some(({ cards }) => cards.length < contract.runMin)) return CONTRACTS.longerRun(contract.runMin);
  if (new Set(runs.map(({ suit }) => suit)).size < runs.length) return CONTRACTS.differentSuits;
  if (new Set(sets.map(({ rank }) => rank)).size < sets.length) return CONTRACTS.differentRanks(termsOf(rules));
  if (runs.length === contract.runs && sets.length === contract.sets)
    return contract.everyCard ? CONTRACTS.wholeHand : null;
  return CONTRACTS.mustBe(meldsOf(contract, rules), termsOf(rules));
}

const meldsOf = ({ runs, runMin, sets }: Contract, { melds }: RuleSet): ContractMelds => ({
  ...{ runs, runMin, sets },
  setMin: melds.setMin,
});

/** The texts of the contract of a deal. */
export const contractText = { CONTRACTS, takeApart, contractLine, contractProgress };
