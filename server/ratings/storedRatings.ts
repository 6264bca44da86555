import type { RatingChange, RatingRepository, StoredStanding } from '../store/ratingRepository.ts';
import { botKey, type RatedGame } from './ratedGame.ts';
import { isShown, type PlayerStanding, ratingPoints, withoutPerson } from './standing.ts';

/** How often a game is tried again because other processes rate games of the same players. */
const MAX_TRIES = 50;

/**
 * Rates a finished game, unless it is rated already. It is safe to repeat after a failure at any point, and beside
 * other processes.
 * @param id the game's id; its people have their public ids
 */
export async function rateStored(book: RatingRepository, id: string, game: RatedGame): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (await book.isRated(id)) return book.settle(id);
    const changes = await changesBy(book, game);
    if (changes.length === 0) return;
    if (await book.add(id, changes)) return book.settle(id);
  }
  throw new Error('other processes change the same ratings all the time');
}

/** Deletes a player's ratings, and their id from the standings of others. An interrupted erasure can be repeated. */
export async function eraseRatings(book: RatingRepository, player: string): Promise<void> {
  // Their own go last: they tell whom they met.
  for (const standing of await book.met(player)) await forget(book, standing, player);
  await book.remove(player);
}

async function changesBy(book: RatingRepository, game: RatedGame): Promise<readonly RatingChange[]> {
  const { family } = game;
  const stored = new Map<string, StoredStanding>();
  for (const one of game.players) {
    const key = one.kind === 'bot' ? botKey(one.level) : one.id;
    const latest = await book.latest(family, key);
    if (latest) stored.set(key, latest);
  }
  // Its library takes 22 MB, and many servers rate no game.
  const { rateGame } = await import('./rateGame.ts');
  const before = new Map<string, PlayerStanding>();
  for (const [key, { standing }] of stored) if (standing !== null) before.set(key, read(standing));
  return [...rateGame(before, game)].map(([player, standing]) => {
    const { season, games, opponents } = standing;
    return {
      ...{ player, family, number: (stored.get(player)?.number ?? -1) + 1, standing: JSON.stringify(standing) },
      ...{ season, games, opponents: opponents.length, points: ratingPoints(standing), isShown: isShown(standing) },
    };
  });
}

const read = (standing: string): PlayerStanding => JSON.parse(standing) as PlayerStanding;

/** Takes a player out of a standing. Where another process was quicker, its standing may name them again. */
async function forget(book: RatingRepository, stored: StoredStanding, player: string): Promise<void> {
  for (let last: StoredStanding | null = stored; last !== null; ) {
    const { standing } = last;
    const clean = standing && JSON.stringify(withoutPerson(read(standing), player));
    if (await book.replace(last, clean)) return;
    last = await book.latest(last.family, last.player);
  }
}
