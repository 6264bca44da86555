import * as v from 'valibot';
import { LEVEL_NAMES, type Leaderboard, MAX_LEADERBOARD_ROWS, type OwnRatedGame, RATING_SHOWN_FROM } from '#protocol';
import { amount, described, familyShape, idShape, integer, named, ordinal, seasonShape } from './shapes.ts';

const points = described(integer, '1500 for an average player');
const rank = described(ordinal, '1 for the best; equal points share a rank');
const opponents = v.pipe(amount, v.maxValue(RATING_SHOWN_FROM.opponents));

const rowShape = named('LeaderboardRow', 'A player in a leaderboard.', {
  rank,
  player: described(idShape, 'Public id'),
  name: described(v.nullable(v.string()), 'The name of their latest game'),
  points,
  games: described(amount, 'Rated games of the season'),
});

const botShape = named('BotRating', 'The rating of all bots of a level.', {
  ...{ level: v.picklist(LEVEL_NAMES), points, games: amount },
});

const ownRatingShape = named('OwnRating', 'The rating of the holder of the token.', {
  points: described(v.nullable(points), 'Null while the rating is hidden'),
  rank: v.nullable(rank),
  games: described(amount, `Shown from ${RATING_SHOWN_FROM.games} on`),
  opponents: described(opponents, `Different people met; shown from ${RATING_SHOWN_FROM.opponents} on`),
});

const resultShape = named('RatedResult', 'What a rated game changed in the rating of the token’s holder.', {
  family: familyShape,
  season: seasonShape,
  points: described(points, 'The rating after the game'),
  won: described(integer, 'Points won; below 0 for points lost'),
  games: described(amount, 'Rated games of the season, with this one'),
  opponents,
  isShown: described(v.boolean(), 'Whether everybody could see the rating after the game'),
});

export const ratedGameShape = named('OwnRatedGame', 'What came of a game for the rating of the token’s holder.', {
  rating: described(v.nullable(resultShape), 'Null if it is not rated for them, or not yet'),
}) satisfies v.GenericSchema<OwnRatedGame>;

export const leaderboardShape = named('Leaderboard', 'The ratings of a family of games in a season.', {
  family: familyShape,
  season: described(seasonShape, 'A quarter of a year (UTC)'),
  ends: described(integer, 'The end of the season, in ms since 1970'),
  seasons: described(v.array(seasonShape), 'Seasons with rated games, latest first; the first is the current one'),
  players: described(amount, 'The number of people whose rating is shown'),
  best: described(v.array(rowShape), `The best of them, at most ${MAX_LEADERBOARD_ROWS}`),
  bots: v.array(botShape),
  own: described(v.nullable(ownRatingShape), 'Null without a rated game in the season'),
}) satisfies v.GenericSchema<Leaderboard>;

/** The query of a leaderboard. */
export const leaderboardQuery = v.strictObject({
  season: v.optional(described(seasonShape, 'Such as 2026-Q4; the current one if absent')),
});
