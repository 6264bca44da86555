import * as v from 'valibot';
import {
  anyOfTypes,
  cardSchema,
  countSchema,
  integerIn,
  meldNumberSchema,
  rankSchema,
  schemasByType,
  some,
  suitSchema,
} from './schemas.ts';

/** The most cards in a meld: a set of many packs with as many wilds. */
const MAX_MELD_CARDS = 26;
/** The most melds that a contract can require, and more than a hand of 26 cards can hold. */
const MAX_MELDS = { contract: 4, rummy: 9 } as const;

const placeSchema = v.picklist(['low', 'high', 'set']);

export const spotFields = {
  /** Number of the meld (`TableMeld.id`). */
  meld: meldNumberSchema,
  place: placeSchema,
};
export const spotSchema = v.strictObject(spotFields);

export const readingFields = {
  kind: v.picklist(['set', 'run']),
  suit: integerIn(-1, 3),
  rank: integerIn(1, 14),
  cards: some(cardSchema, MAX_MELD_CARDS),
  /** The suit each of `cards` stands for, in sets that name suits (R52); absent elsewhere. */
  suits: v.exactOptional(some(suitSchema, MAX_MELD_CARDS)),
};
export const readingSchema = v.strictObject(readingFields);

const LAYINGS = {
  /** Lays a complete new set or run (R58). */
  meld: { reading: readingSchema },
  /** Adds a card from the hand to a meld (R59, R60). `suit`: for a wild in a set that names suits (R52). */
  layOff: { card: cardSchema, ...spotFields, suit: v.exactOptional(suitSchema) },
};

/** The schema of each action of a seat. Those that only some games have (from `contract` on) are refused in others. */
export const SEAT_ACTIONS = schemasByType({
  /** Draws the top card of the stock, or `count` cards from the top of the discard pile (R71, R72). */
  draw: [{ from: v.literal('stock') }, { from: v.literal('pile'), count: countSchema }],
  ...LAYINGS,
  /**
   * Puts `natural` from the hand in the place of `wild` in a meld (R85 to R93). The wild goes into the hand. Where the
   * rules keep it on the table, it goes to the spot `to`: in another meld, or at a free end of its own (R88, §4.53).
   * `second` joins the set at the same time, where a wild leaves a set only for two cards (R156).
   */
  swap: {
    meld: meldNumberSchema,
    wild: cardSchema,
    natural: cardSchema,
    second: v.exactOptional(cardSchema),
    to: v.exactOptional(spotSchema),
  },
  /** Takes back this turn's last play or, if there is none left, the draw from the discard pile. */
  takeBack: {},
  /** Ends the turn; discarding the last card means going out (R95, R96). */
  discard: { card: cardSchema },
  /** Lays the whole contract of the deal at once (R62 to R67). */
  contract: { readings: some(readingSchema, MAX_MELDS.contract) },
  /** Goes out with an empty hand, without a discard, which ends turn and deal (R95, R96). */
  goOut: {},
  /** Ends the turn with an empty hand and stays in the deal (R101). */
  float: {},
  /** Ends a relief turn, which has neither draw nor discard (R108, §4.34). */
  endTurn: {},
  /** Ends the deal by showing the whole hand as melds, with or without a discard (R111, §4.30). */
  goRummy: { readings: some(readingSchema, MAX_MELDS.rummy), card: v.nullable(cardSchema) },
  /** Discards `card`, keeps a 2 and ends the deal with it (R110, §4.29). */
  upForTwo: { card: cardSchema },
  /** Leaves the discard pile alone when the stock is empty, which ends play (R115). */
  decline: {},
  /** Takes the last discard back into the turn just ended (R100). */
  recall: {},
  /** Chooses the size of the hand after a two was turned up (R19, §4.90). */
  chooseSize: { size: v.picklist([2, 12]) },
  /** Names the wild rank of the deal, as its dealer (R26, R30). */
  nameWild: { rank: rankSchema },
  /**
   * Answers an open window with yes. Either takes the upcard out of turn (R80; `lay` is null), or calls "rummy" and
   * lays the deepest of `count` cards of the pile (R113, R114, §4.42).
   */
  claim: { count: countSchema, lay: v.nullable(anyOfTypes(schemasByType(LAYINGS))) },
  /** Answers an open window with no. With `forDeal` the seat is not asked again in this deal. */
  pass: { forDeal: v.boolean() },
  /** Accepts or refuses the points that start the Press (R136, §4.25). */
  press: { take: v.boolean() },
});

/** Any action of a seat: what a client may send, whether or not it makes sense now. */
export const seatActionSchema = anyOfTypes(SEAT_ACTIONS);
