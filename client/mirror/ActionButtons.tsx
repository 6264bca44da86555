import { isWild } from '#engine';
import { BUTTONS, type ButtonId, type Game } from '../game/types.ts';
import { text } from '../text/index.ts';
import type { MirrorProps } from './Mirror.tsx';
import { placed } from './placed.ts';

/** Narrower than this, the button that sorts has room for one word, in pixels. */
const ROOMY = 118;

/**
 * The buttons of the table: real, visible, always in the same places. One that would do nothing now is shown as such, and
 * says why when it is pressed all the same.
 */
export function ActionButtons({ game, layout }: MirrorProps) {
  const { buttons } = layout.value;
  const live = game.live.value;
  const plays = game.table.value.viewer !== 'spectator';
  return (
    <section aria-label={text.HEADINGS.actions} class="actions">
      {BUTTONS.filter((id) => isOpener(id) || plays).map((id) => (
        <button
          key={id}
          type="button"
          class={`action ${id}`}
          style={placed(buttons[id])}
          aria-disabled={!live.includes(id)}
          aria-expanded={isOpener(id) ? game.panel.value === id : undefined}
          aria-label={text.button(id, game.newMeld.value, game.order.value)}
          onClick={() => game.press(id)}
        >
          {id === 'sort' && buttons[id].width < ROOMY
            ? text.buttonShort(id)
            : text.button(id, game.newMeld.value, game.order.value)}
          {id === 'discard' && <DiscardHint game={game} />}
        </button>
      ))}
    </section>
  );
}

const isOpener = (id: ButtonId): boolean => id === 'scores' || id === 'log' || id === 'leave';

/** A word before a wild is thrown away. */
function DiscardHint({ game }: { readonly game: Game }) {
  const view = game.view.value;
  const [card, another] = game.selected.value;
  if (!view || card === undefined || another !== undefined) return null;
  if (!isWild(view.rules, view.wildRank, card)) return null;
  return <small aria-hidden="true">{text.discardsWild()}</small>;
}
