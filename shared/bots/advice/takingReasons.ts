import type { Card, PlayerView, Reading, SeatAction } from '#engine';
import { arrangedIn } from '../plain/arranged.ts';
import { type Notes, notesAfter } from '../plain/notes.ts';
import { besideIn, completingOf } from './completing.ts';
import type { Reason } from './reason.ts';
import { turnReasons, usedBy } from './turnReasons.ts';
import { beforeLast, discardOf, type Way } from './way.ts';

/** The reasons of a line that begins with a draw from the pile, which leads to the view `after`. */
export function takingReasons(notes: Notes, way: Way, after: PlayerView): readonly Reason[] {
  const [, next, ...more] = way.line;
  const card = after.draft.drawn[0];
  if (!next || card === undefined) return [];
  const here = notesAfter(notes, after);
  const later = { ...way, line: [next, ...more] as const };
  // Other ways after this draw are not weighed, so nothing is said of the fewest points.
  const reasons = turnReasons(here, later, [later]).filter(({ type }) => type !== 'fewest');
  const [main] = reasons;
  const use = usedIn(later.line, card) ?? unusedIn(here, later, card);
  if (!use) return main?.type === 'goesOut' ? [main] : [];
  return main?.type === 'goesOut' ? [main, use] : [use, ...reasons.filter(({ type }) => type !== use.type)];
}

/** How the line lays down the card. */
function usedIn(line: readonly SeatAction[], card: Card): Reason | null {
  for (const play of line) {
    if (play.type === 'layOff' && play.card === card) return { type: 'completes', card, reading: null, on: play.meld };
    if (play.type === 'swap' && play.natural === card) {
      const lets = line.find((one) => usedBy(one).includes(play.wild)) ?? null;
      return { type: 'frees', wild: play.wild, natural: card, lets };
    }
    const reading = readingsOf(play).find(({ cards }) => cards.includes(card));
    if (reading) return { type: 'completes', card, reading, on: -1 };
  }
  return null;
}

function readingsOf(play: SeatAction): readonly Reading[] {
  if (play.type === 'meld') return [play.reading];
  return play.type === 'contract' || play.type === 'goRummy' ? play.readings : [];
}

/** Why a card is taken that is not laid down: for a meld that stays in hand, to keep it, or to discard it again. */
function unusedIn(notes: Notes, { line }: Way, card: Card): Reason | null {
  const discard = discardOf(line);
  if (discard === card) return { type: 'returns', card };
  const kept = beforeLast(notes.view, line)?.hand.filter((other) => other !== discard) ?? [];
  const { readings, left } = arrangedIn(notes, kept);
  const reading = readings.find(({ cards }) => cards.includes(card));
  if (reading) return { type: 'completes', card, reading, on: -1 };
  const completing = completingOf(notes, card, left);
  return completing.live > 0 ? { type: 'keeps', card, beside: besideIn(notes, card, left), completing } : null;
}
