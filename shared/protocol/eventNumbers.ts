import { ENDINGS, type GameEvent, type MaybeCard, type Place, type Play, type TableMeld } from '#engine';
import { fold, type NumberReader, unfold } from './digits.ts';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** How one kind of event becomes numbers, and numbers become it again. */
interface Codec<Type extends GameEvent['type']> {
  print(event: EventOf<Type>): readonly number[];
  take(from: NumberReader): EventOf<Type>;
}

const PLACES: readonly Place[] = ['low', 'high', 'set'];

const word = <Word>(words: readonly Word[], index: number): Word => {
  const found = words[index];
  if (found === undefined) throw new RangeError('no such word');
  return found;
};

const list = (numbers: readonly number[]): number[] => [numbers.length, ...numbers];

/** A number with a yes or no in it, and its halves again. */
const flagged = (value: number, flag: boolean): number => value * 2 + Number(flag);
const isFlagged = (value: number): boolean => value % 2 === 1;
const unflagged = (value: number): number => Math.floor(value / 2);

/** Hidden cards take no room but their number. */
function printCards(cards: readonly MaybeCard[]): number[] {
  const isHidden = cards.every((card) => card === null);
  const faces = cards.map((card) => (card === null ? 0 : card + 1));
  return [flagged(cards.length, isHidden), ...(isHidden ? [] : faces)];
}

function takeCards(from: NumberReader): MaybeCard[] {
  const head = from.take();
  return Array.from({ length: unflagged(head) }, () => {
    const face = isFlagged(head) ? 0 : from.take();
    return face === 0 ? null : face - 1;
  });
}

const printMeld = ({ id, kind, suit, rank, cards, owners }: TableMeld): number[] => [
  flagged(id, kind === 'run'),
  suit + 1,
  rank,
  ...list(cards),
  ...list(owners),
];

function takeMeld(from: NumberReader): TableMeld {
  const head = from.take();
  const kind = isFlagged(head) ? 'run' : 'set';
  const [suit, rank] = [from.take() - 1, from.take()];
  return { id: unflagged(head), kind, suit, rank, cards: from.takeList(), owners: from.takeList() };
}

/** A play that went back; 0 is the card drawn from the pile. */
function printPlay(play: Play | null): number[] {
  if (!play) return [0];
  if (play.type === 'meld') return [1, flagged(play.meld, play.first)];
  if (play.type === 'layOff') return [2, play.meld, PLACES.indexOf(play.place), play.card];
  return [3, play.meld, play.index, play.natural, play.wild, play.owner];
}

function takePlay(from: NumberReader): Play | null {
  const kind = from.take();
  if (kind === 0) return null;
  const meld = from.take();
  if (kind === 1) return { type: 'meld', meld: unflagged(meld), first: isFlagged(meld) };
  if (kind === 2) return { type: 'layOff', meld, place: word(PLACES, from.take()), card: from.take() };
  return { type: 'swap', meld, index: from.take(), natural: from.take(), wild: from.take(), owner: from.take() };
}

const codecs: { readonly [Type in GameEvent['type']]: Codec<Type> } = {
  dealerDrawn: {
    print: ({ dealer }) => [dealer],
    take: (from) => ({ type: 'dealerDrawn', dealer: from.take() }),
  },
  dealt: {
    print: ({ deal, dealer, wildRank, hands, stock }) => {
      return [deal, dealer, wildRank, hands.length, ...[...hands, stock].flatMap(printCards)];
    },
    take: (from) => {
      const [deal, dealer, wildRank] = [from.take(), from.take(), from.take()];
      const hands = Array.from({ length: from.take() }, () => takeCards(from));
      return { type: 'dealt', deal, dealer, wildRank, hands, stock: takeCards(from) };
    },
  },
  turnBegan: {
    print: ({ seat, drawn, idle }) => [seat, flagged(idle, drawn)],
    take: (from) => {
      const [seat, rest] = [from.take(), from.take()];
      return { type: 'turnBegan', seat, drawn: isFlagged(rest), idle: unflagged(rest) };
    },
  },
  drew: {
    print: ({ seat, from, cards }) => [flagged(seat, from === 'pile'), ...printCards(cards)],
    take: (from) => {
      const head = from.take();
      const pile = isFlagged(head) ? 'pile' : 'stock';
      return { type: 'drew', seat: unflagged(head), from: pile, cards: takeCards(from) };
    },
  },
  melded: {
    print: ({ seat, meld, first }) => [flagged(seat, first), ...printMeld(meld)],
    take: (from) => {
      const head = from.take();
      return { type: 'melded', seat: unflagged(head), meld: takeMeld(from), first: isFlagged(head) };
    },
  },
  laidOff: {
    print: ({ seat, meld, place, card }) => [seat, meld, PLACES.indexOf(place), card],
    take: (from) => {
      const [seat, meld, place] = [from.take(), from.take(), word(PLACES, from.take())];
      return { type: 'laidOff', seat, meld, place, card: from.take() };
    },
  },
  swapped: {
    print: ({ seat, meld, index, natural, wild }) => [seat, meld, index, natural, wild],
    take: (from) => {
      const [seat, meld, index] = [from.take(), from.take(), from.take()];
      return { type: 'swapped', seat, meld, index, natural: from.take(), wild: from.take() };
    },
  },
  tookBack: {
    print: ({ seat, play }) => [seat, ...printPlay(play)],
    take: (from) => ({ type: 'tookBack', seat: from.take(), play: takePlay(from) }),
  },
  discarded: {
    print: ({ seat, card }) => [seat, card],
    take: (from) => ({ type: 'discarded', seat: from.take(), card: from.take() }),
  },
  dealEnded: {
    print: ({ ending, out, points, hands }) => {
      return [ENDINGS.indexOf(ending), out + 1, ...list(points.map(fold)), hands.length, ...hands.flatMap(list)];
    },
    take: (from) => {
      const [ending, out] = [word(ENDINGS, from.take()), from.take() - 1];
      const points = from.takeList().map(unfold);
      const hands = Array.from({ length: from.take() }, () => from.takeList());
      return { type: 'dealEnded', ending, out, points, hands };
    },
  },
  gameEnded: {
    print: ({ winners }) => list(winners),
    take: (from) => ({ type: 'gameEnded', winners: from.takeList() }),
  },
};

const TYPES = Object.keys(codecs) as readonly GameEvent['type'][];

/** An event as whole numbers from 0 up, its kind first. */
export const eventNumbers = (event: GameEvent): readonly number[] => {
  const codec = codecs[event.type] as Codec<GameEvent['type']>;
  return [TYPES.indexOf(event.type), ...codec.print(event)];
};

/**
 * The next event of a text.
 * @throws RangeError at anything `eventNumbers` does not give
 */
export const takeEvent = (from: NumberReader): GameEvent => codecs[word(TYPES, from.take())].take(from);
