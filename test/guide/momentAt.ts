import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import type { GuideState } from '../../client/guide/lessonSteps.ts';
import { layoutTable } from '../../client/stage/layoutTable.ts';
import { settings } from '../stage/tables.ts';

/** The input of the lesson for a table on a screen of this size, with nothing selected. */
export function momentAt(table: TableView, width = 390, height = 844): GuideState {
  const view = table.game as PlayerView;
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  const layout = layoutTable({ width, height, inset, table, hand: view.hand, selected: [], highlights: [], settings });
  return { table, view, selected: [], newMeld: null, layout };
}
