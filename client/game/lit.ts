import type { Card, LayOffAction, TableMeld } from '#engine';
import { liveExtras } from './extras.ts';
import type { Chooser } from './intents.ts';
import { layOffEnds, layOffsTo } from './layOffs.ts';
import { meldsOf, type TableMoment } from './moment.ts';
import type { ButtonId, ExtraId, Lit } from './types.ts';

/** Everything the table highlights: places for the selection, cards that may be drawn, wilds that could be swapped. */
export function litPlaces(moment: TableMoment): readonly Lit[] {
  const { view, legal, selected } = moment;
  const draws = legal.draws.map(
    (draw): Lit =>
      draw.from === 'pile' && draw.count > 1 ? { at: 'pileCard', depth: draw.count } : { at: draw.from, why: 'draw' },
  );
  const places = selected.length === 0 ? [] : view.melds.flatMap((meld) => placesFor(moment, meld));
  return [...draws, ...places, ...newMeld(moment), ...discard(moment), ...wilds(moment)];
}

/** While a chooser asks where a freed wild goes, only these places are highlighted. */
export const litFor = ({ options }: Chooser): readonly Lit[] =>
  options.flatMap(({ does }): Lit[] => {
    const action = does.to === 'act' ? does.actions[0] : undefined;
    return action?.type === 'swap' && action.to ? [{ at: 'place', ...action.to }] : [];
  });

/** The buttons that would do something now. */
export function liveButtons(moment: TableMoment): readonly (ButtonId | ExtraId)[] {
  const { hand, legal, selected, prepared } = moment;
  const buttons: [ButtonId, boolean][] = [
    ['discard', discard(moment).length > 0],
    ['meld', meldsOf(moment.view, selected).length > 0],
    ['undo', legal.takeBacks.length + prepared.length > 0],
    ['sort', hand.length > 1],
  ];
  return [...buttons.filter(([, works]) => works).map(([button]) => button), ...liveExtras(moment)];
}

function placesFor({ view, legal, selected }: TableMoment, meld: TableMeld): Lit[] {
  const fits = (action: LayOffAction): boolean => action.meld === meld.id && selected.includes(action.card);
  if (!legal.layOffs.some(fits)) return [];
  return layOffEnds(meld)
    .filter((place) => layOffsTo(view, selected, meld, place)?.[0]?.place === place)
    .map((place) => ({ at: 'place', meld: meld.id, place }));
}

const newMeld = ({ view, selected }: TableMoment): Lit[] =>
  selected.length > 0 && meldsOf(view, selected).length > 0 ? [{ at: 'felt', why: 'meld' }] : [];

/** The cards that Discard, or a tap on the pile, means: the selected ones, or the last card. */
export const toDiscard = ({ hand, selected }: TableMoment): readonly Card[] => (hand.length === 1 ? hand : selected);

function discard(moment: TableMoment): Lit[] {
  const [card, another] = toDiscard(moment);
  const works = another === undefined && moment.legal.discards.some((action) => action.card === card);
  return works ? [{ at: 'pile', why: 'discard' }] : [];
}

/** Wilds that could be swapped now, whether or not the natural card is selected. */
function wilds({ view, legal, selected }: TableMoment): Lit[] {
  return view.melds.flatMap((meld) =>
    meld.cards.flatMap((wild, index): Lit[] => {
      const swaps = legal.swaps.filter((swap) => swap.meld === meld.id && swap.wild === wild);
      if (swaps.length === 0) return [];
      const ready = selected.length === 1 && swaps.some(({ natural }) => natural === selected[0]);
      return [{ at: 'wild', meld: meld.id, index, ready }];
    }),
  );
}
