import { type Arrangement, type Card, hasSeat, isReliefMeld, type Reading } from '#engine';
import { divide, weightBeside } from '#solver';
import type { PlayLine } from './line.ts';
import { arrangedBeside, laidBeside } from './newMelds.ts';
import type { Notes } from './notes.ts';

/** More than the weight of any hand. */
const FIRST_CARD_WEIGHT = 2000;

/**
 * The new melds a seat could lay with these cards, and the cards left: the most points in melds or, until a player has
 * gone Rummy where that alone ends the deal, the most cards. In large hands wilds are placed one by one after the
 * naturals, which may miss a slightly better arrangement.
 * @param first a card to put in one of the melds if possible
 */
export function arrangedIn(
  notes: Notes,
  line: Pick<PlayLine, 'melds' | 'melded'>,
  cards: readonly Card[],
  first: Card = -1,
): Arrangement {
  const laid = laidBeside(notes, line);
  if (!laid) return { readings: [], left: cards, points: 0 };
  const key = `${first} ${cards.join()} ${laid.map(({ kind, suit, rank }) => `${kind}${suit},${rank}`).join()}`;
  const known = notes.found.get(key);
  if (known) return known;
  const { rules, wildRank, points, view } = notes;
  const base = view.relief >= 0 ? 1 : weightBeside(rules);
  const weight = (card: Card): number => points(card) + base + (card === first ? FIRST_CARD_WEIGHT : 0);
  const arranged =
    laid.length > 0 ? arrangedBeside(notes, laid, cards, weight) : divide(rules, wildRank, cards, weight);
  notes.found.set(key, arranged);
  return arranged;
}

/** How many cards must stay in hand: one to discard (R95, R96), two in a first turn that may not go out (R107). */
export function keptFor({ rules, view, seat }: Notes): number {
  const { discard, float, firstTurn } = rules.goingOut;
  if (isReliefMeld(view)) return 0;
  if (!firstTurn && !hasSeat(view.turns, seat)) return 2;
  return discard === 'required' && float === 'off' ? 1 : 0;
}

/** The cards of a line's hand that are free to play, including wilds swapped on the way. */
export const freeIn = (line: PlayLine, start: readonly Card[], { view }: Notes): readonly Card[] =>
  line.hand.filter((card) => start.includes(card) || !view.hand.includes(card));

/**
 * The new melds to lay now: as many as allowed (R57), leaving one card if the turn must end with a discard.
 * @param owed a card to put in one of the melds if possible
 */
export function meldsFor(notes: Notes, line: PlayLine, free: readonly Card[], owed: Card = -1): readonly Reading[] {
  const { rules, view } = notes;
  const cards = freeIn(line, free, notes);
  const isOne = rules.play.meldsPerTurn === 1;
  if (isOne && [...view.draft.plays, ...line.plays].some(({ type }) => type === 'meld')) return [];
  const { readings, left } = arrangedIn(notes, line, cards, owed);
  const held = line.hand.length - cards.length + left.length;
  const melds = (held < keptFor(notes) ? meldsButOne(notes, line, cards, owed) : readings).toSorted(byOwed(owed));
  return isOne ? melds.slice(0, 1) : keeping(line, melds, keptFor(notes));
}

/** The melds that can be laid while `kept` cards stay in hand. */
function keeping({ hand }: PlayLine, melds: readonly Reading[], kept: number): readonly Reading[] {
  let left = hand.length;
  return melds.filter(({ cards }) => {
    if (left - cards.length < kept) return false;
    left -= cards.length;
    return true;
  });
}

const byOwed =
  (owed: Card) =>
  (a: Reading, b: Reading): number =>
    Number(b.cards.includes(owed)) - Number(a.cards.includes(owed)) || b.cards.length - a.cards.length;

/** Melds of all cards but the one that can best be spared. */
function meldsButOne(notes: Notes, line: PlayLine, cards: readonly Card[], owed: Card): readonly Reading[] {
  let best: { readonly readings: readonly Reading[]; readonly points: number } = {
    readings: [],
    points: Number.POSITIVE_INFINITY,
  };
  for (const card of cards) {
    if (card === owed) continue;
    const { readings, left } = arrangedIn(
      notes,
      line,
      cards.filter((other) => other !== card),
      owed,
    );
    // If no other card is left, this one is the last discard.
    const points = left.length === 0 ? 0 : [card, ...left].reduce((sum, other) => sum + notes.points(other), 0);
    if (points < best.points) best = { readings, points };
  }
  return best.readings;
}
