import { Encoder, type SchemaType, schema, t } from '@colyseus/schema';

/** The size of each table's two buffers, in bytes. Only deals of more than 400 turns make longer states. */
Encoder.BUFFER_SIZE = 16 * 1024;

/**
 * The events, in order, in rows: `kinds` (`EVENT_ROW_KINDS`) and `seats` (-1: none) have one entry for each row.
 * `cards` and `melds` have as many entries for a row as its kind takes (`EVENT_ROWS`).
 */
export const EventListState = schema(
  {
    /** The number of rows that are no longer in the list: with its length, the number of rows so far. */
    dropped: t.number().default(0),
    kinds: t.array('uint8'),
    seats: t.array('int8'),
    cards: t.array('uint8'),
    melds: t.array('uint8'),
  },
  'EventList',
);
export type EventListState = SchemaType<typeof EventListState>;

/** A seat's own yes in the open window (`ClaimAction`). */
export const ClaimState = schema(
  {
    /** The number of cards claimed. */
    count: t.uint8().default(0),
    isMade: t.boolean().default(false),
    /** A number of `CLAIM_LAYS`: what the claim lays. The fields below belong to it. */
    lays: t.uint8().default(0),
    /** -1: none. */
    card: t.int16().default(-1),
    meld: t.uint8().default(0),
    /** A number of `PLACES`. */
    place: t.uint8().default(0),
    /** A number of `MELD_KINDS`. */
    kind: t.uint8().default(0),
    /** Of the meld, or of what the card laid off stands for; -1: none. */
    suit: t.int8().default(-1),
    rank: t.uint8().default(0),
    cards: t.array('uint8'),
    suits: t.array('uint8'),
  },
  'Claim',
);
export type ClaimState = SchemaType<typeof ClaimState>;

/** Everything that only a seat's owner may know. It exists from the beginning and nothing in it is ever replaced. */
export const OwnState = schema(
  {
    /** The hand, in any order. */
    hand: t.array('uint8'),
    /** The cards drawn from the stock this turn. */
    drawn: t.array('uint8'),
    claim: t.ref(ClaimState).default(() => new ClaimState()),
    /** Whether the seat does not want to be asked again in this deal; public once no window is open (§4.78). */
    hasPassed: t.boolean().default(false),
    canRecall: t.boolean().default(false),
    /** Whether the game is rated, but not for this seat. */
    unrated: t.boolean().default(false),
    /** The events of the seat while a stand-in played for it, until its owner has seen them. */
    away: t.ref(EventListState).default(() => new EventListState()),
  },
  'Own',
);
export type OwnState = SchemaType<typeof OwnState>;

export const SeatState = schema(
  {
    name: t.string(),
    /** A number of `SEAT_KINDS`. */
    kind: t.uint8().default(0),
    connected: t.boolean(),
    standIn: t.boolean(),
    ready: t.boolean(),
    adjourns: t.boolean(),
    /** The level of a bot: a number of `LEVEL_NAMES`. */
    level: t.uint8().default(0),
    /** The number of a person's avatar or of a bot. */
    avatar: t.uint8(),
    /** The name of the person who takes this bot's seat with the next deal. */
    booked: t.string().default(''),
    /** The number of cards in the hand. */
    cards: t.uint8().default(0),
    melded: t.boolean().default(false),
    total: t.number().default(0),
    /** The number of the seat's current decision: a request to act names it. */
    at: t.number().default(0),
    /** The cards of the hand that everybody has seen, in any order. */
    known: t.array('uint8'),
    /** The whole hand in any order, between two deals (`handsShown`). */
    shown: t.array('uint8'),
    own: t.ref(OwnState).view(),
  },
  'Seat',
);
export type SeatState = SchemaType<typeof SeatState>;

export const MeldState = schema(
  {
    id: t.uint8(),
    /** A number of `MELD_KINDS`. */
    kind: t.uint8(),
    /** The suit of a run, 0 to 3; -1 for a set. */
    suit: t.int8(),
    /** The rank of a set, or of the first card of a run. */
    rank: t.uint8(),
    cards: t.array('uint8'),
    /** The seat that laid it. */
    by: t.uint8(),
    /** The seat that played each of `cards`; empty if `by` played all. */
    owners: t.array('uint8'),
    locked: t.boolean().default(false),
    /** The suit that each of `cards` stands for, in sets that name suits; otherwise absent. */
    suits: t.array('uint8').optional(),
  },
  'Meld',
);
export type MeldState = SchemaType<typeof MeldState>;

/** How a deal ended (`DealResult`). */
export const ResultState = schema(
  {
    deal: t.number(),
    dealer: t.uint8(),
    wildRank: t.uint8(),
    /** A number of `ENDINGS`. */
    ending: t.uint8(),
    /** The seat that went out, or -1. */
    out: t.int8(),
    points: t.array('number'),
    factor: t.uint8(),
    wentRummy: t.boolean(),
    added: t.array('number'),
  },
  'Result',
);
export type ResultState = SchemaType<typeof ResultState>;

