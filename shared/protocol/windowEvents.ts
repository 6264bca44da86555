import { type Codecs, encodeCards, list, ofSeat, takeCards } from './codec.ts';
import { takeWindow, windowNumbers } from './gameNumbers.ts';

type WindowType = 'windowOpened' | 'answered' | 'windowClosed' | 'claimed' | 'penalized';

/** The codecs for events out of turn (§4.78). */
export const windowCodecs: Codecs<WindowType> = {
  windowOpened: {
    // A window opens without answers.
    print: ({ window, offered }) => [window.claims.length, ...windowNumbers(window), ...list(offered)],
    take: (from) => {
      const claims = Array.from({ length: from.take() }, () => null);
      return { type: 'windowOpened', window: { ...takeWindow(from), claims }, offered: from.takeList() };
    },
  },
  // A seat's answer is not public.
  answered: ofSeat((seat) => ({ type: 'answered', seat, claim: null, forDeal: false })),
  windowClosed: {
    print: ({ seat }) => [seat + 1],
    take: (from) => ({ type: 'windowClosed', seat: from.take() - 1 }),
  },
  claimed: {
    print: ({ seat, cards }) => [seat, ...list(cards)],
    take: (from) => ({ type: 'claimed', seat: from.take(), cards: from.takeList() }),
  },
  penalized: {
    print: ({ seat, cards }) => [seat, ...encodeCards(cards)],
    take: (from) => ({ type: 'penalized', seat: from.take(), cards: takeCards(from) }),
  },
};
