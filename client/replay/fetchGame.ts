import { no } from '#engine';
import { ownServer } from '../net/ownServer.ts';
import { replayText } from '../text/replay.ts';
import { type OpenedRecord, sourceOf } from './opening.ts';

const { problems } = replayText.REPLAY;

/** Fetches and opens a stored game. Never rejects. */
export async function fetchGame(id: string, get: typeof fetch = fetch): Promise<OpenedRecord> {
  try {
    const response = await get(`${ownServer()}/api/games/${id}/record`);
    if (response.ok) return sourceOf(await response.text(), { game: id });
    return no(response.status === 404 ? problems.noSuchGame : problems.offline);
  } catch {
    return no(problems.offline);
  }
}
