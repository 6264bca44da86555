import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import type { MirrorItem } from './items.ts';

/** Buttons over things on the table: found and pressed without a pointer, passed through by pointers. */
export function Targets(props: {
  readonly game: Game;
  readonly items: readonly MirrorItem[];
  /** The key of the one that the tab key comes to. */
  readonly stop: string | undefined;
}) {
  const { game, items, stop } = props;
  return (
    <>
      {items.map(({ key, name, rect, target, pressed, lit }) => (
        <button
          key={key}
          type="button"
          class="target"
          style={placed(rect)}
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
