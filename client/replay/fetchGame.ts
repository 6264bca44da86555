import { no } from '#engine';
import type { GamePage, GamePlayer } from '#protocol';
import { playersIn } from '#record';
import { ownServer } from '../net/ownServer.ts';
import { replayText } from '../text/replay.ts';
import { type Eyes, type Face, faceFor } from './eyes.ts';
import { type OpenedRecord, sourceOf } from './opening.ts';

interface Wished {
  readonly eyes?: Eyes;
  /** The faces at the table, if it is still there. */
  readonly faces?: readonly Face[];
  /** The sentence for a game that the server does not have. */
  readonly missing?: string;
}

/** Fetches and opens a stored game, with the names of its players. Never rejects. */
export async function fetchGame(
  id: string,
  { eyes = 'all', faces, missing = replayText.REPLAY.problems.noSuchGame }: Wished = {},
  get: typeof fetch = fetch,
): Promise<OpenedRecord> {
  const address = `${ownServer()}/api/games/${id}`;
  // Without its names, a game can still be shown.
  const named = sittersAt(address, get).catch(() => null);
  try {
    const response = await get(`${address}/record`);
    if (response.ok) {
      const text = await response.text();
      const known = await named;
      const names = known?.map(({ name }) => name) ?? playersIn(text);
      const seen =
        faces ?? known?.map(({ name, level }, seat) => (level ? faceFor(seat, name, level) : faceFor(seat, '')));
      const opened = sourceOf(text, { game: id, names, eyes, ...(seen && { faces: seen }) });
      return opened.ok ? opened : no(replayText.damaged(opened.reason));
    }
    if (response.status === 404) return no(missing);
    return no(response.status === 429 ? replayText.REPLAY.problems.tooFast : replayText.REPLAY.problems.offline);
  } catch {
    return no(replayText.REPLAY.problems.offline);
  }
}

/** The player of a seat: an erased name is empty; a person has no level. */
type Sitter = Pick<GamePlayer, 'level'> & { readonly name: string };

/** The player of each seat, of several in turn the last. Null for no answer. */
async function sittersAt(address: string, get: typeof fetch): Promise<readonly Sitter[] | null> {
  const response = await get(address);
  if (!response.ok) return null;
  const { seats, players } = (await response.json()) as Pick<GamePage, 'seats' | 'players'>;
  return Array.from({ length: seats }, (_, own) => {
    const parts = players.filter(({ seat }) => seat === own).sort((a, b) => a.from - b.from);
    const last = parts.at(-1);
    return { name: last?.name ?? '', level: last?.level ?? null };
  });
}
