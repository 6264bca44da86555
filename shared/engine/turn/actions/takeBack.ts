import { MAX_TAKE_BACKS, type RecallAction, type TakeBackAction } from '../../actions.ts';
import { outstanding } from '../../draft.ts';
import type { ListedKind } from './actionKind.ts';

/** The last play goes back; when none is left, the cards from the pile do (§4.64). */
export const takeBackKind: ListedKind<TakeBackAction> = {
  phases: ['play'],
  check({ rules, draft }) {
    if (outstanding(draft) === 0) return 'nothingToTakeBack';
    // The bound never keeps one from taking back, but for the last card: it may be laid off beyond the bound, and stays.
    return rules.goingOut.unplayable && draft.takeBacks >= MAX_TAKE_BACKS ? 'tooManyPlays' : null;
  },
  list: (context) => (takeBackKind.check(context, TAKE_BACK) === null ? [TAKE_BACK] : []),
  decide: (state, seat) => [{ type: 'tookBack', seat, play: state.draft.plays.at(-1) ?? null }],
};

const TAKE_BACK: TakeBackAction = { type: 'takeBack' };

/** The last discard goes back into its owner's turn (R100). */
export const recallKind: ListedKind<RecallAction> = {
  phases: ['draw'],
  outOfTurn: true,
  check: ({ canRecall }) => (canRecall ? null : 'notNow'),
  list: ({ canRecall }) => (canRecall ? [{ type: 'recall' }] : []),
  decide: ({ pile }, seat) => [{ type: 'recalled', seat, card: pile.at(-1) as number }],
};
