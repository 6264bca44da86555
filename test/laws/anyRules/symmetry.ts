import assert from 'node:assert/strict';
import { type Action, apply, type Card, type GameState, type RuleSet, type Suit } from '#engine';
import { meldClass } from '../../oracle/readings.ts';
import type { GameStep } from '../../support/play/playGame.ts';
import { listed } from '../../support/play/playLegal.ts';
import { type Renaming, renameAction, renameState, renameSuits } from '../../support/play/positionsRenamed.ts';
import { isPicked, isTurn, type Law } from './law.ts';
import { nameOf } from './nameOf.ts';

const ORDERS: readonly (readonly Suit[])[] = [
  [1, 2, 3, 0],
  [3, 2, 1, 0],
  [1, 0, 3, 2],
  [0, 2, 3, 1],
];

/** Whether no card scores or acts differently because of its suit. */
const hasNoNamedCards = ({ scoring, wilds }: RuleSet): boolean =>
  scoring.queenOfSpades === 0 && scoring.blackAce === 0 && !wilds.permanent.includes('oneEyedJacks');

/** Whether the step chooses or deals for the players, which depends on the order of the cards. */
const isChosenForThem = ({ action, before, after }: GameStep): boolean =>
  action.type === 'chooseSize' ||
  (before.rules.goingOut.othersMeldAfter && after.results.length > before.results.length);

const points = ({ totals, results }: GameState) => ({ totals, results });

/** A swap for two cards that may change places, with the lower one first, as it is listed (R156). */
function inListedOrder({ rules }: GameState, action: Action): Action {
  if (action.type !== 'swap' || action.second === undefined || rules.melds.setWild === 'named') return action;
  const [natural, second] = [action.natural, action.second].sort((a, b) => a - b) as [Card, Card];
  return { ...action, natural, second };
}

/** The legal actions by name, sorted; equivalent melds share a name. */
const names = (state: GameState, rename: Renaming): string[] =>
  listed(state)
    .map((action) => inListedOrder(state, renameAction(action, rename)))
    .map((action) => (action.type === 'meld' ? meldClass(action.reading) : nameOf(state, action)))
    .sort();

/** With the suits renamed, the same moves lead to the same game and points. */
export const symmetry: Law = {
  name: 'law 9, symmetry: renaming the suits changes nothing else',
  watch({ rules, seed }) {
    const rename = renameSuits(ORDERS[seed % ORDERS.length] as readonly Suit[]);
    if (!hasNoNamedCards(rules)) return {};
    return {
      step(step, number) {
        const { before, by, action, after } = step;
        if ((by === 'table' && action.type !== 'closeWindow') || !isPicked(number, 11)) return;
        const played = apply(renameState(before, rename), by, renameAction(action, rename));
        assert(played.ok, 'refused with other suits');
        if (isChosenForThem(step)) assert.deepEqual(points(played.value.state), points(after));
        else assert.deepEqual(played.value.state, renameState(after, rename));
        if (!isTurn(after) || !isPicked(number, 5)) return;
        const other = renameState(after, rename);
        assert.deepEqual(
          names(other, (card) => card),
          names(after, rename),
        );
      },
    };
  },
};
