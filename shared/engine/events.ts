import * as v from 'valibot';
import { readingFields, SEAT_ACTIONS, spotFields, spotSchema } from './actionSchemas.ts';
import { DEAL_SECRET, DEAL_SHARE, MAX_SHARES } from './actions.ts';
import type { Card } from './cards/cards.ts';
import {
  anyOfTypes,
  cardSchema,
  integerIn,
  meldNumberSchema,
  perSeat,
  rankSchema,
  type SchemaValue,
  schemasByType,
  some,
  suitSchema,
} from './schemas.ts';
import { ENDINGS } from './state.ts';

/** A card, or null if the viewer may not know which: a face-down card has no identity. */
export type MaybeCard = Card | null;

/** Something that happened, in the past tense and complete enough for `evolve` to apply it without knowing any rule. */
export type GameEvent = SchemaValue<ReturnType<typeof eventSchemaAt>>;

/** Any event at a table with this many seats, with nothing hidden. */
const eventSchemaAt = (seats: number) => anyOfTypes(eventSchemasAt(seats));

/** The events of one step at a table with this many seats. */
export const eventListSchemaAt = (seats: number) => some(eventSchemaAt(seats));

const cards = v.array(cardSchema);
/** Only events sent to viewers have hidden cards and no `chance`; those that are applied and stored are complete. */
const maybeCards: v.GenericSchema<MaybeCard[]> = cards;
const index = integerIn(0, 999);
const count = integerIn(0, 1_000_000);
const points = integerIn(-1_000_000_000, 1_000_000_000);
const wildRank = integerIn(0, 13);
const claim = v.nullable(SEAT_ACTIONS.claim);

const chance: v.GenericSchema<{ secret: string; shares: string[] } | null> = v.strictObject({
  secret: v.pipe(v.string(), v.regex(DEAL_SECRET)),
  shares: v.pipe(v.array(v.pipe(v.string(), v.regex(DEAL_SHARE))), v.maxLength(MAX_SHARES)),
});

const swapping = {
  meld: meldNumberSchema,
  /** Index of the wild in the cards of the meld. */
  index,
  natural: cardSchema,
  /** The card that joined the set with the natural (R156); absent elsewhere. */
  second: v.exactOptional(cardSchema),
  wild: cardSchema,
  /** Where on the table the wild went; null if it went into the hand (R88). */
  to: v.nullable(spotSchema),
};

/** A list with an item for each seat, or an empty one. */
const perSeatOrNone = <Shape extends v.GenericSchema>(item: Shape, seats: number) =>
  v.union([v.pipe(v.array(item), v.length(0)), perSeat(item, seats)]);

