import type { Reading } from '#engine';
import type { Terms } from '#text';
import type { DiscardWarning } from '../game/highlights.ts';
import type { ButtonId, ExtraId, HandOrder } from '../game/types.ts';
import { fixed, say } from './say.ts';

const BUTTONS = fixed('buttons');
const SORTS = fixed('sorts');
const EXTRAS = fixed('extras');

/** The order of the hand, or that it is being arranged. */
type ShownOrder = HandOrder | 'arranging';

/** The game's terms, and whether melds are put aside for a contract now. */
interface ButtonHow {
  readonly terms: Terms;
  readonly prepares: boolean;
}

const PLAIN_BUTTON: ButtonHow = { terms: 'common', prepares: false };

/**
 * A button's label. The meld button names the meld to lay down, or to put aside for the contract.
 * @param meld - `several`: there are several to choose from
 * @param order - of the hand now
 * @example button('meld', run, 'suit') // "Meld A…5 ♥"
 */
export function button(
  id: ButtonId,
  meld: Reading | 'several' | null,
  order: ShownOrder,
  { terms, prepares }: ButtonHow = PLAIN_BUTTON,
): string {
  if (id === 'sort') return order === 'suit' ? say('sorts-suit', { terms }) : SORTS[order];
  if (id !== 'meld') return BUTTONS[id];
  const isOneOfSeveral = meld === 'several';
  return say('buttons-meld', { terms, prepares, isOneOfSeveral, meld: isOneOfSeveral ? null : meld });
}

/** The sort button's short label. Its accessible name remains the full label. */
export const sortShort = (order: ShownOrder): string => (order === 'arranging' ? BUTTONS.arranged : BUTTONS.sort);

/** The label of a button that only some games or moments have. */
export const extra = (id: ExtraId, terms: Terms): string =>
  id === 'goOut' ? say('extras-goOut', { terms }) : EXTRAS[id];

/** The warning on "Discard" when the selected card would help the next player. */
export const warningWords = (why: DiscardWarning, terms: Terms): string => say('buttons-warning', { why, terms });

/** A label without its soft hyphens, as it is read out. */
export const unbroken = (label: string): string => label.replaceAll('\u00AD', '');
