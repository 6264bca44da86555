import {
  addsFromNextTurn,
  type Card,
  hadMelded,
  type LayOffAction,
  type MeldAction,
  naturalsOf,
  type PlayerView,
  type Reading,
  type Seat,
  type SeatAction,
  type SwapAction,
  type TableMeld,
  withNaturals,
  withPlaced,
} from '#engine';

/** One way to play on: the plays so far, and the hand and table after them. */
export interface PlayLine {
  readonly plays: readonly SeatAction[];
  readonly hand: readonly Card[];
  readonly melds: readonly TableMeld[];
  readonly melded: boolean;
  /** Melds that are the seat's first of the deal keep it from adding to melds in this turn (R162). */
  readonly addsLater: boolean;
}

/** The line with nothing played yet. */
export function lineFrom({ rules, hand, melds, seats, viewer, draft }: PlayerView): PlayLine {
  const melded = seats[viewer as Seat]?.melded ?? false;
  return { plays: [], hand, melds, melded, addsLater: addsFromNextTurn(rules) && !hadMelded({ melded, draft }) };
}

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
    ...line,
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
  melds: changed(line, action.meld, (meld) => withPlaced(meld, action.place, action.card, by, action.suit)),
});

/** The line with a wild swapped, into the hand or to the place that the action names (R88). */
export function withSwap(line: PlayLine, by: Seat, action: SwapAction): PlayLine {
  const { wild, to } = action;
  const melds = changed(line, action.meld, (meld) => withNaturals(meld, meld.cards.indexOf(wild), action, by));
  const hand = without(line.hand, naturalsOf(action));
  return {
    ...line,
    plays: [...line.plays, action],
    hand: to ? hand : [...hand, wild],
    melds: to ? changed({ melds }, to.meld, (meld) => withPlaced(meld, to.place, wild, by)) : melds,
  };
}

const changed = (
  { melds }: Pick<PlayLine, 'melds'>,
  id: number,
  change: (meld: TableMeld) => TableMeld,
): readonly TableMeld[] => melds.map((meld) => (meld.id === id ? change(meld) : meld));
