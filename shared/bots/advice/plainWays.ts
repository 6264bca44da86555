import { preview, refusal, type SeatAction } from '#engine';
import { giftsIn, shedsFrom } from '../plain/discards.ts';
import { bestTaken, stockWorth } from '../plain/draw.ts';
import { lineFrom } from '../plain/line.ts';
import { type Notes, notesAfter } from '../plain/notes.ts';
import { afterPlays, closingOf, weighed } from '../plain/turn.ts';
import type { Line, Way } from './ways.ts';

/** How many lines of play, and how many discards after each, are followed to their end. */
const MAX_LINES = 6;
const MAX_DISCARDS = 6;

const STOCK: SeatAction = { type: 'draw', from: 'stock' };
const DECLINE: SeatAction = { type: 'decline' };

/** The ways to play on in any game, as Steady weighs them, best first; none outside the two halves of a turn. */
export function plainWays(notes: Notes): readonly Way[] {
  const { phase } = notes.view;
  return phase === 'draw' ? waysToDraw(notes) : phase === 'play' ? waysToPlay(notes) : [];
}

function waysToPlay(notes: Notes): readonly Way[] {
  return weighed(notes)
    .slice(0, MAX_LINES)
    .flatMap(({ line, worth }) => {
      const after = afterPlays(notes.view, line.plays);
      const here = after && notesAfter(notes, after);
      const closing = here && closingOf(here);
      if (!closing) return [];
      if (closing.type !== 'discard') return [wayOf(notes, [...line.plays, closing], worth, 0)];
      return discardsAfter(here, closing.card).map(({ action, less, gift }) =>
        wayOf(notes, [...line.plays, action], worth - less, gift),
      );
    })
    .toSorted((a, b) => a.cost - b.cost);
}

/** The legal discards of a turn that has been played, `first` and the next best, and how much each is worth less. */
function discardsAfter(notes: Notes, first: number) {
  const { view } = notes;
  const sheds = shedsFrom(notes, lineFrom(view));
  const best = sheds.find(({ card }) => card === first)?.worth ?? 0;
  const gift = giftsIn(notes, view.melds);
  return sheds
    .map(({ card, worth }) => ({ action: { type: 'discard', card } as const, less: best - worth, gift: gift(card) }))
    .filter(({ action }) => refusal(view, action) === null)
    .slice(0, view.hand.length === 1 ? 1 : MAX_DISCARDS);
}

function waysToDraw(notes: Notes): readonly Way[] {
  const taken = bestTaken(notes);
  const after = taken && preview(notes.view, taken.draw);
  const [plan] = after ? waysToPlay(notesAfter(notes, after)) : [];
  const fromPile = taken && plan ? [{ ...plan, line: [taken.draw, ...plan.line] as const }] : [];
  if (refusal(notes.view, STOCK) !== null) {
    const held = notes.view.hand.reduce((sum, card) => sum + notes.points(card), 0) * notes.stakes.held;
    const none = refusal(notes.view, DECLINE) === null ? [wayOf(notes, [DECLINE], -held, 0)] : [];
    return [...fromPile, ...none];
  }
  const fromStock = wayOf(notes, [STOCK], stockWorth(notes) + notes.profile.margin, 0);
  return [...fromPile, fromStock].toSorted((a, b) => a.cost - b.cost);
}

const wayOf = ({ hazard }: Notes, line: readonly SeatAction[], worth: number, gift: number): Way => ({
  line: line as unknown as Line,
  cost: -worth,
  costApart: -worth - gift,
  ends: hazard,
});
