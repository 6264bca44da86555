import { type SchemaType, schema, t } from '@colyseus/schema';
import type { PaceName, SeatInfo, Stage } from '#protocol';

/** A meld as it lies. */
export const MeldState = schema(
  {
    id: t.uint8(),
    /** -1 for a set, which has none; a run has one. */
    suit: t.int8(),
    rank: t.uint8(),
    /** Whoever laid it, and what is rare: see `meldMarks`. */
    marks: t.uint8(),
    cards: t.array('uint8'),
    owners: t.array('uint8'),
    /** Where sets name suits: a digit for each card; else absent or empty. */
    suits: t.string(),
  },
  'MeldState',
);
export type MeldState = SchemaType<typeof MeldState>;

export const ResultState = schema(
  {
    deal: t.number(),
    dealer: t.int8(),
    wildRank: t.uint8(),
    /** Index into `ENDINGS`. */
    ending: t.uint8(),
    out: t.int8(),
    points: t.array('number'),
    factor: t.uint8<1 | 2>(),
    added: t.array('number'),
  },
  'ResultState',
);
export type ResultState = SchemaType<typeof ResultState>;

/**
 * A seat. The fields under `view()` reach its owner alone: they are arrays of numbers, and the same arrays for ever,
 * because replacing one would lose its owner's sight of it.
 */
export const SeatState = schema(
  {
    name: t.string(),
    kind: t.string<SeatInfo['kind']>(),
    connected: t.boolean(),
    standIn: t.boolean(),
    ready: t.boolean(),
    adjourns: t.boolean(),
    cards: t.uint8(),
    melded: t.boolean(),
    total: t.number(),
    at: t.number(),
    /** In any order, as `shown` and `hand` are: a hand is a set of cards, and the reader puts it in order. */
    known: t.array('uint8'),
    isShown: t.boolean(),
    shown: t.array('uint8'),
    isMine: t.boolean().view(),
    hand: t.array('uint8').view(),
    /** Drawn this turn, while nobody else may know. */
    drawn: t.array('uint8').view(),
    /** `packClaim` of the yes it gave in the open window. */
    claim: t.string().view(),
    /** It does not want to be asked again in this deal; everybody knows once no window is open. */
    hasPassed: t.boolean().view(),
    canRecall: t.boolean().view(),
    /** `packAway` of what was done for it; absent in most games. */
    away: t.string().view(),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** A table as it travels: the projection of `TableView` for everybody at once. Never read back by the server. */
export const TableState = schema(
  {
    stage: t.string<Stage>(),
    code: t.string(),
    isPrivate: t.boolean(),
    spectators: t.boolean(),
    bots: t.boolean(),
    adjourned: t.boolean(),
    /** The canonical text of the rules. */
    rules: t.string(),
    pace: t.string<PaceName>(),
    seats: t.array(SeatState),
    /** The last story (`tellStory`); its first character tells it from the one before. */
    story: t.string().default(''),
    /** How many were told. */
    stories: t.uint32().default(0).noSync(),
    clockRun: t.number(),
    /** -1 is everybody's. */
    clockSeat: t.int8(),
    /** As it was when the clock was last written: readers count from when they got it. */
    clockLeft: t.number(),
    /** 0 while no clock runs. */
    clockTotal: t.number(),
    /** Index into `PHASES`. */
    phase: t.uint8(),
    deal: t.number(),
    dealer: t.int8(),
    turn: t.int8(),
    wildRank: t.uint8(),
    /** Bit per seat, as in `passed`. */
    turns: t.uint8(),
    /** -1 for none. */
    indicator: t.int16(),
    stock: t.uint8(),
    reshuffles: t.uint8(),
    pile: t.array('uint8'),
    pileCount: t.uint8(),
    melds: t.array(MeldState),
    /** Index into `DREW`. */
    drew: t.uint8(),
    /** Drawn this turn, where everybody saw it. */
    drawn: t.array('uint8'),
    held: t.uint8(),
    /** `packPlay` of each. */
    plays: t.array('string'),
    fixed: t.uint8(),
    takeBacks: t.uint8(),
    idle: t.uint8(),
    /** `packWindow` */
    window: t.string(),
    passed: t.uint8(),
    offered: t.array('uint8'),
    relief: t.int8(),
    pressed: t.boolean(),
    results: t.array(ResultState),
    /** `moveNumber` of each. */
    moves: t.array('uint16'),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;
