import { z } from 'zod';
import { ENOUGH, LEVEL_NAMES, type Leaderboard, MOST_RANKED, type OwnRatedGame } from '#protocol';
import { familyShape, idShape, SHAPES, seasonShape } from './shapes.ts';

const count = z.int().min(0);
const points = z.int().describe('1500 for an average player');
const rank = z.int().min(1).describe('1 for the best; equal points share a rank');

const rowShape = z
  .strictObject({
    rank,
    player: idShape.describe('Public id'),
    name: z.string().nullable().describe('The name of their latest game'),
    points,
    games: count.describe('Rated games of the season'),
  })
  .register(SHAPES, { id: 'LeaderboardRow', description: 'A player in a leaderboard.' });

const botShape = z
  .strictObject({ level: z.enum(LEVEL_NAMES), points, games: count })
  .register(SHAPES, { id: 'BotRating', description: 'The rating of all bots of a level.' });

const ownRatingShape = z
  .strictObject({
    points: points.nullable().describe('Null while the rating is hidden'),
    rank: rank.nullable(),
    games: count.describe(`Shown from ${ENOUGH.games} on`),
    opponents: count.max(ENOUGH.opponents).describe(`Different people met; shown from ${ENOUGH.opponents} on`),
  })
  .register(SHAPES, { id: 'OwnRating', description: 'The rating of the holder of the token.' });

const resultShape = z
  .strictObject({
    family: familyShape,
    season: seasonShape,
    points: points.describe('The rating after the game'),
    won: z.int().describe('Points won; below 0 for points lost'),
    games: count.describe('Rated games of the season, with this one'),
    opponents: count.max(ENOUGH.opponents),
    isShown: z.boolean().describe('Whether everybody could see the rating after the game'),
  })
  .register(SHAPES, {
    id: 'RatedResult',
    description: 'What a rated game changed in the rating of the token’s holder.',
  });

export const ratedGameShape = z
  .strictObject({ rating: resultShape.nullable().describe('Null if it is not rated for them, or not yet') })
  .register(SHAPES, {
    id: 'OwnRatedGame',
    description: 'What came of a game for the rating of the token’s holder.',
  }) satisfies z.ZodType<OwnRatedGame>;

export const leaderboardShape = z
  .strictObject({
    family: familyShape,
    season: seasonShape.describe('A quarter of a year (UTC)'),
    ends: z.int().describe('The end of the season, in ms since 1970'),
    seasons: z.array(seasonShape).describe('Seasons with rated games, latest first; the first is the current one'),
    players: count.describe('The number of people whose rating is shown'),
    best: z.array(rowShape).describe(`The best of them, at most ${MOST_RANKED}`),
    bots: z.array(botShape),
    own: ownRatingShape.nullable().describe('Null without a rated game in the season'),
  })
  .register(SHAPES, {
    id: 'Leaderboard',
    description: 'The ratings of a family of games in a season.',
  }) satisfies z.ZodType<Leaderboard>;

/** The query of a leaderboard. */
export const leaderboardQuery = z.strictObject({
  season: seasonShape.optional().describe('Such as 2026-Q4; the current one if absent'),
});
