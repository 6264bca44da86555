import type { Card, Reading } from '#engine';
import { arrangedIn } from './arranged.ts';
import { distanceTo, stepsTo } from './contract.ts';
import { giftsIn } from './gifts.ts';
import { handOutlook } from './handOutlook.ts';
import type { PlayLine } from './line.ts';
import type { Notes } from './notes.ts';

/** A discard and the value of the position after it, apart from the cards on the table. */
export interface Shed {
  readonly card: Card;
  readonly worth: number;
}

/** On the way to a contract: the cost of each missing card, and the share of its points that a waste card costs. */
const MISSING = 12;
const WASTE = 0.3;
/** An unlaid contract blocks everything else, so laying it is worth more than keeping any hand together. */
const UNLAID = 200;
/** The chance that melds in hand get laid, if the deal lasts. */
const WILL_BE_LAID = 0.9;

/** Every card of a line's hand as a discard, best first, with the value of the rest. */
export function shedsFrom(notes: Notes, line: PlayLine): readonly Shed[] {
  const gift = giftsIn(notes, line.melds);
  const isBound = notes.rules.play.contract !== 'off' && !line.melded;
  const keep = isBound ? keepingContract(notes, line.hand) : keepingMelds(notes, line);
  return line.hand
    .map((card) => ({ card, worth: keep(card) - gift(card) }))
    .sort((a, b) => b.worth - a.worth || b.card - a.card);
}

/** The value of the rest of the hand without a card, on the way to a contract. Waste goes first. */
function keepingContract(notes: Notes, hand: readonly Card[]): (card: Card) => number {
  const { missing, waste, isWhole } = distanceTo(notes, hand);
  const points = waste.reduce((sum, card) => sum + notes.points(card), 0);
  const fewer = Math.max(0, waste.length - 1);
  const without = -UNLAID - MISSING * stepsTo(missing, fewer, isWhole) - WASTE * points;
  const broken = -UNLAID - MISSING * stepsTo(missing + 1, waste.length, isWhole) - WASTE * points;
  return (card) => (waste.includes(card) ? without + WASTE * notes.points(card) : broken);
}

/** The value of the rest of a hand of melds and loose cards: its cost if the deal ends now, and if it ends later. */
function keepingMelds(notes: Notes, line: PlayLine): (card: Card) => number {
  const { stakes, hazard, rules, points } = notes;
  const { readings, left } = arrangedIn(notes, line.hand);
  const weight = (card: Card): number => stakes.perCard + stakes.perPoint * points(card);
  const outlook = handOutlook(notes, left, weight);
  const sum = (cards: readonly Card[], value: (card: Card) => number): number =>
    cards.reduce((total, card) => total + value(card), 0);
  const melded = sum(line.hand, points) - sum(left, points);
  const isSafe = rules.goingOut.rummyOnly && rules.goingOut.othersMeldAfter;
  const total = sum(left, points) + (isSafe ? 0 : melded);
  const gain = stakes.laid * WILL_BE_LAID * melded;
  const secret =
    line.melded || stakes.laid === 1 || rules.goingOut.rummyOnly ? 0 : notes.temper.secret * readings.length;
  const later = (card: Card): number => {
    const place = left.indexOf(card);
    return place >= 0 ? outlook.costWithout(place) : outlook.cost + brokenBy(notes, readings, card, weight);
  };
  return (card) => secret - hazard * stakes.held * (total - points(card)) - (1 - hazard) * (later(card) - gain);
}

/**
 * The weight that becomes loose when this card leaves its meld: none if the card is spare, else the rest of the meld.
 */
function brokenBy({ rules }: Notes, readings: readonly Reading[], card: Card, weight: (card: Card) => number): number {
  const meld = readings.find(({ cards }) => cards.includes(card));
  if (!meld) return 0;
  const { kind, cards } = meld;
  const isSpare =
    kind === 'set'
      ? cards.length > rules.melds.setMin
      : cards.length > rules.melds.runMin && (card === cards[0] || card === cards.at(-1));
  return isSpare ? 1 : cards.reduce((sum, other) => (other === card ? sum : sum + weight(other)), 1);
}
