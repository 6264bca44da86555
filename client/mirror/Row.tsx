import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { along } from './along.ts';
import type { MirrorItem } from './items.ts';

/** The rows of things on the table that can be pressed. */
export type RowName = 'seats' | 'melds' | 'piles' | 'hand';

/** What a row needs to know of each thing in it. */
type RowItem = Pick<MirrorItem, 'key' | 'rect'>;

/** One stop of the tab key for a row of things: from there arrow keys, Home and End go along it. */
export function Row<Item extends RowItem>(props: {
  readonly name: RowName;
  /** All that can be pressed in it, in the order in which its buttons come. */
  readonly items: readonly Item[];
  readonly label: string;
  /** Keys that mean something else in this row; true when one did. */
  readonly onKey?: (event: KeyboardEvent, item: Item) => boolean;
  /** Its buttons; `stop` is the key of the one that the tab key comes to. */
  readonly children: (stop: string | undefined) => ComponentChildren;
}) {
  const { name, items, label, onKey, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState({ key: '', index: 0 });
  const place = items.findIndex(({ key }) => key === current.key);
  // What had the focus was played: its neighbour stands for it now.
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
    const to = isPlain ? along(rectsOf(items), from, event.key) : null;
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
