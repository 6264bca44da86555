import { type Card, type DiscardAction, isWild, type PlayerView, preview } from '#engine';
import { layOffEnds, waysTo } from './layOffs.ts';
import type { TableMoment } from './moment.ts';

/** Why a player might reconsider a discard: the card is wild, or another player could lay it off. */
export type DiscardWarning = 'wild' | 'fits';

/** The warning for discarding the selected card; null if there is none, or if the discard ends the deal. */
export function discardWarning({ view, legal, hand, selected }: TableMoment): DiscardWarning | null {
  const [card, another] = selected;
  if (card === undefined || another !== undefined || hand.length === 1) return null;
  const discard = legal.discards.find((one) => one.card === card);
  if (!discard) return null;
  if (isWild(view.rules, view.wildRank, card)) return 'wild';
  return othersCouldLayOff(view, discard) ? 'fits' : null;
}

/**
 * Whether another player could call the card, or the next player could take it and lay it off, as far as the viewer
 * knows.
 */
function othersCouldLayOff(view: PlayerView, discard: DiscardAction): boolean {
  const then = preview(view, discard);
  if (!then) return false;
  if (then.phase === 'window') return then.window?.kind === 'call';
  return then.phase === 'draw' && then.turn !== view.viewer && nextCouldLayOff(view, discard, then.turn);
}

function nextCouldLayOff(view: PlayerView, discard: DiscardAction, next: number): boolean {
  const drawing = preview(view, discard, next);
  const playing = drawing && preview(drawing, { type: 'draw', from: 'pile', count: 1 });
  return playing !== null && fitsSomewhere(playing, discard.card);
}

const fitsSomewhere = (view: PlayerView, card: Card): boolean =>
  view.melds.some((meld) => layOffEnds(meld).some((place) => waysTo(view, card, meld, place).length > 0));
