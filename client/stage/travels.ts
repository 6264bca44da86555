import type { Card, GameEvent, Play, Seat, TableMeld } from '#engine';
import { drawMs, MS, type Pace } from './steps.ts';

/** Cards that travel together because of one event. */
export interface Travel {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Cards of another seat's that nobody else may see, from the stock. */
  readonly hidden: number;
  readonly from: 'stock' | 'seat';
  readonly ms: number;
  /** Milliseconds between one card and the next. */
  readonly apart: number;
}

/** Which cards an event makes travel; null when none do. `melds` are those from before the event. */
export function travelOf(event: GameEvent, melds: readonly TableMeld[], pace: Pace): Travel | null {
  const travel = (seat: Seat, cards: readonly Card[], ms: number): Travel => ({
    seat,
    cards,
    hidden: 0,
    from: 'seat',
    ms,
    apart: cards.length > 2 ? 45 : 0,
  });
  switch (event.type) {
    case 'drew': {
      const seen = event.cards.filter((card) => card !== null);
      const from = event.from === 'stock' ? 'stock' : 'seat';
      return { ...travel(event.seat, seen, drawMs(pace)), hidden: event.cards.length - seen.length, from };
    }
    case 'melded':
      return travel(event.seat, event.meld.cards, MS.lay);
    case 'laidOff':
      return travel(event.seat, [event.card], MS.lay);
    case 'swapped':
      return travel(event.seat, [event.natural, event.wild], MS.swap);
    case 'discarded':
      return travel(event.seat, [event.card], drawMs(pace));
    case 'tookBack':
      return travel(event.seat, event.play ? cardsOf(event.play, melds) : [], MS.lay);
    default:
      return null;
  }
}

function cardsOf(play: Play, melds: readonly TableMeld[]): readonly Card[] {
  if (play.type === 'meld') return melds.find((meld) => meld.id === play.meld)?.cards ?? [];
  return play.type === 'layOff' ? [play.card] : [play.natural, play.wild];
}
