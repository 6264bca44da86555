// A module for the reference program `meldbench.mjs`, which calls each solver on the same random hands of gin.
import { type Card, cardOf } from '#engine';
import { crazyRummy } from '#rules';
import { cheapest, fewestPoints, type MeldTables, type SuitMasks, suitMasksOf } from '#solver';
import { tablesFor } from '../../../shared/solver/tables.ts';

/** A hand as a solver wants it. */
interface Prepared {
  readonly tables: MeldTables;
  readonly holding: SuitMasks;
}

/** A solver as `meldbench.mjs` takes it. With `noCheck` its points are not compared with the table solver's. */
interface MeldSolver<Hand> {
  prep(hand: readonly number[]): Hand;
  solve(hand: Hand): number;
  readonly noCheck?: true;
}

const cardsOfHand = (hand: readonly number[]): Card[] => hand.map((id) => cardOf(Math.floor(id / 13), (id % 13) + 1));

/** The tables and the masks of a hand in a deal with this wild rank; 0 for none. */
function prepared(hand: readonly number[], wildRank: number): Prepared {
  const ready = {
    tables: tablesFor(crazyRummy, wildRank),
    holding: suitMasksOf(cardsOfHand(hand), crazyRummy, wildRank),
  };
  // The tables are built when they are first needed, those of the reference when it is loaded.
  solve(ready);
  return ready;
}

const solve = ({ tables, holding }: Prepared): number => fewestPoints(tables, holding);

/** The rank of the first card, so that every hand has a wild and many have two or three. */
const wildRankFor = (hand: readonly number[]): number => ((hand[0] ?? 0) % 13) + 1;

export const solvers = {
  natural: { prep: (hand) => prepared(hand, 0), solve } satisfies MeldSolver<Prepared>,
  wild: { prep: (hand) => prepared(hand, wildRankFor(hand)), solve, noCheck: true } satisfies MeldSolver<Prepared>,
  melds: { prep: cardsOfHand, solve: (cards) => cheapest(cards, crazyRummy, 0).points } satisfies MeldSolver<Card[]>,
};
