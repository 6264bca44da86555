import { isUnderWay } from '../game/moment.ts';
import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import { mirroredIfLeft, tallyPlace } from '../stage/tallyPlace.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';

/**
 * A bar shown while a bot plays for the viewer, with the button to take the seat back. It covers the words, or lies at
 * the free end of the table if the tally covers them.
 */
export function StandIn({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const isAway = game.standIn.value;
  const view = game.view.value;
  const isCovered = view !== null && !isUnderWay(view) && (view.phase === 'over' || tallyPlace(layout) === null);
  const place = isCovered ? mirroredIfLeft(layout, { ...layout.words, x: 12, y: layout.felt.y }) : layout.words;
  return (
    <div class={place === layout.words ? 'stand-in' : 'stand-in aside'} role="status" style={placed(place)}>
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
