import type { Standings } from './rateGame.ts';
import { isShown, ratingPoints } from './standing.ts';

/** A line of a leaderboard. */
export interface LeaderboardLine {
  readonly id: string;
  /** 1 for the best; equal points share a rank. */
  readonly rank: number;
  readonly points: number;
  readonly games: number;
}

const BOT = 'bot:';

/** The people whose ratings are shown in a season, best first; equal points in the order of their ids. */
export function leaderboard(standings: Standings, season: number): readonly LeaderboardLine[] {
  const lines = [...standings]
    .filter(([id, standing]) => !id.startsWith(BOT) && standing.season === season && isShown(standing))
    .map(([id, standing]) => ({ id, points: ratingPoints(standing), games: standing.games }))
    .toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  let rank = 0;
  return lines.map((line, i) => {
    if (line.points !== lines[i - 1]?.points) rank = i + 1;
    return { ...line, rank };
  });
}
