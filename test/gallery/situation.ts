import type { Seat } from '#engine';
import type { Said, TableView } from '#protocol';
import type { Settings } from '../../client/game/settings.ts';
import type { ButtonId, PanelId } from '../../client/game/types.ts';
import type { Position } from '../support/play/positions.ts';

/** A table prepared to be looked at in the real page. */
export interface GallerySituation {
  /** What one should see, in a line. */
  readonly shows: string;
  /** A moment of a game that can be played on, or a table as it is seen. */
  readonly at: Position | TableView;
  /** Seat 0 unless told; a view has its own. */
  readonly viewer?: Seat | 'spectator';
  /** Cards selected at the start: `5H 6H`. */
  readonly selected?: string;
  readonly settings?: Partial<Settings>;
  /** What is opened over the table. */
  readonly panel?: PanelId;
  /** A button that is pressed at the start. */
  readonly press?: ButtonId;
  /** Played before anybody looks: `2 discard KD`. */
  readonly played?: readonly string[];
  /** Played as soon as the table stands, so that one sees it happen. */
  readonly plays?: readonly string[];
  /** What is being said, in a table of people; without it one plays alone. */
  readonly said?: readonly Said[];
  /** The line to it is closed: everybody has gone home. */
  readonly isClosed?: boolean;
  /** Anything else of the table around the game. */
  readonly table?: Partial<TableView>;
}
