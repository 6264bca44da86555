import { frame } from './frame.ts';
import { layoutHand } from './layoutHand.ts';
import { layoutMelds } from './layoutMelds.ts';
import { layoutPiles } from './layoutPiles.ts';
import { layoutOwn, layoutSeats, othersInOrder } from './layoutSeats.ts';
import { layoutShown } from './layoutShown.ts';
import { cardSize, measure } from './measures.ts';
import { needsOf } from './needs.ts';
import { rect } from './rect.ts';
import type { Layout, LayoutInput, Rect } from './types.ts';

/**
 * Where everything on the table is, for any game of the family and any screen from 360×640 to 2560×1440 in either
 * orientation. A pure function: the same table and screen give the same places.
 */
export function layoutTable(input: LayoutInput): Layout {
  const { table, hand, selected, lit, width, height } = input;
  const { game, viewer } = table;
  const m = measure(input);
  const needs = needsOf(input);
  const zones = frame(m, needs);
  const { seats, height: shown } = layoutShown(m, layoutSeats(m, zones.seats, table), zones.felt, game);
  const felt = below(zones.felt, zones.felt.y + shown);
  const { melds, groups, next, card } = layoutMelds(m, felt, game, othersInOrder(table));
  const wantsMeld = lit.some((place) => place.at === 'felt' && place.why === 'meld');
  return {
    width,
    height,
    type: m.type,
    badge: zones.badge,
    seats,
    own: viewer === 'spectator' ? null : layoutOwn(m, zones.own, { ...table, viewer }, zones.handZone),
    felt,
    melds,
    groups,
    meldCard: card,
    newMeld: wantsMeld ? next : null,
    ...layoutPiles(m, below(zones.piles, felt.y), needs, game),
    hand: layoutHand(m, zones.handZone, hand, selected),
    handZone: zones.handZone,
    handCard: cardSize(m.handCard),
    words: zones.words,
    points: zones.points,
    buttons: { ...zones.buttons, extra: zones.extra },
  };
}

/** What of a zone lies below a line. */
function below({ x, y, width, height }: Rect, line: number): Rect {
  const cut = Math.max(0, line - y);
  return rect(x, y + cut, width, height - cut);
}
