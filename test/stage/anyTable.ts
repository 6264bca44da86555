import fc from 'fast-check';
import { type Card, type GameState, type PlayerView, type Seat, viewFor } from '#engine';
import type { TableView } from '#protocol';
import { PRESET_IDS } from '#rules';
import { CARD_SIZES, type Settings } from '../../client/device/settings.ts';
import type { Highlight } from '../../client/game/types.ts';
import type { LayoutInput } from '../../client/stage/layout.ts';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { plainRecord } from '../support/arbitrary/melds.ts';
import { preset } from '../support/play/deals.ts';
import { playGame } from '../support/play/playGame.ts';
import { handOfSize, type LaidBy, settings, tableOf } from './tables.ts';

/** The part of a layout's input that does not depend on the screen. */
export type TableInput = Omit<LayoutInput, 'width' | 'height' | 'inset'>;

/** A viewer's selection, highlights and settings. */
interface Manner {
  readonly lifted: number;
  readonly wantsMeld: boolean;
  readonly cardSize: Settings['cardSize'];
  readonly hints: boolean;
  readonly leftHanded: boolean;
}

const manner: fc.Arbitrary<Manner> = plainRecord({
  lifted: fc.nat(5),
  wantsMeld: fc.boolean(),
  cardSize: fc.constantFrom(...CARD_SIZES),
  hints: fc.boolean(),
  leftHanded: fc.boolean(),
});

function inputOf(table: TableView, { lifted, wantsMeld, ...chosen }: Manner): TableInput {
  const hand = table.viewer === 'spectator' ? [] : (table.game?.hand ?? []);
  const highlights: Highlight[] = wantsMeld ? [{ at: 'felt', why: 'meld' }] : [];
  return { table, hand, selected: hand.slice(0, lifted), highlights, settings: { ...settings, ...chosen } };
}

/** A moment lies this many times `apart` actions into a game, plus `skip`. */
const MOMENTS = 4;

/** Random moments of a game, as players and spectators see them: the start of a deal, the middle, and after the end. */
const played: fc.Arbitrary<TableInput> = fc
  .record({ game: familyGames, skip: fc.nat(60), apart: fc.integer({ min: 5, max: 60 }), viewer: fc.nat(8), manner })
  .map(({ game, skip, apart, viewer, manner: how }) => {
    const seen = viewer >= game.seats ? 'spectator' : viewer;
    let state: GameState | null = null;
    let left = skip + apart * MOMENTS;
    for (const { after } of playGame(game)) {
      state = after;
      // A deal that has just ended shows its hands.
      if (left-- <= 0 || (left < apart && after.phase === 'ready' && after.deal > 0)) break;
    }
    const view = viewFor(state as GameState, seen);
    return inputOf({ ...tableOf({ seats: game.seats, viewer: seen, rules: view.rules }), game: view }, how);
  });

/** Lengths of melds that add up to at most two packs. */
const split: fc.Arbitrary<readonly number[]> = fc
  .tuple(fc.array(fc.integer({ min: 3, max: 13 }), { minLength: 0, maxLength: 34 }), fc.integer({ min: 0, max: 104 }))
  .map(([lengths, most]) => lengths.filter((_, i) => lengths.slice(0, i + 1).reduce((a, b) => a + b, 0) <= most));

/** Melds with every kind of mark: wilds, cards of other seats, locks. */
const meldsOfLengths = (lengths: readonly number[], seats: number): LaidBy[] =>
  lengths.map((length, i): LaidBy => {
    const before = lengths.slice(0, i).reduce((sum, each) => sum + each, 0);
    const cards = Array.from({ length }, (_, at): Card => before + at);
    const kind = length > 8 || i % 2 === 0 ? 'run' : 'set';
    const by: Seat = i % seats;
    const owners = cards.map((_, at) => (at > 2 ? (by + at) % seats : by));
    const reading = kind === 'run' ? { suit: i % 4, rank: 1 } : { suit: -1, rank: (i % 13) + 1 };
    return { kind, ...reading, cards, by, owners, locked: kind === 'set' && i % 5 === 1 };
  });

/** Tables as full as possible: up to all cards melded, 25 in the hand, a pile of 60, hands shown. */
const crowded: fc.Arbitrary<TableInput> = fc
  .record({
    rules: fc.constantFrom(...PRESET_IDS.map(preset)),
    seats: fc.integer({ min: 2, max: 8 }),
    watches: fc.boolean(),
    cards: fc.integer({ min: 0, max: 25 }),
    pile: fc.integer({ min: 0, max: 60 }),
    lengths: split,
    backs: fc.integer({ min: 0, max: 25 }),
    shown: fc.option(fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 8, maxLength: 8 }), { freq: 3 }),
    manner,
  })
  .map(({ rules, seats, watches, cards, pile, lengths, backs, shown, manner: how }) => {
    const table = tableOf({
      ...{ rules, seats, wildRank: 8, viewer: watches ? ('spectator' as const) : 0 },
      hand: watches ? [] : handOfSize(cards).map((card) => card + 104),
      pile: handOfSize(pile).map((card) => card + 208),
      melds: meldsOfLengths(lengths, seats),
      counts: Array.from({ length: seats }, () => backs),
      indicator: rules.wilds.source === 'stockCard' ? 190 : -1,
      ...(shown && {
        shown: shown.map((count, seat) => handOfSize(count).map((card) => 312 + seat * 26 + (card % 26))),
      }),
    });
    return inputOf(owing(table), how);
  });

/** In games with contracts, this one is still owed (R62). */
const owing = (table: TableView): TableView => {
  const game = table.game as PlayerView;
  return { ...table, game: { ...game, seats: game.seats.map((seat) => ({ ...seat, melded: false })) } };
};

/** Any table at any moment, for any viewer. */
export const anyTable: fc.Arbitrary<TableInput> = fc.oneof(played, crowded, crowded);

/** All cards of two packs in melds, in any split. */
export const fullSplit: fc.Arbitrary<readonly number[]> = fc
  .array(fc.integer({ min: 3, max: 13 }), { minLength: 34, maxLength: 34 })
  .map((lengths) => {
    const all: number[] = [];
    for (const length of lengths) {
      const left = 104 - all.reduce((sum, each) => sum + each, 0);
      if (left >= 3) all.push(left - length < 3 ? Math.min(left, 13) : length);
    }
    return all;
  });
