import { LATEST_MATCH_DEAL, type PublicTable, type TableWish } from '#protocol';
import { tableDistance } from '#rules';

/**
 * The table of another length, size or pace to which *Play now* leads if a near one will do: the nearest, then the one
 * with the most people. Null if there is a table as wished, or none that is near.
 */
export function nearTable(wish: TableWish, tables: readonly PublicTable[]): PublicTable | null {
  const near = tables.flatMap((table) => {
    const isFit = table.isOpen && table.people > 0 && table.deal <= LATEST_MATCH_DEAL;
    const distance = isFit ? tableDistance(table, wish) : null;
    // Nobody waits without a clock for a stranger.
    return distance === null || (distance > 0 && table.pace === 'none') ? [] : [{ table, distance }];
  });
  const [best] = near.sort((one, other) => one.distance - other.distance || other.table.people - one.table.people);
  return best && best.distance > 0 ? best.table : null;
}
