import {
  type Card,
  extended,
  type LayOffAction,
  type MeldAction,
  type PlayerView,
  type Reading,
  type Seat,
  type SeatAction,
  type SwapAction,
  swapped,
  type TableMeld,
} from '#engine';

/** A way to play, as far as it goes: what was done, and what hand and table are then. */
export interface PlayLine {
  readonly plays: readonly SeatAction[];
  readonly hand: readonly Card[];
  readonly melds: readonly TableMeld[];
  readonly melded: boolean;
}

/** The moment as it is, with nothing played yet. */
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

/** The line with new melds, laid one by one or, `asContract`, at once. */
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
  melds: added(line.melds, by, action.card, action),
});

/** The line with a wild swapped: into the hand, or to where the action says (R88). */
export function withSwap(line: PlayLine, by: Seat, action: SwapAction): PlayLine {
  const melds = line.melds.map((meld) => {
    const index = meld.id === action.meld ? meld.cards.indexOf(action.wild) : -1;
    if (index < 0) return meld;
    return { ...meld, ...swapped(meld, index, action.natural), owners: meld.owners.with(index, by) };
  });
  const hand = without(line.hand, [action.natural]);
  const { to } = action;
  return {
    ...line,
    plays: [...line.plays, action],
    hand: to ? hand : [...hand, action.wild],
    melds: to ? added(melds, by, action.wild, to) : melds,
  };
}

function added(
  melds: readonly TableMeld[],
  by: Seat,
  card: Card,
  { meld: id, place, suit }: Pick<LayOffAction, 'meld' | 'place' | 'suit'>,
): readonly TableMeld[] {
  return melds.map((meld) => {
    if (meld.id !== id) return meld;
    const owners = place === 'low' ? [by, ...meld.owners] : [...meld.owners, by];
    return { ...meld, ...extended(meld, card, place, suit), owners };
  });
}
