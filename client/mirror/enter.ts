import type { Card } from '#engine';
import type { Game, Lit, Target } from '../game/types.ts';

/** The effect of Enter on a card of the hand: an immediate action, or moving the focus to where the player decides. */
export type EnterMeaning =
  | { readonly to: 'tap'; readonly target: Target }
  | { readonly to: 'press'; readonly button: 'meld' | 'discard' }
  /** Several places are lit and the player has to choose, or the card may only be discarded. */
  | { readonly to: 'lead'; readonly where: 'places' | 'discard' };

/** Where the player decides, as selectors. */
export const WHERE = { places: '[data-row="melds"] [data-lit="true"]', discard: '.action.discard' } as const;

/**
 * Returns the effect of Enter: it selects an unselected card; on a selected one it plays the selection at the only
 * place where it fits. If the card may only be discarded, the focus moves to Discard and a second Enter is needed, as a
 * discard cannot be undone.
 */
export function enterOn(card: Card, { selected, lit }: Pick<Game, 'selected' | 'lit'>): EnterMeaning {
  if (!selected.value.includes(card)) return { to: 'tap', target: { on: 'hand', card } };
  const places = lit.value.flatMap(litPlaceFor);
  const [only, another] = places;
  if (only && !another) return { to: 'tap', target: only };
  if (only) return { to: 'lead', where: 'places' };
  if (lit.value.some((place) => place.at === 'pile' && place.why === 'discard'))
    return { to: 'lead', where: 'discard' };
  // Pressing the button anyway explains why it is refused.
  return { to: 'press', button: selected.value.length > 1 ? 'meld' : 'discard' };
}

/** The target of a lit place where the selection may be played; empty for others. */
export function litPlaceFor(lit: Lit): Target[] {
  switch (lit.at) {
    case 'felt':
      return [{ on: 'felt' }];
    case 'place':
      return [{ on: 'place', meld: lit.meld, place: lit.place }];
    case 'wild':
      return lit.ready ? [{ on: 'meld', meld: lit.meld, index: lit.index }] : [];
    default:
      return [];
  }
}
