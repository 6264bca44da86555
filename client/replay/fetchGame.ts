import { no } from '#engine';
import type { GamePage } from '#protocol';
import { playersIn } from '#record';
import { ownServer } from '../net/ownServer.ts';
import { replayText } from '../text/replay.ts';
import type { Eyes } from './eyes.ts';
import { type OpenedRecord, sourceOf } from './opening.ts';

interface Wished {
  readonly eyes?: Eyes;
  /** The sentence for a game that the server does not have. */
  readonly missing?: string;
}

/** Fetches and opens a stored game, with the names of its players. Never rejects. */
export async function fetchGame(
  id: string,
  { eyes = 'all', missing = replayText.REPLAY.problems.noSuchGame }: Wished = {},
  get: typeof fetch = fetch,
): Promise<OpenedRecord> {
  const address = `${ownServer()}/api/games/${id}`;
  // Without its names, a game can still be shown.
  const named = namesAt(address, get).catch(() => null);
  try {
    const response = await get(`${address}/record`);
    if (response.ok) {
      const text = await response.text();
      const opened = sourceOf(text, { game: id, names: (await named) ?? playersIn(text), eyes });
      return opened.ok ? opened : no(replayText.damaged(opened.reason));
    }
    if (response.status === 404) return no(missing);
    return no(response.status === 429 ? replayText.REPLAY.problems.tooFast : replayText.REPLAY.problems.offline);
  } catch {
    return no(replayText.REPLAY.problems.offline);
  }
}

/** The name in each seat, of several in turn the last; empty for a name that was erased. Null for no answer. */
async function namesAt(address: string, get: typeof fetch): Promise<readonly string[] | null> {
  const response = await get(address);
  if (!response.ok) return null;
  const { seats, players } = (await response.json()) as Pick<GamePage, 'seats' | 'players'>;
  return Array.from({ length: seats }, (_, own) => {
    const parts = players.filter(({ seat }) => seat === own).sort((a, b) => a.from - b.from);
    return parts.at(-1)?.name ?? '';
  });
}
