import type { Seat } from '#engine';
import type { GameHistory, GamePlayer, GameSummary } from '#protocol';
import type { DealtDeal, DealtHand } from '#review';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { Reviewer, startWorker } from './reviewer.ts';

/** How far the count of dealt cards is. It can be continued from any such state. */
export interface CardCount {
  /** The games counted, latest first. */
  readonly games: readonly DealtGame[];
  /** The games that come next, and the part of the history after them. */
  readonly next: GameHistory;
  /** Games of the current part that are counted, and all of them. */
  readonly done: number;
  readonly all: number;
  readonly isBusy: boolean;
  /** Why it stopped early; `failed`: our fault. */
  readonly problem: StoredGamesRefusal | 'failed' | null;
}

/** Nothing counted yet of these games. */
export const nothingCounted = (next: GameHistory): CardCount => ({
  games: [],
  next,
  done: 0,
  all: next.games.length,
  isBusy: false,
  problem: null,
});

/**
 * Counts the cards dealt in the next part of a player's games: fetches one record after the other, and has a worker
 * read it. Returns the function that cancels it, after which nothing is reported.
 */
export function countNext(
  from: CardCount,
  player: string,
  stored: Pick<StoredGames, 'games' | 'record'>,
  report: (count: CardCount) => void,
  start = startWorker,
): () => void {
  const reviewer = new Reviewer(start);
  let now: CardCount = { ...from, isBusy: true, problem: null };
  let isCancelled = false;
  const change = (more: Partial<CardCount>): void => {
    now = { ...now, ...more };
    if (!isCancelled) report(now);
  };
  const fetchPart = async (): Promise<StoredGamesRefusal | null> => {
    if (now.next.games.length > 0 || now.next.before === null) return null;
    const part = await stored.games(player, now.next.before);
    if (!part.ok) return part.reason;
    change({ next: part.value, done: 0, all: part.value.games.length });
    return null;
  };
  const countOne = async (): Promise<StoredGamesRefusal | null> => {
    const [game, ...games] = now.next.games;
    if (!game) return null;
    const record = await stored.record(game.id);
    if (isCancelled || (!record.ok && record.reason !== 'noSuchGame')) return record.ok ? null : record.reason;
    const deals = record.ok ? await reviewer.dealt(record.value) : null;
    change({ games: [...now.games, { game, deals }], next: { ...now.next, games }, done: now.done + 1 });
    return null;
  };
  const run = async (): Promise<void> => {
    let problem = await fetchPart();
    while (problem === null && !isCancelled && now.next.games.length > 0) problem = await countOne();
    change({ isBusy: false, problem });
  };
  change({});
  void run()
    .catch((error: unknown) => {
      reportError(error);
      change({ isBusy: false, problem: 'failed' });
    })
    .finally(() => reviewer.close());
  return () => {
    isCancelled = true;
    reviewer.close();
  };
}

/** The cards dealt in a game; null if its record is gone or cannot be read. */
interface DealtGame {
  readonly game: GameSummary;
  readonly deals: readonly DealtDeal[] | null;
}

/** The hands dealt to a player and to the others at their tables, in the order in which they were dealt. */
export interface HandsCounted {
  readonly own: readonly DealtHand[];
  readonly people: readonly DealtHand[];
  readonly bots: readonly DealtHand[];
  readonly leftOut: LeftOut;
}

/** Deals and games that are in no sum. */
interface LeftOut {
  /** Deals whose odds depend on the cards dealt. */
  readonly odds: number;
  /** Deals that the player did not begin and end, but a part of the game did. */
  readonly absent: number;
  /** Games whose records are gone or cannot be read. */
  readonly unread: number;
}

/** Sorts the hands of these games by who got them, for the player with this public id. */
export function handsCounted(games: readonly DealtGame[], player: string): HandsCounted {
  const hands: Record<'own' | 'people' | 'bots', DealtHand[]> = { own: [], people: [], bots: [] };
  let [odds, absent] = [0, 0];
  for (const { game, deals } of games.toSorted((a, b) => a.game.began - b.game.began)) {
    for (const { deal, hands: dealt } of deals ?? []) {
      const holders = Array.from({ length: game.seats }, (_, seat) => holderOf(game, seat, deal));
      const own = holders.findIndex((holder) => holder?.player === player);
      if (own < 0) absent++;
      else if (dealt.length === 0) odds++;
      else
        dealt.forEach((hand, seat) => {
          const holder = holders[seat];
          if (holder) hands[seat === own ? 'own' : holder.level === null ? 'people' : 'bots'].push(hand);
        });
    }
  }
  return { ...hands, leftOut: { odds, absent, unread: games.filter(({ deals }) => deals === null).length } };
}

/** The holder of a seat for a whole deal. Somebody who came later may have come in the middle of their first deal. */
const holderOf = ({ players }: GameSummary, seat: Seat, deal: number): GamePlayer | undefined =>
  players.find(
    (part) => part.seat === seat && deal <= part.to && (deal > part.from || (deal === 1 && part.from === 1)),
  );
