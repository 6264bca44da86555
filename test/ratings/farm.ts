import type { RatedGame } from '../../server/ratings/ratedGame.ts';
import { rateGame, type Standings } from '../../server/ratings/rateGame.ts';
import { Rivals } from '../../server/ratings/rivals.ts';
import { isShown, newcomer, type PlayerStanding, ratingPoints } from '../../server/ratings/standing.ts';
import { A_DAY, NOON, somebody } from './ratedGames.ts';

/** A guest of somebody who farms ratings, and the network address that this guest uses. */
export interface Puppet {
  readonly id: string;
  readonly address: string;
}

/** A game that is farmed: the first wins, and the others play so many deals and leave. */
export interface FarmedGame {
  readonly players: readonly Puppet[];
  readonly deals: number;
}

/** The most rated: by any rating, and by one that is shown on the leaderboard. */
export interface Harvest {
  readonly best: number;
  readonly shown: number;
}

/** Plays games as a server rates them, so many a day. */
export class Farm {
  readonly #standings = new Map<string, PlayerStanding>();
  #now = NOON;
  readonly #rivals = new Rivals({ now: () => this.#now });

  play({ players, deals }: FarmedGame): void {
    const pairs = this.#rivals.pair(players.map(({ address }, seat) => ({ seat, address })));
    const game: RatedGame = {
      ...({ family: 'crazyRummy', end: 'played', time: this.#now } as const),
      players: players.map(({ id }, place) => somebody(id, place + 1, place > 0, deals)),
      rivals: pairs.map(([one, other, met]) => ({ ids: [players[one]!.id, players[other]!.id], met })),
    };
    for (const [id, standing] of rateGame(this.#standings as Standings, game)) this.#standings.set(id, standing);
  }

  nextDay(): void {
    this.#now += A_DAY;
  }

  standing(id: string): PlayerStanding {
    return this.#standings.get(id) ?? newcomer(227);
  }

  harvest(): Harvest {
    const all = [...this.#standings.values()];
    const most = (of: readonly PlayerStanding[]): number => Math.max(0, ...of.map(ratingPoints));
    return { best: most(all), shown: most(all.filter(isShown)) };
  }
}

/** So many guests of one address. */
export const puppets = (count: number, address: string): readonly Puppet[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${address} ${i}`, address }));
