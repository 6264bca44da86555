import { no, ok, type Result } from '#engine';
import {
  API_PATH,
  API_REFUSALS,
  type ApiRefusal,
  type DailyGames,
  type DailyPage,
  type GameHistory,
  type Leaderboard,
  type OwnPlayer,
  type OwnRatedGame,
  type PlayerProfile,
  type RatedFamily,
  type Refusal,
} from '#protocol';
import { guestIn } from './connect.ts';
import type { Guest } from './guest.ts';
import { ownServer } from './ownServer.ts';

/** Why stored games are not available. */
export type StoredGamesRefusal = ApiRefusal | Refusal;

type Answer<Value> = Promise<Result<Value, StoredGamesRefusal>>;

/** The stored games of a server, as this device's guest may see them. */
export interface StoredGames {
  /** The guest's own public id; null until they have a stored game. */
  own(): Answer<OwnPlayer>;
  profile(player: string): Answer<PlayerProfile>;
  /** @param before `GameHistory.before` of the part shown last; null for the latest games */
  games(player: string, before: string | null): Answer<GameHistory>;
  /** The record of a game, as text. */
  record(game: string): Answer<string>;
  /** Today's daily deal. */
  daily(): Answer<DailyPage>;
  /** The own game of a day and the best other one; `noSuchGame` before the own one is finished and stored. */
  dailyGames(day: string): Answer<DailyGames>;
  /** @param season null for the current one. */
  ratings(family: RatedFamily, season: string | null): Answer<Leaderboard>;
  /** The change of this guest's rating by a game. */
  ratedGame(game: string): Answer<OwnRatedGame>;
  /** Everything that the server stores about this guest, as JSON. */
  exported(): Answer<unknown>;
  /** Erases this guest from the server. `alreadyPlaying` while they sit in a running game. */
  erase(): Answer<null>;
}

/** The timeout of a request: long, since erasing rewrites stored data. */
const API_TIMEOUT_MS = 20_000;

const REFUSAL_CODES: readonly ApiRefusal[] = API_REFUSALS;

/** The stored games of the page's server, as this device's guest may see them. */
export const storedGamesIn = (): StoredGames => storedGamesOf(ownServer(), guestIn());

/** Requests to the API with the guest's token. */
export function storedGamesOf(server: string, guest: Guest): StoredGames {
  const ask = async <Value>(path: string, method = 'GET', read = asJson<Value>): Answer<Value> => {
    const answer = await guest.ask<Result<Value, ApiRefusal>>(async (token) => {
      const answer = await request(`${server}${API_PATH}${path}`, method, token, read);
      // The guest asks once more with a new token.
      return !answer.ok && answer.reason === 'badToken' ? no('badToken') : ok(answer);
    });
    return answer.ok ? answer.value : answer;
  };
  return {
    own: () => ask('/me'),
    profile: (player) => ask(`/players/${player}`),
    games: (player, before) =>
      ask(`/players/${player}/games${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
    record: (game) => ask(`/games/${game}/record`, 'GET', (response) => response.text()),
    daily: () => ask('/daily'),
    dailyGames: (day) => ask(`/daily/${day}/games`),
    ratings: (family, season) => ask(`/ratings/${family}${season === null ? '' : `?season=${season}`}`),
    ratedGame: (game) => ask(`/games/${game}/rating`),
    exported: () => ask('/me/export'),
    async erase() {
      const erased = await ask('/me/erase', 'POST');
      if (!erased.ok) return erased;
      guest.forget();
      return ok(null);
    },
  };
}

const asJson = <Value>(response: Response): Promise<Value> => response.json();

async function request<Value>(
  address: string,
  method: string,
  token: string,
  read: (response: Response) => Promise<Value>,
): Promise<Result<Value, ApiRefusal>> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return response.ok ? ok(await read(response)) : no(refusalIn(await response.json()));
  } catch {
    return no('offline');
  }
}

function refusalIn(body: unknown): ApiRefusal {
  const reason = (body as { readonly reason?: unknown } | null)?.reason;
  return REFUSAL_CODES.find((one) => one === reason) ?? 'offline';
}
