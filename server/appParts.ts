import { setTimeout as wait } from 'node:timers/promises';
import { no, type Result } from '#engine';
import { ENTRY_PATH, GUESTS_PATH, type Refusal } from '#protocol';
import type { Clock } from '#table';
import { ClusterFails } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { dailyGamesOf, dailyPageOf } from './daily/dailyPage.ts';
import { eraseGuest } from './games/erasing.ts';
import { unpackRecord } from './games/filedGame.ts';
import type { ApiParts } from './http/api/addApi.ts';
import type { RatingPages } from './http/api/route.ts';
import type { AppParts, Endpoint } from './http/app.ts';
import { OpenTableStream } from './http/openTableStream.ts';
import { openAdmin } from './http/operator.ts';
import { Guests, knownGuest, type Tokens } from './lobby/guests.ts';
import { Lobby } from './lobby/lobby.ts';
import { openTables } from './lobby/quickMatches.ts';
import { TableDirectory } from './lobby/tableDirectory.ts';
import type { PrintableMetrics } from './metrics.ts';
import { leaderboardOf, ownRatings, ratedResultOf, shownRatings } from './ratings/leaderboard.ts';
import { readEntryCall, readGuestRequest } from './rooms/entry.ts';
import { isStoreFailure } from './store/database.ts';
import type { Store } from './store/store.ts';

/**
 * Assembles the parts of the server that the web app needs.
 * @param isOpen false once the server is closing
 */
export async function appPartsOf(
  context: ServerContext,
  config: Config,
  tokens: Tokens,
  metrics: PrintableMetrics | null,
  isOpen: () => boolean,
): Promise<AppParts> {
  const tables = new TableDirectory(context);
  const token = config.metricsToken;
  return {
    pageFolder: config.pageFolder,
    clock: context.clock,
    proxies: config.proxies,
    publicUrl: config.publicUrl,
    endpoints: endpointsOf(context, tokens, tables, isOpen),
    openTables: openTablesOf(context, tables),
    api: apiOf(context, config, tokens, isOpen),
    admin: await openAdmin(config.adminToken),
    count: (outcome) => context.metrics.entryAnswered(outcome),
    report: (error) => context.log.error(error, 'request failed'),
    isReady: readinessOf(context.store, context.clock, () => isOpen() && context.cluster.isHealthy()),
    metrics: token && metrics ? { token, print: metrics.print } : null,
  };
}

/** The endpoints at which guests ask for tables and tokens. */
function endpointsOf(
  context: ServerContext,
  tokens: Tokens,
  tables: TableDirectory,
  isOpen: () => boolean,
): readonly Endpoint[] {
  const lobby = new Lobby(context, tokens, tables);
  const guests = new Guests(tokens, context.store, context.entropy, (guest) => knownGuest(context.store, guest));
  // A client that gets `offline` tries again; if we are closing, it finds the next server.
  const endpoint = <Request, Given>(
    path: string,
    read: (body: unknown) => Result<Request, Refusal>,
    answer: (request: Request, address: string) => Promise<Result<Given, Refusal>>,
  ) => ({
    path,
    async answer(body: unknown, address: string) {
      const request = isOpen() ? read(body) : no<Refusal>('offline');
      if (!request.ok) return request;
      try {
        const answered = await answer(request.value, address);
        // Tables that close under a request refuse it for reasons that would make a page give up its seat.
        return answered.ok || isOpen() ? answered : no<Refusal>('offline');
      } catch (error) {
        if (error instanceof ClusterFails) return no<Refusal>('offline');
        if (!isStoreFailure(error)) throw error;
        context.log.error({ err: error }, 'entry failed');
        return no<Refusal>('offline');
      }
    },
  });
  return [
    endpoint(ENTRY_PATH, readEntryCall, (request, address) => lobby.answer(request, address)),
    endpoint(GUESTS_PATH, readGuestRequest, (request) => guests.answer(request)),
  ];
}

/** The API of stored games. */
const apiOf = (context: ServerContext, { proxies }: Config, tokens: Tokens, isOpen: () => boolean): ApiParts => ({
  games: context.store.games,
  daily: (day, guest) => dailyPageOf({ daily: context.daily, dailies: context.store.dailies }, day, guest),
  dailyGames: (day, guest) =>
    dailyGamesOf({ dailies: context.store.dailies, games: context.store.games, unpack: unpackRecord }, day, guest),
  ratings: ratingPagesOf(context),
  clock: context.clock,
  proxies,
  isOpen,
  unpack: unpackRecord,
  guestOf: (token) => tokens.read(token),
  erase: (guest) => eraseGuest({ ...context, isPlayed: (code) => isPlayed(context, code) }, guest),
  report: (err) => context.log.error({ err }, 'request to the API failed'),
});

const ratingPagesOf = ({ store: { ratings }, calendar }: ServerContext): RatingPages => ({
  leaderboard: (family, season, player) => leaderboardOf(ratings, family, season, player, calendar.now()),
  shown: (player) => shownRatings(ratings, player, calendar.now()),
  all: (player) => ownRatings(ratings, player),
  result: (game, player) => ratedResultOf(ratings, game, player),
});

/** Whether a table is open in this process, or in another one. */
const isPlayed = async ({ tables, cluster }: ServerContext, code: string): Promise<boolean> =>
  tables.has(code) || (await cluster.ownerOf(code)) !== null;

/** The stream of open tables for the home screen. */
function openTablesOf(context: ServerContext, tables: TableDirectory): OpenTableStream {
  return new OpenTableStream({
    clock: context.clock,
    alarms: context.alarms,
    list: async () => {
      const { tables: listed, people } = await tables.shown();
      return { tables: openTables(listed), people };
    },
    report: (err) => context.log.warn({ err }, 'open tables could not be listed'),
  });
}

/** How long an answer is reused, in ms of the server clock, so that frequent probes do not load the store. */
const READINESS_REUSE_MS = 1_000;
/** A store that takes longer than this is treated as failing, in real ms. */
const STORE_TIMEOUT_MS = 2_000;

/** A readiness probe: true if the server is open and the store can be written to. */
export function readinessOf(store: Store, clock: Clock, isOpen: () => boolean): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return async () => {
    if (!isOpen()) return false;
    const now = clock.now();
    if (now - asked >= READINESS_REUSE_MS) {
      asked = now;
      answer = answers(store);
    }
    return answer;
  };
}

const answers = (store: Store): Promise<boolean> =>
  Promise.race([
    store.tryWriting().then(
      () => true,
      () => false,
    ),
    wait(STORE_TIMEOUT_MS, false, { ref: false }),
  ]);
