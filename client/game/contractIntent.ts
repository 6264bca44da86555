import type { Card, Reading } from '#engine';
import { attempt, type Intent, NOTHING } from './attempt.ts';
import type { Moment } from './moment.ts';

/** Lay what is put aside as the contract, or say why not. */
export const layContract = (moment: Moment): Intent => attempt(moment, { type: 'contract', readings: moment.prepared });

/** One more meld is put aside. */
export const putAside = ({ prepared }: Moment, reading: Reading): Intent => ({
  to: 'prepare',
  groups: [...prepared, reading],
  selected: [],
});

/** The meld that was put aside last, or the one with this card, goes back among the other cards, selected. */
export function takeApart({ prepared }: Moment, card: Card | null): Intent {
  const group = card === null ? prepared.at(-1) : prepared.find(({ cards }) => cards.includes(card));
  if (!group) return NOTHING;
  return { to: 'prepare', groups: prepared.filter((other) => other !== group), selected: group.cards };
}
