import {
  type Card,
  freesWild,
  isPileClosed,
  naturalsOf,
  openingLacks,
  openingWith,
  type PlayerView,
  playOrder,
  pointsOnTable,
  type Reading,
  type Seat,
  type SeatAction,
} from '#engine';
import { goesWith } from '../gift.ts';
import { canTake } from '../hazard.ts';
import { distanceTo } from '../plain/contract.ts';
import { isOnTheWay } from '../plain/draw.ts';
import { lineFrom } from '../plain/line.ts';
import { arrangedIn, keptFor } from '../plain/melding.ts';
import { type Notes, notesAfter } from '../plain/notes.ts';
import { findOpening, lackingIn } from '../plain/opening.ts';
import { hasSpot, mayAdd, spotFor } from '../plain/spots.ts';
import { faceIndex } from '../unseen.ts';
import { besideIn, completingOf } from './completing.ts';
import { isMeldable } from './meldable.ts';
import type { Reason } from './reason.ts';
import { beforeLast, discardOf, pointsAtEnd, type Way } from './ways.ts';

/** A seat with more cards than this is not close to going out. */
const CLOSE_TO_OUT_CARDS = 4;

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
  const laid = laidReasons(notes, end, way);
  if (OUT.includes(way.line.at(-1)?.type ?? '') || (discard >= 0 && left.length === 0)) {
    const saved = stakes.held > 0 && stakes.laid === 0 ? pointsAtEnd(view, view.hand) : 0;
    return [{ type: 'goesOut', saved }, ...laid.filter(({ type }) => type === 'scores'), ...freed(plays)];
  }
  if (plays.length === 0 && discard >= 0) return shedReasons(notes, way, ways, left);
  const contract: Reason[] = plays.some(({ type }) => type === 'contract') ? [{ type: 'contract' }] : [];
  return [...contract, ...opened(notes, plays), ...freed(plays), ...laid, ...fewest(notes, left, ways)];
}

/** The actions that go out, whatever is left in hand. */
const OUT: readonly string[] = ['goOut', 'goRummy', 'upForTwo'] satisfies SeatAction['type'][];

/** Whether the plays lay the viewer's first melds, where these must have points (R154). */
function opened(notes: Notes, plays: readonly SeatAction[]): readonly Reason[] {
  const lacking = lackingIn(notes);
  if (!lacking) return [];
  const { points } = openingWith(notes.rules, notes.wildRank, plays.flatMap(readingsOf));
  return [{ type: 'opens', points: lacking.points + points, needed: lacking.needed }];
}

/** Whether the first play frees a wild, and the play that uses it. */
function freed(plays: readonly SeatAction[]): readonly Reason[] {
  const [first, ...rest] = plays;
  if (first?.type !== 'swap' || first.to) return [];
  return [{ type: 'frees', swap: first, lets: rest.find((play) => usedBy(play).includes(first.wild)) ?? null }];
}

export function usedBy(play: SeatAction): readonly Card[] {
  if (play.type === 'meld') return play.reading.cards;
  return play.type === 'layOff' ? [play.card] : [];
}

/** The worth of the cards laid by a line, by the view `end` before its last action. */
function laidReasons({ view, stakes, seat }: Notes, end: PlayerView, { ends }: Way): readonly Reason[] {
  if (stakes.laid === 1) {
    const scored = pointsOnTable(end, seat) - pointsOnTable(view, seat);
    return scored > 0 ? [{ type: 'scores', points: scored }] : [];
  }
  const points = pointsAtEnd(view, view.hand) - pointsAtEnd(view, end.hand);
  if (points <= 0 || stakes.held === 0) return [];
  const close = closestTo(view, seat);
  return [{ type: 'safe', points, seat: close, cards: view.seats[close]?.cards ?? 0, chance: ends }];
}

