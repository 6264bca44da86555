// Run by `mutants.test.ts` as a newer version of this program: opens stored tables and plays on at them. The argument
// is a file with the games; prints for each game and moment what came of it.
import { readFileSync } from 'node:fs';
import type { MomentName, StoredMoment } from './moments.ts';
import { type Opened, open, type PlayedOn, playToEnd } from './playToEnd.ts';
import type { StoredGame } from './storedGame.ts';

/** Games for a newer version to open. */
export interface Handed {
  readonly name: string;
  readonly game: StoredGame;
}

/** The result for a game at a moment. */
export interface UpgradeOutcome {
  readonly name: string;
  readonly moment: MomentName;
  readonly played?: Opened & Partial<PlayedOn>;
  /** Why the table could not be opened or played on. */
  readonly error?: string;
}

/** Plays on to the end from the middle of a deal. */
function outcomeAt({ game }: Handed, { name, lines }: StoredMoment): Pick<UpgradeOutcome, 'played' | 'error'> {
  try {
    return { played: name === 'midDeal' ? playToEnd(game, lines) : open(game, lines) };
  } catch (error) {
    return { error: String(error) };
  }
}

const handed = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Handed[];
const outcomes = handed.flatMap((each) =>
  each.game.moments.map(
    (moment): UpgradeOutcome => ({ name: each.name, moment: moment.name, ...outcomeAt(each, moment) }),
  ),
);
console.log(JSON.stringify(outcomes));
