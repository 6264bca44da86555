import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import type { MirrorItem, Seen } from './items.ts';

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
      {items.map(({ key, name, rect, seen, target, pressed, lit }) => (
        <button
          key={key}
          type="button"
          class="target"
          style={seen ? { ...placed(rect), ...ringOn(seen) } : placed(rect)}
          aria-pressed={pressed}
          data-lit={lit}
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
const ringOn = ({ top, height, angle, x, y }: Seen) => ({
  '--top': `${top}px`,
  '--height': `${height}px`,
  '--angle': `${angle}rad`,
  '--about': `${x}px ${y}px`,
});
