import { no, type Result } from '#engine';
import { ENTRY_PATH, GUESTS_PATH, type Refusal } from '#protocol';
import { ClusterFails } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { dailyGamesOf, dailyPageOf } from './daily/dailyPage.ts';
import { openAdmin } from './http/admin.ts';
import type { ApiParts } from './http/api/addApi.ts';
import type { RatingPages } from './http/api/route.ts';
import type { AppParts, Endpoint } from './http/app.ts';
import { OpenTableStream } from './http/openTableStream.ts';
import { Guests } from './identity/guests.ts';
import type { Tokens } from './identity/tokens.ts';
import { Lobby } from './lobby/lobby.ts';
import { openTables } from './lobby/matching.ts';
import { LobbyTables } from './lobby/tables.ts';
import type { OpenMeters } from './meters.ts';
import { leaderboardOf, ownRatings, ratedResultOf, shownRatings } from './ratings/leaderboard.ts';
import { readinessOf } from './readiness.ts';
import { eraseGuest } from './records/erasing.ts';
import { knownGuest } from './records/knownGuest.ts';
import { unpackRecord } from './records/packedRecord.ts';
import { readEntryCall, readGuestRequest } from './rooms/entry.ts';
import { isStoreFailure } from './store/guardedQuery.ts';

/**
 * Assembles the parts of the server that the web app needs.
 * @param isOpen false once the server is closing
 */
export async function appPartsOf(
  context: ServerContext,
  config: Config,
  tokens: Tokens,
  meters: OpenMeters | null,
  isOpen: () => boolean,
): Promise<AppParts> {
  const tables = new LobbyTables(context);
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
    count: (outcome) => context.meters.entryRequested(outcome),
    report: (error) => context.log.error(error, 'request failed'),
    isReady: readinessOf(context.store, context.clock, () => isOpen() && context.cluster.isWell()),
    metrics: token && meters ? { token, print: meters.print } : null,
  };
}

/** The endpoints at which guests ask for tables and tokens. */
function endpointsOf(
  context: ServerContext,
  tokens: Tokens,
  tables: LobbyTables,
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
function openTablesOf(context: ServerContext, tables: LobbyTables): OpenTableStream {
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
