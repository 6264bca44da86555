import { MAX_TAKE_BACKS, type RecallAction, type TakeBackAction } from '../../actions.ts';
import { outstanding } from '../../state.ts';
import type { ListedKind } from './actionKind.ts';

/** Taking back the last play or, if there is none left, the cards from the pile (§4.64). */
export const takeBackKind: ListedKind<TakeBackAction> = {
  phases: ['play'],
  check({ rules, draft }) {
    if (outstanding(draft) === 0) return 'nothingToTakeBack';
    // The limit of plays never prevents taking back, except for a last card that was laid off beyond it.
    return rules.goingOut.unplayable && draft.takeBacks >= MAX_TAKE_BACKS ? 'tooManyPlays' : null;
  },
  list: (context) => (takeBackKind.check(context, TAKE_BACK) === null ? [TAKE_BACK] : []),
  decide: (state, seat) => [{ type: 'tookBack', seat, play: state.draft.plays.at(-1) ?? null }],
};

const TAKE_BACK: TakeBackAction = { type: 'takeBack' };

/** Taking the last discard back into its owner's turn (R100). */
export const recallKind: ListedKind<RecallAction> = {
  phases: ['draw'],
  outOfTurn: true,
  check: ({ canRecall }) => (canRecall ? null : 'notNow'),
  list: ({ canRecall }) => (canRecall ? [{ type: 'recall' }] : []),
  decide: ({ pile }, seat) => [{ type: 'recalled', seat, card: pile.at(-1) as number }],
};
