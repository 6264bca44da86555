import {
  type Card,
  faceOf,
  handPoints,
  type PlayerView,
  playOrder,
  type Seat,
  type SeatAction,
  swapFaces,
} from '#engine';
import { goesWith } from '../gift.ts';
import { arrangedIn } from '../plain/arranged.ts';
import { distanceTo } from '../plain/contract.ts';
import { lineFrom } from '../plain/line.ts';
import { type Notes, notesAfter } from '../plain/notes.ts';
import { hasSpot, mayAdd } from '../plain/spots.ts';
import { besideIn, completingOf } from './completing.ts';
import type { Reason } from './reason.ts';
import { beforeLast, discardOf, type Way } from './way.ts';

/** A seat with more cards than this is not close to going out. */
const CLOSE = 4;

/**
 * Why a way to play out the turn is good, most important first. `notes.view` is in the second half of the turn.
 * @param ways all ways that were weighed, this one among them
 */
export function turnReasons(notes: Notes, way: Way, ways: readonly Way[]): readonly Reason[] {
  const { view, stakes } = notes;
  const end = beforeLast(view, way.line);
  if (!end) return [];
  const plays = way.line.slice(0, -1);
  const discard = discardOf(way.line);
  const left = end.hand.filter((card) => card !== discard);
  const isOut = left.length === 0 || way.line.some(({ type }) => type === 'goRummy' || type === 'upForTwo');
  if (isOut) return [{ type: 'goesOut', saved: stakes.held > 0 ? pointsOf(view, view.hand) : 0 }, ...freed(plays)];
  if (plays.length === 0) return shedReasons(notes, way, ways, left);
  const laid = pointsOf(view, view.hand) - pointsOf(view, end.hand);
  const contract: Reason[] = plays.some(({ type }) => type === 'contract') ? [{ type: 'contract' }] : [];
  return [...contract, ...freed(plays), ...laidReasons(notes, laid, way), ...fewest(notes, left, ways)];
}

const pointsOf = ({ rules, wildRank }: PlayerView, cards: readonly Card[]): number =>
  handPoints(rules, wildRank, cards);

/** Whether the first play frees a wild, and the play that uses it. */
function freed(plays: readonly SeatAction[]): readonly Reason[] {
  const [first, ...rest] = plays;
  if (first?.type !== 'swap' || first.to) return [];
  const { wild, natural } = first;
  return [{ type: 'frees', wild, natural, lets: rest.find((play) => usedBy(play).includes(wild)) ?? null }];
}

function usedBy(play: SeatAction): readonly Card[] {
  if (play.type === 'meld') return play.reading.cards;
  return play.type === 'layOff' ? [play.card] : [];
}

function laidReasons({ view, stakes, seat }: Notes, points: number, { ends }: Way): readonly Reason[] {
  if (points <= 0) return [];
  if (stakes.laid === 1) return [{ type: 'scores', points }];
  if (stakes.held === 0) return [];
  const close = closestTo(view, seat);
  return [{ type: 'safe', points, seat: close, cards: view.seats[close]?.cards ?? 0, chance: ends }];
}

/** The other seat with the fewest cards among those that have melded, if it is close to going out; otherwise -1. */
function closestTo({ seats, rules }: PlayerView, seat: Seat): Seat {
  let close = -1;
  let fewestCards = CLOSE + 1;
  for (const [other, { cards, melded }] of seats.entries()) {
    if (other === seat || cards === 0 || (!melded && rules.play.layOffNeedsMeld) || cards >= fewestCards) continue;
    close = other;
    fewestCards = cards;
  }
  return close;
}

/** Whether no other way leaves fewer points. */
function fewest({ view, stakes }: Notes, left: readonly Card[], ways: readonly Way[]): readonly Reason[] {
  if (stakes.held === 0) return [];
  const points = pointsOf(view, left);
  const isFewest = ways.every(({ line }) => {
    const end = beforeLast(view, line);
    return (
      !end ||
      pointsOf(
        view,
        end.hand.filter((card) => card !== discardOf(line)),
      ) >= points
    );
  });
  return isFewest ? [{ type: 'fewest', points, cards: left.length }] : [];
}

/** Why to end the turn with this discard and no play. */
function shedReasons(notes: Notes, way: Way, ways: readonly Way[], left: readonly Card[]): readonly Reason[] {
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
  const sheds: Reason = { type: 'sheds', card, points, completing: completingOf(view, card, left) };
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
  return [{ type: 'holdsBack', points: pointsOf(notes.view, cards), chance: ends }];
}

/** The card kept, loose, that most cards complete: of those worth more than the discard, if any is. */
function keptIn(notes: Notes, left: readonly Card[], discarded: number): Reason | null {
  const { view, points } = notes;
  const loose = arrangedIn(notes, left).left;
  const kept = loose
    .map((card) => ({ card, completing: completingOf(view, card, loose), beside: besideIn(view, card, loose) }))
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

/** The reasons of a line that begins with a draw from the pile. */
export function takingReasons(notes: Notes, way: Way, after: PlayerView): readonly Reason[] {
  const [draw, ...rest] = way.line;
  const [next, ...more] = rest;
  if (draw.type !== 'draw' || draw.from !== 'pile' || !next) return [];
  const card = after.draft.drawn[0] as Card;
  const later = { ...way, line: [next, ...more] as const };
  // Other ways after this draw are not weighed, so nothing is said of the fewest points.
  const reasons = turnReasons(notesAfter(notes, after), later, [later]).filter(({ type }) => type !== 'fewest');
  const use = usedIn(rest, card);
  const isOut = reasons[0]?.type === 'goesOut';
  if (use) return isOut ? [reasons[0] as Reason, use] : [use, ...reasons];
  const left = lineFrom(after).hand.filter((other) => other !== card && other !== discardOf(way.line));
  const completing = completingOf(after, card, left);
  const keeps: Reason[] =
    completing.live > 0 ? [{ type: 'keeps', card, beside: besideIn(after, card, left), completing }] : [];
  return [...keeps, ...reasons];
}

function usedIn(line: readonly SeatAction[], card: Card): Reason | null {
  for (const play of line) {
    if (play.type === 'layOff' && play.card === card) return { type: 'completes', card, reading: null, on: play.meld };
    if (play.type === 'swap' && play.natural === card)
      return {
        type: 'frees',
        wild: play.wild,
        natural: card,
        lets: line.find((one) => usedBy(one).includes(play.wild)) ?? null,
      };
    const readings =
      play.type === 'meld' ? [play.reading] : play.type === 'contract' || play.type === 'goRummy' ? play.readings : [];
    const reading = readings.find(({ cards }) => cards.includes(card));
    if (reading) return { type: 'completes', card, reading, on: -1 };
  }
  return null;
}
