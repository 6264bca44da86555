import { type Seat, seatsToAct, seatsToCome, takesLeft } from '#engine';
import type { Game } from '../game/createGame.ts';
import { isUnderWay } from '../game/gestureContext.ts';
import { type Layout, type SeatBox, seatBoxes } from '../stage/layout.ts';
import { right } from '../stage/rect.ts';
import { text } from '../text/index.ts';
import { placed } from '../ui/boxStyle.ts';
import { Row } from './Row.tsx';

/** The actions of a press on a seat: phrases on the viewer's own, options about the player on another. */
export interface SeatPresses {
  /** Null where nothing can be said, and for spectators. */
  readonly speak: (() => void) | null;
  readonly about: (seat: Seat) => void;
}

interface SeatListProps {
  readonly game: Game;
  readonly layout: Layout;
  /** Null in a replay. */
  readonly presses: SeatPresses | null;
}

/** All seats in turn order, the viewer last. */
export function SeatList({ game, layout, presses }: SeatListProps) {
  const boxes = seatBoxes(layout);
  const open = boxes.filter(({ seat }) => pressOf(game, seat, presses) !== null);
  const list = (stop?: string) => (
    // biome-ignore lint/a11y/noRedundantRoles: to Safari, a list without markers is no list unless it has the role
    <ul class="seats" role="list">
      {boxes.map((box) => (
        <li key={box.seat} class="placed" style={placed(box.rect)}>
          {seatWords(game, box)}
          <SeatButton box={box} game={game} presses={presses} isStop={keyOf(box) === stop} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2 class="unseen">{text.HEADINGS.seats}</h2>
      {open.length === 0 ? (
        list()
      ) : (
        <Row name="seats" label={text.HEADINGS.seats} items={open.map((box) => ({ key: keyOf(box), rect: box.rect }))}>
          {list}
        </Row>
      )}
    </>
  );
}

const keyOf = ({ seat }: SeatBox): string => `seat ${seat}`;

/** The action of a press on this seat; null if it has none. */
function pressOf(game: Game, seat: Seat, presses: SeatPresses | null): (() => void) | null {
  const { viewer, seats } = game.table.value;
  if (!presses) return null;
  if (seat === viewer) return presses.speak;
  return seats[seat]?.kind === 'empty' ? null : () => presses.about(seat);
}

function SeatButton(props: Omit<SeatListProps, 'layout'> & { readonly box: SeatBox; readonly isStop: boolean }) {
  const { box, game, presses, isStop } = props;
  const { viewer } = game.table.value;
  const onPress = pressOf(game, box.seat, presses);
  if (!onPress) return null;
  const isOwn = box.seat === viewer;
  const { avatar, rect } = box;
  // At the lower right of the avatar, where there is no other mark.
  const corner = { left: `${right(avatar) - rect.x}px`, top: `${avatar.y + avatar.height - rect.y}px` };
  return (
    <button
      type="button"
      class="seat-press"
      tabIndex={isStop ? 0 : -1}
      aria-label={isOwn ? text.saySomething() : text.aboutPlayer(text.who(game.table.value, box.seat))}
      onClick={onPress}
    >
      {isOwn && <span class="speech-corner" style={corner} />}
    </button>
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
    takes: takesLeft(view, seat, place.melded),
    dealer: view.dealer === seat,
    melded: place.melded,
    turn: view.turn === seat,
    asked: view.turn !== seat && seatsToAct(view).includes(seat),
    floats: isUnderWay(view) && place.cards === 0 && view.relief < 0,
    late: seatsToCome(view, view.seats.length).includes(seat),
    you: view.viewer === seat,
  });
}
