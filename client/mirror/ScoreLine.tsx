import type { Game } from '../game/types.ts';
import { text } from '../text/index.ts';

/** The scores, for a screen reader user who moves from heading to heading. */
export function ScoreLine({ game }: { readonly game: Game }) {
  const table = game.table.value;
  return (
    <section class="unseen">
      <h2>{text.PANELS.scores}</h2>
      <p>{text.totalsLine(table)}</p>
    </section>
  );
}
