import { no } from '#engine';
import type { RatedResult } from '#protocol';
import type { StoredGames, StoredGamesRefusal } from '../../net/storedGames.ts';

/** The pauses before each question, in ms: the server rates a game a moment after its end, or later if it is busy. */
export const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** Refusals after which the question is asked again. */
const PASSING: readonly StoredGamesRefusal[] = ['offline', 'tooFast'];

interface Asked {
  readonly game: string;
  readonly open: () => Promise<Pick<StoredGames, 'ratedGame'>>;
  /** Runs something once `ms` have passed; returns the function that cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
}

/**
 * Asks the server what a game has won or lost the player, until it is rated, and gives up after a minute: it may not
 * count for them, or be rated later. Returns the function that stops.
 */
export function askRating({ game, open, later }: Asked, tell: (rating: RatedResult) => void): () => void {
  let isStopped = false;
  let cancel = (): void => undefined;
  const next = (tries: number): void => {
    const pause = PAUSES_MS[tries];
    if (pause !== undefined) cancel = later(pause, () => void ask(tries));
  };
  const ask = async (tries: number): Promise<void> => {
    const answer = await open()
      .then((stored) => stored.ratedGame(game))
      .catch(() => no<StoredGamesRefusal>('offline'));
    if (isStopped) return;
    if (answer.ok && answer.value.rating) tell(answer.value.rating);
    else if (answer.ok || PASSING.includes(answer.reason)) next(tries + 1);
  };
  next(0);
  return () => {
    isStopped = true;
    cancel();
  };
}

/** Runs something later on the page's clock. */
export function inMs(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
