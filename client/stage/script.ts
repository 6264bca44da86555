import type { TableView } from '#protocol';
import type { Picture, PieceKey } from './picture.ts';
import type { Pace, Step } from './steps.ts';
import type { Layout } from './types.ts';

/** The table as it stood at one moment. */
export interface Scene {
  readonly table: TableView;
  readonly layout: Layout;
}

/** The steps under way: those of each card in the order of time, later events replace or prolong earlier ones. */
export interface Script {
  readonly before: Picture;
  readonly after: Picture;
  readonly from: Scene;
  readonly to: Scene;
  readonly pace: Pace;
  readonly moves: Map<PieceKey, Step[]>;
  readonly others: Step[];
}
