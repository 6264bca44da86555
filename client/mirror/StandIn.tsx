import type { ComponentChildren } from 'preact';
import { isBetweenDeals } from '#engine';
import type { Game } from '../game/createGame.ts';
import type { Layout } from '../stage/layout.ts';
import { barPlace } from '../stage/tallyPlace.ts';
import { text } from '../text/index.ts';
import { placed } from '../ui/boxStyle.ts';

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

/**
 * Says of whom there has been no sign while the table waits for them. The others may let a bot play; the person
 * themselves only has to touch the page.
 */
function Silent({ game }: Pick<BarProps, 'game'>) {
  const table = game.table.value;
  const seat = game.silent.value;
  const info = seat === null ? undefined : table.seats[seat];
  if (seat === null || !info) return null;
  if (seat === table.viewer) return <p class="silent">{text.SILENCE.you}</p>;
  return (
    <p class="silent">
      <span>{text.noSign(text.isolated(text.playerName(info)))}</span>
      <button type="button" class="gold" onClick={() => game.letBotPlay(seat)}>
        {text.SILENCE.letBot}
      </button>
    </p>
  );
}

/** The bar shown while a bot plays for the viewer, with the button to take the seat back, or somebody is silent. */
export function StandIn({ game, layout, isOnline }: BarProps & { readonly isOnline: boolean }) {
  const view = game.view.value;
  return (
    <Bar game={game} layout={layout}>
      {isOnline && !game.standIn.value && <Silent game={game} />}
      {game.standIn.value && isOnline && (
        <p>
          {text.STAND_IN.playedFor}
          {/* Beside the golden button of the tally it is plain. */}
          <button type="button" class={view && isBetweenDeals(view) ? '' : 'gold'} onClick={() => game.takeSeatBack()}>
            {text.STAND_IN.back}
          </button>
        </p>
      )}
    </Bar>
  );
}
