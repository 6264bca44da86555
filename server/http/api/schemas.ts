import * as v from 'valibot';
import { ENDINGS, integerIn, MAX_SEATS } from '#engine';
import {
  API_REFUSALS,
  type DailyGames,
  type DailyPage,
  GAME_STATUSES,
  type GameHistory,
  type GamePage,
  LEVEL_NAMES,
  type Leaderboard,
  MAX_COUNTED_GAMES,
  MAX_LEADERBOARD_ROWS,
  type OwnPlayer,
  type OwnRatedGame,
  type PlayerProfile,
  RATED_FAMILIES,
  RATING_SHOWN_FROM,
} from '#protocol';

/** All shapes that the API's description names, by these names. */
export const SHAPES: Record<string, v.GenericSchema> = {};

/** An object with these fields and no others, which has a name in the API's description. */
export function named<const Fields extends Readonly<Record<string, v.GenericSchema>>>(
  name: string,
  description: string,
  fields: Fields,
) {
  const shape = described(v.strictObject(fields), description);
  SHAPES[name] = shape;
  return shape;
}

/** A shape with a description. */
export const described = <const Shape extends v.GenericSchema>(shape: Shape, description: string) =>
  v.pipe(shape, v.description(description));

export const integer = v.pipe(v.number(), v.integer());
export const amount = v.pipe(integer, v.minValue(0));
/** A place or a rank. */
export const ordinal = v.pipe(integer, v.minValue(1));
const seat = integerIn(0, MAX_SEATS - 1);
const nullableText = v.nullable(v.string());

/** The id of a game or of a player: 128 bits as hex. */
export const idShape = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const isInCalendar = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** A day (UTC), such as `2026-11-23`. */
export const dayShape = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar));

const presetShape = described(v.string(), 'The id of the named game that the rules started from');

const playerShape = named('GamePlayer', 'Somebody’s part in a game. A seat may have had several people.', {
  seat,
  player: described(v.nullable(idShape), 'Public id; null for a bot, or for somebody who erased their data'),
  name: described(nullableText, 'As people saw it at the table; a bot’s in English; null if erased'),
  level: described(v.nullable(v.picklist(LEVEL_NAMES)), 'A bot’s level; null for a person'),
  from: described(amount, 'The first deal of this part, from 1'),
  to: described(amount, 'The last deal of this part'),
  points: described(integer, 'The seat’s points when this part ended'),
  place: described(v.nullable(ordinal), '1 for the best total; null if not finished, or if the person left'),
  outs: described(amount, 'Deals this player went out in, while no bot stood in for them'),
  swaps: described(amount, 'Wilds this player took out of melds, while no bot stood in for them'),
  left: described(v.boolean(), 'Left the table for good before the game was over'),
});

const resultShape = named('DealResult', 'The result of a deal.', {
  deal: amount,
  dealer: seat,
  wildRank: described(integerIn(0, 13), '0 for none, 1 for Aces, 13 for Kings'),
  ending: v.picklist(ENDINGS),
  out: described(integerIn(-1, MAX_SEATS - 1), 'The seat that went out, or -1'),
  points: described(v.array(integer), 'Points of each seat in this deal'),
  factor: v.picklist([1, 2]),
  wentRummy: v.boolean(),
  added: described(v.array(integer), 'Points that the Press moved after this deal; empty if none'),
});

const summary = {
  id: idShape,
  isPublic: described(v.boolean(), 'Whether it was played at a public table'),
  preset: presetShape,
  rules: described(v.string(), 'The code of the rules'),
  seats: integerIn(2, MAX_SEATS),
  deals: described(amount, 'Finished deals'),
  began: described(integer, 'Ms since 1970'),
  ended: described(integer, 'Ms since 1970'),
  status: v.picklist(GAME_STATUSES),
  players: v.array(playerShape),
};

const summaryShape = named('GameSummary', 'A stored game, as lists have it.', summary);

export const gameShape = named('GamePage', 'A stored game, with the result of each deal.', {
  ...summary,
  results: v.array(resultShape),
}) satisfies v.GenericSchema<GamePage>;

export const historyShape = named('GameHistory', 'Games, latest first.', {
  games: v.array(summaryShape),
  before: described(nullableText, 'Asks for the next part'),
}) satisfies v.GenericSchema<GameHistory>;

const presetRecordShape = named('PresetRecord', 'A player’s games of one kind.', {
  preset: presetShape,
  games: amount,
  finished: amount,
  firsts: described(amount, 'Finished games with place 1'),
  points: described(integer, 'Points in finished games, added up'),
  deals: described(amount, 'Deals of finished games'),
  outs: amount,
  swaps: amount,
  left: described(amount, 'Games that the player left early'),
});

const headToHeadShape = named('HeadToHead', 'The games that two players finished at the same table.', {
  ...{ player: idShape, name: nullableText },
  ...{ games: amount, won: amount, lost: amount },
});

