import { type Contract, contractOf, type PlayerView, type Reading } from '#engine';
import { readingName } from './cards.ts';
import { counted, listed } from './plural.ts';
import { type Words, wordsOf } from './words.ts';

/** "1 run of 4 and 1 set of 3". */
function groups(runs: number, sets: number, { runMin }: Contract, setMin: number, words: Words): string {
  const parts = [
    runs > 0 && `${counted(runs, 'run', 'runs')} of ${runMin}`,
    sets > 0 && `${counted(sets, words.set, words.sets)} of ${setMin}`,
  ];
  return listed(parts.filter((part) => part !== false));
}

/** The contract of the deal: "This deal: 1 run of 4 and 1 set of 3". */
export function contractLine(view: PlayerView, contract: Contract): string {
  const { rules } = view;
  const all = groups(contract.runs, contract.sets, contract, rules.melds.setMin, wordsOf(rules));
  return `This deal: ${all}${contract.everyCard ? ', using every card' : ''}`;
}

/** Progress with the contract: "nothing put aside yet", "1 set of 3 to go", "all put aside". */
export function contractProgress(view: PlayerView, contract: Contract, prepared: readonly Reading[]): string {
  if (prepared.length === 0) return 'nothing put aside yet';
  const has = (kind: Reading['kind']): number =>
    prepared.filter((group) => group.kind === kind && (kind === 'set' || group.cards.length >= contract.runMin)).length;
  const [runs, sets] = [Math.max(0, contract.runs - has('run')), Math.max(0, contract.sets - has('set'))];
  if (runs + sets === 0) return 'all put aside';
  return `${groups(runs, sets, contract, view.rules.melds.setMin, wordsOf(view.rules))} to go`;
}

/** The accessible name of the button that takes apart a meld put aside. */
export const takeApart = (group: Reading, { set }: Words): string => `Put the ${readingName(group, set)} back`;

/** Why these melds are not the contract (R62 to R67). */
export function contractMisfit(view: PlayerView, readings: readonly Reading[]): string | null {
  const contract = contractOf(view.rules, view.deal);
  if (!contract) return null;
  const words = wordsOf(view.rules);
  const runs = readings.filter(({ kind }) => kind === 'run');
  const ofSets = readings.filter(({ kind }) => kind === 'set');
  if (runs.some(({ cards }) => cards.length < contract.runMin)) {
    return `A run in this contract needs at least ${contract.runMin} cards.`;
  }
  if (new Set(runs.map(({ suit }) => suit)).size < runs.length) return 'The runs of a contract must differ in suit.';
  if (new Set(ofSets.map(({ rank }) => rank)).size < ofSets.length)
    return `The ${words.sets} of a contract must differ in rank.`;
  if (runs.length === contract.runs && ofSets.length === contract.sets) {
    return contract.everyCard ? 'This contract must use every card in your hand.' : null;
  }
  return `The contract is ${groups(contract.runs, contract.sets, contract, view.rules.melds.setMin, words)}.`;
}
