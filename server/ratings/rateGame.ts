import { rate } from 'openskill';
import { RATING_SHOWN_FROM } from '#protocol';
import { botKey, isErased, isRated, placesOfPeople, type RatedGame, type RatedPerson } from './ratedGame.ts';
import {
  dayNumber,
  inSeason,
  isShown,
  newcomer,
  type PlayerStanding,
  type Skill,
  seasonNumber,
  UNKNOWN,
} from './standing.ts';

/** The standings of a family by key: a person's id or a level's `botKey`. Who is missing is a newcomer. */
export type Standings = ReadonlyMap<string, PlayerStanding>;

/** Games with the same person on one UTC day that count in full; each further one counts half as much as the last. */
const FULL_WEIGHT_GAMES = 3;

/** Finished deals played together from which a game counts in full; with fewer it raises, and is lost, less. */
const FULL_WEIGHT_DEALS = 3;

/** The doubt that each game adds, as skills change; without it a rating would hardly move after a hundred games. */
const DRIFT_MU = UNKNOWN.mu / 300;

/** No rating rises above this by games against people whose ratings have never been shown. */
export const CEILING_MU = UNKNOWN.mu + UNKNOWN.sigma / 2;

/**
 * The standings that a finished game changes, given those of its players before. Nothing changes unless it is rated
 * (`isRated`). People are rated against their rivals alone; bots against everybody who played, and they change nobody.
 * Games are to be passed in the order in which they ended; one that comes late counts at the last time known.
 */
export function rateGame(before: Standings, game: RatedGame): Standings {
  if (!isRated(game)) return new Map();
  const season = seasonNumber(game.time);
  const of = (key: string): PlayerStanding => inSeason(before.get(key) ?? newcomer(season), season);
  const places = placesOfPeople(game);
  const persons = new Map(game.players.flatMap((one) => (one.kind === 'person' ? [[one.id, one] as const] : [])));
  const people = [...places].map(([id, place]) => {
    const { deals, left } = persons.get(id) as RatedPerson;
    return { id, place, deals, left, standing: of(id) };
  });
  const changed = new Map<string, PlayerStanding>();
  for (const me of people) {
    const rivals = people.flatMap((other) => {
      const met = metBefore(game, me.id, other.id);
      return met === null ? [] : [{ ...other, met }];
    });
    if (rivals.length > 0 && !isErased(me.id)) changed.set(me.id, ratedPerson(me, rivals, dayNumber(game.time)));
  }
  const players = people.filter(({ deals }) => deals > 0);
  if (players.length > 0) for (const [key, standing] of ratedBots(game, of, players)) changed.set(key, standing);
  return changed;
}

/** Beating somebody this far below adds nothing above `CEILING_MU`, so no account can be fed for ever. */
const REACH_MU = UNKNOWN.sigma * 1.5;

interface Seated {
  readonly place: number;
  readonly standing: PlayerStanding;
}

interface SeatedPerson extends Seated {
  readonly id: string;
  readonly deals: number;
  readonly left: boolean;
}

interface Rival extends SeatedPerson {
  /** How often people of the two addresses had met that day. */
  readonly met: number;
}

/** How often these two had met that day, as far as addresses tell; null if they are not rated against each other. */
const metBefore = ({ rivals }: RatedGame, one: string, other: string): number | null =>
  rivals.find(({ ids }) => ids.includes(one) && ids.includes(other) && one !== other)?.met ?? null;

/** The skills after a game, in the order of these players. */
function skillsAfter(players: readonly Seated[]): readonly Skill[] {
  const teams = players.map(({ standing: { mu, sigma } }) => [{ mu, sigma }]);
  return rate(teams, { rank: players.map(({ place }) => place), tau: DRIFT_MU }).map(([skill]) => skill as Skill);
}