/** The current turn (`Draft`). Cards drawn from the stock are in the seat's `own` part instead. */
export const DraftState = schema(
  {
    /** A number of `DRAW_SOURCES`. */
    drew: t.uint8().default(0),
    drawn: t.array('uint8'),
    held: t.uint8().default(0),
    /** The plays, as numbers of `PLAY_KINDS`. */
    plays: t.array('uint8'),
    /** The numbers of each play, as many as its kind has (`PLAY_KINDS`). */
    playNumbers: t.array('number'),
    fixed: t.uint8().default(0),
    takeBacks: t.uint8().default(0),
  },
  'Draft',
);
export type DraftState = SchemaType<typeof DraftState>;

/** The open window (`WindowView`), without anybody's answer. */
export const WindowState = schema(
  {
    /** A number of `WINDOW_KINDS`; the other fields mean nothing while it is 0. */
    kind: t.uint8().default(0),
    seats: t.array('uint8'),
    cards: t.array('uint8'),
    /** One bit for each seat that has not answered. */
    waiting: t.uint8().default(0),
    next: t.int8().default(0),
  },
  'Window',
);
export type WindowState = SchemaType<typeof WindowState>;

/** The game as everybody may see it; the fields have the names and meanings of `PlayerView`. */
export const PublicGameState = schema(
  {
    /** A number of `PHASES`. */
    phase: t.uint8().default(0),
    deal: t.number().default(0),
    dealer: t.int8().default(-1),
    turn: t.int8().default(-1),
    /** 1 to 13; 0: none. */
    wildRank: t.uint8().default(0),
    indicator: t.int16().default(-1),
    stock: t.uint8().default(0),
    pile: t.array('uint8'),
    pileCount: t.uint8().default(0),
    melds: t.array(MeldState),
    /** One bit for each seat that has ended a turn in this deal. */
    turns: t.uint8().default(0),
    idle: t.number().default(0),
    reshuffles: t.uint8().default(0),
    offered: t.array('uint8'),
    relief: t.int8().default(-1),
    pressed: t.boolean().default(false),
    /** One bit for each seat that does not want to be asked again, as a spectator may know it (§4.78). */
    passed: t.uint8().default(0),
    /** Whether the seats' hands are shown, between two deals. */
    handsShown: t.boolean().default(false),
    results: t.array(ResultState),
    draft: t.ref(DraftState).default(() => new DraftState()),
    window: t.ref(WindowState).default(() => new WindowState()),
    /** The events of the deal. */
    events: t.ref(EventListState).default(() => new EventListState()),
  },
  'Game',
);
export type PublicGameState = SchemaType<typeof PublicGameState>;

/** The running clock, written when it starts; clients count down from when they receive it. Times in ms. */
export const ClockState = schema(
  {
    /** Numbers the clocks. */
    run: t.number().default(0),
    /** The seat that must act; -1: everybody. */
    seat: t.int8().default(-1),
    left: t.number().default(0),
    /** 0 while no clock runs. */
    total: t.number().default(0),
  },
  'Clock',
);
export type ClockState = SchemaType<typeof ClockState>;

/** The exchange before the next or current deal (`FairDealView`). */
export const FairDealState = schema(
  {
    /** The number of the deal in its game; 0 before the first. */
    deal: t.number().default(0),
    commitment: t.string().default(''),
    /** One for each seat once they are published; empty until then. */
    shares: t.array('string'),
  },
  'FairDeal',
);
export type FairDealState = SchemaType<typeof FairDealState>;

/** A table as it is sent: `TableView` for all viewers at once. The server never reads it back. */
export const TableState = schema(
  {
    /** A number of `STAGES`. */
    stage: t.uint8().default(0),
    code: t.string(),
    isPrivate: t.boolean(),
    spectators: t.boolean(),
    bots: t.boolean(),
    hints: t.boolean(),
    adjourned: t.boolean().default(false),
    isDaily: t.boolean().default(false),
    rated: t.boolean().default(false),
    /** The canonical text of the rules. */
    rules: t.string(),
    /** A number of `PACE_NAMES`. */
    pace: t.uint8().default(0),
    /** One bit for each person who is silent. */
    silent: t.uint8().default(0),
    /** The id of the game, 32 hex digits; empty before the first. */
    gameId: t.string().default(''),
    seats: t.array(SeatState),
    clock: t.ref(ClockState).default(() => new ClockState()),
    fair: t.ref(FairDealState).default(() => new FairDealState()),
    /** Means nothing while people gather. */
    game: t.ref(PublicGameState).default(() => new PublicGameState()),
  },
  'Table',
);
export type TableState = SchemaType<typeof TableState>;
