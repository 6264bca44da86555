import {
  type Codecs,
  type EventOf,
  encodeCards,
  flagged,
  isFlagged,
  list,
  ofSeat,
  seated,
  seatIn,
  takeCards,
  unflagged,
  unseated,
  word,
} from './codec.ts';

const CLOSED = ['out', 'float', 'relief', 'declined'] as const satisfies readonly EventOf<'turnClosed'>['how'][];

type TurnType =
  | 'turnBegan'
  | 'callTurnBegan'
  | 'drew'
  | 'discarded'
  | 'turnClosed'
  | 'recalled'
  | 'wentRummy'
  | 'wentUpForTwo'
  | 'reshuffled'
  | 'reliefBegan';

/** The codecs for the beginning and end of a turn, and the draw. */
export const turnCodecs: Codecs<TurnType> = {
  turnBegan: {
    print: ({ seat, drawn, idle }) => [seated(flagged(idle, drawn), seat)],
    take: (from) => {
      const whole = from.take();
      const rest = unseated(whole);
      return { type: 'turnBegan', seat: seatIn(whole), drawn: isFlagged(rest), idle: unflagged(rest) };
    },
  },
  callTurnBegan: {
    print: ({ seat, cards, idle }) => [seat, idle, ...list(cards)],
    take: (from) => ({ type: 'callTurnBegan', seat: from.take(), idle: from.take(), cards: from.takeList() }),
  },
  drew: {
    print: ({ seat, from, cards }) => [flagged(seat, from === 'pile'), ...encodeCards(cards)],
    take: (from) => {
      const head = from.take();
      const source = isFlagged(head) ? 'pile' : 'stock';
      return { type: 'drew', seat: unflagged(head), from: source, cards: takeCards(from) };
    },
  },
  discarded: {
    print: ({ seat, card }) => [seated(card, seat)],
    take: (from) => {
      const whole = from.take();
      return { type: 'discarded', seat: seatIn(whole), card: unseated(whole) };
    },
  },
  turnClosed: {
    print: ({ seat, how }) => [seat, CLOSED.indexOf(how)],
    take: (from) => ({ type: 'turnClosed', seat: from.take(), how: word(CLOSED, from.take()) }),
  },
  recalled: {
    print: ({ seat, card }) => [seat, card],
    take: (from) => ({ type: 'recalled', seat: from.take(), card: from.take() }),
  },
  wentRummy: ofSeat((seat) => ({ type: 'wentRummy', seat })),
  wentUpForTwo: ofSeat((seat) => ({ type: 'wentUpForTwo', seat })),
  reshuffled: {
    print: ({ stock, kept }) => [kept, ...encodeCards(stock)],
    take: (from) => ({ type: 'reshuffled', kept: from.take(), stock: takeCards(from) }),
  },
  reliefBegan: {
    print: ({ out }) => [out],
    take: (from) => ({ type: 'reliefBegan', out: from.take() }),
  },
};
