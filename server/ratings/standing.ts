import { RATING_SHOWN_FROM } from '#protocol';

/** A player's skill as the model knows it: a normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A player's rating in one family of games: all that a store keeps of it. */
export interface PlayerStanding extends Skill {
  /** The season of the last rated game (`seasonNumber`). */
  readonly season: number;
  /** Rated games of that season. */
  readonly games: number;
  /** The first `RATING_SHOWN_FROM.opponents` different people met in rated games of that season. */
  readonly opponents: readonly string[];
  /** Whether the rating has ever been shown, in this season or an earlier one. */
  readonly proven: boolean;
  /** The UTC day of the last rated game (`dayNumber`), and how often each person was met on it. */
  readonly day: number;
  readonly met: Readonly<Record<string, number>>;
}

/** The skill of a player of whom nothing is known: that of `openskill`. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };

/** The share of its distance from the average that a rating keeps in a new season. */
const SEASON_KEPT_RATIO = 0.75;

const POINTS_SCALE = { average: 1500, perMu: 20 } as const;

/** The rating as people see it: 1500 for the average, and 20 for a unit of the model. */
export const ratingPoints = ({ mu }: Skill): number =>
  Math.round(POINTS_SCALE.average + POINTS_SCALE.perMu * (mu - UNKNOWN.mu));

/** A rating so many seasons later, without a game since; `inSeason` for points. */
export const pointsLater = (points: number, seasons: number): number =>
  Math.round(POINTS_SCALE.average + (points - POINTS_SCALE.average) * SEASON_KEPT_RATIO ** seasons);

/** The standing of a player before the first rated game. */
export const newcomer = (season: number): PlayerStanding => ({
  ...UNKNOWN,
  ...{ season, games: 0, opponents: [], proven: false, day: 0, met: {} },
});

/**
 * The standing as it enters a season: for each season begun since, it moves a quarter of the way to the average and
 * becomes less certain, as a player's form is. Games and opponents begin anew. A season before changes nothing.
 */
export function inSeason(standing: PlayerStanding, season: number): PlayerStanding {
  if (season <= standing.season) return standing;
  const kept = SEASON_KEPT_RATIO ** (season - standing.season);
  const mu = UNKNOWN.mu + (standing.mu - UNKNOWN.mu) * kept;
  // The variance moves to that of an unknown player by the same share.
  const sigma = Math.sqrt(UNKNOWN.sigma ** 2 - (UNKNOWN.sigma ** 2 - standing.sigma ** 2) * kept);
  return { ...standing, mu, sigma, season, games: 0, opponents: [] };
}

/** Whether the rating is shown in the season of its last game. */
export const isShown = ({ games, opponents }: PlayerStanding): boolean =>
  games >= RATING_SHOWN_FROM.games && opponents.length >= RATING_SHOWN_FROM.opponents;

/** The standing without the id of a person who has asked to be erased. They still count as somebody met. */
export function withoutPerson(standing: PlayerStanding, id: string): PlayerStanding {
  const met = Object.fromEntries(Object.entries(standing.met).filter(([other]) => other !== id));
  const opponents = standing.opponents.map((other, i) => (other === id ? `erased ${i}` : other));
  return { ...standing, met, opponents };
}

const DAY_MS = 86_400_000;
const MONTHS_PER_SEASON = 3;

/** The number of a UTC day since 1970. */
export const dayNumber = (time: number): number => Math.floor(time / DAY_MS);

/** The number of a season since 1970: a quarter of the calendar year, in UTC. */
export function seasonNumber(time: number): number {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1970) * 4 + Math.floor(date.getUTCMonth() / MONTHS_PER_SEASON);
}

/** The first moment of a season, in ms since 1970; the season before ends there. */
export const seasonBegins = (season: number): number => Date.UTC(1970, season * MONTHS_PER_SEASON);

/** A season's name: "2026-Q4". */
export const seasonName = (season: number): string => `${1970 + Math.floor(season / 4)}-Q${1 + (season % 4)}`;

/** The season with this name; null if there is none since 1970. */
export function seasonOf(name: string): number | null {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(name) ?? [];
  const season = (Number(year) - 1970) * 4 + Number(quarter) - 1;
  return season >= 0 ? season : null;
}
