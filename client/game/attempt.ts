import { type Card, type Reading, refusal, type SeatAction } from '#engine';
import type { Refusal } from '#protocol';
import type { Moment } from './moment.ts';
import type { Chooser, ChooserAsks, ChooserOption, Hint } from './types.ts';

/** What a gesture means. */
export type Intent =
  /** Do these, one after another. */
  | { readonly to: 'act'; readonly actions: readonly SeatAction[] }
  | { readonly to: 'choose'; readonly chooser: Chooser }
  | { readonly to: 'select'; readonly cards: readonly Card[] }
  | { readonly to: 'arrange'; readonly hand: readonly Card[] }
  /** Have these melds, and no others, put aside for the contract, and these cards selected. */
  | { readonly to: 'prepare'; readonly groups: readonly Reading[]; readonly selected: readonly Card[] }
  | { readonly to: 'tell'; readonly code: Refusal | Hint; readonly action: SeatAction | null }
  | { readonly to: 'nothing' };

export const NOTHING: Intent = { to: 'nothing' };

/** The action, or why not. */
export function attempt({ view }: Pick<Moment, 'view'>, action: SeatAction): Intent {
  const code = refusal(view, action);
  return code === null ? { to: 'act', actions: [action] } : { to: 'tell', code, action };
}

/** The only option, or the question which. */
export function oneOf(asks: ChooserAsks, options: readonly ChooserOption[]): Intent {
  const [only, another] = options;
  if (only && !another) return only.does;
  return only ? { to: 'choose', chooser: { asks, options } } : NOTHING;
}
