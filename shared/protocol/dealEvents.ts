import { ENDINGS } from '#engine';
import {
  type Codecs,
  type EventOf,
  encodeCards,
  flagged,
  isFlagged,
  list,
  ofSeat,
  printLists,
  takeCards,
  takeLists,
  times,
  unflagged,
  word,
} from './codec.ts';
import { foldSign, type NumberReader, unfold } from './digits.ts';

type Layout = Omit<EventOf<'dealtOn'>, 'type'>;

/** Encodes the table after a deal. Fields that most games leave empty take no space there. */
function printLayout({ wildRank, hands, stock, pile, indicator, faceUp }: Layout): number[] {
  const isShown = pile.length > 0 || indicator >= 0 || faceUp.some((cards) => cards.length > 0);
  const shown = isShown ? [...list(pile), indicator + 1, ...faceUp.flatMap(list)] : [];
  return [flagged(wildRank, isShown), hands.length, ...[...hands, stock].flatMap(encodeCards), ...shown];
}

function takeLayout(from: NumberReader): Layout {
  const head = from.take();
  const hands = times(from.take(), () => takeCards(from));
  const stock = takeCards(from);
  const isShown = isFlagged(head);
  const [pile, indicator] = isShown ? [from.takeList(), from.take() - 1] : [[], -1];
  const faceUp = hands.map(() => (isShown ? from.takeList() : []));
  return { wildRank: unflagged(head), hands, stock, pile, indicator, faceUp };
}

type DealType =
  | 'dealerDrawn'
  | 'dealt'
  | 'sizeAsked'
  | 'dealtOn'
  | 'namingAsked'
  | 'wildNamed'
  | 'dealEnded'
  | 'pressAsked'
  | 'pressAnswered'
  | 'pressSet'
  | 'gameEnded';

/** The codecs for the events that begin and end a deal. */
export const dealCodecs: Codecs<DealType> = {
  dealerDrawn: {
    print: ({ dealer, cards }) => {
      const isShown = cards.some((drawn) => drawn.length > 0);
      return [flagged(dealer, isShown), ...(isShown ? printLists(cards) : [cards.length])];
    },
    take: (from) => {
      const head = from.take();
      const cards = isFlagged(head) ? takeLists(from) : times(from.take(), () => []);
      return { type: 'dealerDrawn', dealer: unflagged(head), cards };
    },
  },
  dealt: {
    // The deal's secret is left out.
    print: ({ deal, dealer, ...layout }) => [deal, dealer, ...printLayout(layout)],
    take: (from) => {
      const [deal, dealer] = [from.take(), from.take()];
      return { type: 'dealt', deal, dealer, ...takeLayout(from), chance: null };
    },
  },
  sizeAsked: ofSeat((seat) => ({ type: 'sizeAsked', seat })),
  dealtOn: {
    print: printLayout,
    take: (from) => ({ type: 'dealtOn', ...takeLayout(from) }),
  },
  namingAsked: ofSeat((seat) => ({ type: 'namingAsked', seat })),
  wildNamed: {
    print: ({ seat, rank }) => [seat, rank],
    take: (from) => ({ type: 'wildNamed', seat: from.take(), rank: from.take() }),
  },
  dealEnded: {
    print: ({ ending, out, points, factor, wentRummy, hands }) => [
      flagged(ENDINGS.indexOf(ending), factor === 2),
      flagged(out + 1, wentRummy),
      ...list(points.map(foldSign)),
      ...printLists(hands),
    ],
    take: (from) => {
      const [head, winner] = [from.take(), from.take()];
      const [ending, out] = [word(ENDINGS, unflagged(head)), unflagged(winner) - 1];
      const [points, hands] = [from.takeList().map(unfold), takeLists(from)];
      const [factor, wentRummy] = [isFlagged(head) ? 2 : 1, isFlagged(winner)] as const;
      return { type: 'dealEnded', ending, out, points, factor, wentRummy, hands };
    },
  },
  pressAsked: ofSeat((seat) => ({ type: 'pressAsked', seat })),
  pressAnswered: {
    print: ({ seat, take }) => [flagged(seat, take)],
    take: (from) => {
      const head = from.take();
      return { type: 'pressAnswered', seat: unflagged(head), take: isFlagged(head) };
    },
  },
  pressSet: {
    print: ({ on, added }) => [flagged(added.length, on), ...added.map(foldSign)],
    take: (from) => {
      const head = from.take();
      return { type: 'pressSet', on: isFlagged(head), added: times(unflagged(head), () => unfold(from.take())) };
    },
  },
  gameEnded: {
    print: ({ winners }) => list(winners),
    take: (from) => ({ type: 'gameEnded', winners: from.takeList() }),
  },
};
