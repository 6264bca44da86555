import type { RatedBot, RatedGame, RatedPerson, Rivalry } from '../../server/ratings/ratedGame.ts';
import { rateGame, type Standings } from '../../server/ratings/rateGame.ts';

/** Noon of the first day of the last quarter of 2026, in UTC. */
export const NOON = Date.UTC(2026, 9, 1, 12);
export const A_DAY = 86_400_000;

/** A person who played thirteen deals, by default to the end. */
export const somebody = (id: string, place: number, left = false, deals = 13): RatedPerson => ({
  ...({ kind: 'person', id, place, left, deals } as const),
});
export const aBot = (level: RatedBot['level'], place: number): RatedBot => ({ kind: 'bot', level, place });

/** Each of these people against each, as if none of their addresses had met that day. */
export const eachAgainstEach = (players: RatedGame['players']): readonly Rivalry[] => {
  const ids = players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
  return ids.flatMap((one, i) => ids.slice(i + 1).map((other): Rivalry => ({ ids: [one, other], met: 0 })));
};

/** A game played to its end, by people from as many addresses. */
export const gameOf = (players: RatedGame['players'], time = NOON): RatedGame => ({
  ...({ family: 'crazyRummy', end: 'played', time, players } as const),
  rivals: eachAgainstEach(players),
});

/** A game of people alone, the best first. */
export const inOrder = (ids: readonly string[], time = NOON): RatedGame =>
  gameOf(
    ids.map((id, i) => somebody(id, i + 1)),
    time,
  );

/** The standings after these games, one after the other. */
export function ratedAll(games: Iterable<RatedGame>, before: Standings = new Map()): Standings {
  const standings = new Map(before);
  for (const game of games) for (const [key, standing] of rateGame(standings, game)) standings.set(key, standing);
  return standings;
}
