import type { Seat } from '#engine';
import type { Said, TableView } from '#protocol';
import type { Settings } from '../../client/device/settings.ts';
import type { ButtonId, PanelId } from '../../client/game/types.ts';
import type { ConnectionState } from '../../client/table/openTable.ts';
import type { Position } from '../support/play/positions.ts';

/** A table prepared for viewing in the real page. */
export interface GallerySituation {
  /** One line on what to look for. */
  readonly shows: string;
  /** A position that can be played on, or a view of a table. */
  readonly at: Position | TableView;
  /** Default: seat 0. A view has its own. */
  readonly viewer?: Seat | 'spectator';
  /** Cards selected at the start, such as `5H 6H`. */
  readonly selected?: string;
  readonly settings?: Partial<Settings>;
  /** The panel opened over the table. */
  readonly panel?: PanelId;
  /** A button pressed at the start. */
  readonly press?: ButtonId;
  /** Record lines played before the table is shown, such as `2 discard KD`. */
  readonly played?: readonly string[];
  /** Record lines played once the table is shown, so that they are seen. */
  readonly plays?: readonly string[];
  /** Phrases being said, at a table of people; without it the table is for practice. */
  readonly said?: readonly Said[];
  /** The connection, if it is not online: lost for no reason when everybody has gone home. */
  readonly line?: ConnectionState;
  /** Other parts of the table around the game. */
  readonly table?: Partial<TableView>;
}
