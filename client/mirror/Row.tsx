import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { along } from './along.ts';
import type { MirrorItem } from './items.ts';

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
    const to = isPlain ? along(rectsOf(items), from, event.key, fromRight) : null;
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
