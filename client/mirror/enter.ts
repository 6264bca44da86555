import type { Card } from '#engine';
import type { Game, Lit, Target } from '../game/types.ts';

/** What Enter means on a card of the hand: something is done at once, or the focus is led to where it can be. */
export type EnterMeaning =
  | { readonly to: 'tap'; readonly target: Target }
  | { readonly to: 'press'; readonly button: 'meld' | 'discard' }
  /** Several places are lit: the player chooses. */
  | { readonly to: 'lead'; readonly where: 'places' | 'discard' };

/**
 * Enter on a card that is not selected selects it; on a selected one it plays the selection at the only place where it fits.
 * Where it may only be discarded, that takes a second Enter, as nobody can take it back.
 */
export function enterOn(card: Card, { selected, lit }: Pick<Game, 'selected' | 'lit'>): EnterMeaning {
  if (!selected.value.includes(card)) return { to: 'tap', target: { on: 'hand', card } };
  const places = lit.value.flatMap(litPlaceFor);
  const [only, another] = places;
  if (only && !another) return { to: 'tap', target: only };
  if (only) return { to: 'lead', where: 'places' };
  if (lit.value.some((place) => place.at === 'pile' && place.why === 'discard'))
    return { to: 'lead', where: 'discard' };
  // Pressed all the same, the button says why.
  return { to: 'press', button: selected.value.length > 1 ? 'meld' : 'discard' };
}

/** A place where the selection may be played. */
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
