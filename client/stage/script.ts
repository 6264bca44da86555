import type { TableView } from '#protocol';
import type { CardPicture, PieceKey } from './picture.ts';
import type { MotionPace, MotionStep } from './steps.ts';
import type { Layout } from './types.ts';

/** The table as it stood at one moment. */
export interface StageScene {
  readonly table: TableView;
  readonly layout: Layout;
}

/** The steps under way: those of each card in the order of time, later events replace or prolong earlier ones. */
export interface Script {
  readonly before: CardPicture;
  readonly after: CardPicture;
  readonly from: StageScene;
  readonly to: StageScene;
  readonly pace: MotionPace;
  readonly moves: Map<PieceKey, MotionStep[]>;
  readonly others: MotionStep[];
}
