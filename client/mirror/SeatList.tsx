import { askedSeats } from '#engine';
import { isUnderWay } from '../game/moment.ts';
import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import { seatBoxes } from '../stage/seatBoxes.ts';
import type { Layout, SeatBox } from '../stage/types.ts';
import { text } from '../text/index.ts';

/** Everybody at the table, in turn order, the viewer last. */
export function SeatList({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  return (
    <>
      <h2 class="unseen">{text.HEADINGS.seats}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without marks, Safari takes it for no list unless it says so */}
      <ul class="seats" role="list">
        {seatBoxes(layout).map((box) => (
          <li key={box.seat} class="placed" style={placed(box.rect)}>
            {seatWords(game, box)}
          </li>
        ))}
      </ul>
    </>
  );
}

function seatWords(game: Game, { seat }: SeatBox): string {
  const info = game.table.value.seats[seat];
  const view = game.view.value;
  const place = view?.seats[seat];
  if (!info || !view || !place) return '';
  return text.seatLine(info, {
    cards: place.cards,
    total: place.total,
    dealer: view.dealer === seat,
    melded: place.melded,
    turn: view.turn === seat,
    asked: view.turn !== seat && askedSeats(view).includes(seat),
    floats: isUnderWay(view) && place.cards === 0,
    you: view.viewer === seat,
  });
}
