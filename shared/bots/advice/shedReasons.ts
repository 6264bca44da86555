import { type Card, faceOf, playOrder, type Seat, swapFaces } from '#engine';
import { goesWith } from '../gift.ts';
import { arrangedIn } from '../plain/arranged.ts';
import { distanceTo } from '../plain/contract.ts';
import type { Notes } from '../plain/notes.ts';
import { hasSpot, mayAdd } from '../plain/spots.ts';
import { besideIn, completingOf } from './completing.ts';
import type { Reason } from './reason.ts';
import { discardOf, pointsAtEnd, type Way } from './way.ts';

/** Why to end the turn with this discard and no play. */
export function shedReasons(notes: Notes, way: Way, ways: readonly Way[], left: readonly Card[]): readonly Reason[] {
  const { view } = notes;
  const card = discardOf(way.line);
  if (card < 0) return [];
  const points = notes.stakes.held > 0 ? notes.points(card) : 0;
  const denied = deniedBy(notes, way, ways);
  const first: Reason[] = [...heldBack(notes, way, ways, left), ...(denied ? [denied] : [])];
  if (notes.rules.play.contract !== 'off' && !view.seats[notes.seat]?.melded) {
    const { missing, waste } = distanceTo(notes, view.hand);
    return [...first, { type: 'toContract', card, hasPlace: !waste.includes(card), missing }];
  }
  const sheds: Reason = { type: 'sheds', card, points, completing: completingOf(notes, card, left) };
  const keeps = keptIn(notes, left, points);
  const isDear = keeps?.type === 'keeps' && notes.points(keeps.card) > points;
  return [...first, ...(keeps ? (isDear ? [keeps, sheds] : [sheds, keeps]) : [sheds])];
}

/** The melds kept in hand although another way lays some. */
function heldBack(notes: Notes, { ends }: Way, ways: readonly Way[], left: readonly Card[]): readonly Reason[] {
  const { readings } = arrangedIn(notes, left);
  const isChoice = ways.some(({ line }) => line.some(({ type }) => type === 'meld'));
  if (readings.length === 0 || !isChoice) return [];
  const cards = readings.flatMap((reading) => reading.cards);
  return [{ type: 'holdsBack', points: pointsAtEnd(notes.view, cards), chance: ends }];
}

/** The card kept, loose, that most cards complete: of those worth more than the discard, if any is. */
function keptIn(notes: Notes, left: readonly Card[], discarded: number): Reason | null {
  const { points } = notes;
  const loose = arrangedIn(notes, left).left;
  const kept = loose
    .map((card) => ({ card, completing: completingOf(notes, card, loose), beside: besideIn(notes, card, loose) }))
    .filter(({ completing }) => completing.live > 0)
    .sort(
      (a, b) =>
        Number(points(b.card) > discarded) - Number(points(a.card) > discarded) ||
        b.completing.live - a.completing.live ||
        points(b.card) - points(a.card),
    );
  return kept[0] ? { type: 'keeps', ...kept[0] } : null;
}

/** The card that would be discarded here if it helped nobody. */
function deniedBy(notes: Notes, way: Way, ways: readonly Way[]): Reason | null {
  const best = ways.reduce((one, other) => (other.costApart < one.costApart ? other : one), way);
  const card = discardOf(best.line);
  const isDenied = card >= 0 && card !== discardOf(way.line) && best.cost > way.cost && best.line.length === 1;
  return isDenied && notes.wilds[card] === 0 ? useOf(notes, card) : null;
}

/** The use of a discard to the next player; null if none is known. */
function useOf(notes: Notes, card: Card): Reason | null {
  const { rules, view, wilds, wildRank } = notes;
  const seat = playOrder(rules, view.seats.length, notes.seat)[1] as Seat;
  const next = view.seats[seat];
  if (!next) return null;
  const denies = { type: 'denies', card, seat } as const;
  const adds = rules.play.layOffOthers && mayAdd(notes, { melded: next.melded });
  if (adds && hasSpot(notes, view.melds, card)) return { ...denies, how: 'fits', known: [] };
  const isFreeing = view.melds.some((meld) =>
    meld.cards.some((_, index) => swapFaces(rules, wildRank, meld, index).includes(faceOf(card))),
  );
  if (adds && rules.swap.to !== 'off' && isFreeing) return { ...denies, how: 'frees', known: [] };
  const known = next.known.filter((held) => wilds[held] === 0 && goesWith(card, held));
  return known.length > 0 ? { ...denies, how: 'collects', known } : null;
}
