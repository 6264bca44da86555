import type { RecordFault, RecordProblem } from '#record';

/** The fixed texts of a replay. */
export const REPLAY = {
  title: 'Replay',
  open: 'Open a game',
  intro: 'Watch a finished game again: open its record, paste it, or drop the file anywhere on this page.',
  choose: 'Choose a file',
  paste: 'Or paste the text of a record',
  pasteHint: 'It begins with “crazy-rummy record”.',
  show: 'Open',
  loading: 'Opening the game…',
  again: 'Try again',
  drop: 'Drop the record here',
  controls: 'Playback',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move on',
  back: 'One move back',
  nextDeal: 'Next deal',
  lastDeal: 'Start of the deal',
  scrubber: 'Place in the game',
  speed: 'Speed',
  eyes: 'Seen by',
  all: 'All hands',
  moment: 'Go to',
  deal: 'Deal',
  turn: 'Turn',
  go: 'Go',
  link: 'Copy a link to this turn',
  save: 'Save this game as a file',
  result: 'Show the result',
  close: 'Close',
  marks: 'On the timeline',
  marksKey: 'A tick above: a meld. Below: a swap. Through the line: somebody went out.',
  keys: 'Keys',
  problems: {
    noSuchGame: 'There’s no such game, or it isn’t public.',
    notYet: 'The server is still storing this game. Try again in a moment.',
    offline: 'The game can’t be fetched right now.',
    tooFast: 'You have opened many games in a short time. Please wait a minute.',
    notText: 'This isn’t a text file.',
    missing: 'The record of this game isn’t on this device any more.',
  },
} as const;

/** The keys of a replay and what they do. */
export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'Play or pause'],
  ['← →', 'One move back or on'],
  ['[ ]', 'One deal back or on'],
  ['Home, End', 'Beginning and end of the game'],
  ['S', 'Scores'],
  ['Esc', 'Close'],
];

/** "Player 2", for a record without names. */
export const playerName = (seat: number): string => `Player ${seat + 1}`;

/** "1×", "0.5×". */
export const speedName = (speed: number): string => `${speed}×`;

/** "Deal 7, turn 4"; before the first turn of a deal only the deal. */
export function momentName(deal: number, turn: number): string {
  if (deal === 0) return 'Before the first deal';
  return turn === 0 ? `Deal ${deal}` : `Deal ${deal}, turn ${turn}`;
}

/** The title of the page: "Replay – Crazy Rummy". */
export const replayOf = (game: string): string => `Replay – ${game}`;

/** The moment that a jump led to, for a screen reader: "Deal 7, turn 4. Waiting for Ana." */
export const jumpedTo = (deal: number, turn: number, step: string): string => `${momentName(deal, turn)}. ${step}.`;

/** "You see what Ana saw." */
export const seenBy = (name: string | null): string =>
  name === null ? 'You see all hands.' : `You see what ${name} saw.`;

/** A record that begins with a later deal. */
export const beginsLate = (deal: number): string =>
  `This record begins with deal ${deal}. Totals are counted from there.`;

/** A record that stops before the end of the game, and where. */
export const noEnd = (deal: number, turn: number): string =>
  `This record stops before the end of the game (${momentName(deal, turn).toLowerCase()}).`;

/** A record whose steps do not follow from the rules: "Not confirmed: from deal 2, turn 5 on, …". */
export const doubtful = (action: number, deal: number, turn: number): string =>
  `Not confirmed: from action ${action} on (${momentName(deal, turn)}), this doesn’t follow from the rules. The record was changed, or is of a version with other rules.`;

/** A stored game whose record cannot be opened, and why. */
export const damaged = (reason: string): string => `The server’s record of this game is damaged. ${reason}`;

/** Why a record cannot be opened, and where it is wrong. */
export const recordFault = ({ line, problem }: RecordFault): string => FAULTS[problem](line);

const FAULTS: Readonly<Record<RecordProblem, (line: number) => string>> = {
  tooLong: (line) => (line > 1 ? `This record is too long at line ${line}.` : 'This is too long to be a record.'),
  notARecord: () => 'This isn’t the record of a game: it doesn’t begin with “crazy-rummy record”.',
  olderVersion: () => 'This record is from an early version of the game and can’t be opened any more.',
  newerVersion: () => 'A newer version of the game wrote this record. Reload the page to get that version.',
  unknownRules: (line) => `Line ${line}: no game has these rules.`,
  wrongSeats: (line) => `Line ${line}: no table for these rules has that many seats.`,
  unknownActor: (line) => `Line ${line}: nobody at this table could act here.`,
  unknownAction: (line) => `Line ${line}: this isn’t an action of the game.`,
  unknownEvents: (line) => `Line ${line}: what happened here can’t be read.`,
};

/** A record with an event that cannot have happened: "Action 37 can’t have happened." */
export const impossible = (action: number): string =>
  `This record doesn’t fit together: action ${action} can’t have happened. Nothing of it is shown.`;

/** A record without a deal. */
export const EMPTY = 'No cards were dealt in this game.';
