import type { ReadonlySignal } from '@preact/signals';
import type { Game } from '../game/types.ts';
import { text } from '../text/index.ts';

/** Speaks what others do, politely, and what is asked of you, at once. */
export function Announcer(props: {
  readonly game: Game;
  readonly lastWords: ReadonlySignal<string>;
  readonly yourTurn: ReadonlySignal<boolean>;
}) {
  const { game, lastWords, yourTurn } = props;
  const question = game.question.value;
  const table = game.table.value;
  const asked = question ? text.asked(question, table) : text.step(table);
  return (
    <div class="unseen">
      <p aria-live="polite">{lastWords}</p>
      <p aria-live="assertive">{yourTurn.value ? asked : ''}</p>
    </div>
  );
}
