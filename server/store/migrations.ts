/** A step of a database's migration. A released step is never changed. */
export interface Step {
  /** One or more statements. */
  readonly sql: string;
  /**
   * The number of steps that a process must know to work once this one is done: 0 for a step that only expands. A step
   * that contracts names the first step, counted from 1, whose versions no longer use what it removes or changes.
   */
  readonly needs: number;
}

/** How far a database is migrated: by how many steps, and the largest `needs` among them. */
export interface Schema {
  readonly done: number;
  readonly needs: number;
}

/** Tells that a newer version has migrated a database by this many steps, more than this version can work with. */
export const tooNew = (done: number | '%', known: number): string =>
  `it was migrated by a newer version of the game (schema ${done}); this version knows up to ${known}`;

/** Why a version that knows this many steps cannot use a database, in a few words; null if it can. */
export const whyTooNew = ({ done, needs }: Schema, known: number): string | null =>
  needs > known ? tooNew(done, known) : null;

/** Tells that a database is of one of the versions before the steps were counted anew. */
export const FORMER = 'it was written by one of the versions 0.1 to 0.4, which this one cannot read';
