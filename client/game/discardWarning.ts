import { type Card, isWild, NO_DRAFT, type PlayerView, playOrder, type Seat } from '#engine';
import { placesOf } from './layOffs.ts';
import { type Moment, mayDo } from './moment.ts';

/** Why one might think again before a discard: the card is wild, or the next player could lay it off. */
export type DiscardWarning = 'wild' | 'fits';

/** What is to be said before the selected card is discarded; null when nothing is, or when it ends the deal. */
export function discardWarning({ view, legal, hand, selected }: Moment): DiscardWarning | null {
  const [card, another] = selected;
  if (card === undefined || another !== undefined || hand.length === 1) return null;
  if (!legal.discards.some((discard) => discard.card === card)) return null;
  if (isWild(view.rules, view.wildRank, card)) return 'wild';
  return nextCouldLayOff(view, card) ? 'fits' : null;
}

function nextCouldLayOff(view: PlayerView, card: Card): boolean {
  const [, next] = playOrder(view.rules, view.seats.length, view.turn);
  if (next === undefined) return false;
  const drawing = turnOf(view, next, card);
  if (!mayDo(drawing, { type: 'draw', from: 'pile', count: 1 })) return false;
  const playing: PlayerView = { ...drawing, phase: 'play', hand: [...drawing.hand, card] };
  return view.melds.some((meld) =>
    placesOf(meld).some((place) => mayDo(playing, { type: 'layOff', card, meld: meld.id, place })),
  );
}

/** The next player's turn as it would begin. Of their hand only the number of cards counts here. */
function turnOf(view: PlayerView, next: Seat, card: Card): PlayerView {
  const held = view.seats[next]?.cards ?? 0;
  return {
    ...view,
    viewer: next,
    turn: next,
    phase: 'draw',
    hand: Array.from({ length: held }, () => card),
    pile: [...view.pile, card],
    pileCount: view.pileCount + 1,
    draft: { ...NO_DRAFT, held },
  };
}