/** The other seat with the fewest cards among those that have melded, if it is close to going out; otherwise -1. */
function closestTo({ seats, rules }: PlayerView, seat: Seat): Seat {
  let close = -1;
  let fewestCards = CLOSE_TO_OUT_CARDS + 1;
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
  const points = pointsAtEnd(view, left);
  const isFewest = ways.every(({ line }) => {
    const end = beforeLast(view, line);
    return (
      !end ||
      pointsAtEnd(
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
  const waits = lackingIn(notes) ? toOpening(notes, left) : [];
  const sheds: Reason = { type: 'sheds', card, points, completing: completingOf(notes, card, left) };
  const keeps = isLastTurn(view) ? null : keptIn(notes, left, points);
  const isExpensive = keeps?.type === 'keeps' && notes.points(keeps.card) > points;
  return [...first, ...(keeps && isExpensive ? [keeps] : []), sheds, ...waits, ...(keeps ? [keeps] : [])];
}

/** How far the melds kept in hand are from an opening (R154, R155); nothing if they make one. */
function toOpening(notes: Notes, left: readonly Card[]): readonly Reason[] {
  const { readings } = arrangedIn(notes, lineFrom(notes.view), left);
  const opening = openingWith(notes.rules, notes.wildRank, readings);
  return openingLacks(opening) ? [{ type: 'toOpening', ...opening }] : [];
}

/** The melds kept in hand although another way lays some. */
function heldBack(notes: Notes, { ends }: Way, ways: readonly Way[], left: readonly Card[]): readonly Reason[] {
  const { readings } = arrangedIn(notes, lineFrom(notes.view), left);
  const isChoice = ways.some(({ line }) => line.some(({ type }) => type === 'meld'));
  if (readings.length === 0 || !isChoice) return [];
  const cards = readings.flatMap((reading) => reading.cards);
  return [{ type: 'holdsBack', points: pointsAtEnd(notes.view, cards), chance: ends }];
}

/** The card kept, loose, that most cards complete: of those worth more than the discard, if any is. */
function keptIn(notes: Notes, left: readonly Card[], discarded: number): Reason | null {
  const { points } = notes;
  const loose = arrangedIn(notes, lineFrom(notes.view), left).left;
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
  if (!next || !canTake(rules, next)) return null;
  const denies = { type: 'denies', card, seat } as const;
  const adds = rules.play.layOffOthers && mayAdd(notes, { melded: next.melded });
  if (adds && hasSpot(notes, view.melds, card)) return { ...denies, how: 'fits', known: [] };
  const isFreeing = view.melds.some((meld) =>
    meld.cards.some((_, index) => freesWild(rules, wildRank, meld, index, { natural: card })),
  );
  if (adds && rules.swap.to !== 'off' && isFreeing) return { ...denies, how: 'frees', known: [] };
  const known = next.known.filter((held) => wilds[held] === 0 && goesWith(card, held));
  return known.length > 0 ? { ...denies, how: 'collects', known } : null;
}

/** Why to draw from the stock. */
export function stockReasons(notes: Notes): readonly Reason[] {
  const { view, unseen } = notes;
  const isOpen = !isPileClosed(view.rules, view.seats[notes.seat]?.melded ?? false);
  const top = isOpen ? view.pile.at(-1) : undefined;
  const useless: Reason[] = top !== undefined && !isHelp(notes, top) ? [{ type: 'pileUseless', card: top }] : [];
  const helping = helpingIn(notes);
  return helping === 0 ? useless : [...useless, { type: 'stock', helping, unseen: unseen.length }];
}

/** How many of the unseen cards could be laid down in the turn in which they are drawn. */
function helpingIn(notes: Notes): number {
  const known = new Map<number, boolean>();
  return notes.unseen.filter((card) => {
    const face = faceIndex(card);
    const helps = known.get(face) ?? isHelp(notes, card);
    known.set(face, helps);
    return helps;
  }).length;
}

/**
 * Whether a card could be laid down this turn if it were drawn: on the table or in a new meld. Before the contract is
 * laid, whether it brings it nearer.
 */
function isHelp(notes: Notes, card: Card): boolean {
  const { rules, view } = notes;
  const hand = [...view.hand, card];
  const line = lineFrom(view);
  const begun = lackingIn(notes);
  if (begun) return findOpening(notes, hand, { begun, kept: keptFor(notes), owed: card }) !== null;
  if (rules.play.contract !== 'off' && !line.melded) return isOnTheWay(notes, card, hand);
  if (spotFor(notes, { ...line, hand }, card)) return true;
  return isMeldable(notes, card);
}

/** The reasons of a line that begins with a draw from the pile, which leads to the view `after`. */
export function takingReasons(notes: Notes, way: Way, after: PlayerView): readonly Reason[] {
  const [, next, ...more] = way.line;
  const card = after.draft.drawn[0];
  if (!next || card === undefined) return [];
  const here = notesAfter(notes, after);
  const later = { ...way, line: [next, ...more] as const };
  // Other ways after this draw are not weighed, so nothing is said of the fewest points.
  const reasons = turnReasons(here, later, [later]).filter(({ type }) => type !== 'fewest');
  const [main] = reasons;
  const use = usedIn(later.line, card) ?? unusedIn(here, later, card);
  if (!use) return main?.type === 'goesOut' ? [main] : [];
  return main?.type === 'goesOut' ? [main, use] : [use, ...reasons.filter(({ type }) => type !== use.type)];
}

/** How the line lays down the card. */
function usedIn(line: readonly SeatAction[], card: Card): Reason | null {
  for (const play of line) {
    if (play.type === 'layOff' && play.card === card) return { type: 'completes', card, reading: null, on: play.meld };
    if (play.type === 'swap' && naturalsOf(play).includes(card)) {
      const lets = line.find((one) => usedBy(one).includes(play.wild)) ?? null;
      return { type: 'frees', swap: play, lets };
    }
    const reading = readingsOf(play).find(({ cards }) => cards.includes(card));
    if (reading) return { type: 'completes', card, reading, on: -1 };
  }
  return null;
}

function readingsOf(play: SeatAction): readonly Reading[] {
  if (play.type === 'meld') return [play.reading];
  return play.type === 'contract' || play.type === 'goRummy' ? play.readings : [];
}

/** Why a card is taken that is not laid down: for a meld that stays in hand, to keep it, or to discard it again. */
function unusedIn(notes: Notes, { line }: Way, card: Card): Reason | null {
  const discard = discardOf(line);
  if (discard === card) return { type: 'returns', card };
  const kept = beforeLast(notes.view, line)?.hand.filter((other) => other !== discard) ?? [];
  const { readings, left } = arrangedIn(notes, lineFrom(notes.view), kept);
  const reading = readings.find(({ cards }) => cards.includes(card));
  if (reading) return { type: 'completes', card, reading, on: -1 };
  const completing = completingOf(notes, card, left);
  if (completing.live === 0 || isLastTurn(notes.view)) return null;
  return { type: 'keeps', card, beside: besideIn(notes, card, left), completing };
}

/** Whether the viewer draws no more cards in this deal, so that what a card might still complete does not matter. */
const isLastTurn = ({ relief }: PlayerView): boolean => relief >= 0;
