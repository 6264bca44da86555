import type { Card, PlayerView, Seat, SeatAction } from '#engine';
import type { Notes } from '../plain/notes.ts';
import type { Reason } from './reason.ts';
import { shedReasons } from './shedReasons.ts';
import { beforeLast, discardOf, pointsAtEnd, type Way } from './way.ts';

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
  const laid = laidReasons(notes, end, way);
  if (OUT.includes(way.line.at(-1)?.type ?? '') || (discard >= 0 && left.length === 0)) {
    const saved = stakes.held > 0 && stakes.laid === 0 ? pointsAtEnd(view, view.hand) : 0;
    return [{ type: 'goesOut', saved }, ...laid.filter(({ type }) => type === 'scores'), ...freed(plays)];
  }
  if (plays.length === 0 && discard >= 0) return shedReasons(notes, way, ways, left);
  const contract: Reason[] = plays.some(({ type }) => type === 'contract') ? [{ type: 'contract' }] : [];
  return [...contract, ...freed(plays), ...laid, ...fewest(notes, left, ways)];
}

/** The actions that go out, whatever is left in hand. */
const OUT: readonly string[] = ['goOut', 'goRummy', 'upForTwo'] satisfies SeatAction['type'][];

/** Whether the first play frees a wild, and the play that uses it. */
function freed(plays: readonly SeatAction[]): readonly Reason[] {
  const [first, ...rest] = plays;
  if (first?.type !== 'swap' || first.to) return [];
  const { wild, natural } = first;
  return [{ type: 'frees', wild, natural, lets: rest.find((play) => usedBy(play).includes(wild)) ?? null }];
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

/** The points of the cards on the table that are a seat's own (R68, R94). */
const pointsOnTable = (view: PlayerView, seat: Seat): number =>
  pointsAtEnd(
    view,
    view.melds.flatMap(({ cards, owners }) => cards.filter((_, index) => owners[index] === seat)),
  );

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
