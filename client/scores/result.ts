import { dealsIn, gameWinners, type RuleSet, standing } from '#engine';
import type { LevelName, SeatInfo, TableView } from '#protocol';
import { text } from '../text/index.ts';
import { totalsAfter } from './race.ts';

/** A row of a result to share. */
export interface ResultRow {
  /** The name at the table; empty for the viewer of a practice game, who has none there. */
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: LevelName | null;
  /** 1 for the best total; equal totals share a place. */
  readonly place: number;
  readonly isWinner: boolean;
  readonly total: number;
  /** The totals before the first deal and after each. */
  readonly totals: readonly number[];
  /** The seat, for its line in the chart. */
  readonly seat: number;
}

/** The standing of a game to share: what everybody at the table sees, without code, link or cards. */
export interface SharedResult {
  readonly rules: RuleSet;
  readonly deals: number;
  /** The deals of the whole game; 0 if a target ends it. */
  readonly ofDeals: number;
  readonly isOver: boolean;
  /** Best first. */
  readonly rows: readonly ResultRow[];
}

/** The standing of the game at this table; null before the first deal has ended. */
export function resultOf(table: TableView): SharedResult | null {
  const { game, seats, viewer, isPrivate, code } = table;
  const last = game?.results.at(-1);
  if (!game || !last) return null;
  const totals = game.seats.map(({ total }) => total);
  const isOver = game.phase === 'over';
  const winners = isOver ? gameWinners(game.rules, totals, last.out) : [];
  const isPractice = isPrivate && code === '';
  return {
    rules: table.rules,
    deals: game.results.length,
    ofDeals: game.rules.game.end === 'schedule' ? dealsIn(game.rules) : 0,
    isOver,
    rows: standing(game.rules, totals, winners).map(({ seat, total, place }) => ({
      name: isPractice && seat === viewer ? '' : text.playerName(seats[seat] as SeatInfo),
      bot: seats[seat]?.level ?? null,
      place,
      isWinner: winners.includes(seat),
      total,
      totals: totalsAfter(game.results, seat),
      seat,
    })),
  };
}