/** The form of each kind of event at a table with this many seats. */
export function eventSchemasAt(seats: number) {
  const seat = integerIn(0, seats - 1);
  const noneOrSeat = integerIn(-1, seats - 1);
  const meld = v.strictObject({
    ...readingFields,
    cards: some(cardSchema),
    id: meldNumberSchema,
    by: seat,
    owners: some(seat),
    locked: v.boolean(),
  });
  return schemasByType({
    ...dealKindsAt(seats),
    /** A turn begins. `drawn`: the extra card replaces the draw (R23). `idle`: idle turns so far (R152). */
    turnBegan: { seat, drawn: v.boolean(), idle: count },
    drew: { seat, from: v.picklist(['stock', 'pile']), cards: maybeCards },
    melded: { seat, meld, first: v.boolean() },
    /** `suit`: what the card stands for in a set that names suits (R52); absent elsewhere. */
    laidOff: { seat, ...spotFields, card: cardSchema, suit: v.exactOptional(suitSchema) },
    swapped: { seat, ...swapping },
    /** A whole contract was laid (R62). */
    contractLaid: { seat, melds: some(meld) },
    /** The last play was taken back or, if `play` is null, the draw from the pile. */
    tookBack: { seat, play: v.nullable(playSchemaAt(seats)) },
    discarded: { seat, card: cardSchema },
    /** A turn ended without a discard. */
    turnClosed: { seat, how: v.picklist(['out', 'float', 'relief', 'declined']) },
    /** The last discard went back into its owner's turn (R100). */
    recalled: { seat, card: cardSchema },
    /** A player shows the whole hand (R111); its melds follow as `melded` events. */
    wentRummy: { seat },
    /** A player ends the deal keeping a 2 (R110); the discard follows. */
    wentUpForTwo: { seat },
    /** The discard pile became the stock, top card last (R115). `kept`: number of cards left as the pile (R117). */
    reshuffled: { stock: maybeCards, kept: index },
    /** Other seats are asked about the upcard. */
    windowOpened: { window: windowAt(seats), offered: cards },
    /** A seat has answered. The answer is its secret until the window closes. */
    answered: { seat, claim, forDeal: v.boolean() },
    /** The window closed; `seat` gets the card, -1 means nobody. */
    windowClosed: { seat: noneOrSeat },
    /** Cards of the pile go to the seat that claimed them, the deepest first (R80, R113). */
    claimed: { seat, cards },
    /** Penalty cards from the stock: for taking out of turn (R81), or for floating when another goes out (R103). */
    penalized: { seat, cards: maybeCards },
    /** The caller's turn begins. The called card replaces the draw, and its play cannot be taken back (§4.42). */
    callTurnBegan: { seat, cards, idle: count },
    /** A player went out; players without a turn get theirs (R108), or all others one more (R157). */
    reliefBegan: { out: seat },
    dealEnded: {
      ending: v.picklist(ENDINGS),
      /** The seat that went out, or -1. */
      out: noneOrSeat,
      points: perSeat(points, seats),
      factor: v.picklist([1, 2]),
      /** The whole hand was played in one turn, with nothing played before (R133, §4.95). */
      wentRummy: v.boolean(),
      /** All hands, shown to everybody after a deal (§4.98). */
      hands: perSeat(cards, seats),
    },
    /** This seat is offered the points that start the Press (R136). */
    pressAsked: { seat },
    pressAnswered: { seat, take: v.boolean() },
    /** The Press is set for the next deal. `added`: points it moved, per seat; empty if none (R135 to R137). */
    pressSet: { on: v.boolean(), added: perSeatOrNone(points, seats) },
    gameEnded: { winners: v.array(seat) },
  });
}

/** The events of a deal up to the first turn. */
function dealKindsAt(seats: number) {
  const seat = integerIn(0, seats - 1);
  const layout = {
    wildRank,
    /** Per seat, ascending. */
    hands: perSeat(maybeCards, seats),
    /** The top card is last. */
    stock: maybeCards,
    /** First card of the discard pile, if any (R24). */
    pile: cards,
    /** The indicator if it is out of play, else -1 (R32). */
    indicator: v.union([v.picklist([-1]), cardSchema]),
    /** Per seat: the cards of the hand that were dealt face up (R15, R26). */
    faceUp: perSeat(cards, seats),
  };
  return {
    /** `cards`: per seat those dealt or drawn for it, in order; the last decides. Empty for a random choice (R6). */
    dealerDrawn: { dealer: seat, cards: perSeatOrNone(cards, seats) },
    /** `chance`: null for every viewer. */
    dealt: { deal: count, dealer: seat, ...layout, chance },
    /** The deal pauses while this seat chooses the size of its hand (§4.90). Hands not dealt yet are empty. */
    sizeAsked: { seat },
    /** The deal continues after that choice: all hands, the stock and the rest as they are now. */
    dealtOn: layout,
    /** The dealer is asked for the wild rank (R26). */
    namingAsked: { seat },
    wildNamed: { seat, rank: rankSchema },
  };
}

/** A play that can be taken back (`Play`). */
export const playSchemaAt = (seats: number) =>
  anyOfTypes(
    schemasByType({
      meld: { meld: meldNumberSchema, first: v.boolean() },
      layOff: { ...spotFields, card: cardSchema },
      swap: { ...swapping, owner: integerIn(0, seats - 1) },
      contract: { melds: v.array(meldNumberSchema) },
    }),
  );

const windowAt = (seats: number) =>
  v.strictObject({
    kind: v.picklist(['take', 'call']),
    seats: some(integerIn(0, seats - 1), seats),
    cards: some(cardSchema),
    waiting: integerIn(0, 2 ** seats - 1),
    claims: perSeat(claim, seats),
    next: integerIn(0, seats - 1),
  });
