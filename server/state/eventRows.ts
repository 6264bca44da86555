import type { Card, Move, Seat, TableMeld } from '#engine';
import { type EventRow, type EventRowKind, MOVE_ROWS, type SentEvent, type SentPlay } from '#protocol';

const row = (kind: EventRowKind, seat: Seat, cards: readonly Card[] = [], melds: readonly number[] = []): EventRow => ({
  kind,
  seat,
  cards,
  melds,
});

/** Whether `PlayerView.moves` depends on the row. */
export const concernsMoves = ({ kind }: EventRow): boolean =>
  kind in MOVE_ROWS || kind === 'tookBackDraw' || kind === 'recalled';

/** The rows that tell an event, as a spectator may know it. */
export function eventRowsOf(event: SentEvent): readonly EventRow[] {
  switch (event.type) {
    case 'dealerDrawn': {
      const { dealer, cards } = event;
      const drawn = cards.flatMap((own, seat) => own.map((card) => row('dealerCard', seat, [card])));
      return [...drawn, row('dealerDrawn', dealer)];
    }
    case 'dealt':
      return [row('dealt', event.dealer)];
    case 'drew': {
      const { seat, from, cards } = event;
      return cards.map((card) => (from === 'pile' ? row('drewPile', seat, [card as Card]) : row('drewStock', seat)));
    }
    case 'melded':
      return [row('melded', event.seat, [], [event.meld.id])];
    case 'contractLaid':
      return event.melds.map(({ id }) => row('contractLaid', event.seat, [], [id]));
    case 'laidOff':
      return [row('laidOff', event.seat, [event.card], [event.meld])];
    case 'swapped': {
      const { seat, natural, wild, meld, to } = event;
      const cards = [natural, wild];
      return [to ? row('swappedOnto', seat, cards, [meld, to.meld]) : row('swapped', seat, cards, [meld])];
    }
    case 'tookBack':
      return tookBackRows(event.seat, event.play);
    case 'discarded':
    case 'recalled':
      return [row(event.type, event.seat, [event.card])];
    case 'turnClosed':
      return [row(CLOSED[event.how], event.seat)];
    case 'claimed':
      return event.cards.map((card) => row('claimed', event.seat, [card]));
    case 'callTurnBegan':
      return event.cards.map((card) => row('called', event.seat, [card]));
    case 'penalized':
      return event.cards.map(() => row('penalized', event.seat));
    case 'reliefBegan':
    case 'dealEnded':
      return [row(event.type, event.out)];
    case 'pressAnswered':
      return [row(event.take ? 'pressTaken' : 'pressRefused', event.seat)];
    case 'gameEnded':
      return event.winners.map((seat) => row('gameEnded', seat));
    default:
      return [row(event.type, 'seat' in event ? event.seat : -1)];
  }
}

const CLOSED = { out: 'wentOut', float: 'floated', relief: 'endedRelief', declined: 'declined' } as const;

function tookBackRows(seat: Seat, play: SentPlay | null): readonly EventRow[] {
  switch (play?.type) {
    case undefined:
      return [row('tookBackDraw', seat)];
    case 'meld':
      return [row('tookBackMeld', seat, [], [play.meld])];
    case 'contract':
      return play.melds.map((meld) => row('tookBackContract', seat, [], [meld]));
    case 'layOff':
      return [row('tookBackLayOff', seat, [play.card])];
    case 'swap':
      return [row('tookBackSwap', seat, [play.natural, play.wild])];
  }
}

/** The rows of events that are read when their melds may have changed: they name the cards of each. */
export const lastingRowsOf = (event: SentEvent): readonly EventRow[] =>
  meldsIn(event).length === 0
    ? eventRowsOf(event)
    : eventRowsOf(event).flatMap((one, i) => [
        one,
        ...(meldsIn(event)[i]?.cards ?? []).map((card) => row('meldedCard', one.seat, [card])),
      ]);

function meldsIn(event: SentEvent): readonly TableMeld[] {
  if (event.type === 'melded') return [event.meld];
  return event.type === 'contractLaid' ? event.melds : [];
}

/** The rows that tell moves of which only the view is known. */
export const moveRows = (moves: readonly Move[]): readonly EventRow[] =>
  moves.map(({ seat, did, card }) => row(ROW_OF_MOVE[did], seat, card === null ? [] : [card]));

const ROW_OF_MOVE = { stock: 'drewStock', pile: 'drewPile', discard: 'discarded', claim: 'claimed' } as const;
