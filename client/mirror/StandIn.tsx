import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';

/** While a bot plays for the viewer: says so over the words that name the step, with the way back into the seat. */
export function StandIn({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const isAway = game.standIn.value;
  return (
    <div class="stand-in" role="status" style={placed(layout.words)}>
      {isAway && (
        <p>
          {text.PLAYED_FOR}
          <button type="button" class="gold" onClick={() => game.back()}>
            {text.BACK}
          </button>
        </p>
      )}
    </div>
  );
}
