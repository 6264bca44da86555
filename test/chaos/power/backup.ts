import { openFile } from '../../../server/store/sqliteSchema.ts';

/** The data a backup must contain, because it was acknowledged before the backup began. */
export interface Expected {
  /** Table codes. */
  readonly codes: readonly string[];
  /** The number of people's answers at all tables. */
  readonly answers: number;
}

/** Checks a backup file and returns its faults, none if all is well. */
export function backupFaults(file: string, { codes, answers }: Expected): readonly string[] {
  try {
    const database = openFile(file, { readOnly: true });
    const check = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    const there = database
      .prepare('SELECT code FROM tables')
      .all()
      .map(({ code }) => code);
    const people = "SELECT count(*) AS count FROM lines WHERE entry->>'origin' = 'person'";
    const count = Number(database.prepare(people).get()?.count);
    database.close();
    const missing = codes.filter((code) => !there.includes(code));
    return [
      ...(check === 'ok' ? [] : [`a backup is damaged: ${check}`]),
      ...(missing.length > 0 ? [`a backup lacks the tables ${missing}`] : []),
      ...(count < answers ? [`a backup has ${count} of ${answers} answers`] : []),
    ];
  } catch (error) {
    return [`a backup cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}
