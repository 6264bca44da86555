import type { PlayerView } from '#engine';
import { frame } from './frame.ts';
import { handHeight, layoutHand } from './layoutHand.ts';
import { layoutMelds } from './layoutMelds.ts';
import { layoutOwn, layoutSeats, layoutShown } from './layoutSeats.ts';
import { cardSize, measure } from './measures.ts';
import { rect } from './rect.ts';
import type { CardBox, Layout, LayoutInput, Rect } from './types.ts';

/** Cards of the pile that are drawn when only its top may be taken. */
const PILE_SHOWN = 3;
const PILE_TURNS = [-0.05, 0.035, 0];

/**
 * Where everything on the table is, for any screen from 360×640 to 2560×1440 in either orientation. A pure function: the
 * same table and screen give the same places.
 */
export function layoutTable(input: LayoutInput): Layout {
  const { table, hand, selected, lit, width, height } = input;
  const m = measure(input);
  const zones = frame(m, { handHeight: (room) => handHeight(m, hand.length, room) });
  const { seats, height: shown } = layoutShown(m, layoutSeats(m, zones.seats, table), table.game);
  const felt = rect(zones.felt.x, zones.felt.y + shown, zones.felt.width, zones.felt.height - shown);
  const { melds, next, card } = layoutMelds(m, felt, table.game);
  const wantsMeld = lit.some((place) => place.at === 'felt' && place.why === 'meld');
  return {
    width,
    height,
    type: m.type,
    badge: zones.badge,
    seats,
    own: table.viewer === 'spectator' ? null : layoutOwn(m, zones.own, table.viewer, zones.handZone),
    felt,
    melds,
    meldCard: card,
    newMeld: wantsMeld ? next : null,
    ...zones.piles,
    pileCards: layoutPile(zones.piles.pile, table.game),
    hand: layoutHand(m, zones.handZone, hand, selected),
    handZone: zones.handZone,
    handCard: cardSize(m.handCard),
    words: zones.words,
    points: zones.points,
    buttons: zones.buttons,
  };
}

/** The top of the discard pile; the cards below peep out a little. */
function layoutPile(place: Rect, game: PlayerView | null): CardBox[] {
  const seen = (game?.pile ?? []).slice(-PILE_SHOWN);
  return seen.map((card, i) => ({
    card,
    rect: place,
    angle: PILE_TURNS[i + PILE_SHOWN - seen.length] as number,
    hit: place,
    depth: i,
  }));
}
