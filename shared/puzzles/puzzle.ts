import {
  blankGame,
  type Card,
  cardsOf,
  everySeat,
  type GameState,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  seatSetOf,
  seatsWithoutTurn,
  type TableMeld,
  UNSEEN,
} from '#engine';

/** The goals of puzzles, to be reached in the turn that has begun. */
export const PUZZLE_GOALS = [
  'goOut', // end the deal
  'spareWild', // end the deal with a wild as the discard
  'fewestPoints', // end the turn with as few points in hand as possible
] as const;
export type PuzzleGoal = (typeof PUZZLE_GOALS)[number];

/** The seat that plays a puzzle. */
export const PUZZLE_SEAT: Seat = 0;

/**
 * A position just after the player's draw from the stock, and what is to be reached in this turn. Nothing hidden can
 * matter: the cards of the others and of the stock are not in it.
 */
export interface Puzzle {
  readonly goal: PuzzleGoal;
  readonly rules: RuleSet;
  readonly deal: number;
  readonly wildRank: Rank;
  /** The player's cards, the drawn one last. */
  readonly hand: readonly Card[];
  /** The number of cards of each other seat, from seat 1. */
  readonly others: readonly number[];
  /** The seats that have laid melds. */
  readonly melded: readonly Seat[];
  /** The melds on the table in the order in which they were laid. Who added cards to them later is left out. */
  readonly melds: readonly Pick<TableMeld, 'by' | 'kind' | 'suit' | 'rank' | 'cards' | 'suits'>[];
  /** The top of the discard pile. */
  readonly top: Card;
}

/** The position of a puzzle. Cards that its player cannot see are `UNSEEN`. */
export function stateOfPuzzle({ rules, deal, wildRank, hand, others, melded, melds, top }: Puzzle): GameState {
  const seats = others.length + 1;
  const laid = melds.map(
    (meld, id): TableMeld => ({ ...meld, id, owners: meld.cards.map(() => meld.by), locked: false }),
  );
  const drawn = hand.at(-1) as Card;
  const seen = hand.length + 1 + laid.reduce((sum, { cards }) => sum + cards.length, 0);
  const hidden = others.reduce((sum, cards) => sum + cards, 0);
  return {
    ...blankGame(rules, seats),
    phase: 'play',
    deal,
    dealer: seats - 1,
    turn: PUZZLE_SEAT,
    wildRank,
    stock: unseen(cardsOf(rules, seats).length - seen - hidden),
    pile: [top],
    hands: [hand.toSorted((a, b) => a - b), ...others.map(unseen)],
    melds: laid,
    nextMeld: laid.length,
    melded: seatSetOf(melded),
    played: seatSetOf(melded),
    turns: everySeat(seats),
    draft: { drew: 'stock', drawn: [drawn], held: hand.length - 1, plays: [], fixed: 0, takeBacks: 0 },
  };
}

const unseen = (count: number): readonly Card[] => Array.from({ length: count }, () => UNSEEN);

/**
 * Makes a puzzle of the viewer's turn, with the viewer in seat 0. Null unless everybody has had a turn and nobody is
 * out, the viewer has just drawn a card from the stock, and no meld is locked: a puzzle tells nothing else of before.
 */
export function puzzleFrom(view: PlayerView, goal: PuzzleGoal): Puzzle | null {
  const { rules, deal, wildRank, draft, hand, seats, viewer, melds, pile, phase, turn, relief } = view;
  const [drawn, ...more] = draft.drawn;
  const top = pile.at(-1);
  if (viewer === 'spectator' || phase !== 'play' || turn !== viewer || draft.drew !== 'stock') return null;
  if (drawn === undefined || more.length > 0 || draft.plays.length > 0 || top === undefined) return null;
  if (relief >= 0 || melds.some(({ locked }) => locked) || seatsWithoutTurn(view, seats.length).length > 0) return null;
  const seatFrom = (seat: Seat): Seat => (seat - viewer + seats.length) % seats.length;
  const seated = seats.map((_, seat) => seats[(viewer + seat) % seats.length] as (typeof seats)[number]);
  return {
    ...{ goal, rules, deal, wildRank, top },
    hand: [...hand.filter((card) => card !== drawn), drawn],
    others: seated.slice(1).map(({ cards }) => cards),
    melded: seated.flatMap(({ melded }, seat) => (melded ? [seat] : [])),
    melds: melds.map(({ by, kind, suit, rank, cards, suits }) => ({
      ...{ by: seatFrom(by), kind, suit, rank, cards },
      ...(suits && { suits }),
    })),
  };
}
