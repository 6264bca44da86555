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

/** What the deal asks: "This deal: 1 run of 4 and 1 set of 3". */
export function contractLine(view: PlayerView, contract: Contract): string {
  const { rules } = view;
  const all = groups(contract.runs, contract.sets, contract, rules.melds.setMin, wordsOf(rules));
  return `This deal: ${all}${contract.everyCard ? ', with every card' : ''}`;
}

/** How far one is: "you have laid nothing yet", "still 1 set of 3", "ready to lay". */
export function contractProgress(view: PlayerView, contract: Contract, prepared: readonly Reading[]): string {
  if (prepared.length === 0) return 'you have laid nothing yet';
  const has = (kind: Reading['kind']): number =>
    prepared.filter((group) => group.kind === kind && (kind === 'set' || group.cards.length >= contract.runMin)).length;
  const [runs, sets] = [Math.max(0, contract.runs - has('run')), Math.max(0, contract.sets - has('set'))];
  if (runs + sets === 0) return 'all put aside';
  return `still ${groups(runs, sets, contract, view.rules.melds.setMin, wordsOf(view.rules))}`;
}

/** A meld put aside, as the button that takes it apart. */
export const takeApart = (group: Reading, { set }: Words): string => `Put the ${readingName(group, set)} back`;

/** Why these melds are not the contract (R62 to R67). */
export function contractMisfit(view: PlayerView, readings: readonly Reading[]): string | null {
  const contract = contractOf(view.rules, view.deal);
  if (!contract) return null;
  const words = wordsOf(view.rules);
  const runs = readings.filter(({ kind }) => kind === 'run');
  const ofSets = readings.filter(({ kind }) => kind === 'set');
  if (runs.some(({ cards }) => cards.length < contract.runMin)) {
    return `A run of this contract has at least ${contract.runMin} cards.`;
  }
  if (new Set(runs.map(({ suit }) => suit)).size < runs.length) return 'The runs of a contract are of different suits.';
  if (new Set(ofSets.map(({ rank }) => rank)).size < ofSets.length)
    return `The ${words.sets} of a contract are of different ranks.`;
  if (runs.length === contract.runs && ofSets.length === contract.sets) {
    return contract.everyCard ? 'This contract takes every card of your hand.' : null;
  }
  return `The contract is ${groups(contract.runs, contract.sets, contract, view.rules.melds.setMin, words)}.`;
}
