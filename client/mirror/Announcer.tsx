import type { ReadonlySignal } from '@preact/signals';
import type { Game } from '../game/types.ts';
import { text } from '../text/index.ts';

/** Speaks what others do, politely, and your turn, at once. */
export function Announcer(props: {
  readonly game: Game;
  readonly lastWords: ReadonlySignal<string>;
  readonly yourTurn: ReadonlySignal<boolean>;
}) {
  return (
    <div class="unseen">
      <p aria-live="polite">{props.lastWords}</p>
      <p aria-live="assertive">{props.yourTurn.value ? text.step(props.game.table.value) : ''}</p>
    </div>
  );
}
