import type { Rect } from '../stage/types.ts';

/**
 * Where an arrow key leads from one of several things on the table: left and right go along their order and round its ends,
 * Home and End to the ends, up and down to the nearest one in another row. Null when the key leads nowhere.
 */
export function along(rects: readonly Rect[], from: number, key: string): number | null {
  const last = rects.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return from === 0 ? last : from - 1;
    case 'ArrowRight':
      return from === last ? 0 : from + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
      return nearestRow(rects, from, -1);
    case 'ArrowDown':
      return nearestRow(rects, from, 1);
    default:
      return null;
  }
}

/** The nearest thing whose middle lies beyond the edge of this one. */
function nearestRow(rects: readonly Rect[], from: number, way: -1 | 1): number | null {
  const here = rects[from];
  if (!here) return null;
  const { x, y } = middle(here);
  const far = rects.flatMap((rect, index) => {
    const there = middle(rect);
    const away = (there.y - y) * way;
    // A step down counts more than one aside: the next row comes before a row beyond it.
    return away > here.height / 2 ? [{ index, distance: 3 * away + Math.abs(there.x - x) }] : [];
  });
  return far.toSorted((a, b) => a.distance - b.distance)[0]?.index ?? null;
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
