import type { Point, Rect } from './layout.ts';

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

export const centre = (r: Rect): Point => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });

export const right = (r: Pick<Rect, 'x' | 'width'>): number => r.x + r.width;

export const bottom = (r: Rect): number => r.y + r.height;

/** The rectangle enlarged by this much on every side. */
export const grown = (r: Rect, by: number): Rect => rect(r.x - by, r.y - by, r.width + 2 * by, r.height + 2 * by);

/** The rectangle moved by `way`; null without one. */
export const moved = (r: Rect, way: Point | null | undefined): Rect | null =>
  way ? { ...r, x: r.x + way.x, y: r.y + way.y } : null;

/** The mirror image of a rectangle in a zone: as far from its right edge as the rectangle is from the left one. */
export const mirrored = (r: Rect, zone: Pick<Rect, 'x' | 'width'>): Rect =>
  rect(zone.x + right(zone) - right(r), r.y, r.width, r.height);

/** Whether two rectangles share more than an edge. */
export const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(right(a), right(b)) > Math.max(a.x, b.x) && Math.min(bottom(a), bottom(b)) > Math.max(a.y, b.y);

/** The distance of a point from the rectangle; 0 inside it. */
export function distance(r: Rect, x: number, y: number): number {
  const dx = Math.max(r.x - x, 0, x - right(r));
  const dy = Math.max(r.y - y, 0, y - bottom(r));
  return Math.hypot(dx, dy);
}

export const contains = (r: Rect, x: number, y: number): boolean => distance(r, x, y) === 0;

/** The bounding box of a rectangle rotated by `angle` radians about its middle. */
export function turned(r: Rect, angle: number): Rect {
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const width = r.width * cos + r.height * sin;
  const height = r.width * sin + r.height * cos;
  const { x, y } = centre(r);
  return rect(x - width / 2, y - height / 2, width, height);
}
