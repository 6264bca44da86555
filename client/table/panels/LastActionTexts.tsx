import type { Game } from '../../game/createGame.ts';
import type { Layout } from '../../stage/layout.ts';
import { lastActionPlaces } from '../../stage/seatTexts.ts';
import { lastActionText } from '../../text/lastActionText.ts';
import { SeatDot } from '../../ui/Avatar.tsx';
import { placed } from '../../ui/boxStyle.ts';
import { SuitText } from '../../ui/SuitText.tsx';

/**
 * The last actions of each seat, with the same dot as its new cards on the table. Screen readers hear them from the
 * announcer.
 */
export function LastActionTexts({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const actions = game.lastActions.value;
  const places = lastActionPlaces(
    layout,
    actions.map(({ seat }) => seat),
  );
  const marked = new Set(game.placed.value.values());
  return (
    <div class="deeds" aria-hidden="true">
      {actions.map(({ seat, events }) => {
        const place = places.get(seat);
        const words = lastActionText.deedLine(events, game.table.value);
        if (!place || words === '') return null;
        return (
          <div
            key={seat}
            class="deed"
            style={{ ...placed(place.rect), fontSize: `${layout.type.small}px`, '--lines': place.lines }}
          >
            <p key={words}>
              {marked.has(seat) && <SeatDot seat={seat} />}
              <SuitText words={words} />
            </p>
          </div>
        );
      })}
    </div>
  );
}
