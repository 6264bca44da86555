import { no } from '#engine';
import type { GamePage } from '#protocol';
import { ownServer } from '../net/ownServer.ts';
import { replayText } from '../text/replay.ts';
import { type OpenedRecord, sourceOf } from './opening.ts';

const { problems } = replayText.REPLAY;

/** Fetches and opens a stored game, with the names of its players. Never rejects. */
export async function fetchGame(id: string, get: typeof fetch = fetch): Promise<OpenedRecord> {
  const address = `${ownServer()}/api/games/${id}`;
  // Without its names, a game can still be shown.
  const named = namesAt(address, get).catch(() => []);
  try {
    const response = await get(`${address}/record`);
    if (response.ok) {
      const opened = sourceOf(await response.text(), { game: id, names: await named });
      return opened.ok ? opened : no(replayText.damaged(opened.reason));
    }
    return no(PROBLEMS[response.status] ?? problems.offline);
  } catch {
    return no(problems.offline);
  }
}

const PROBLEMS: Readonly<Record<number, string>> = { 404: problems.noSuchGame, 429: problems.tooFast };

/** The name in each seat; of those who had it in turn, the last. Empty for a name that was erased. */
async function namesAt(address: string, get: typeof fetch): Promise<readonly string[]> {
  const response = await get(address);
  if (!response.ok) return [];
  const { seats, players } = (await response.json()) as Pick<GamePage, 'seats' | 'players'>;
  return Array.from({ length: seats }, (_, own) => {
    const parts = players.filter(({ seat }) => seat === own).sort((a, b) => a.from - b.from);
    return parts.at(-1)?.name ?? '';
  });
}
