import { type Codecs, flagged, isFlagged, times, unflagged } from './codec.ts';
import {
  meldNumbers,
  placeNumber,
  placeOf,
  playNumbers,
  spotNumbers,
  takeMeld,
  takePlay,
  takeSpot,
} from './gameNumbers.ts';

type PlayType = 'melded' | 'laidOff' | 'swapped' | 'contractLaid' | 'tookBack';

/** The codecs for plays on the table. */
export const playCodecs: Codecs<PlayType> = {
  melded: {
    print: ({ seat, meld, first }) => [flagged(seat, first), ...meldNumbers(meld)],
    take: (from) => {
      const head = from.take();
      return { type: 'melded', seat: unflagged(head), meld: takeMeld(from), first: isFlagged(head) };
    },
  },
  laidOff: {
    print: ({ seat, meld, place, card, suit }) => [seat, meld, placeNumber(place, suit), card],
    take: (from) => {
      const [seat, meld] = [from.take(), from.take()];
      return { type: 'laidOff', seat, meld, ...placeOf(from.take()), card: from.take() };
    },
  },
  swapped: {
    print: ({ seat, meld, index, natural, wild, to }) => {
      return [flagged(seat, to !== null), meld, index, natural, wild, ...(to ? spotNumbers(to) : [])];
    },
    take: (from) => {
      const [head, meld, index] = [from.take(), from.take(), from.take()];
      const [natural, wild] = [from.take(), from.take()];
      const to = isFlagged(head) ? takeSpot(from) : null;
      return { type: 'swapped', seat: unflagged(head), meld, index, natural, wild, to };
    },
  },
  contractLaid: {
    print: ({ seat, melds }) => [seat, melds.length, ...melds.flatMap(meldNumbers)],
    take: (from) => {
      const seat = from.take();
      return { type: 'contractLaid', seat, melds: times(from.take(), () => takeMeld(from)) };
    },
  },
  tookBack: {
    print: ({ seat, play }) => [seat, ...playNumbers(play)],
    take: (from) => ({ type: 'tookBack', seat: from.take(), play: takePlay(from) }),
  },
};
