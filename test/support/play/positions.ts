import {
  type Card,
  cardsOf,
  type Draft,
  type GameState,
  newGame,
  type Phase,
  parseCards,
  type RuleSet,
  type Seat,
  type TableMeld,
} from '#engine';
import { parseReading } from '#record';
import { crazyRummy } from '#rules';

/** A moment of a game, as one would describe it to somebody at the table. */
export interface Position {
  /** One text of cards per seat. Of the seat to play, the last card named is the one it drew this turn. */
  readonly hands: readonly string[];
  /** Number of the deal, and so the wild rank: 9 means Nines. 4 unless told. */
  readonly deal?: number;
  /** Melds on the table with the seat that laid each: `0 run 5H: 5H 6H 9C`. */
  readonly melds?: readonly string[];
  /** Seats that have melded, beside those with melds on the table. */
  readonly melded?: readonly Seat[];
  /** The discard pile, its top last. */
  readonly pile?: string;
  /** The next cards of the stock, the first to be drawn first. */
  readonly stock?: string;
  /** Where all cards not named lie: beneath the stock, or beneath the pile. */
  readonly rest?: 'stock' | 'pile';
  readonly turn?: Seat;
  /** `play` unless told. */
  readonly phase?: Phase & ('draw' | 'play');
  /** How the seat to play got its last card: from the stock unless told. */
  readonly drew?: Draft['drew'];
  readonly totals?: readonly number[];
  readonly idle?: number;
  /** Base Crazy Rummy unless told. */
  readonly rules?: RuleSet;
  /** The wild rank where it does not follow from the deal. */
  readonly wildRank?: number;
  /** Seats that have ended a turn in this deal: all, unless told. */
  readonly hadTurns?: readonly Seat[];
  /** Anything else of the state. */
  readonly also?: Partial<GameState>;
}

/** The whole state of a game at a moment: every card of the game in one place. */
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

/** A meld on the table with the seat that laid it: `0 run 5H: 5H 6H 9C`. */
export function tableMeldText(text: string, id: number): TableMeld {
  const by = Number(text[0]);
  const reading = parseReading(text.slice(2));
  if (reading === null) throw new RangeError(`no such meld: ${text}`);
  return { ...reading, id, by, owners: reading.cards.map(() => by), locked: false };
}

function unnamed(pack: readonly Card[], named: readonly Card[]): Card[] {
  const twice = named.find((card, index) => named.indexOf(card) !== index);
  if (twice !== undefined) throw new RangeError(`card ${twice} lies in two places`);
  return pack.filter((card) => !named.includes(card));
}

/** The deals before this one: all points were made in the first. */
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
