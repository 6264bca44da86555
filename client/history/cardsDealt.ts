import type { Seat } from '#engine';
import type { GamePlayer, GameSummary } from '#protocol';
import type { DealtDeal, DealtHand } from '#review';

/** The cards dealt in a game; null if its record is gone or cannot be read. */
export interface DealtGame {
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
export interface LeftOut {
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
