import { arrangeAll, type Card, faceOf, type GoRummyAction } from '#engine';
import type { ChooserOption, Intent } from './intents.ts';
import { mayDo, onlyOrAsk, type TableMoment } from './moment.ts';

/** Can the viewer go Rummy now, with any last discard (R111). */
export const hasRummy = (moment: TableMoment): boolean =>
  moment.view.turn === moment.view.viewer && moment.view.phase === 'play' && waysToGo(moment, moment.hand).length > 0;

/** Show the hand: asked back when several cards could be the last discard; a selected one is that. */
export function rummyIntent(moment: TableMoment): Intent {
  const { view, selected } = moment;
  if (view.turn !== view.viewer) return { to: 'tell', code: 'notYourTurn', action: null };
  const chosen = selected.length === 1 ? selected : view.hand;
  const options = waysToGo(moment, chosen);
  if (options.length === 0) return { to: 'tell', code: 'noRummyFound', action: null };
  return onlyOrAsk('lastDiscard', options);
}

/** One option for each different card that may be left over; without a discard where the rules have it so (R96). */
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
