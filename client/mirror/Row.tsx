import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Game } from '../game/createGame.ts';
import type { Rect } from '../stage/layout.ts';
import { placed } from '../ui/boxStyle.ts';
import type { MirrorItem, VisiblePart } from './items.ts';

/** The rows of pressable items on the table. */
export type RowName = 'seats' | 'melds' | 'piles' | 'hand';

/** The data a row needs of each item. */
type RowItem = Pick<MirrorItem, 'key' | 'rect'>;

/** A row of items with a single tab stop (roving tabindex): arrow keys, Home and End move within it. */
export function Row<Item extends RowItem>(props: {
  readonly name: RowName;
  /** All items that can be pressed, in the order of their buttons. */
  readonly items: readonly Item[];
  readonly label: string;
  /** The items lie from right to left. */
  readonly fromRight?: boolean;
  /** Handles keys that are special in this row; returns true if it handled one. */
  readonly onKey?: (event: KeyboardEvent, item: Item) => boolean;
  /** Renders the buttons; `stop` is the key of the item that is the tab stop. */
  readonly children: (stop: string | undefined) => ComponentChildren;
}) {
  const { name, items, label, fromRight, onKey, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState({ key: '', index: 0 });
  const place = items.findIndex(({ key }) => key === current.key);
  // If the focused item is gone because it was played, its neighbour takes its place.
  const stop = items[place >= 0 ? place : Math.min(current.index, items.length - 1)];
  const buttons = (): HTMLButtonElement[] => [...(row.current?.querySelectorAll('button') ?? [])];
  const onFocus = ({ target }: FocusEvent): void => {
    const index = buttons().indexOf(target as HTMLButtonElement);
    const item = items[index];
    if (item) setCurrent({ key: item.key, index });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = buttons().indexOf(event.target as HTMLButtonElement);
    const item = items[from];
    if (!item) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const to = isPlain ? nextIndex(rectsOf(items), from, event.key, fromRight) : null;
    if (!onKey?.(event, item) && to === null) return;
    event.preventDefault();
    if (to !== null) buttons()[to]?.focus();
  };
  return (
    <div
      ref={row}
      class="layer"
      data-row={name}
      role="group"
      aria-label={label}
      onFocusIn={onFocus}
      onKeyDown={onKeyDown}
    >
      {children(stop?.key)}
    </div>
  );
}

const rectsOf = (items: readonly RowItem[]) => items.map(({ rect }) => rect);

/**
 * Returns the index that an arrow key leads to. Left and right follow the order and wrap around, Home and End go to the
 * ends, up and down to the nearest item in another row. Null if the key leads nowhere. `fromRight`: the order begins at
 * the right.
 */
export function nextIndex(rects: readonly Rect[], from: number, key: string, fromRight = false): number | null {
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

/** Buttons over items on the table: reachable by keyboard and screen reader; pointer events pass through. */
export function Targets(props: {
  readonly game: Game;
  readonly items: readonly MirrorItem[];
  /** The key of the item that is the tab stop. */
  readonly stop: string | undefined;
}) {
  const { game, items, stop } = props;
  return (
    <>
      {items.map(({ key, name, rect, visiblePart, target, pressed, isHighlighted }) => (
        <button
          key={key}
          type="button"
          class="target"
          style={visiblePart ? { ...placed(rect), ...ringOn(visiblePart) } : placed(rect)}
          aria-pressed={pressed}
          data-lit={isHighlighted}
          tabIndex={key === stop ? 0 : -1}
          onClick={() => game.tap(target)}
        >
          <span class="unseen">{name}</span>
        </button>
      ))}
    </>
  );
}

/** The place of the focus ring within a button. */
const ringOn = ({ top, height, angle, x, y }: VisiblePart) => ({
  '--top': `${top}px`,
  '--height': `${height}px`,
  '--angle': `${angle}rad`,
  '--about': `${x}px ${y}px`,
});
