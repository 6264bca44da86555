import type { RuleSet } from '#engine';
import type { LevelName, RatedFamily } from '#protocol';
import { ratedGame } from '#rules';

/** A person's part in a finished game. */
export interface RatedPerson {
  readonly kind: 'person';
  /** The guest's number as the log has it, or their public id where ratings are stored; `isErased` for a third form. */
  readonly id: string;
  /**
   * The place in the final standing, 1 for the best total; equal totals share a place (R143). In a game that was not
   * finished, 1 for the person who left last.
   */
  readonly place: number;
  /** Whether they gave up the seat. If the game was finished all the same, their place means nothing. */
  readonly left: boolean;
  /** The finished deals in which they made a move themselves. */
  readonly deals: number;
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
  /**
   * `unfinished`: left by everybody, or adjourned and never resumed. `fault`: a crash, a server's fault, a deal that
   * was cancelled, or hints in an update: it counts for nobody.
   */
  readonly end: 'played' | 'unfinished' | 'fault';
  readonly players: readonly (RatedPerson | RatedBot)[];
  /** Which people are rated against each other. */
  readonly rivals: readonly Rivalry[];
}

/** Two people who are rated against each other. */
export interface Rivalry {
  readonly ids: readonly [string, string];
  /** How often people of their two addresses had met in rated games of that day. */
  readonly met: number;
}

/**
 * Whether somebody with this id has erased their data since: for the others the game counts, as one against a newcomer.
 * It is the number that nobody has, from the log.
 */
export const isErased = (id: string): boolean => id.startsWith('erased ');

/** The key of a level's own rating among the ratings of a family. No guest's id begins like this. */
export const botKey = (level: LevelName): string => `bot:${level}`;

/** The family in which a game with these rules is rated: its group in the list of games. Null for house rules. */
export const ratedFamily = (rules: RuleSet): RatedFamily | null => ratedGame(rules)?.group ?? null;

/** The people of a game by id, with their places among themselves; those who left share the last place. */
export function placesOfPeople({ players, end }: RatedGame): ReadonlyMap<string, number> {
  const people = players.filter((player) => player.kind === 'person');
  const last = 1 + Math.max(0, ...players.map(({ place }) => place));
  const sorted = people
    .map(({ id, place, left }) => ({ id, place: left && end === 'played' ? last : place }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
  return new Map(sorted.map(({ id, place }) => [id, place]));
}

/** Whether a game counts: no fault ended it, and two people or more are rated against each other, each in one seat. */
export function isRated(game: RatedGame): boolean {
  const people = game.players.filter(({ kind }) => kind === 'person').length;
  return game.end !== 'fault' && game.rivals.length > 0 && placesOfPeople(game).size === people;
}
