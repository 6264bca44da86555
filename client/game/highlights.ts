import {
  type Card,
  type DiscardAction,
  isWild,
  type LayOffAction,
  type PlayerView,
  preview,
  type TableMeld,
} from '#engine';
import { enabledExtras } from './extraButtons.ts';
import { type GestureContext, layOffEnds, layOffsAt, layOffsTo, meldsOf, swapsMeant } from './gestureContext.ts';
import type { ButtonId, Chooser, ExtraId, Highlight } from './types.ts';

/** Everything the table highlights: places for the selection, cards that may be drawn, wilds that could be swapped. */
export function highlightsFor(context: GestureContext): readonly Highlight[] {
  const { view, legal, selected } = context;
  const draws = legal.draws.map(
    (draw): Highlight =>
      draw.from === 'pile' && draw.count > 1 ? { at: 'pileCard', depth: draw.count } : { at: draw.from, why: 'draw' },
  );
  const places = selected.length === 0 ? [] : view.melds.flatMap((meld) => placesFor(context, meld));
  return [...draws, ...places, ...newMeld(context), ...discard(context), ...wilds(context)];
}

/** While a chooser asks where a freed wild goes, only these places are highlighted. */
export const wildPlaceHighlights = ({ options }: Chooser): readonly Highlight[] =>
  options.flatMap(({ does }): Highlight[] => {
    const action = does.to === 'act' ? does.actions[0] : undefined;
    return action?.type === 'swap' && action.to ? [{ at: 'place', ...action.to }] : [];
  });

/** The buttons that would do something now. */
export function enabledButtons(context: GestureContext): readonly (ButtonId | ExtraId)[] {
  const { hand, legal, selected, prepared } = context;
  const buttons: [ButtonId, boolean][] = [
    ['discard', discard(context).length > 0],
    ['meld', meldsOf(context.view, selected).length > 0],
    ['undo', legal.takeBacks.length + prepared.length > 0],
    ['sort', hand.length > 1],
  ];
  return [...buttons.filter(([, works]) => works).map(([button]) => button), ...enabledExtras(context)];
}

function placesFor({ view, legal, selected }: GestureContext, meld: TableMeld): Highlight[] {
  const fits = (action: LayOffAction): boolean => action.meld === meld.id && selected.includes(action.card);
  if (!legal.layOffs.some(fits)) return [];
  return layOffEnds(meld)
    .filter((place) => layOffsTo(view, selected, meld, place)?.[0]?.place === place)
    .map((place) => ({ at: 'place', meld: meld.id, place }));
}

const newMeld = ({ view, selected }: GestureContext): Highlight[] =>
  selected.length > 0 && meldsOf(view, selected).length > 0 ? [{ at: 'felt', why: 'meld' }] : [];

/** The cards that Discard, or a tap on the pile, means: the selected ones, or the last card. */
export const toDiscard = ({ hand, selected }: GestureContext): readonly Card[] => (hand.length === 1 ? hand : selected);

function discard(context: GestureContext): Highlight[] {
  const [card, another] = toDiscard(context);
  const works = another === undefined && context.legal.discards.some((action) => action.card === card);
  return works ? [{ at: 'pile', why: 'discard' }] : [];
}

/** Wilds that could be swapped now, whether or not the natural cards are selected. */
function wilds({ view, legal, selected }: GestureContext): Highlight[] {
  return view.melds.flatMap((meld) =>
    meld.cards.flatMap((wild, index): Highlight[] => {
      const swaps = legal.swaps.filter((swap) => swap.meld === meld.id && swap.wild === wild);
      if (swaps.length === 0) return [];
      const ready = selected.length > 0 && swapsMeant(swaps, selected).length > 0;
      return [{ at: 'wild', meld: meld.id, index, ready }];
    }),
  );
}

/** Why a player might reconsider a discard: the card is wild, or another player could lay it off. */
export type DiscardWarning = 'wild' | 'fits';

/** The warning for discarding the selected card; null if there is none, or if the discard ends the deal. */
export function discardWarning({ view, legal, hand, selected }: GestureContext): DiscardWarning | null {
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
  view.melds.some((meld) => layOffEnds(meld).some((place) => layOffsAt(view, card, meld, place).length > 0));
