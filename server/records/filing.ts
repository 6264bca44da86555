import type { Entropy } from '#table';
import { isErased, isRated } from '../ratings/ratedGame.ts';
import { eraseRatings, rateStored } from '../ratings/storedRatings.ts';
import type { DailyBook } from '../store/dailyBook.ts';
import type { FiledGame } from '../store/gameBook.ts';
import type { Store, UnrecordedTable } from '../store/store.ts';
import type { Converted } from './conversion.ts';
import type { GameToRate } from './gameToRate.ts';

/** The parts of a server that storing games needs. */
interface FilingContext {
  readonly store: Store;
  readonly entropy: Entropy;
}

/** The public ids of guests. */
type PublicIds = Map<string, string>;

/**
 * Stores the games of a table, and rates those that count. Doing so again changes nothing.
 * @param guests the guests in its log, with the number of a line that has theirs
 */
export async function fileGames(
  context: FilingContext,
  { id, order: { day } }: UnrecordedTable,
  { games, toRate }: Pick<Converted, 'games' | 'toRate'>,
  guests: ReadonlyMap<string, number>,
): Promise<void> {
  const { store, entropy } = context;
  const players: PublicIds = new Map();
  try {
    for (const game of games) {
      await store.games.keep(game, () => entropy().slice(0, 32));
      if (day !== undefined) await fileDaily(store.dailies, day, game);
    }
    for (const game of toRate) await rateGuests(context, game, players);
  } finally {
    // Also after a failure: the next round does not find these guests in the log any more.
    const stored = games.map((game) => game.id);
    await eraseAgain(context, { id, games: stored }, guests, players);
  }
}

/** Rates a game of guests by their public ids, if it counts, and adds these to `players`. */
async function rateGuests({ store, entropy }: FilingContext, game: GameToRate, players: PublicIds): Promise<void> {
  if (!isRated(game)) return;
  for (const one of game.players) {
    if (one.kind === 'bot' || isErased(one.id) || players.has(one.id)) continue;
    const player = await store.games.playerOf(one.id, () => entropy().slice(0, 32));
    // Another process erases this guest right now; the next round finds the game without them.
    if (player === null) throw new Error('a guest of the game has no public id');
    players.set(one.id, player);
  }
  const publicId = (id: string): string => players.get(id) ?? id;
  const known = game.players.map((one) => (one.kind === 'bot' ? one : { ...one, id: publicId(one.id) }));
  const rivals = game.rivals.map(
    ({ ids: [one, other], met }) => ({ ids: [publicId(one), publicId(other)], met }) as const,
  );
  await rateStored(store.ratings, game.id, { ...game, players: known, rivals });
}

/**
 * Erases guests whom another process has erased since the log was read. It rewrites the log before it erases them from
 * the games: if their number is still there, what we have stored will be erased, too.
 */
async function eraseAgain(
  { store }: FilingContext,
  table: { readonly id: string; readonly games: readonly string[] },
  guests: ReadonlyMap<string, number>,
  players: PublicIds,
): Promise<void> {
  for (const [guest, number] of guests) {
    const [line] = await store.logs.lines(table.id, number, 1);
    if (line === undefined || line.includes(guest)) continue;
    await store.noteErased();
    const rated = players.get(guest);
    if (rated !== undefined) await eraseRatings(store.ratings, rated);
    await store.games.erase(guest);
    // The other process may have deleted the public id while we stored the games.
    for (const game of table.games) await store.games.eraseUnknown(game);
    await store.logs.unsat(guest, table.id);
  }
}

/** Stores the result of a daily deal that was finished. */
async function fileDaily(dailies: DailyBook, day: string, { status, players }: FiledGame): Promise<void> {
  const person = players.find(({ guest }) => guest !== null);
  if (status !== 'finished' || !person || person.guest === null || person.place === null) return;
  await dailies.finish(day, person.guest, person.name ?? '', { points: person.points, place: person.place });
}
