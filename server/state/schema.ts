import { Encoder, type SchemaType, schema, t } from '@colyseus/schema';
import type { PaceName, SeatInfo, Stage } from '#protocol';

/** Each table has two buffers of this size, in bytes; nothing it sends is longer (`MOST_TOLD`). */
Encoder.BUFFER_SIZE = 8 * 1024;

/**
 * A seat. Fields with `view()` reach its owner alone. Their arrays are never replaced, because the owner's view would lose
 * a new one.
 */
export const SeatState = schema(
  {
    name: t.string(),
    kind: t.string<SeatInfo['kind']>(),
    connected: t.boolean(),
    standIn: t.boolean(),
    ready: t.boolean(),
    adjourns: t.boolean(),
    isMine: t.boolean().view(),
    /** In any order: a hand is a set of cards, and the reader puts it in order. */
    hand: t.array('uint8').view(),
    /** Drawn this turn, while nobody else may know. */
    drawn: t.array('uint8').view(),
    /** `packClaim` of the yes it gave in the open window. */
    claim: t.string().view(),
    /** It does not want to be asked again in this deal; everybody knows once no window is open. */
    hasPassed: t.boolean().view(),
    canRecall: t.boolean().view(),
    /** `packStory` of what was done for it; absent in most games. */
    away: t.string().view(),
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
    adjourned: t.boolean(),
    /** The canonical text of the rules. */
    rules: t.string(),
    pace: t.string<PaceName>(),
    seats: t.array(SeatState),
    /** `packClock`, written when a clock starts: clients count from when they receive it. */
    clock: t.string().default(''),
    /** Which clock that is. */
    clockRun: t.number().noSync(),
    /** `packGame` at some moment of the present game: everything since is in the stories. Empty without a game. */
    game: t.string().default(''),
    /** Cards of the pile then that nobody could look at. */
    buried: t.uint8().default(0).noSync(),
    /** How many stories came before the first of `stories`. */
    told: t.uint32().default(0),
    /** What led to `game`, then everything that happened since, in order (`packStory`). */
    stories: t.array('string'),
    /** The size of the stories. */
    storyBytes: t.uint16().default(0).noSync(),
    /** Bit per seat, as a spectator may know it: the stories have no room for what a seat has answered (§4.78). */
    passed: t.uint8(),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;
