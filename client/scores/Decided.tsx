import { gameWinners, type PlayerView, type Seat, standing, winnersOf } from '#engine';
import type { TableView } from '#protocol';
import { sheetText } from '../text/scoreSheet.ts';
import { totalsAfter } from './race.ts';

/** A sentence on what decided a finished game; nothing if no deal did. */
export function Decided({ table, view }: { readonly table: TableView; readonly view: PlayerView }) {
  const decision = turningPoint(view);
  return decision && <p class="decided">{sheetText.decided(table, decision, view.results.length)}</p>;
}

/** How a finished game was decided. Deals are counted from 1. */
export interface Decision {
  readonly winner: Seat;
  /** The best placed other seat. */
  readonly rival: Seat;
  /** The deal since which the winner led alone. */
  readonly ledFrom: number;
  /** The deal in which the winner gained most on the rival, and by how many points. */
  readonly best: number;
  readonly gain: number;
}

/** How a finished game was decided; null if several won, if the winner did not lead, or after a single deal. */
export function turningPoint({ rules, seats, results }: PlayerView): Decision | null {
  const totals = seats.map(({ total }) => total);
  const [winner, another] = gameWinners(rules, totals, results.at(-1)?.out ?? -1);
  const rival = standing(rules, totals).find(({ seat }) => seat !== winner)?.seat;
  if (winner === undefined || another !== undefined || rival === undefined || results.length < 2) return null;
  const lines = seats.map((_, seat) => totalsAfter(results, seat));
  const leadsAfter = (deal: number): boolean => {
    const leaders = winnersOf(
      rules,
      lines.map((line) => line[deal] ?? 0),
    );
    return leaders.length === 1 && leaders[0] === winner;
  };
  let ledFrom = results.length;
  if (!leadsAfter(ledFrom)) return null;
  while (ledFrom > 1 && leadsAfter(ledFrom - 1)) ledFrom--;
  const sign = rules.scoring.best === 'low' ? -1 : 1;
  const ahead = (deal: number): number => sign * ((lines[winner]?.[deal] ?? 0) - (lines[rival]?.[deal] ?? 0));
  const gains = results.map((_, i) => ahead(i + 1) - ahead(i));
  const gain = Math.max(...gains);
  return { winner, rival, ledFrom, best: gains.lastIndexOf(gain) + 1, gain };
}
