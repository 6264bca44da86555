import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import { sheetText } from '../text/scoreSheet.ts';
import { turningPoint } from './decision.ts';

/** A sentence on what decided a finished game; nothing if no deal did. */
export function Decided({ table, view }: { readonly table: TableView; readonly view: PlayerView }) {
  const decision = turningPoint(view);
  return decision && <p class="decided">{sheetText.decided(table, decision, view.results.length)}</p>;
}
