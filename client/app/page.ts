import type { ReadonlySignal, Signal } from '@preact/signals';
import type { RuleSet } from '#engine';
import type { Opponents } from '../device/choices.ts';
import type { Device } from '../device/device.ts';
import type { OwnTables } from '../device/ownTables.ts';
import type { Viewport } from '../device/viewport.ts';
import type { LiveTable, OpenTable } from '../table/openTable.ts';
import type { Problem } from '../ui/ProblemNote.tsx';
import type { PageHistory } from './history.ts';
import type { PageScreen } from './screen.ts';
import type { TableSources } from './sources.ts';

/** Where the player is. */
export type PagePlace =
  | PageScreen
  /** On the way to a table, or to a look at one; `from` is still shown. */
  | { readonly at: 'opening'; readonly from: PageScreen }
  /** `from` is shown until the table can be seen; after another table, null, the bare felt. */
  | { readonly at: 'table'; readonly open: OpenTable; readonly from: PageScreen | null };

/** The page's state and services. */
export interface PageState {
  readonly place: Signal<PagePlace>;
  readonly problem: Signal<Problem | null>;
  /** The player's seat while they look at something else, until they sit at another table. */
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
  /** Why the last attempt came to nothing. */
  readonly problem: ReadonlySignal<Problem | null>;
  /** A screen further. */
  go(screen: PageScreen): void;
  /** The same screen with something else on it. */
  change(screen: PageScreen): void;
  /** One screen back: to where one came from, or home. */
  back(): void;
  /** These rules are what is played from now on. */
  choose(rules: RuleSet): void;
  /** To a table where the chosen game is played, or these rules, which are chosen with that. */
  play(company: Opponents, rules?: RuleSet): void;
  /** To a table of bots in the page itself, with the guide of a first game. */
  learn(): void;
  /** Back to the practice game that is kept on this device. */
  goOn(): void;
  /** Shows the table with this code, before anybody sits down there. */
  look(code: string): void;
  /** Takes a seat at the table with this code, which others have opened for anybody. */
  sitDown(code: string): void;
  /** Takes a seat at the table looked at, or watches it. */
  join(spectate: boolean): void;
  /** Gives the seat up and goes home. */
  leave(): void;
  /** Goes home and keeps the seat. */
  goAway(): void;
  /** Takes the player's seat back from another tab or device. */
  playHere(): void;
  /** To what the address names, or back into the seat of before a reload. */
  comeBack(): Promise<void>;
}
