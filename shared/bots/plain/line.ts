import {
  type Card,
  type LayOffAction,
  type MeldAction,
  type PlayerView,
  type Reading,
  type Seat,
  type SeatAction,
  type SwapAction,
  type TableMeld,
  withAdded,
  withSwapped,
} from '#engine';

/** One way to play on: the plays so far, and the hand and table after them. */
export interface PlayLine {
  readonly plays: readonly SeatAction[];
  readonly hand: readonly Card[];
  readonly melds: readonly TableMeld[];
  readonly melded: boolean;
}

/** The line with nothing played yet. */
export const lineFrom = ({ hand, melds, seats, viewer }: PlayerView): PlayLine => ({
  plays: [],
  hand,
  melds,
  melded: seats[viewer as Seat]?.melded ?? false,
});

const without = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card));

const tableMeld = (id: number, by: Seat, reading: Reading): TableMeld => ({
  ...reading,
  id,
  by,
  owners: reading.cards.map(() => by),
  locked: false,
});

/** The line with new melds, laid one by one or, with `asContract`, all at once. */
export function lineWithMelds(line: PlayLine, by: Seat, readings: readonly Reading[], asContract = false): PlayLine {
  if (readings.length === 0) return line;
  const melds = readings.map((reading): MeldAction => ({ type: 'meld', reading }));
  return {
    plays: [...line.plays, ...(asContract ? [{ type: 'contract', readings } as const] : melds)],
    hand: without(
      line.hand,
      readings.flatMap(({ cards }) => cards),
    ),
    melds: [...line.melds, ...readings.map((reading, index) => tableMeld(line.melds.length + index, by, reading))],
    melded: true,
  };
}

/** The line with one card laid off. */
export const withLayOff = (line: PlayLine, by: Seat, action: LayOffAction): PlayLine => ({
  ...line,
  plays: [...line.plays, action],
  hand: without(line.hand, [action.card]),
  melds: withAdded(line.melds, action, action.card, by, action.suit),
});

/** The line with a wild swapped, into the hand or to the place that the action names (R88). */
export function withSwap(line: PlayLine, by: Seat, action: SwapAction): PlayLine {
  const index = line.melds.find(({ id }) => id === action.meld)?.cards.indexOf(action.wild) ?? -1;
  const melds = withSwapped(line.melds, { ...action, index }, by);
  const hand = without(line.hand, [action.natural]);
  const { to } = action;
  return {
    ...line,
    plays: [...line.plays, action],
    hand: to ? hand : [...hand, action.wild],
    melds: to ? withAdded(melds, to, action.wild, by) : melds,
  };
}
