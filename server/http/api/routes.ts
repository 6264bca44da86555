import { no, ok, type Result } from '#engine';
import type { ApiRefusal, DailyPage } from '#protocol';
import type { Cursor, GameFilter } from '../../store/gameRepository.ts';
import type { ApiContext, ApiRequest, ApiRoute } from './route.ts';
import {
  dailyGamesShape,
  dailyShape,
  doneShape,
  emptyQuery,
  exportShape,
  gameShape,
  historyQuery,
  historyShape,
  leaderboardQuery,
  leaderboardShape,
  ownShape,
  profileShape,
  ratedGameShape,
} from './schemas.ts';

const given = <Value>(value: Value | null, refusal: ApiRefusal): Result<Value, ApiRefusal> =>
  value === null ? no(refusal) : ok(value);

/** Whose games are asked for, and whether by the player. */
async function askedBy({ games }: ApiContext, { id, guest }: ApiRequest): Promise<GameFilter> {
  return { player: id, isOwn: guest !== null && (await games.publicId(guest)) === id };
}

const cursorIn = (text: unknown): Cursor | null => {
  const [ended, id] = typeof text === 'string' ? text.split('-') : [];
  return ended === undefined || id === undefined ? null : { ended: Number(ended), id };
};

/** A daily deal; `badMessage` for a day that has not begun. */
async function answerDaily(context: ApiContext, { day, guest }: ApiRequest): Promise<Result<DailyPage, ApiRefusal>> {
  return given(await context.daily(day || null, guest), 'badMessage');
}

const DAILY_DETAILS = 'The table of the day, without any card; and the own result of the token’s holder.';

