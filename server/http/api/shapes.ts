import { z } from 'zod';
import { ENDINGS } from '#engine';
import {
  API_REFUSALS,
  type DailyGames,
  type DailyPage,
  GAME_STATUSES,
  type GameHistory,
  type GamePage,
  LEVEL_NAMES,
  MOST_COUNTED,
  type OwnPlayer,
  type PlayerProfile,
  RATED_FAMILIES,
} from '#protocol';

/** All shapes that the API's description names. */
export const SHAPES = z.registry<{ id: string; description: string }>();

const count = z.int().min(0);
const seat = z.int().min(0).max(7);

/** The id of a game or of a player: 128 bits as hex. */
export const idShape = z.string().regex(/^[0-9a-f]{32}$/);

/** A day (UTC), such as `2026-11-23`. */
export const dayShape = z.iso.date();

const presetShape = z.string().describe('The id of the named game that the rules started from');

const playerShape = z
  .strictObject({
    seat,
    player: idShape.nullable().describe('Public id; null for a bot, or for somebody who erased their data'),
    name: z.string().nullable().describe('As people saw it at the table; a bot’s in English; null if erased'),
    level: z.enum(LEVEL_NAMES).nullable().describe('A bot’s level; null for a person'),
    from: count.describe('The first deal of this part, from 1'),
    to: count.describe('The last deal of this part'),
    points: z.int().describe('The seat’s points when this part ended'),
    place: z.int().min(1).nullable().describe('1 for the best total; null if not finished, or if the person left'),
    outs: count.describe('Deals this player went out in, while no bot stood in for them'),
    swaps: count.describe('Wilds this player took out of melds, while no bot stood in for them'),
    left: z.boolean().describe('Left the table for good before the game was over'),
  })
  .register(SHAPES, {
    id: 'GamePlayer',
    description: 'Somebody’s part in a game. A seat may have had several people.',
  });

const resultShape = z
  .strictObject({
    deal: count,
    dealer: seat,
    wildRank: z.int().min(0).max(13).describe('0 for none, 1 for Aces, 13 for Kings'),
    ending: z.enum(ENDINGS),
    out: z.int().min(-1).max(7).describe('The seat that went out, or -1'),
    points: z.array(z.int()).describe('Points of each seat in this deal'),
    factor: z.union([z.literal(1), z.literal(2)]),
    wentRummy: z.boolean(),
    added: z.array(z.int()).describe('Points that the Press moved after this deal; empty if none'),
  })
  .register(SHAPES, { id: 'DealResult', description: 'The result of a deal.' });

const summary = {
  id: idShape,
  isPublic: z.boolean().describe('Whether it was played at a public table'),
  preset: presetShape,
  rules: z.string().describe('The code of the rules'),
  seats: z.int().min(2).max(8),
  deals: count.describe('Finished deals'),
  began: z.int().describe('Ms since 1970'),
  ended: z.int().describe('Ms since 1970'),
  status: z.enum(GAME_STATUSES),
  players: z.array(playerShape),
};

const summaryShape = z
  .strictObject(summary)
  .register(SHAPES, { id: 'GameSummary', description: 'A stored game, as lists have it.' });

export const gameShape = z.strictObject({ ...summary, results: z.array(resultShape) }).register(SHAPES, {
  id: 'GamePage',
  description: 'A stored game, with the result of each deal.',
}) satisfies z.ZodType<GamePage>;

export const historyShape = z
  .strictObject({ games: z.array(summaryShape), before: z.string().nullable().describe('Asks for the next part') })
  .register(SHAPES, { id: 'GameHistory', description: 'Games, latest first.' }) satisfies z.ZodType<GameHistory>;

const presetRecordShape = z
  .strictObject({
    preset: presetShape,
    games: count,
    finished: count,
    firsts: count.describe('Finished games with place 1'),
    points: z.int().describe('Points in finished games, added up'),
    deals: count.describe('Deals of finished games'),
    outs: count,
    swaps: count,
    left: count.describe('Games that the player left early'),
  })
  .register(SHAPES, { id: 'PresetRecord', description: 'A player’s games of one kind.' });

const headToHeadShape = z
  .strictObject({ player: idShape, name: z.string().nullable(), games: count, won: count, lost: count })
  .register(SHAPES, { id: 'HeadToHead', description: 'The games that two players finished at the same table.' });

