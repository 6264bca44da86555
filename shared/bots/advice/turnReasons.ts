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
  const isOut = left.length === 0 || way.line.some(({ type }) => type === 'goRummy' || type === 'upForTwo');
  if (isOut) return [{ type: 'goesOut', saved: stakes.held > 0 ? pointsAtEnd(view, view.hand) : 0 }, ...freed(plays)];
  if (plays.length === 0) return shedReasons(notes, way, ways, left);
  const laid = pointsAtEnd(view, view.hand) - pointsAtEnd(view, end.hand);
  const contract: Reason[] = plays.some(({ type }) => type === 'contract') ? [{ type: 'contract' }] : [];
  return [...contract, ...freed(plays), ...laidReasons(notes, laid, way), ...fewest(notes, left, ways)];
}

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
