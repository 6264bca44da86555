import type { TableView } from '#protocol';
import type { Game } from '../game/createGame.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { bottom, rect, right } from '../stage/rect.ts';
import { text } from '../text/index.ts';
import { placedLabel } from '../ui/boxStyle.ts';

/** Whether somebody who watches has booked a seat here, or could. */
function canBook({ connection, table, booked }: Game): boolean {
  const { viewer, seats, adjourned, isDaily } = table.value;
  if (!connection.onBooked || viewer !== 'spectator' || adjourned || isDaily) return false;
  return booked.value !== null || seats.some(({ kind, booked: by }) => kind === 'bot' && by === '');
}

/**
 * Books a bot's seat for somebody who watches, and gives it up.
 * @param place where the buttons of a player would be; in the flow of a panel without it
 */
export function TakeSeat({ game, place }: { readonly game: Game; readonly place?: Rect }) {
  if (!canBook(game)) return null;
  const isBooked = game.booked.value !== null;
  const label = isBooked ? text.TAKE_SEAT.booked : text.TAKE_SEAT.take;
  return (
    <button
      type="button"
      class={`${place ? 'action ' : ''}take-seat${isBooked ? '' : ' gold'}`}
      style={place && placedLabel(label, place)}
      onClick={() => game.bookSeat(!isBooked)}
    >
      {label}
      <small>{isBooked ? text.TAKE_SEAT.giveUp : fromWhen(game.table.value)}</small>
    </button>
  );
}

const fromWhen = ({ stage }: TableView): string =>
  stage === 'over' ? text.TAKE_SEAT.nextGame : text.TAKE_SEAT.nextDeal;

/** The place of a player's two largest buttons. */
export function seatButtonPlace({ buttons: { meld, discard } }: Layout): Rect {
  const [x, y] = [Math.min(meld.x, discard.x), Math.min(meld.y, discard.y)];
  return rect(x, y, Math.max(right(meld), right(discard)) - x, Math.max(bottom(meld), bottom(discard)) - y);
}
