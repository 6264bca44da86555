import {
  type Card,
  cardsOf,
  type Draft,
  type GameState,
  type Move,
  newGame,
  type Phase,
  parseCards,
  type RuleSet,
  type Seat,
  type TableMeld,
} from '#engine';
import { parseReading } from '#record';
import { crazyRummy } from '#rules';

/** A moment of a game, described as to a person at the table. */
export interface Position {
  /** The cards of each seat as text. The last card of the seat whose turn it is is the one it drew this turn. */
  readonly hands: readonly string[];
  /** Number of the deal, and so the wild rank: 9 means Nines. Default 4. */
  readonly deal?: number;
  /** Melds on the table, each with the seat that laid it: `0 run 5H: 5H 6H 9C`. */
  readonly melds?: readonly string[];
  /** Seats that have melded, in addition to those with melds on the table. */
  readonly melded?: readonly Seat[];
  /** The discard pile, its top last. */
  readonly pile?: string;
  /** The next cards of the stock, in drawing order. */
  readonly stock?: string;
  /** Where all unnamed cards lie: at the bottom of the stock (default) or of the pile. */
  readonly rest?: 'stock' | 'pile';
  readonly turn?: Seat;
  /** Default `play`. */
  readonly phase?: Phase & ('draw' | 'play');
  /** Where the seat whose turn it is got its last card: by default from the stock. */
  readonly drew?: Draft['drew'];
  readonly totals?: readonly number[];
  readonly idle?: number;
  /** Default base Crazy Rummy. */
  readonly rules?: RuleSet;
  /** The wild rank where it does not follow from the deal. */
  readonly wildRank?: number;
  /** Seats that have ended a turn in this deal: by default all. */
  readonly hadTurns?: readonly Seat[];
  /** Other fields of the state to override. */
  readonly also?: Partial<GameState>;
}

/** Builds the complete state of a game at a moment, with every card of the game in exactly one place. */
export function position(moment: Position): GameState {
  const { deal = 4, turn = 0, phase = 'play', drew = 'stock', rest = 'stock', idle = 0, rules = crazyRummy } = moment;
  const { wildRank = rules.wilds.schedule[deal - 1] ?? 0 } = moment;
  const named = moment.hands.map(parseCards);
  const melds = (moment.melds ?? []).map(tableMeldText);
  const nextStock = parseCards(moment.stock ?? '').reverse();
  const pile = parseCards(moment.pile ?? '');
  const others = unnamed(cardsOf(rules, named.length), [
    ...named.flat(),
    ...melds.flatMap(({ cards }) => [...cards]),
    ...nextStock,
    ...pile,
  ]);
  const hand = named[turn] as Card[];
  const drawn = phase === 'play' && drew !== 'none' ? hand.slice(-1) : [];
  const seats = named.length;
  const dealer = (turn + seats - 1) % seats;
  const totals = moment.totals ?? named.map(() => 0);
  const melded = [...(moment.melded ?? []), ...melds.map(({ owners }) => owners[0] as Seat)].reduce(
    (all, seat) => all | (1 << seat),
    0,
  );
  return {
    ...newGame(rules, seats),
    phase,
    deal,
    dealer,
    turn,
    wildRank,
    stock: rest === 'stock' ? [...others, ...nextStock] : nextStock,
    pile: rest === 'pile' ? [...others, ...pile] : pile,
    hands: named.map((cards) => cards.toSorted((a, b) => a - b)),
    melds,
    nextMeld: melds.length,
    melded,
    played: melds.flatMap(({ owners }) => owners).reduce((all, seat) => all | (1 << seat), melded),
    draft: {
      drew: phase === 'play' ? drew : 'none',
      drawn,
      held: hand.length - drawn.length,
      plays: [],
      fixed: 0,
      takeBacks: 0,
    },
    idle,
    totals,
    results: earlierResults(deal, dealer, totals),
    turns: (moment.hadTurns ?? named.map((_, seat) => seat)).reduce((all, seat) => all | (1 << seat), 0),
    known: named.map((_, seat) => (seat === turn && drew === 'pile' ? drawn : [])),
    ...moment.also,
  };
}

/** Parses a meld on the table with the seat that laid it: `0 run 5H: 5H 6H 9C`. */
export function tableMeldText(text: string, id: number): TableMeld {
  const by = Number(text[0]);
  const reading = parseReading(text.slice(2));
  if (reading === null) throw new RangeError(`no such meld: ${text}`);
  return { ...reading, id, by, owners: reading.cards.map(() => by), locked: false };
}

function unnamed(pack: readonly Card[], named: readonly Card[]): Card[] {
  const twice = named.find((card, index) => named.indexOf(card) !== index);
  if (twice !== undefined) throw new RangeError(`card ${twice} is in two places`);
  return pack.filter((card) => !named.includes(card));
}

/** Results of the deals before this one, with all points made in the first. */
function earlierResults(deal: number, dealer: Seat, totals: readonly number[]): GameState['results'] {
  if (deal === 1 && totals.some((total) => total !== 0))
    throw new RangeError('nobody has points before the first deal');
  const seats = totals.length;
  return Array.from({ length: deal - 1 }, (_, index) => ({
    deal: index + 1,
    dealer: (((dealer - (deal - 1 - index)) % seats) + seats) % seats,
    wildRank: index + 1,
    ending: 'exhausted' as const,
    out: -1,
    points: index === 0 ? totals : totals.map(() => 0),
    factor: 1,
    wentRummy: false,
    added: [],
  }));
}

/** The moves of a player who takes an upcard out of turn, with a card of the stock (R81). */
export const takenBy = (seat: Seat): readonly Move[] => [
  { seat, did: 'claim', card: 0 },
  { seat, did: 'stock', card: null },
];
