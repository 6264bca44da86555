import type { Card, GameEvent, Play, Seat, TableMeld } from '#engine';
import { drawMs, type MotionPace, MS } from './steps.ts';

/** Cards that travel together because of one event. */
export interface Travel {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Cards of another seat's that nobody else may see, from the stock. */
  readonly hidden: number;
  readonly from: 'stock' | 'seat';
  /** They come to the seat first, face up, wherever they go from there: one sees who takes them. */
  readonly isClaim: boolean;
  readonly ms: number;
  /** Milliseconds between one card and the next. */
  readonly apart: number;
}

/** Between cards that are laid one after the other; a long row goes faster. */
const APART = 45;
const LONGEST_ROW = 600;

/** Which cards an event makes travel; null when none do. `melds` are those from before the event. */
export function travelOf(event: GameEvent, melds: readonly TableMeld[], pace: MotionPace): Travel | null {
  switch (event.type) {
    case 'drew': {
      const seen = event.cards.filter((card) => card !== null);
      const travel = going(event.seat, seen, drawMs(pace));
      return { ...travel, hidden: event.cards.length - seen.length, from: event.from === 'stock' ? 'stock' : 'seat' };
    }
    case 'penalized': {
      const seen = event.cards.filter((card) => card !== null);
      return { ...going(event.seat, seen, drawMs(pace)), hidden: event.cards.length - seen.length, from: 'stock' };
    }
    case 'claimed':
    case 'callTurnBegan':
      return { ...going(event.seat, event.cards, drawMs(pace)), isClaim: true };
    case 'melded':
      return going(event.seat, event.meld.cards, MS.lay);
    case 'contractLaid': {
      const cards = event.melds.flatMap((meld) => meld.cards);
      return going(event.seat, cards, MS.lay);
    }
    case 'laidOff':
      return going(event.seat, [event.card], MS.lay);
    case 'swapped':
      return going(event.seat, [event.natural, event.wild], MS.swap);
    case 'discarded':
    case 'recalled':
      return going(event.seat, [event.card], drawMs(pace));
    case 'tookBack':
      return going(event.seat, event.play ? cardsOf(event.play, melds) : [], MS.lay);
    default:
      return null;
  }
}

function going(seat: Seat, cards: readonly Card[], ms: number): Travel {
  const apart = cards.length > 2 ? Math.min(APART, LONGEST_ROW / cards.length) : 0;
  return { seat, cards, hidden: 0, from: 'seat', isClaim: false, ms, apart };
}

function cardsOf(play: Play, melds: readonly TableMeld[]): readonly Card[] {
  const laid = (id: number): readonly Card[] => melds.find((meld) => meld.id === id)?.cards ?? [];
  switch (play.type) {
    case 'meld':
      return laid(play.meld);
    case 'contract':
      return play.melds.flatMap(laid);
    case 'layOff':
      return [play.card];
    case 'swap':
      return [play.natural, play.wild];
  }
}
