import { Encoder, type SchemaType, schema, t } from '@colyseus/schema';
import type { LevelName, PaceName, SeatInfo, Stage } from '#protocol';

/** The size of each table's two buffers, in bytes; no frame is longer (`MOST_TOLD`). */
Encoder.BUFFER_SIZE = 8 * 1024;

/**
 * A seat. Fields with `view()` reach only its owner. Their arrays are never replaced, because the owner's view would
 * miss a new one.
 */
export const SeatState = schema(
  {
    name: t.string(),
    kind: t.string<SeatInfo['kind']>(),
    connected: t.boolean(),
    standIn: t.boolean(),
    ready: t.boolean(),
    adjourns: t.boolean(),
    /** The level of a bot that is not Steady; otherwise empty or absent. */
    level: t.string<LevelName | ''>(),
    isMine: t.boolean().view(),
    /** The hand in any order; the reader sorts it. */
    hand: t.array('uint8').view(),
    /** The cards drawn from the stock this turn, which nobody else may know. */
    drawn: t.array('uint8').view(),
    /** `packClaim` of the seat's claim in the open window. */
    claim: t.string().view(),
    /** Set if the seat does not want to be asked again in this deal; public once no window is open. */
    hasPassed: t.boolean().view(),
    canRecall: t.boolean().view(),
    /** `packStory` of the stand-in's actions for the seat; absent in most games. */
    away: t.string().view(),
    /** The number of a person's avatar or of a bot. */
    avatar: t.uint8(),
    /** The name of the person who takes this bot's seat with the next deal; absent at most tables. */
    booked: t.string(),
    /** Set if the game is rated, but not for this seat; absent in most games. */
    unrated: t.boolean().view(),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** A table as it is sent: `TableView` for all viewers at once. The server never reads it back. */
export const TableState = schema(
  {
    stage: t.string<Stage>(),
    code: t.string(),
    isPrivate: t.boolean(),
    spectators: t.boolean(),
    bots: t.boolean(),
    hints: t.boolean(),
    adjourned: t.boolean(),
    /** The canonical text of the rules. */
    rules: t.string(),
    pace: t.string<PaceName>(),
    seats: t.array(SeatState),
    /** `packClock`, written when a clock starts; clients count down from when they receive it. */
    clock: t.string().default(''),
    /** The number of that clock. */
    clockRun: t.number().noSync(),
    /** `packGame` at some moment of the current game; everything since is in the stories. Empty without a game. */
    game: t.string().default(''),
    /** The number of cards of the pile at that moment that nobody could look at. */
    buried: t.uint8().default(0).noSync(),
    /** The number of stories before the first of `stories`. */
    told: t.uint32().default(0),
    /** The story that led to `game`, then everything that happened since, in order (`packStory`). */
    stories: t.array('string'),
    /** The size of the stories in bytes. */
    storyBytes: t.uint16().default(0).noSync(),
    /** One bit per seat, as a spectator may know it: the stories never contain a seat's answer (§4.78). */
    passed: t.uint8(),
    /** One bit per seat: the people who are silent. */
    silent: t.uint8(),
    /** The id of the game; empty before the first. */
    gameId: t.string().default(''),
    /** `packPledge` of the next or current deal; empty before the first. */
    pledge: t.string().default(''),
    /** `packShares` of that deal; empty until they are published. */
    shares: t.string().default(''),
    isDaily: t.boolean(),
    rated: t.boolean(),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;
