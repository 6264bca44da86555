import fc from 'fast-check';
import {
  type Card,
  type DealResult,
  type Draft,
  ENDINGS,
  type GameState,
  type Move,
  newGame,
  PHASES,
  type RuleSet,
} from '#engine';
import { secretOf } from '../play/playGame.ts';
import { plausibleClaims } from './actions.ts';
import { anyPlay, anyWindow } from './events.ts';
import { anyCard, anyMeld, anySeat, cardRow, cardSet, plainRecord } from './melds.ts';

const bits = fc.nat(255);

const anyDraft: fc.Arbitrary<Draft> = plainRecord({
  drew: fc.constantFrom('none' as const, 'stock' as const, 'pile' as const),
  drawn: cardRow(60),
  held: fc.nat(60),
  plays: fc.array(anyPlay, { maxLength: 40 }),
  fixed: fc.nat(1),
  takeBacks: fc.nat(40),
});

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  plainRecord({ seat: anySeat, did: fc.constant('stock' as const), card: fc.constant(null) }),
  plainRecord({
    seat: anySeat,
    did: fc.constantFrom('pile' as const, 'discard' as const, 'claim' as const),
    card: anyCard,
  }),
);

const pointsOf = (seats: number) =>
  fc.array(fc.integer({ min: -5_000, max: 20_000 }), { minLength: seats, maxLength: seats });

const anyResult = (seats: number): fc.Arbitrary<DealResult> =>
  plainRecord({
    deal: fc.integer({ min: 1, max: 300 }),
    dealer: fc.nat(seats - 1),
    wildRank: fc.nat(13),
    ending: fc.constantFrom(...ENDINGS),
    out: fc.integer({ min: -1, max: seats - 1 }),
    points: pointsOf(seats),
    factor: fc.constantFrom(1 as const, 2 as const),
    wentRummy: fc.boolean(),
    added: fc.oneof(fc.constant([]), pointsOf(seats)),
  });

const perSeat = <Value>(value: fc.Arbitrary<Value>, seats: number) =>
  fc.array(value, { minLength: seats, maxLength: seats });

/** A state of arbitrary values of the right types, whether or not a game could reach it. */
export const anyState = (rules: RuleSet, seats: number): fc.Arbitrary<GameState> =>
  plainRecord({
    phase: fc.constantFrom(...PHASES),
    deal: fc.nat(300),
    dealer: fc.integer({ min: -1, max: seats - 1 }),
    turn: fc.integer({ min: -1, max: seats - 1 }),
    wildRank: fc.nat(13),
    stock: cardRow(150),
    pile: cardRow(110),
    hands: perSeat(cardSet(30), seats),
    melds: fc.array(anyMeld, { maxLength: 36 }),
    melded: bits,
    turns: bits,
    played: bits,
    indicator: fc.oneof(fc.constant<Card>(-1), anyCard),
    chance: fc.constant({ secret: secretOf(9), shares: ['ab'] }),
    reshuffles: fc.nat(10),
    window: fc.option(
      fc
        .tuple(anyWindow(seats), perSeat(fc.option(plausibleClaims), seats))
        .map(([window, claims]) => ({ ...window, claims })),
    ),
    passed: bits,
    offered: cardRow(60),
    relief: fc.integer({ min: -1, max: seats - 1 }),
    pressed: fc.boolean(),
    draft: anyDraft,
    idle: fc.nat(40),
    at: perSeat(fc.nat(10_000), seats),
    totals: pointsOf(seats),
    results: fc.array(anyResult(seats), { maxLength: 20 }),
    moves: fc.array(anyMove, { maxLength: 300 }),
  })
    .chain((state) =>
      plainRecord({
        state: fc.constant(state),
        // The cards that others know of a hand are a subset of it.
        known: fc.tuple(...state.hands.map((hand) => fc.subarray([...hand]))),
        ended: fc.option(
          plainRecord({ seat: fc.nat(seats - 1), draft: anyDraft, idle: fc.nat(40), turns: bits, played: bits }),
        ),
      }),
    )
    .map(({ state, known, ended }) => ({ ...newGame(rules, seats), ...state, known, ended }));
