import { type Card, findContract, type Reading } from '#engine';
import type { Intent } from './intents.ts';
import { attempt, NOTHING, type TableMoment } from './moment.ts';

/** Lays the prepared melds as the contract, or says why not. */
export const layContract = (moment: TableMoment): Intent =>
  attempt(moment, { type: 'contract', readings: moment.prepared });

/** Finds the contract in the hand and puts its melds aside. */
export function findIntent({ view }: TableMoment): Intent {
  const groups = foundIn(view);
  return groups ? { to: 'prepare', groups, selected: [] } : { to: 'tell', code: 'noContractFound', action: null };
}

/** Finds the contract of this deal in the hand; null if the hand does not make it. */
export const foundIn = ({ rules, wildRank, deal, hand }: TableMoment['view']): readonly Reading[] | null =>
  findContract(rules, wildRank, deal, hand);

/** Puts one more meld aside. */
export const putAside = ({ prepared }: TableMoment, reading: Reading): Intent => ({
  to: 'prepare',
  groups: [...prepared, reading],
  selected: [],
});

/** Returns the meld with this card, or the last one if `card` is null, to the other cards and selects it. */
export function takeApart({ prepared }: TableMoment, card: Card | null): Intent {
  const group = card === null ? prepared.at(-1) : prepared.find(({ cards }) => cards.includes(card));
  if (!group) return NOTHING;
  return { to: 'prepare', groups: prepared.filter((other) => other !== group), selected: group.cards };
}
