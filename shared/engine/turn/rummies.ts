import type { GoRummyAction } from '../actions.ts';
import { arrangeAll } from '../arrange/arrange.ts';
import { type Card, faceOf } from '../cards/cards.ts';
import type { PlayerView } from '../view/playerView.ts';
import { refusal } from './legalActions.ts';

/**
 * The ways to go Rummy now (R111): one for each different card of `among` that may be left over, and one without a
 * discard if the rules allow it (R96).
 */
export function rummiesNow(view: PlayerView, among: readonly Card[] = view.hand): readonly GoRummyAction[] {
  const { rules, wildRank, hand, turn, viewer, phase } = view;
  if (!rules.goingOut.rummyOnly || turn !== viewer || phase !== 'play') return [];
  const isFirstOfItsKind = (card: Card, i: number): boolean =>
    among.findIndex((other) => faceOf(other) === faceOf(card)) === i;
  const discards: readonly (Card | null)[] = [...among.filter(isFirstOfItsKind), null];
  return discards.flatMap((card): GoRummyAction[] => {
    const rest = hand.filter((held) => held !== card);
    const readings = arrangeAll(rules, wildRank, rest);
    const action: GoRummyAction | null = readings && { type: 'goRummy', readings, card };
    return action && refusal(view, action) === null ? [action] : [];
  });
}
