import { z } from 'zod';
import { JOKER, MAX_JOKERS, MAX_SEATS, no, ok, type Result } from '#engine';
import {
  type EntryCall,
  type GuestRequest,
  LEVEL_NAMES,
  PACE_NAMES,
  PROTOCOL_VERSION,
  type Refusal,
  type Requests,
  SAYINGS,
} from '#protocol';

/**
 * The exact, bounded shape of everything a stranger may send. Whether it makes sense is for the table to decide.
 */
const small = z.int().min(0).max(255);
const card = z
  .int()
  .min(0)
  .max(JOKER + MAX_JOKERS - 1);

const suit = z.int().min(0).max(3);
const rank = z.int().min(1).max(13);
const place = z.enum(['low', 'high', 'set']);

/** The most cards in a meld: a set of many packs with as many wilds. */
const MOST_CARDS = 26;
/** The most melds that a contract can require, and more than a hand of 26 cards can hold. */
const MOST_MELDS = { contract: 4, rummy: 9 } as const;

const meldReading = z.strictObject({
  kind: z.enum(['set', 'run']),
  suit: z.int().min(-1).max(3),
  rank: z.int().min(1).max(14),
  cards: z.array(card).max(MOST_CARDS),
  suits: z.array(suit).max(MOST_CARDS).exactOptional(),
});

const meld = z.strictObject({ type: z.literal('meld'), reading: meldReading });
const layOff = z.strictObject({ type: z.literal('layOff'), card, meld: small, place, suit: suit.exactOptional() });

const action = z.discriminatedUnion('type', [
  z.discriminatedUnion('from', [
    z.strictObject({ type: z.literal('draw'), from: z.literal('stock') }),
    z.strictObject({ type: z.literal('draw'), from: z.literal('pile'), count: small }),
  ]),
  meld,
  layOff,
  z.strictObject({
    type: z.literal('swap'),
    meld: small,
    wild: card,
    natural: card,
    to: z.strictObject({ meld: small, place }).exactOptional(),
  }),
  z.strictObject({ type: z.literal('contract'), readings: z.array(meldReading).max(MOST_MELDS.contract) }),
  z.strictObject({ type: z.enum(['takeBack', 'recall', 'goOut', 'float', 'endTurn', 'decline']) }),
  z.strictObject({ type: z.enum(['discard', 'upForTwo']), card }),
  z.strictObject({
    type: z.literal('goRummy'),
    readings: z.array(meldReading).max(MOST_MELDS.rummy),
    card: card.nullable(),
  }),
  z.strictObject({ type: z.literal('chooseSize'), size: z.literal([2, 12]) }),
  z.strictObject({ type: z.literal('nameWild'), rank }),
  z.strictObject({
    type: z.literal('claim'),
    count: small,
    lay: z.discriminatedUnion('type', [meld, layOff]).nullable(),
  }),
  z.strictObject({ type: z.literal('pass'), forDeal: z.boolean() }),
  z.strictObject({ type: z.literal('press'), take: z.boolean() }),
]);

/** The number of a deal. */
const deal = z.int().min(1).max(0xffff);

/** The requests to a table. */
export const requestShapes: { readonly [Name in keyof Requests]: z.ZodType<Requests[Name]> } = {
  act: z.strictObject({ at: z.int().min(0).max(0xffff_ffff), action }),
  next: z.strictObject({}),
  rematch: z.strictObject({}),
  sign: z.strictObject({}),
  standIn: z.strictObject({ seat: small }),
  start: z.strictObject({}),
  back: z.strictObject({}),
  adjourn: z.strictObject({}),
  resume: z.strictObject({}),
  say: z.strictObject({
    phrase: z
      .int()
      .min(0)
      .max(SAYINGS.length - 1),
  }),
  block: z.strictObject({ seat: small, on: z.boolean() }),
  book: z.strictObject({ on: z.boolean() }),
  record: z.strictObject({ deal }),
  share: z.strictObject({ deal, share: z.string().regex(/^[0-9a-f]{32}$/) }),
};

const version = z.int();
/** Ours have about 120 characters. */
const token = z.string().max(512);
const newcomer = {
  version,
  token,
  // Not limited here, because a name that is too long is `badName`, not `badMessage`.
  name: z.string(),
  isNew: z.boolean().exactOptional(),
  // A page of a later version may have levels that this one does not know.
  level: z.enum(LEVEL_NAMES).catch('steady').exactOptional(),
  // Not limited here, because a page of a later version may have more; such a person has the avatar of the seat.
  avatar: z.int().exactOptional(),
};
// A rule code is not limited either; the size of the whole request was limited before.
const wish = { rules: z.string(), seats: z.int().min(1).max(MAX_SEATS), pace: z.enum(PACE_NAMES) };
const hostWish = {
  spectators: z.boolean().exactOptional(),
  bots: z.boolean().exactOptional(),
  hints: z.boolean().exactOptional(),
  levels: z.array(z.enum(LEVEL_NAMES)).max(MAX_SEATS).exactOptional(),
};
const code = z.string().max(64);

const entryShape: z.ZodType<EntryCall> = z.discriminatedUnion('want', [
  z.strictObject({ want: z.literal('quick'), ...newcomer, ...wish, orNear: z.boolean().exactOptional() }),
  z.strictObject({ want: z.literal('private'), ...newcomer, ...wish, ...hostWish }),
  z.strictObject({ want: z.literal('daily'), ...newcomer }),
  z.strictObject({ want: z.literal('code'), ...newcomer, code, spectate: z.boolean() }),
  z.strictObject({ want: z.literal('look'), version, token, code }),
  z.strictObject({ want: z.literal('back'), version, token, code }),
]);

const guestShape: z.ZodType<GuestRequest> = z.discriminatedUnion('want', [
  z.strictObject({ want: z.literal('token'), version }),
  z.strictObject({ want: z.literal('recoveryCode'), version, token }),
  z.strictObject({ want: z.literal('recover'), version, recoveryCode: code }),
]);

const dated = z.looseObject({ version });

/** Returns a reader of request bodies. Checks the version first, because other versions may send other shapes. */
const reading =
  <Request>(shape: z.ZodType<Request>) =>
  (body: unknown): Result<Request, Refusal> => {
    const { data } = dated.safeParse(body);
    if (data && data.version !== PROTOCOL_VERSION) return no('oldVersion');
    const request = shape.safeParse(body);
    return request.success ? ok(request.data) : no('badMessage');
  };

/** Reads a request for a place at a table or a look at one. */
export const readEntryCall = reading(entryShape);

/** Reads a request for a token or a recovery code. */
export const readGuestRequest = reading(guestShape);
