import fc from 'fast-check';
import { type ClaimWindow, ENDINGS, type GameEvent, type Play } from '#engine';
import { secretOf } from '../play/playGame.ts';
import { plausibleClaims } from './actions.ts';
import {
  anyCard,
  anyMeld,
  anyMeldId,
  anyPlace,
  anyRank,
  anySeat,
  anySpot,
  anySuit,
  cardRow,
  cardSet,
  plainRecord,
} from './melds.ts';

type Arbitraries = { readonly [Type in GameEvent['type']]: fc.Arbitrary<Extract<GameEvent, { type: Type }>> };

const is = <Type extends GameEvent['type']>(type: Type) => fc.constant(type);
const flag = fc.boolean();
const factor = fc.constantFrom(1 as const, 2 as const);
const points = (length: number) =>
  fc.array(fc.integer({ min: -900, max: 9_000 }), { minLength: length, maxLength: length });
const perSeat = <Value>(value: fc.Arbitrary<Value>, seats: number) =>
  fc.array(value, { minLength: seats, maxLength: seats });

/** A window as it opens: nobody has answered yet. */
export const anyWindow = (seats: number): fc.Arbitrary<ClaimWindow> =>
  plainRecord({
    kind: fc.constantFrom('take' as const, 'call' as const),
    seats: fc.uniqueArray(fc.nat(seats - 1), { minLength: 1, maxLength: seats }),
    cards: cardRow(12, 1),
    waiting: fc.nat(255),
    claims: fc.constant(Array.from({ length: seats }, () => null)),
    next: fc.nat(seats - 1),
  });

export const anyPlay: fc.Arbitrary<Play> = fc.oneof(
  plainRecord({ type: fc.constant('meld' as const), meld: anyMeldId, first: flag }),
  plainRecord({ type: fc.constant('layOff' as const), meld: anyMeldId, place: anyPlace, card: anyCard }),
  plainRecord({
    type: fc.constant('swap' as const),
    meld: anyMeldId,
    index: fc.nat(25),
    natural: anyCard,
    wild: anyCard,
    to: fc.option(anySpot),
    owner: anySeat,
  }),
  plainRecord({ type: fc.constant('contract' as const), melds: fc.array(anyMeldId, { maxLength: 4 }) }),
);

function layout(seats: number) {
  return {
    wildRank: fc.nat(13),
    hands: perSeat(cardSet(20), seats),
    stock: cardRow(120),
    pile: cardRow(2),
    indicator: fc.oneof(fc.constant(-1), anyCard),
    faceUp: fc.oneof(perSeat(fc.constant([]), seats), perSeat(cardSet(3), seats)),
  };
}