/** A family of games, as their list has them. */
export const familyShape = z.enum(RATED_FAMILIES);

/** A quarter of a year (UTC), such as `2026-Q4`. */
export const seasonShape = z.string().regex(/^[12]\d{3}-Q[1-4]$/);

const rating = { family: familyShape, season: seasonShape, points: z.int(), games: count };

const ratingShape = z
  .strictObject({ ...rating, rank: z.int().min(1) })
  .register(SHAPES, { id: 'PlayerRating', description: 'A player’s rating in a family of games.' });

export const profileShape = z
  .strictObject({
    id: idShape,
    name: z.string().nullable().describe('The name of the latest game'),
    isOwn: z.boolean().describe('Whether the asker is this player, and so sees games of private tables too'),
    presets: z.array(presetRecordShape).describe(`From the latest ${MOST_COUNTED} games`),
    met: z.array(headToHeadShape).describe(`From the latest ${MOST_COUNTED} games; at most 50 players`),
    ratings: z.array(ratingShape).describe('Ratings of the current season that are shown'),
  })
  .register(SHAPES, { id: 'PlayerProfile', description: 'A player.' }) satisfies z.ZodType<PlayerProfile>;

export const ownShape = z
  .strictObject({ player: idShape.nullable().describe('Null until the first game is stored') })
  .register(SHAPES, { id: 'OwnPlayer', description: 'The holder of the token.' }) satisfies z.ZodType<OwnPlayer>;

export const exportShape = z
  .strictObject({
    version: z.literal(1),
    player: idShape.nullable(),
    games: z.array(z.strictObject({ ...summary, results: z.array(resultShape), record: z.string() })),
    ratings: z.array(z.strictObject(rating)).describe('Those of all seasons, hidden ones too'),
  })
  .register(SHAPES, {
    id: 'Export',
    description: 'All games of the holder of the token, each with its record, and their ratings.',
  });

const place = z.int().min(1).describe('Among the seats of their own table');

/** A line of the table of a day. */
const dailyRow = { name: z.string().nullable().describe('Null if it was erased'), points: z.int(), place };

export const dailyShape = z
  .strictObject({
    day: dayShape.describe('UTC'),
    count: count.describe('The number of people who have finished it'),
    best: z.array(z.strictObject(dailyRow)).describe('The best of them, fewest points first; at most 20'),
    own: z
      .strictObject({ points: z.int(), place: place.nullable(), rank: z.int().min(1) })
      .nullable()
      .describe('The result of the token’s holder; null until they have finished it'),
    streak: count.describe('Days in a row on which the token’s holder finished it, up to this day or the one before'),
    days: z
      .array(z.strictObject({ day: dayShape, points: z.int(), place: place.nullable() }))
      .describe('Those of the last five weeks on which the token’s holder finished it, latest first'),
  })
  .register(SHAPES, { id: 'DailyPage', description: 'The daily deal of a day.' }) satisfies z.ZodType<DailyPage>;

export const dailyGamesShape = z
  .strictObject({
    own: z.string().describe('The record of the own game'),
    best: z
      .strictObject({ ...dailyRow, record: z.string() })
      .nullable()
      .describe('The game of the best other player; null until another has finished the deal'),
  })
  .register(SHAPES, {
    id: 'DailyGames',
    description: 'Two games with the same cards.',
  }) satisfies z.ZodType<DailyGames>;

export const doneShape = z
  .strictObject({ ok: z.literal(true) })
  .register(SHAPES, { id: 'Done', description: 'It is done.' });

export const refusalShape = z
  .strictObject({ ok: z.literal(false), reason: z.enum(API_REFUSALS) })
  .register(SHAPES, { id: 'Refusal', description: 'Why a request is refused.' });

/** The most games in a part of a list, and the usual number. */
const PART = { most: 50, usual: 20 } as const;

/** The query of a list of games. `before` is what the part before it gave. */
export const historyQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}-[0-9a-f]{32}$/)
    .optional()
    .describe('The value of "before" in the part before it'),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.int().max(PART.most))
    .default(PART.usual)
    .describe(`The number of games, at most ${PART.most}; ${PART.usual} if absent`),
});

export const emptyQuery = z.strictObject({});
