const DAY = 86_400_000;
const QUARTER = 3;

/** The number of a UTC day since 1970. */
export const dayNumber = (time: number): number => Math.floor(time / DAY);

/** The number of a season since 1970: a quarter of the calendar year, in UTC. */
export function seasonNumber(time: number): number {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1970) * 4 + Math.floor(date.getUTCMonth() / QUARTER);
}

/** The first moment of a season, in ms since 1970; the season before ends there. */
export const seasonBegins = (season: number): number => Date.UTC(1970, season * QUARTER);

/** A season's name: "2026-Q4". */
export const seasonName = (season: number): string => `${1970 + Math.floor(season / 4)}-Q${1 + (season % 4)}`;

/** The season with this name; null if there is none since 1970. */
export function seasonOf(name: string): number | null {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(name) ?? [];
  const season = (Number(year) - 1970) * 4 + Number(quarter) - 1;
  return season >= 0 ? season : null;
}
