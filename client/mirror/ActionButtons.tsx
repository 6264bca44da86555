import type { ReadonlySignal } from '@preact/signals';
import { termsOf } from '#rules';
import type { Settings } from '../device/settings.ts';
import { owesContract } from '../game/gestureContext.ts';
import { BUTTONS, type ButtonId } from '../game/types.ts';
import { text } from '../text/index.ts';
import { placedLabel } from '../ui/boxStyle.ts';
import type { MirrorProps } from './Mirror.tsx';

/** Below this width, in pixels, the sort button has room for one word only. */
const SORT_LABEL_MIN_WIDTH_PX = 118;

interface ActionProps extends MirrorProps {
  readonly settings: ReadonlySignal<Settings>;
}

/**
 * The table's buttons: real, visible, always in the same places. A button that would do nothing now is marked as
 * disabled but can be pressed, and then says why.
 */
export function ActionButtons({ game, layout, settings }: ActionProps) {
  const { viewer, rules } = game.table.value;
  const plays = viewer !== 'spectator';
  // Where melds stay in the hand until a player goes Rummy (R54), nothing is ever laid with it.
  const isUsed = (id: ButtonId): boolean =>
    isOpener(id) || (plays && (id !== 'meld' || rules.play.when === 'duringTurns'));
  return (
    <section aria-label={text.HEADINGS.actions} class="actions">
      {BUTTONS.filter(isUsed).map((id) => (
        <ActionButton key={id} id={id} game={game} layout={layout} settings={settings} />
      ))}
      {plays && <ExtraButtons game={game} layout={layout} />}
    </section>
  );
}

function ActionButton({ id, game, layout, settings }: ActionProps & { readonly id: ButtonId }) {
  const rect = layout.value.buttons[id];
  const view = game.view.value;
  const terms = termsOf(view?.rules);
  const { warning } = game;
  const [meld = null, another] = game.newMelds.value;
  const order = game.arranging.value === 'changed' ? 'arranging' : game.order.value;
  const warned = id === 'discard' && settings.value.warns && warning.value;
  const warns = warned ? text.warningWords(warned, terms) : '';
  const label = text.button(id, another ? 'several' : meld, order, {
    terms,
    prepares: view !== null && owesContract(view),
  });
  const shown = id === 'sort' && rect.width < SORT_LABEL_MIN_WIDTH_PX ? text.sortShort(order) : label;
  return (
    <button
      type="button"
      class={`action ${id}`}
      style={placedLabel(shown, rect)}
      aria-disabled={!game.enabledButtons.value.includes(id)}
      aria-expanded={isOpener(id) ? game.panel.value === id : undefined}
      aria-label={text.spoken(text.unbroken(warns === '' ? label : `${label}, ${warns}`))}
      onClick={() => game.press(id)}
    >
      {shown}
      {warns !== '' && <small aria-hidden="true">{warns}</small>}
    </button>
  );
}

/** Buttons that only this game or this moment has, each in the next free place. */
function ExtraButtons({ game, layout }: MirrorProps) {
  const terms = termsOf(game.view.value?.rules);
  const places = layout.value.buttons.extra;
  return (
    <>
      {game.extras.value.slice(0, places.length).map((id, i) => {
        const rect = places[i];
        return (
          rect && (
            <button
              key={id}
              type="button"
              class={`action extra ${id}`}
              style={placedLabel(text.extra(id, terms), rect)}
              aria-disabled={!game.enabledButtons.value.includes(id)}
              onClick={() => game.press(id)}
            >
              {text.extra(id, terms)}
            </button>
          )
        );
      })}
    </>
  );
}

const isOpener = (id: ButtonId): boolean => id === 'scores' || id === 'log' || id === 'leave';
