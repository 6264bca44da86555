import type { ComponentChildren } from 'preact';
import { isBetweenDeals } from '#engine';
import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import { barPlace } from '../stage/tallyPlace.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';

interface BarProps {
  readonly game: Game;
  readonly layout: Layout;
}

/** A bar in the place of the words, which the picture does not draw meanwhile (`OpenTable.hasBar`). */
export function Bar({ game, layout, children }: BarProps & { readonly children: ComponentChildren }) {
  const { aside, ...place } = barPlace(layout, game.table.value.game);
  return (
    <div class={aside ? 'stand-in aside' : 'stand-in'} role="status" style={placed(place)} data-spared>
      {children}
    </div>
  );
}

/** The bar shown while a bot plays for the viewer, with the button to take the seat back. */
export function StandIn({ game, layout, isOnline }: BarProps & { readonly isOnline: boolean }) {
  const view = game.view.value;
  return (
    <Bar game={game} layout={layout}>
      {game.standIn.value && isOnline && (
        <p>
          {text.PLAYED_FOR}
          {/* Beside the golden button of the tally it is plain. */}
          <button type="button" class={view && isBetweenDeals(view) ? '' : 'gold'} onClick={() => game.back()}>
            {text.BACK}
          </button>
        </p>
      )}
    </Bar>
  );
}
