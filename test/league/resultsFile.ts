import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { printRules } from '#rules';
import { type Duel, type DuelResult, duelName } from './duel.ts';

/** A line of a results file: the settings of its duel and one result. */
interface ResultLine extends Omit<Duel, 'rules'>, DuelResult {
  /** The rules as a code, which means the same in every version. */
  readonly rules: string;
}

/** The results of a league so far, by duel and number. */
export class LeagueResults {
  private readonly duels: readonly Duel[];
  private readonly path: string | null;
  private readonly byDuel = new Map<string, Map<number, DuelResult>>();

  /**
   * Reads the file, if it exists. A last line that was cut off is removed from it.
   * @param path null keeps the results in memory alone
   * @throws Error if a line cannot be read or belongs to none of the duels
   */
  constructor(duels: readonly Duel[], path: string | null) {
    this.duels = duels;
    this.path = path;
    for (const duel of duels) this.byDuel.set(keyOf(duel), new Map());
    if (path !== null && existsSync(path)) this.read(path);
  }

  /** Adds a result, to the file as well. */
  add(duel: Duel, result: DuelResult): void {
    this.byDuel.get(keyOf(duel))?.set(result.index, result);
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify(lineOf(duel, result))}\n`);
  }

  has(duel: Duel, index: number): boolean {
    return this.byDuel.get(keyOf(duel))?.has(index) ?? false;
  }

  /** The results of a duel with these numbers, in order, as far as they exist. */
  of(duel: Duel, numbers: readonly number[]): readonly DuelResult[] {
    const results = this.byDuel.get(keyOf(duel));
    return numbers.flatMap((index) => results?.get(index) ?? []);
  }

  private read(path: string): void {
    const bytes = readFileSync(path);
    const end = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    for (const [at, text] of lines.entries()) this.take(text, `${path}, line ${at + 1}`);
    // Only after the whole file was found to be one of ours.
    if (end < bytes.length) truncateSync(path, end);
  }

  private take(text: string, where: string): void {
    const line = readLine(text);
    if (!line) throw new Error(`${where} is not a result of the league`);
    const results = this.byDuel.get(keyOfLine(line));
    if (!results) {
      const { mode, rules, seats, levels, seed } = line;
      const its = `${mode} of ${rules} with ${seats} seats, ${levels.join(' against ')}, seed ${seed}`;
      throw new Error(
        `${where} belongs to another run (${its}); this one plays ${this.duels.map(duelName).join('; ')}`,
      );
    }
    const { index, rotations, times } = line;
    results.set(index, { index, rotations, times });
  }
}

const lineOf = ({ mode, rules, seats, levels, seed }: Duel, result: DuelResult): ResultLine => ({
  ...{ mode, rules: printRules(rules), seats, levels, seed },
  ...result,
});

const keyOfLine = ({ mode, rules, seats, levels, seed }: Omit<ResultLine, keyof DuelResult>): string =>
  JSON.stringify([mode, rules, seats, levels, seed]);

const keyOf = (duel: Duel): string => keyOfLine({ ...duel, rules: printRules(duel.rules) });

/** A line of a results file, or null if it is something else. */
function readLine(text: string): ResultLine | null {
  try {
    const line = JSON.parse(text) as ResultLine;
    return Array.isArray(line.levels) && Array.isArray(line.rotations) && Array.isArray(line.times) ? line : null;
  } catch {
    return null;
  }
}
