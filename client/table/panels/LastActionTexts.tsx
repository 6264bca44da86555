import { type PlayerView, type Seat, seatsToCome } from '#engine';
import { termsOf } from '#rules';
import type { Game } from '../../game/createGame.ts';
import type { Layout } from '../../stage/layout.ts';
import { lastActionPlaces } from '../../stage/seatTexts.ts';
import { lastActionText } from '../../text/lastActionText.ts';
import { SeatDot } from '../../ui/Avatar.tsx';
import { placed } from '../../ui/boxStyle.ts';
import { SuitText } from '../../ui/SuitText.tsx';

/**
 * The last actions of each seat, with the same dot as its new cards on the table. In the last turns also who is out and
 * who still has a turn (R108, R157). Screen readers hear them from the announcer.
 */
export function LastActionTexts({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const lines = new Map(
    game.lastActions.value.map(({ seat, events }) => [seat, lastActionText.deedLine(events, game.table.value)]),
  );
  for (const [seat, words] of lateWords(game.view.value)) lines.set(seat, words);
  const places = lastActionPlaces(layout, [...lines.keys()]);
  const marked = new Set(game.placed.value.values());
  return (
    <div class="deeds" aria-hidden="true">
      {[...lines].map(([seat, words]) => {
        const place = places.get(seat);
        if (!place || words === '') return null;
        // Of two lines made equally long, a single one would show but half.
        const cut = { '--lines': place.lines, '--wrap': place.lines === 1 ? 'wrap' : 'balance' };
        return (
          <div key={seat} class="deed" style={{ ...placed(place.rect), fontSize: `${layout.type.small}px`, ...cut }}>
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

/** The words at the seat that is out and at those whose last turn is still to come. */
function lateWords(view: PlayerView | null): readonly (readonly [Seat, string])[] {
  if (!view || view.relief < 0) return [];
  const late = seatsToCome(view, view.seats.length).map((seat) => [seat, lastActionText.DEEDS.late] as const);
  return [...late, [view.relief, lastActionText.out(termsOf(view.rules))]];
}
