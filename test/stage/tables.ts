import {
  type Card,
  type PlayerView,
  parseCards,
  type Reading,
  type RuleSet,
  type Seat,
  type TableMeld,
  type WindowView,
} from '#engine';
import type { TableView } from '#protocol';
import { crazyRummy } from '#rules';
import { DEFAULT_SETTINGS, type Settings } from '../../client/device/settings.ts';
import type { Layout, LayoutInput } from '../../client/stage/layout.ts';
import { layoutTable } from '../../client/stage/layoutTable.ts';
import { AROUND, sitters } from '../support/play/tableViews.ts';

export const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [820, 1180],
  [390, 844],
  [844, 390],
  [412, 915],
  [360, 640],
  [640, 360],
  [1920, 1080],
  [1440, 2560],
  [2560, 1440],
] as const;

export const settings: Settings = DEFAULT_SETTINGS;

export interface Setup {
  /** Default: base Crazy Rummy. */
  readonly rules?: RuleSet;
  readonly seats?: number;
  readonly viewer?: Seat | 'spectator';
  readonly hand?: readonly Card[];
  readonly melds?: readonly LaidBy[];
  readonly indicator?: Card;
  readonly window?: WindowView;
  readonly wildRank?: number;
  readonly counts?: readonly number[];
  readonly shown?: readonly (readonly Card[])[];
  readonly pile?: readonly Card[];
  readonly stock?: number;
  readonly turn?: Seat;
}

/** A laid meld; by default by seat 0, which owns all its cards. */
export type LaidBy = Reading & Partial<Pick<TableMeld, 'by' | 'owners' | 'locked'>>;

/** A table mid-deal, as its viewer sees it. */
export function tableOf(setup: Setup = {}): TableView {
  const seats = setup.seats ?? 4;
  const game = viewOf(setup, seats);
  return {
    ...AROUND,
    rules: game.rules,
    seats: sitters(seats),
    viewer: setup.viewer ?? 0,
    clock: { seat: setup.turn ?? 0, left: 20000, total: 30000, run: 1 },
    game,
  };
}

function viewOf(setup: Setup, seats: number): PlayerView {
  return {
    rules: setup.rules ?? crazyRummy,
    viewer: setup.viewer ?? 0,
    phase: setup.shown ? 'ready' : 'play',
    deal: setup.wildRank ?? 8,
    dealer: seats - 1,
    turn: setup.turn ?? 0,
    wildRank: setup.wildRank ?? 8,
    turns: (1 << seats) - 1,
    indicator: setup.indicator ?? -1,
    stock: setup.stock ?? 14,
    reshuffles: 0,
    pile: setup.pile ?? parseCards('4D QD'),
    pileCount: (setup.pile ?? [0, 0]).length,
    hand: [...(setup.hand ?? [])].sort((a, b) => a - b),
    seats: Array.from({ length: seats }, (_, seat) => ({
      cards: setup.counts?.[seat] ?? 7,
      melded: seat % 2 === 1,
      total: seat * 31,
      at: 1,
      known: [],
      shown: setup.shown?.[seat] ?? null,
    })),
    melds: (setup.melds ?? []).map(
      ({ by = 0, ...meld }, id): TableMeld => ({ owners: meld.cards.map(() => by), locked: false, ...meld, by, id }),
    ),
    draft: { drew: 'stock', drawn: [], held: 7, plays: [], fixed: 0, takeBacks: 0 },
    idle: 0,
    window: setup.window ?? null,
    passed: 0,
    offered: [],
    relief: -1,
    pressed: false,
    canRecall: false,
    results: [],
    moves: [],
  };
}

export function layoutOf(setup: Setup, width: number, height: number, more: Partial<LayoutInput> = {}): Layout {
  return layoutTable({
    width,
    height,
    inset: { top: 0, right: 0, bottom: 0, left: 0 },
    table: tableOf(setup),
    hand: setup.hand ?? [],
    selected: [],
    highlights: [],
    settings,
    ...more,
  });
}

/** A hand of this many different cards. */
export const handOfSize = (count: number): Card[] =>
  Array.from({ length: count }, (_, i) => ((i * 7) % 52) + 52 * Math.floor(i / 52));

/** Runs and sets of the given lengths. */
export function meldsOfLengths(lengths: readonly number[]): Reading[] {
  let next = 0;
  return lengths.map((length, i) => {
    const kind = i % 2 === 0 || length > 4 ? 'run' : 'set';
    const rank = kind === 'run' ? 1 : (i % 13) + 1;
    const suit = kind === 'run' ? i % 4 : -1;
    const cards = Array.from({ length }, () => next++ % 104);
    return { kind, suit, rank, cards };
  });
}

export const handMeld = (kind: 'set' | 'run', rank: number, suit: number, cards: string): Reading => ({
  kind,
  suit,
  rank,
  cards: parseCards(cards),
});

/** Melds of these lengths, laid by the seats in turn; cards after the third belong to the next seat. */
export function meldsOfSeats(lengths: readonly number[], seats: number): LaidBy[] {
  return meldsOfLengths(lengths).map((reading, i): LaidBy => {
    const by = i % seats;
    const owners = reading.cards.map((_, at) => (at > 2 ? (by + 1) % seats : by));
    return { ...reading, by, owners, locked: reading.kind === 'set' && i % 5 === 1 };
  });
}
