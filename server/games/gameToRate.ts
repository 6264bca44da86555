import { type GameInLog, gameIdOf, type Stay } from '#table';
import { isErased, type RatedGame, type RatedPerson, type Rivalry, ratedFamily } from '../ratings/ratedGame.ts';
import type { FiledGame } from '../store/gameRepository.ts';
import { type GamesTable, isGuest } from './filedGame.ts';

/** A game that may count for ratings. Its people have the numbers of guests, or have erased their data. */
export interface GameToRate extends RatedGame {
  /** The id of the game. */
  readonly id: string;
}

/**
 * Makes of a game what ratings need. A game that was not finished waits until the table has ended; then those who were
 * gone first have the last places, and bots have none.
 * @param filed the game as it is stored, if it is
 * @returns null if the game does not count, or not yet
 */
export function gameToRate(
  game: GameInLog,
  filed: FiledGame | null,
  table: GamesTable,
  isTableEnded: boolean,
): GameToRate | null {
  const family = game.pairs ? ratedFamily(table.rules) : null;
  const isOver = game.status === 'over';
  if (family === null || !(isOver || isTableEnded)) return null;
  const players = isOver ? inFinalOrder(game, filed) : inOrderOfLeaving(game);
  // Adjourned, and never resumed.
  if (!isOver && !game.stays.some(({ isFirst, left }) => isFirst && left)) return null;
  const end = isFaulty(game, filed) ? 'fault' : isOver ? 'played' : 'unfinished';
  const id = gameIdOf(table.id, game.began);
  return { id, family, time: Math.round(game.ended), end, players, rivals: rivalsIn(game) };
}

/** Whether a fault of ours had a part in the result. */
function isFaulty({ status, steps, stays }: GameInLog, filed: FiledGame | null): boolean {
  if (steps.some(({ action }) => action.type === 'cancelDeal')) return true;
  if (stays.some(({ isFirst, left, isLost }) => isFirst && left && isLost)) return true;
  // The table failed while people sat there.
  if (status === 'running') return people(stays).some(({ left }) => !left);
  return status === 'over' && filed?.status !== 'finished';
}

function inFinalOrder({ stays }: GameInLog, filed: FiledGame | null): RatedGame['players'] {
  return stays.flatMap((stay, index): RatedGame['players'] => {
    if (!stay.isFirst) return [];
    const place = filed?.players[index]?.place ?? 0;
    if (stay.level !== null) return [{ kind: 'bot', level: stay.level, place }];
    return personOf(stay, place);
  });
}

/**
 * Those who never left share the first place. For the others it counts since when they were gone, so that closing the
 * page is no better than leaving.
 */
function inOrderOfLeaving({ stays }: GameInLog): RatedGame['players'] {
  const all = people(stays);
  const goneAt = ({ left, goneSince }: Stay): number => (left && goneSince !== null ? goneSince : Infinity);
  const later = (stay: Stay): number => all.filter((other) => goneAt(other) > goneAt(stay)).length;
  return all.flatMap((stay) => personOf(stay, 1 + later(stay)));
}

/** The people who sat there when the game began. */
const people = (stays: readonly Stay[]): readonly Stay[] =>
  stays.filter(({ isFirst, player }) => isFirst && player !== null);

/** Those who are rated against each other. */
function rivalsIn({ pairs, stays }: GameInLog): readonly Rivalry[] {
  const first = people(stays).filter(({ player }) => isKnown(player));
  const idAt = (seat: number): string | null => first.find((stay) => stay.seat === seat)?.player ?? null;
  return (pairs ?? []).flatMap(([one, other, met]) => {
    const [id, otherId] = [idAt(one), idAt(other)];
    return id === null || otherId === null ? [] : [{ ids: [id, otherId], met }];
  });
}

const personOf = ({ player, left, played }: Stay, place: number): readonly RatedPerson[] =>
  isKnown(player) ? [{ kind: 'person', id: player, place, left, deals: played }] : [];

/** Whether this is a guest, be it one who has erased their data. */
const isKnown = (player: string | null): player is string => player !== null && (isGuest(player) || isErased(player));
