import { parseCards, type TableMeld } from '#engine';
import type { SeatInfo, TableView } from '#protocol';
import { crazyRummy } from '#rules';
import type { Settings } from '../device/settings.ts';
import type { Layout, Size } from '../stage/layout.ts';
import { layoutTable } from '../stage/layoutTable.ts';

const HAND = parseCards('5C QC 2D KD 7H 9H TH 8S');
/** The rank of the deal and of its wilds. */
const WILD_RANK = 8;
const SEAT_COUNT = 3;

const BOT_SEAT: SeatInfo = {
  name: '',
  kind: 'bot',
  level: 'steady',
  connected: true,
  standIn: false,
  ready: false,
  adjourns: false,
  avatar: null,
  booked: '',
};

const meld = (id: number, reading: Pick<TableMeld, 'kind' | 'suit' | 'rank'>, cards: string): TableMeld => {
  const laid = parseCards(cards);
  return { ...reading, id, by: 1, cards: laid, owners: laid.map(() => 1), locked: false };
};

/** A table mid-deal with a wild in a run, as its viewer sees it. Nobody plays at it. */
export const EXAMPLE_TABLE: TableView & { readonly game: NonNullable<TableView['game']> } = {
  stage: 'playing',
  code: '',
  isPrivate: true,
  spectators: false,
  bots: true,
  hints: true,
  rated: false,
  isDaily: false,
  rules: crazyRummy,
  pace: 'usual',
  seats: Array.from({ length: SEAT_COUNT }, () => BOT_SEAT),
  viewer: 0,
  adjourned: false,
  silent: [],
  clock: null,
  away: [],
  gameId: null,
  fair: null,
  game: {
    rules: crazyRummy,
    viewer: 0,
    phase: 'play',
    deal: WILD_RANK,
    dealer: 1,
    turn: 0,
    wildRank: WILD_RANK,
    turns: 7,
    indicator: -1,
    stock: 20,
    reshuffles: 0,
    pile: parseCards('TC'),
    pileCount: 1,
    hand: HAND,
    seats: Array.from({ length: SEAT_COUNT }, () => ({
      cards: 6,
      melded: true,
      total: 0,
      at: 1,
      known: [],
      shown: null,
    })),
    melds: [
      meld(0, { kind: 'run', suit: 0, rank: 3 }, '3C 4C 8D 6C'),
      meld(1, { kind: 'set', suit: -1, rank: 12 }, 'QH QD QS'),
    ],
    draft: { drew: 'stock', drawn: [], held: 7, plays: [], fixed: 0, takeBacks: 0 },
    idle: 0,
    window: null,
    passed: 0,
    offered: [],
    relief: -1,
    pressed: false,
    canRecall: false,
    results: [],
    moves: [],
  },
};

/** The layout of the example on a screen of this size, with the first card of the hand selected. */
export const exampleLayout = ({ width, height }: Size, settings: Settings): Layout =>
  layoutTable({
    width,
    height,
    inset: { top: 0, right: 0, bottom: 0, left: 0 },
    table: EXAMPLE_TABLE,
    hand: HAND,
    selected: HAND.slice(0, 1),
    highlights: [],
    settings,
  });
