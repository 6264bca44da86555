import type { Rect } from '../stage/types.ts';

/**
 * Returns the index that an arrow key leads to. Left and right follow the order and wrap around, Home and End go to the
 * ends, up and down to the nearest item in another row. Null if the key leads nowhere. `fromRight`: the order begins at
 * the right.
 */
export function along(rects: readonly Rect[], from: number, key: string, fromRight = false): number | null {
  const last = rects.length - 1;
  switch (key) {
    case fromRight ? 'ArrowRight' : 'ArrowLeft':
      return from === 0 ? last : from - 1;
    case fromRight ? 'ArrowLeft' : 'ArrowRight':
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

/** The nearest item whose middle lies beyond the edge of this one. */
function nearestRow(rects: readonly Rect[], from: number, way: -1 | 1): number | null {
  const here = rects[from];
  if (!here) return null;
  const { x, y } = middle(here);
  const far = rects.flatMap((rect, index) => {
    const there = middle(rect);
    const away = (there.y - y) * way;
    // Vertical distance weighs more than horizontal: the next row comes before any row beyond it.
    return away > here.height / 2 ? [{ index, distance: 3 * away + Math.abs(there.x - x) }] : [];
  });
  return far.toSorted((a, b) => a.distance - b.distance)[0]?.index ?? null;
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
