import type { Card } from '#engine';
import { isOnTheWay } from '../plain/draw.ts';
import { lineFrom } from '../plain/line.ts';
import type { Notes } from '../plain/notes.ts';
import { spotFor } from '../plain/spots.ts';
import { faceIndex } from '../unseen.ts';
import { isMeldable } from './meldable.ts';
import type { Reason } from './reason.ts';

/** Why to draw from the stock. */
export function stockReasons(notes: Notes): readonly Reason[] {
  const { view, unseen } = notes;
  const top = view.pile.at(-1);
  const useless: Reason[] = top !== undefined && !isHelp(notes, top) ? [{ type: 'pileUseless', card: top }] : [];
  const helping = helpingIn(notes);
  return helping === 0 ? useless : [...useless, { type: 'stock', helping, unseen: unseen.length }];
}

/** How many of the unseen cards could be laid down in the turn in which they are drawn. */
function helpingIn(notes: Notes): number {
  const known = new Map<number, boolean>();
  return notes.unseen.filter((card) => {
    const face = faceIndex(card);
    const helps = known.get(face) ?? isHelp(notes, card);
    known.set(face, helps);
    return helps;
  }).length;
}

/**
 * Whether a card could be laid down this turn if it were drawn: on the table or in a new meld. Before the contract is
 * laid, whether it brings it nearer.
 */
export function isHelp(notes: Notes, card: Card): boolean {
  const { rules, view } = notes;
  const hand = [...view.hand, card];
  const line = lineFrom(view);
  if (rules.play.contract !== 'off' && !line.melded) return isOnTheWay(notes, card, hand);
  if (spotFor(notes, { ...line, hand }, card)) return true;
  return isMeldable(notes, card);
}
