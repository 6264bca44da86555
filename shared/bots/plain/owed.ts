import { asksTwoNaturals, type Card, countLike, laidThisTurn } from '#engine';
import { lineWithMelds, type PlayLine, withLayOff } from './line.ts';
import { meldsFor } from './melding.ts';
import type { Notes } from './notes.ts';
import { spotFor } from './spots.ts';

/** The card taken from the pile this turn that must be used and is not yet (R73, R74, R76, R77); -1 if none. */
function owedIn({ view, rules, seat }: Notes): Card {
  const { drew, drawn, fixed } = view.draft;
  const [deepest] = drawn;
  if (drew !== 'pile' || fixed > 0 || deepest === undefined || !view.hand.includes(deepest)) return -1;
  if (countLike(laidThisTurn(view), deepest) > 0) return -1;
  const { gated, deepestMustMeld, topMustMeld } = rules.draw;
  const mustMeld = drawn.length > 1 ? deepestMustMeld : topMustMeld;
  const mustMatch = asksTwoNaturals(rules, drawn.length);
  return mustMeld || mustMatch || (gated && !view.seats[seat]?.melded) ? deepest : -1;
}

/**
 * Lines that use the owed card before anything else, so that no other play can get in the way. Empty if the card has no
 * use; just `start` if no card is owed.
 */
export function linesForOwed(notes: Notes, start: PlayLine, free: readonly Card[]): readonly PlayLine[] {
  const owed = owedIn(notes);
  if (owed < 0) return [start];
  if (!free.includes(owed)) return [];
  const naturals = free.filter((card) => notes.wilds[card] === 0 || card === owed);
  const spot = spotFor(notes, start, owed);
  const melds = [naturals, free].map((cards) => meldsFor(notes, start, cards, owed));
  const begun = melds.map((readings) =>
    lineWithMelds(
      start,
      notes.seat,
      readings.filter(({ cards }) => cards.includes(owed)),
    ),
  );
  const lines = spot ? [withLayOff(start, notes.seat, spot), ...begun] : begun;
  return lines.filter(({ plays }) => plays.length > start.plays.length);
}
