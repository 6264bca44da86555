import type { RuleSet } from '#engine';
import type { LevelName, RatedFamily } from '#protocol';
import { namedGame } from '#rules';

/** A person's part in a finished game. */
export interface RatedPerson {
  readonly kind: 'person';
  /** The guest's number as the log has it, or their public id where ratings are stored. */
  readonly id: string;
  /**
   * The place in the final standing, 1 for the best total; equal totals share a place (R143). In a game that was not
   * finished, 1 for the person who left last.
   */
  readonly place: number;
  /** Whether they gave up the seat before the end of a game that was finished. Their place then means nothing. */
  readonly left: boolean;
}

/** A bot's part in a finished game. */
export interface RatedBot {
  readonly kind: 'bot';
  readonly level: LevelName;
  readonly place: number;
}

/**
 * A game that is over, as ratings need it. Hints were off, and the order of the players means nothing. A person who
 * took a seat after it had begun is not listed: the points are not theirs alone.
 */
export interface RatedGame {
  readonly family: RatedFamily;
  /** The end of the game, in ms since 1970. */
  readonly time: number;
  /** `fault`: a crash, a server's fault, a deal that was cancelled, or hints in an update: it counts for nobody. */
  readonly end: 'played' | 'fault';
  readonly players: readonly (RatedPerson | RatedBot)[];
}

/** The key of a level's own rating among the ratings of a family. No guest's id begins like this. */
export const botKey = (level: LevelName): string => `bot:${level}`;

/**
 * The family in which a game with these rules is rated: its group in the list of games. Null for house rules, which
 * could make a game of pure luck.
 */
export const ratedFamily = (rules: RuleSet): RatedFamily | null => namedGame(rules)?.group ?? null;

/** The people of a game by id, with their places among themselves; those who left share the last place. */
export function placesOfPeople({ players }: RatedGame): ReadonlyMap<string, number> {
  const people = players.filter((player) => player.kind === 'person');
  const last = 1 + Math.max(0, ...players.map(({ place }) => place));
  const sorted = people
    .map(({ id, place, left }) => ({ id, place: left ? last : place }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
  return new Map(sorted.map(({ id, place }) => [id, place]));
}

/** Whether a game counts: it ended by play, and two people or more sat there, each in one seat. */
export function isRated(game: RatedGame): boolean {
  const people = game.players.filter(({ kind }) => kind === 'person').length;
  return game.end === 'played' && people >= 2 && placesOfPeople(game).size === people;
}