/** All paths of the API. */
export const API_ROUTES: readonly ApiRoute[] = [
  {
    ...({ method: 'get', path: '/api/games/:id', token: 'no', query: emptyQuery, reply: gameShape } as const),
    summary: 'A stored game',
    details: 'Anybody who knows its id may see it. A game that is being played is not found.',
    refusals: ['noSuchGame'],
    answer: async ({ games }, { id }) => given(await games.find(id), 'noSuchGame'),
  },
  {
    ...({ method: 'get', path: '/api/games/:id/record', token: 'no', query: emptyQuery, reply: null } as const),
    summary: 'The record of a stored game',
    details: 'The game as text, with all cards of its finished deals (shared/record/README.md).',
    refusals: ['noSuchGame'],
    async answer({ games, unpack }, { id }) {
      const record = await games.record(id);
      return record ? ok(await unpack(record)) : no('noSuchGame');
    },
  },
  {
    ...({ method: 'get', path: '/api/games/:id/rating', token: 'must', query: emptyQuery } as const),
    reply: ratedGameShape,
    summary: 'What came of a game for the rating of the token’s holder',
    details: 'Their own alone, also while it is hidden. A game is rated a moment after it has ended.',
    refusals: ['badToken'],
    async answer({ games, ratings }, { id, guest }) {
      const player = await games.publicId(guest ?? '');
      return ok({ rating: player === null ? null : await ratings.result(id, player) });
    },
  },
  {
    ...({ method: 'get', path: '/api/players/:id', token: 'may', query: emptyQuery, reply: profileShape } as const),
    summary: 'A player',
    details: 'Counts games of public tables, and those of private tables if the player asks.',
    refusals: ['badToken', 'noSuchPlayer'],
    async answer(context, request) {
      const asked = await askedBy(context, request);
      const { games } = context;
      const [name, presets, met, ratings] = await Promise.all([
        games.nameOf(asked),
        games.presets(asked),
        games.met(asked),
        context.ratings.shown(asked.player),
      ]);
      if (name === undefined) return no('noSuchPlayer');
      return ok({ id: asked.player, name, isOwn: asked.isOwn, presets, met, ratings });
    },
  },
  {
    ...({ method: 'get', path: '/api/players/:id/games', token: 'may', query: historyQuery } as const),
    reply: historyShape,
    summary: 'A player’s games, latest first',
    details: 'Those of public tables, and those of private tables if the player asks. Empty for an unknown player.',
    refusals: ['badToken'],
    async answer(context, request) {
      const asked = await askedBy(context, request);
      const most = Number(request.query.limit);
      const found = await context.games.history(asked, cursorIn(request.query.before), most);
      const last = found.length === most ? found.at(-1) : undefined;
      return ok({ games: found, before: last ? `${last.ended}-${last.id}` : null });
    },
  },
  {
    ...({ method: 'get', path: '/api/me', token: 'must', query: emptyQuery, reply: ownShape } as const),
    summary: 'The public id of the token’s holder',
    details: '',
    refusals: ['badToken'],
    answer: async ({ games }, { guest }) => ok({ player: await games.publicId(guest ?? '') }),
  },
  {
    ...({ method: 'get', path: '/api/me/export', token: 'must', isExpensive: true, query: emptyQuery } as const),
    reply: exportShape,
    summary: 'All games and ratings of the token’s holder',
    details: 'A file with every game, its scores and its record, and all ratings.',
    refusals: ['badToken'],
    answer: async (context, { guest }) => ok(exported(context, await context.games.publicId(guest ?? ''))),
  },
  {
    ...({ method: 'get', path: '/api/ratings/:family', token: 'may', query: leaderboardQuery } as const),
    reply: leaderboardShape,
    summary: 'The ratings of a family of games',
    details:
      'Of games at public tables with two people or more. A rating is hidden until it follows from enough games. ' +
      'The token’s holder sees their own.',
    refusals: ['badToken'],
    async answer({ games, ratings }, { family, query, guest }) {
      const player = guest === null ? null : await games.publicId(guest);
      const season = (query.season as string | undefined) ?? null;
      return given(family && (await ratings.leaderboard(family, season, player)), 'badMessage');
    },
  },
  {
    ...({ method: 'get', path: '/api/daily', token: 'may', query: emptyQuery, reply: dailyShape } as const),
    summary: 'The daily deal of today',
    details: DAILY_DETAILS,
    refusals: ['badToken'],
    answer: answerDaily,
  },
  {
    ...({ method: 'get', path: '/api/daily/:day', token: 'may', query: emptyQuery, reply: dailyShape } as const),
    summary: 'The daily deal of a day (UTC)',
    details: DAILY_DETAILS,
    refusals: ['badToken'],
    answer: answerDaily,
  },
  {
    ...({ method: 'get', path: '/api/daily/:day/games', token: 'must', query: emptyQuery } as const),
    reply: dailyGamesShape,
    summary: 'The own game of a daily deal, and the best other one',
    details: 'For somebody who has finished the deal of that day. The table of the day has the names.',
    refusals: ['badToken', 'noSuchGame'],
    answer: async (context, { day, guest }) => given(await context.dailyGames(day, guest ?? ''), 'noSuchGame'),
  },
  {
    ...({ method: 'post', path: '/api/me/erase', token: 'must', isExpensive: true, query: emptyQuery } as const),
    reply: doneShape,
    summary: 'Erases the token’s holder',
    details:
      'Removes recovery code, blocks and public id, and the name from all games and logs. Games stay for the others. ' +
      'Traces in the database’s files follow within a day; backups keep what they have. The token should be dropped.',
    refusals: ['badToken', 'alreadyPlaying'],
    async answer({ erase }, { guest }) {
      const done = await erase(guest ?? '');
      return done.ok ? ok({ ok: true }) : done;
    },
  },
];

/** The games of an export that are read at once. */
const GAMES_PER_EXPORT_PART = 20;

/** A player's export as JSON, game by game. */
async function* exported({ games, ratings, unpack }: ApiContext, player: string | null): AsyncIterable<string> {
  yield `{"version":1,"player":${JSON.stringify(player)},"games":[`;
  let separator = '\n';
  for (let before: Cursor | null = null; player !== null; ) {
    const part = await games.history({ player, isOwn: true }, before, GAMES_PER_EXPORT_PART);
    for (const { id } of part) {
      const [game, record] = [await games.find(id), await games.record(id)];
      if (!game || !record) continue;
      yield separator + JSON.stringify({ ...game, record: await unpack(record) });
      separator = ',\n';
    }
    before = part.at(-1) ?? null;
    if (part.length < GAMES_PER_EXPORT_PART) break;
  }
  const own = player === null ? [] : await ratings.all(player);
  yield `\n],"ratings":${JSON.stringify(own)}}\n`;
}
