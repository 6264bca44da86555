import type { PlayerView, SeatAction } from '#engine';
import { termsOf } from '#rules';
import { more } from '../language.ts';

/** An action in a few words, as its seat sees the table: "Lay 7-8-9 ♥", "Discard the K♦". */
export function actionWords(action: SeatAction, { pile, melds, rules, window }: PlayerView): string {
  const { review } = more;
  const { ACTIONS } = review;
  switch (action.type) {
    case 'draw':
      return action.from === 'stock'
        ? ACTIONS.drawFromStock
        : review.takeDownTo(pile.at(-action.count) ?? -1, action.count);
    case 'meld':
      return review.lay(action.reading);
    case 'layOff':
      return review.layOff(action.card, melds.find(({ id }) => id === action.meld) ?? null);
    case 'swap':
      return review.swapFor(action.natural, action.wild, termsOf(rules));
    case 'discard':
      return review.discardOf(action.card);
    case 'contract':
      return review.layContract(action.readings);
    case 'goOut':
      return review.goOut(termsOf(rules));
    case 'goRummy':
      return review.goRummy(action.readings, action.card);
    case 'upForTwo':
      return review.upForTwo(action.card);
    case 'chooseSize':
      return review.chooseSize(action.size);
    case 'nameWild':
      return review.nameRank(action.rank);
    case 'claim':
      return window ? review.claimOf(window.cards) : ACTIONS.claim;
    case 'press':
      return action.take ? ACTIONS.takePress : ACTIONS.leavePress;
    case 'takeBack':
    case 'float':
    case 'endTurn':
    case 'decline':
    case 'recall':
    case 'pass':
      return ACTIONS[action.type];
  }
}
