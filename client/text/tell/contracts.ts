import { type Contract, contractOf, type PlayerView, type Reading, type RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { ContractMelds } from '../data.ts';
import { language } from '../language.ts';

/** The contract of the deal: "This deal: 1 run of 4 and 1 set of 3". */
export const contractLine = ({ rules }: PlayerView, contract: Contract): string =>
  language.CONTRACTS.asked(meldsOf(contract, rules), contract.everyCard, termsOf(rules));

/** Progress with the contract: "nothing put aside yet", "1 set of 3 to go", "all put aside". */
export function contractProgress({ rules }: PlayerView, contract: Contract, prepared: readonly Reading[]): string {
  const { allAside, nothingAside, toGo } = language.CONTRACTS;
  if (prepared.length === 0) return nothingAside;
  const has = (kind: Reading['kind']): number =>
    prepared.filter((group) => group.kind === kind && (kind === 'set' || group.cards.length >= contract.runMin)).length;
  const [runs, sets] = [Math.max(0, contract.runs - has('run')), Math.max(0, contract.sets - has('set'))];
  return runs + sets === 0 ? allAside : toGo({ ...meldsOf(contract, rules), runs, sets }, termsOf(rules));
}

/** Why these melds are not the contract (R62 to R67). */
export function contractMisfit({ rules, deal }: PlayerView, readings: readonly Reading[]): string | null {
  const { differentRanks, differentSuits, longerRun, mustBe, wholeHand } = language.CONTRACTS;
  const contract = contractOf(rules, deal);
  if (!contract) return null;
  const runs = readings.filter(({ kind }) => kind === 'run');
  const sets = readings.filter(({ kind }) => kind === 'set');
  if (runs.some(({ cards }) => cards.length < contract.runMin)) return longerRun(contract.runMin);
  if (new Set(runs.map(({ suit }) => suit)).size < runs.length) return differentSuits;
  if (new Set(sets.map(({ rank }) => rank)).size < sets.length) return differentRanks(termsOf(rules));
  if (runs.length === contract.runs && sets.length === contract.sets) return contract.everyCard ? wholeHand : null;
  return mustBe(meldsOf(contract, rules), termsOf(rules));
}

const meldsOf = ({ runs, runMin, sets }: Contract, { melds }: RuleSet): ContractMelds => ({
  ...{ runs, runMin, sets },
  setMin: melds.setMin,
});