/** A family of games, as their list has them. */
export const familyShape = v.picklist(RATED_FAMILIES);

/** A quarter of a year (UTC), such as `2026-Q4`. */
export const seasonShape = v.pipe(v.string(), v.regex(/^[12]\d{3}-Q[1-4]$/));

const rating = { family: familyShape, season: seasonShape, points: integer, games: amount };

const ratingShape = named('PlayerRating', 'A player’s rating in a family of games.', { ...rating, rank: ordinal });

export const profileShape = named('PlayerProfile', 'A player.', {
  id: idShape,
  name: described(nullableText, 'The name of the latest game'),
  isOwn: described(v.boolean(), 'Whether the asker is this player, and so sees games of private tables too'),
  presets: described(v.array(presetRecordShape), `From the latest ${MAX_COUNTED_GAMES} games`),
  met: described(v.array(headToHeadShape), `From the latest ${MAX_COUNTED_GAMES} games; at most 50 players`),
  ratings: described(v.array(ratingShape), 'Ratings of the current season that are shown'),
}) satisfies v.GenericSchema<PlayerProfile>;

export const ownShape = named('OwnPlayer', 'The holder of the token.', {
  player: described(v.nullable(idShape), 'Null until the first game is stored'),
}) satisfies v.GenericSchema<OwnPlayer>;

export const exportShape = named(
  'Export',
  'All games of the holder of the token, each with its record, and their ratings.',
  {
    version: v.literal(1),
    player: v.nullable(idShape),
    games: v.array(v.strictObject({ ...summary, results: v.array(resultShape), record: v.string() })),
    ratings: described(v.array(v.strictObject(rating)), 'Those of all seasons, hidden ones too'),
  },
);

const place = described(ordinal, 'Among the seats of their own table');

/** A line of the table of a day. */
const dailyRow = { name: described(nullableText, 'Null if it was erased'), points: integer, place };

export const dailyShape = named('DailyPage', 'The daily deal of a day.', {
  day: described(dayShape, 'UTC'),
  count: described(amount, 'The number of people who have finished it'),
  best: described(v.array(v.strictObject(dailyRow)), 'The best of them, fewest points first; at most 20'),
  own: described(
    v.nullable(v.strictObject({ points: integer, place: v.nullable(place), rank: ordinal })),
    'The result of the token’s holder; null until they have finished it',
  ),
  streak: described(amount, 'Days in a row on which the token’s holder finished it, up to this day or the one before'),
  days: described(
    v.array(v.strictObject({ day: dayShape, points: integer, place: v.nullable(place) })),
    'Those of the last five weeks on which the token’s holder finished it, latest first',
  ),
}) satisfies v.GenericSchema<DailyPage>;

export const dailyGamesShape = named('DailyGames', 'Two games with the same cards.', {
  own: described(v.string(), 'The record of the own game'),
  best: described(
    v.nullable(v.strictObject({ ...dailyRow, record: v.string() })),
    'The game of the best other player; null until another has finished the deal',
  ),
}) satisfies v.GenericSchema<DailyGames>;

export const doneShape = named('Done', 'It is done.', { ok: v.literal(true) });

export const refusalShape = named('Refusal', 'Why a request is refused.', {
  ok: v.literal(false),
  reason: v.picklist(API_REFUSALS),
});

/** The most games in a part of a list, and the usual number. */
const PART_SIZES = { most: 50, usual: 20 } as const;

/** The query of a list of games. `before` is what the part before it gave. */
export const historyQuery = v.strictObject({
  before: v.optional(
    described(v.pipe(v.string(), v.regex(/^\d{1,15}-[0-9a-f]{32}$/)), 'The value of "before" in the part before it'),
  ),
  limit: v.optional(
    v.pipe(
      described(
        v.pipe(v.string(), v.regex(/^[1-9]\d?$/)),
        `The number of games, at most ${PART_SIZES.most}; ${PART_SIZES.usual} if absent`,
      ),
      v.transform(Number),
      v.maxValue(PART_SIZES.most),
    ),
    String(PART_SIZES.usual),
  ),
});

export const emptyQuery = v.strictObject({});

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

const ratedResultShape = named('RatedResult', 'What a rated game changed in the rating of the token’s holder.', {
  family: familyShape,
  season: seasonShape,
  points: described(points, 'The rating after the game'),
  won: described(integer, 'Points won; below 0 for points lost'),
  games: described(amount, 'Rated games of the season, with this one'),
  opponents,
  isShown: described(v.boolean(), 'Whether everybody could see the rating after the game'),
});

export const ratedGameShape = named('OwnRatedGame', 'What came of a game for the rating of the token’s holder.', {
  rating: described(v.nullable(ratedResultShape), 'Null if it is not rated for them, or not yet'),
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