function ratedPerson(me: SeatedPerson, rivals: readonly Rival[], today: number): PlayerStanding {
  const old = me.standing;
  const day = Math.max(old.day, today);
  const metToday = old.day === day ? old.met : {};
  const after = capped(me, [me, ...rivals]);
  const played = after.mu > old.mu ? dealsTogether : dealsLost;
  const weights = rivals.map((rival) => {
    const met = Math.max(metToday[rival.id] ?? 0, rival.met);
    return weightOf(met) * Math.min(1, played(me, rival) / FULL_WEIGHT_DEALS);
  });
  const weight = weights.reduce((sum, each) => sum + each, 0) / weights.length;
  const playedWith = rivals.filter((rival) => dealsTogether(me, rival) > 0);
  // Further guests of an address met today are nobody new.
  const met = playedWith.filter((rival) => rival.met === 0).map(({ id }) => id);
  const opponents = [...new Set([...old.opponents, ...met])].slice(0, RATING_SHOWN_FROM.opponents);
  const standing: PlayerStanding = {
    mu: old.mu + weight * (after.mu - old.mu),
    sigma: old.sigma + weight * (after.sigma - old.sigma),
    season: old.season,
    games: old.games + (playedWith.length > 0 ? 1 : 0),
    opponents,
    proven: old.proven,
    day,
    met: { ...metToday, ...Object.fromEntries(rivals.map(({ id }) => [id, (metToday[id] ?? 0) + 1])) },
  };
  return { ...standing, proven: standing.proven || isShown(standing) };
}

/** The deals that both really played: only these raise anybody, and only they count for being shown. */
const dealsTogether = (me: SeatedPerson, rival: SeatedPerson): number => Math.min(me.deals, rival.deals);

/** The deals by which somebody falls: being away saves nothing, and leaving costs the whole game. */
const dealsLost = (me: SeatedPerson, rival: SeatedPerson): number => (me.left ? FULL_WEIGHT_DEALS : rival.deals);

/** The weight of a game with a person who was met this often before on that day. */
const weightOf = (metBefore: number): number => 0.5 ** Math.max(0, metBefore + 1 - FULL_WEIGHT_GAMES);

/**
 * A person's skill after a game. Above `CEILING_MU` it rises only by games with people within `REACH_MU` whose ratings
 * have been shown. It falls by any game.
 */
function capped(me: SeatedPerson, people: readonly SeatedPerson[]): Skill {
  const skillIn = (players: readonly SeatedPerson[]): Skill =>
    skillsAfter(players)[players.findIndex(({ id }) => id === me.id)] as Skill;
  const all = skillIn(people);
  const { mu } = me.standing;
  if (all.mu <= Math.max(mu, CEILING_MU)) return all;
  const known = people.filter(({ id, standing }) => id === me.id || (standing.proven && standing.mu > mu - REACH_MU));
  const sure = known.length > 1 ? skillIn(known).mu : mu;
  return { mu: Math.min(all.mu, Math.max(CEILING_MU, mu, sure)), sigma: all.sigma };
}

/** The standings of the levels of bots that played: each bot as its level, and the mean if several have one level. */
function ratedBots(
  { players }: RatedGame,
  of: (key: string) => PlayerStanding,
  people: readonly SeatedPerson[],
): ReadonlyMap<string, PlayerStanding> {
  const bots = players
    .filter((player) => player.kind === 'bot')
    .map(({ level, place }) => ({ key: botKey(level), place, standing: of(botKey(level)) }))
    .toSorted((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1));
  const sorted = [...people, ...bots].toSorted((a, b) => a.place - b.place);
  const after = skillsAfter(sorted);
  const rated = new Map<string, PlayerStanding>();
  for (const { key, standing } of bots) {
    const own = sorted.flatMap((one, i) => ('key' in one && one.key === key ? [after[i] as Skill] : []));
    const mean = (part: keyof Skill): number => own.reduce((sum, skill) => sum + skill[part], 0) / own.length;
    rated.set(key, { ...standing, mu: mean('mu'), sigma: mean('sigma'), games: standing.games + 1 });
  }
  return rated;
}
