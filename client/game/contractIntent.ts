import { type Card, findContract, type Reading } from '#engine';
import type { Intent } from './intents.ts';
import { attempt, NOTHING, type TableMoment } from './moment.ts';

/** Lay what is put aside as the contract, or say why not. */
export const layContract = (moment: TableMoment): Intent =>
  attempt(moment, { type: 'contract', readings: moment.prepared });

/** Puts aside the melds of the contract that the hand makes, as the rules find them. */
export function findIntent({ view }: TableMoment): Intent {
  const groups = foundIn(view);
  return groups ? { to: 'prepare', groups, selected: [] } : { to: 'tell', code: 'noContractFound', action: null };
}

/** The contract of this deal from the cards in the hand; null when they do not make it. */
export const foundIn = ({ rules, wildRank, deal, hand }: TableMoment['view']): readonly Reading[] | null =>
  findContract(rules, wildRank, deal, hand);

/** One more meld is put aside. */
export const putAside = ({ prepared }: TableMoment, reading: Reading): Intent => ({
  to: 'prepare',
  groups: [...prepared, reading],
  selected: [],
});

/** The meld that was put aside last, or the one with this card, goes back among the other cards, selected. */
export function takeApart({ prepared }: TableMoment, card: Card | null): Intent {
  const group = card === null ? prepared.at(-1) : prepared.find(({ cards }) => cards.includes(card));
  if (!group) return NOTHING;
  return { to: 'prepare', groups: prepared.filter((other) => other !== group), selected: group.cards };
}
