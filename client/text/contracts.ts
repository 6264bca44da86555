import { type Contract, contractOf, type PlayerView, type Reading, type RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';

const CONTRACTS = fixed('contracts');

/** The runs and the sets that are asked for, or still missing: "1 run of 4", "1 set of 3". */
function meldsOf({ runs, runMin, sets }: Contract, rules: RuleSet): readonly string[] {
  const size = rules.melds.setMin;
  return [
    ...(runs > 0 ? [say('contracts-runs', { count: runs, size: runMin })] : []),
    ...(sets > 0 ? [say('contracts-sets', { count: sets, size, terms: termsOf(rules) })] : []),
  ];
}

/** The accessible name of the button that takes apart a meld put aside: "Put the set of kings back". */
const takeApart = (meld: Reading, terms: Terms): string => say('contracts-takeApart', { meld, terms });

/** The contract of the deal: "This deal: 1 run of 4 and 1 set of 3". */
const contractLine = ({ rules }: PlayerView, contract: Contract): string =>
  say('contracts-asked', { melds: meldsOf(contract, rules), isEveryCard: contract.everyCard });

/** Progress with the contract: "nothing put aside yet", "1 set of 3 to go", "all put aside". */
function contractProgress({ rules }: PlayerView, contract: Contract, prepared: readonly Reading[]): string {
  if (prepared.length === 0) return CONTRACTS.nothingAside;
  const has = (kind: Reading['kind']): number =>
    prepared.filter((group) => group.kind === kind && (kind === 'set' || group.cards.length >= contract.runMin)).length;
  const [runs, sets] = [Math.max(0, contract.runs - has('run')), Math.max(0, contract.sets - has('set'))];
  if (runs + sets === 0) return CONTRACTS.allAside;
  return say('contracts-toGo', { melds: meldsOf({ ...contract, runs, sets }, rules), count: runs + sets });
}

/** Why these melds are not the contract (R62 to R67). */
export function contractMisfit({ rules, deal }: PlayerView, readings: readonly Reading[]): string | null {
  const contract = contractOf(rules, deal);
  if (!contract) return null;
  const runs = readings.filter(({ kind }) => kind === 'run');
  const sets = readings.filter(({ kind }) => kind === 'set');
  if (runs.some(({ cards }) => cards.length < contract.runMin))
    return say('contracts-longerRun', { count: contract.runMin });
  if (new Set(runs.map(({ suit }) => suit)).size < runs.length) return CONTRACTS.differentSuits;
  if (new Set(sets.map(({ rank }) => rank)).size < sets.length)
    return say('contracts-differentRanks', { terms: termsOf(rules) });
  if (runs.length === contract.runs && sets.length === contract.sets)
    return contract.everyCard ? CONTRACTS.wholeHand : null;
  return say('contracts-mustBe', { melds: meldsOf(contract, rules) });
}

/** The texts of the contract of a deal. */
export const contractText = { takeApart, contractLine, contractProgress };
