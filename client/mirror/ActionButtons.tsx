import type { ReadonlySignal } from '@preact/signals';
import { BUTTONS, type ButtonId, type Settings } from '../game/types.ts';
import { text } from '../text/index.ts';
import type { MirrorProps } from './Mirror.tsx';
import { placed } from './placed.ts';

/** Narrower than this, the button that sorts has room for one word, in pixels. */
const ROOMY = 118;

interface ActionProps extends MirrorProps {
  readonly settings: ReadonlySignal<Settings>;
}

/**
 * The buttons of the table: real, visible, always in the same places. One that would do nothing now is shown as such, and
 * says why when it is pressed all the same.
 */
export function ActionButtons({ game, layout, settings }: ActionProps) {
  const { buttons } = layout.value;
  const live = game.live.value;
  const warning = settings.value.warns && game.warning.value ? text.DISCARD_WARNING[game.warning.value] : null;
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
          aria-description={id === 'discard' && warning ? warning : undefined}
          onClick={() => game.press(id)}
        >
          {id === 'sort' && buttons[id].width < ROOMY
            ? text.buttonShort(id)
            : text.button(id, game.newMeld.value, game.order.value)}
          {id === 'discard' && warning && <small aria-hidden="true">{warning}</small>}
        </button>
      ))}
    </section>
  );
}

const isOpener = (id: ButtonId): boolean => id === 'scores' || id === 'log' || id === 'leave';
