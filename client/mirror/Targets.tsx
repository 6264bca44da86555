import type { Game } from '../game/types.ts';
import type { MirrorItem } from './items.ts';
import { placed } from './placed.ts';

/** Buttons over things on the table: found and pressed without a pointer, passed through by pointers. */
export function Targets({ game, items }: { readonly game: Game; readonly items: readonly MirrorItem[] }) {
  return (
    <>
      {items.map(({ key, name, rect, target }) => (
        <button key={key} type="button" class="target" style={placed(rect)} onClick={() => game.tap(target)}>
          <span class="unseen">{name}</span>
        </button>
      ))}
    </>
  );
}
