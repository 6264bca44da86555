import { arrangeAll, type Card, faceOf, type GoRummyAction } from '#engine';
import type { ChooserOption, Intent } from './intents.ts';
import { mayDo, onlyOrAsk, type TableMoment } from './moment.ts';

/** Whether the viewer can go Rummy now, with any last discard (R111). */
export const hasRummy = (moment: TableMoment): boolean =>
  moment.view.turn === moment.view.viewer && moment.view.phase === 'play' && waysToGo(moment, moment.hand).length > 0;

/** Goes Rummy; asks if several cards could be the last discard and none of them is selected. */
export function rummyIntent(moment: TableMoment): Intent {
  const { view, selected } = moment;
  if (view.turn !== view.viewer) return { to: 'tell', code: 'notYourTurn', action: null };
  const chosen = selected.length === 1 ? selected : view.hand;
  const options = waysToGo(moment, chosen);
  if (options.length === 0) return { to: 'tell', code: 'noRummyFound', action: null };
  return onlyOrAsk('lastDiscard', options);
}

/** One option per different card that may be left over, and one without a discard if the rules allow it (R96). */
function waysToGo({ view }: TableMoment, among: readonly Card[]): readonly ChooserOption[] {
  const { rules, wildRank, hand } = view;
  const isFirstOfItsKind = (card: Card, i: number): boolean =>
    among.findIndex((other) => faceOf(other) === faceOf(card)) === i;
  const discards: readonly (Card | null)[] = [...among.filter(isFirstOfItsKind), null];
  return discards.flatMap((card): ChooserOption[] => {
    const readings = arrangeAll(
      rules,
      wildRank,
      hand.filter((held) => held !== card),
    );
    const action: GoRummyAction | null = readings && { type: 'goRummy', readings, card };
    return action && mayDo(view, action) ? [{ does: { to: 'act', actions: [action] }, picture: null, card }] : [];
  });
}
