import { type BotThink, LEVELS, thinkAs } from '#bots';
import { type GameState, type Random, type Seat, type SeatAction, viewFor } from '#engine';
import { randomBot } from '../../server/cli/simulateGames.ts';
import { chooseClairvoyantly } from './clairvoyant.ts';

/** A player of the league. Unlike a bot at a table it gets the whole state, so that it may also be a clairvoyant. */
export interface Contestant {
  readonly name: string;
  /** The seat's next action. The same state and random source must give the same action. */
  readonly choose: (state: GameState, seat: Seat, random: Random) => SeatAction;
}

/** A contestant that knows only what its seat may see. */
const seeing = (name: string, think: BotThink): Contestant => ({
  name,
  choose: (state, seat, random) => think(viewFor(state, seat), random),
});

/** All contestants, weakest first: random legal play, the levels of the bots, and one that sees all cards. */
export const CONTESTANTS: readonly Contestant[] = [
  seeing('random', randomBot),
  ...LEVELS.map((level) => seeing(level, thinkAs[level])),
  { name: 'clairvoyant', choose: chooseClairvoyantly },
];

/** The contestant of this name, or undefined. */
export const contestantNamed = (name: string): Contestant | undefined =>
  CONTESTANTS.find((contestant) => contestant.name === name);