/** Generators for every kind of event, by number of seats: a missing kind is a compile error. */
const kindsAt = (seats: number): Arbitraries => ({
  dealerDrawn: plainRecord({
    type: is('dealerDrawn'),
    dealer: anySeat,
    cards: fc.oneof(perSeat(fc.constant([]), seats), perSeat(cardRow(20), seats)),
  }),
  dealt: plainRecord({
    type: is('dealt'),
    deal: fc.integer({ min: 1, max: 300 }),
    dealer: anySeat,
    ...layout(seats),
    chance: fc.constant({ secret: secretOf(7), shares: ['00ff'] }),
  }),
  sizeAsked: plainRecord({ type: is('sizeAsked'), seat: anySeat }),
  dealtOn: plainRecord({ type: is('dealtOn'), ...layout(seats) }),
  namingAsked: plainRecord({ type: is('namingAsked'), seat: anySeat }),
  wildNamed: plainRecord({ type: is('wildNamed'), seat: anySeat, rank: anyRank }),
  turnBegan: plainRecord({ type: is('turnBegan'), seat: anySeat, drawn: flag, idle: fc.nat(40) }),
  drew: fc.oneof(
    plainRecord({ type: is('drew'), seat: anySeat, from: fc.constant('stock' as const), cards: cardRow(1, 1) }),
    plainRecord({ type: is('drew'), seat: anySeat, from: fc.constant('pile' as const), cards: cardRow(60, 1) }),
  ),
  melded: plainRecord({ type: is('melded'), seat: anySeat, meld: anyMeld, first: flag }),
  laidOff: fc.oneof(
    plainRecord({ type: is('laidOff'), seat: anySeat, meld: anyMeldId, place: anyPlace, card: anyCard }),
    plainRecord({ type: is('laidOff'), seat: anySeat, meld: anyMeldId, place: anyPlace, card: anyCard, suit: anySuit }),
  ),
  swapped: plainRecord({
    type: is('swapped'),
    seat: anySeat,
    meld: anyMeldId,
    index: fc.nat(25),
    natural: anyCard,
    wild: anyCard,
    to: fc.option(anySpot),
  }),
  contractLaid: plainRecord({ type: is('contractLaid'), seat: anySeat, melds: fc.array(anyMeld, { maxLength: 4 }) }),
  tookBack: plainRecord({ type: is('tookBack'), seat: anySeat, play: fc.option(anyPlay) }),
  discarded: plainRecord({ type: is('discarded'), seat: anySeat, card: anyCard }),
  turnClosed: plainRecord({
    type: is('turnClosed'),
    seat: anySeat,
    how: fc.constantFrom('out' as const, 'float' as const, 'relief' as const, 'declined' as const),
  }),
  recalled: plainRecord({ type: is('recalled'), seat: anySeat, card: anyCard }),
  wentRummy: plainRecord({ type: is('wentRummy'), seat: anySeat }),
  wentUpForTwo: plainRecord({ type: is('wentUpForTwo'), seat: anySeat }),
  reshuffled: plainRecord({ type: is('reshuffled'), stock: cardRow(90), kept: fc.nat(1) }),
  windowOpened: plainRecord({ type: is('windowOpened'), window: anyWindow(seats), offered: cardRow(90) }),
  answered: plainRecord({ type: is('answered'), seat: anySeat, claim: fc.option(plausibleClaims), forDeal: flag }),
  windowClosed: plainRecord({ type: is('windowClosed'), seat: fc.integer({ min: -1, max: 7 }) }),
  claimed: plainRecord({ type: is('claimed'), seat: anySeat, cards: cardRow(60, 1) }),
  penalized: plainRecord({ type: is('penalized'), seat: anySeat, cards: cardRow(1, 1) }),
  callTurnBegan: plainRecord({ type: is('callTurnBegan'), seat: anySeat, cards: cardRow(60, 1), idle: fc.nat(40) }),
  reliefBegan: plainRecord({ type: is('reliefBegan'), out: anySeat }),
  dealEnded: plainRecord({
    type: is('dealEnded'),
    ending: fc.constantFrom(...ENDINGS),
    out: fc.integer({ min: -1, max: 7 }),
    points: points(seats),
    factor,
    wentRummy: flag,
    hands: perSeat(cardSet(20), seats),
  }),
  pressAsked: plainRecord({ type: is('pressAsked'), seat: anySeat }),
  pressAnswered: plainRecord({ type: is('pressAnswered'), seat: anySeat, take: flag }),
  pressSet: plainRecord({ type: is('pressSet'), on: flag, added: fc.oneof(fc.constant([]), points(seats)) }),
  gameEnded: plainRecord({ type: is('gameEnded'), winners: fc.uniqueArray(anySeat, { maxLength: 8 }) }),
});

/** Arbitrary events at a table with this many seats, each kind equally likely. */
export const anyEvents = (seats: number): fc.Arbitrary<GameEvent[]> =>
  fc.array(fc.oneof(...Object.values(kindsAt(seats))), { minLength: 1, maxLength: 12 });

/** Every kind of event. */
export const EVENT_KINDS = Object.keys(kindsAt(3)) as readonly GameEvent['type'][];
