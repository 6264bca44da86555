import type { ReadonlySignal, Signal } from '@preact/signals';
import type { RuleSet } from '#engine';
import type { Device, Opponents } from '../device/device.ts';
import type { OwnTables } from '../device/ownTables.ts';
import type { Viewport } from '../device/viewport.ts';
import type { JoinAs } from '../home/TablePreviewScreen.tsx';
import type { LiveTable, OpenTable } from '../table/openTable.ts';
import type { Problem } from '../ui/ProblemNote.tsx';
import type { PageHistory } from './history.ts';
import type { PageScreen } from './screen.ts';
import type { TableSources } from './sources.ts';

/** Where the player is. */
export type PagePlace =
  | PageScreen
  /** A table, or a look at one, is opening; `from` is still on screen. */
  | { readonly at: 'opening'; readonly from: PageScreen }
  /** `from` stays on screen until the table is painted; null, after another table, means the bare felt. */
  | { readonly at: 'table'; readonly open: OpenTable; readonly from: PageScreen | null };

/** The page's state and services. */
export interface PageState {
  readonly place: Signal<PagePlace>;
  readonly problem: Signal<Problem | null>;
  /** The seat the player keeps while they look at something else, until they sit down at another table. */
  readonly held: Signal<LiveTable | null>;
  readonly device: Device;
  readonly ownTables: OwnTables;
  readonly viewport: ReadonlySignal<Viewport>;
  readonly sources: TableSources;
  readonly history: PageHistory;
}

/** The page: where the player is, and where they can go from there. */
export interface Page {
  readonly place: ReadonlySignal<PagePlace>;
  /** Why the last attempt failed. */
  readonly problem: ReadonlySignal<Problem | null>;
  /** Goes to a screen and adds a history entry. */
  go(screen: PageScreen): void;
  /** Changes the content of the current screen without adding a history entry. */
  change(screen: PageScreen): void;
  /** Goes back to the screen before, or home. */
  back(): void;
  /** Chooses the rules to play by from now on, and goes home. */
  choose(rules: RuleSet): void;
  /** Goes to a table for the chosen game, or for these rules, which become the chosen ones. */
  play(company: Opponents, rules?: RuleSet): void;
  /** Begins the lesson, at a practice table. */
  learn(): void;
  /** Goes from the table of the lesson to a short game against beginners. */
  afterLesson(): void;
  /** Resumes the practice game saved on this device. */
  goOn(): void;
  /** Goes to the player's table for today's daily deal. */
  daily(): void;
  /** Leaves the table of a game that is over, for a screen about it. */
  leaveFor(screen: PageScreen): void;
  /** Leaves a private game that is over, and opens another private table like it. */
  inviteAgain(): void;
  /** Shows the table with this code without joining it. */
  look(code: string): void;
  /** Takes a seat at the open table with this code. */
  sitDown(code: string): void;
  /** Joins the table looked at. */
  join(as: JoinAs): void;
  /** Gives up the seat and goes home. */
  leave(): void;
  /** Goes home and keeps the seat. */
  goAway(): void;
  /** Takes the player's seat back from another tab or device. */
  playHere(): void;
  /** Called when the page loads: goes to what the address names, or back to the seat held before a reload. */
  comeBack(): Promise<void>;
}
