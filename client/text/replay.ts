import type { RecordFault } from '#record';
import { fixed, say } from './say.ts';

/** The fixed texts of a replay. */
const REPLAY = fixed('replay');

/** The keys of a replay and what they do. */
const REPLAY_KEYS = fixed('replayKeys') as readonly (readonly [string, string])[];

/** "Player 2", for a record without names. */
const playerName = (seat: number): string => say('replay-playerName', { number: seat + 1 });

/** "1×", "0.5×". */
const speedName = (speed: number): string => say('replay-speedName', { speed });

/** "Deal 7, turn 4"; before the first turn of a deal only the deal. */
const momentName = (deal: number, turn: number): string => say('replay-momentName', { deal, turn });

/** The title of the page: "Replay – Crazy Rummy". */
const replayOf = (game: string): string => say('replay-replayOf', { game });

/** The moment that a jump led to, for a screen reader: "Deal 7, turn 4. Waiting for Ana." */
const jumpedTo = (deal: number, turn: number, step: string): string => say('replay-jumpedTo', { deal, turn, step });

/** "You see what Ana saw." */
const seenBy = (name: string | null): string => say('replay-seenBy', { name });

/** A record that begins with a later deal. */
const beginsLate = (deal: number): string => say('replay-beginsLate', { deal });

/** A record that stops before the end of the game, and where. */
const noEnd = (deal: number, turn: number): string => say('replay-noEnd', { deal, turn });

/** A record whose steps do not follow from the rules: "Not confirmed: from action 12 on (deal 2, turn 5), …". */
const doubtful = (action: number, deal: number, turn: number): string => say('replay-doubtful', { action, deal, turn });

/** A stored game whose record cannot be opened, and why. */
const damaged = (reason: string): string => say('replay-damaged', { reason });

/** Why a record cannot be opened, and where it is wrong. */
const recordFault = ({ line, problem }: RecordFault): string =>
  say('replay-recordFault', { line, problem: problem === 'tooLong' && line > 1 ? 'tooLongAt' : problem });

/** A record with an event that cannot have happened: "Action 37 can’t have happened." */
const impossible = (action: number): string => say('replay-impossible', { action });

/** The texts of a replay. */
export const replayText = {
  ...{ REPLAY, REPLAY_KEYS, playerName, speedName, momentName, replayOf, jumpedTo, seenBy, beginsLate },
  ...{ noEnd, doubtful, damaged, recordFault, impossible },
};
