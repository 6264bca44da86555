import { RATED_FAMILIES, type RatedFamily } from '#protocol';
import { botKey } from '../../../server/ratings/ratedGame.ts';
import { newcomer, ratingPoints, seasonBegins } from '../../../server/ratings/standing.ts';
import type { Query } from '../../../server/store/database.ts';
import { AT_ONCE, idOf, insertInto, PEOPLE, personIn, share } from './fill.ts';

/** The season in which it is now, 2026-Q4, and the one before. */
const SEASON = 227;
/** A time in that season, in ms since 1970. */
export const NOW = seasonBegins(SEASON) + 1;

const COLUMNS = 'player, family, number, season, points, games, opponents, is_shown';

/** Stores everybody's rating in every family and two seasons, all of them shown, and what each game changed. */
export async function fillRatings(query: Query, games: number): Promise<void> {
  const insert = insertInto(query);
  for (const season of [SEASON - 1, SEASON]) {
    for (const family of RATED_FAMILIES) {
      for (let start = 0; start < PEOPLE; start += 1_000) {
        const people = Array.from({ length: 1_000 }, (_, index) => idOf('player', start + index));
        const ratings = people.map((one) => [one, family, 1, season, pointsOf(`${one} ${family} ${season}`), 20, 5, 1]);
        await insert(`ratings (${COLUMNS})`, ratings);
      }
    }
  }
  const played = new Map<string, number>();
  for (let game = 0; game < games; game++) for (const key of keysOf(game)) played.set(key, (played.get(key) ?? 0) + 1);
  const last = new Map(played);
  played.clear();
  for (let start = 0; start < games; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, games - start) }, (_, index) => start + index);
    const changes = numbers.flatMap((game) =>
      keysOf(game).map((key) => {
        const number = (played.get(key) ?? 0) + 1;
        played.set(key, number);
        const [player, family] = key.split(' ') as [string, string];
        const standing = number === last.get(key) ? STANDING : null;
        return [idOf('game', game), standing, player, family, number, SEASON, pointsOf(key), 20, 5, 1];
      }),
    );
    await insert(`rating_changes (game_id, standing, ${COLUMNS})`, changes);
  }
}

/** The family in which a game is rated. */
const familyOf = (game: number): RatedFamily => RATED_FAMILIES[game % RATED_FAMILIES.length] as RatedFamily;

/** The people of a game, as `fill` has them, and its bot, each with the family. */
const keysOf = (game: number): readonly string[] => {
  const people = [0, 1, 2].map((seat) => idOf('player', personIn(game, seat) as number));
  return [...new Set(people), botKey('steady')].map((player) => `${player} ${familyOf(game)}`);
};

const pointsOf = (key: string): number => ratingPoints({ mu: 10 + 30 * share(`points ${key}`), sigma: 2 });

const OTHERS = Array.from({ length: 5 }, (_, index) => idOf('player', index));

/** As long as a standing usually is. */
const STANDING = JSON.stringify({
  ...newcomer(SEASON),
  ...{ games: 20, opponents: OTHERS, met: Object.fromEntries(OTHERS.map((other) => [other, 1])) },
});
