import type { Card, Reading } from '#engine';
import { arrangedIn } from './arranged.ts';
import { distanceTo, stepsTo } from './contract.ts';
import { giftsIn } from './gifts.ts';
import { handOutlook } from './handOutlook.ts';
import type { PlayLine } from './line.ts';
import type { Notes } from './notes.ts';

/** A discard, and what the moment after it is worth, what lies on the table aside. */
export interface Shed {
  readonly card: Card;
  readonly worth: number;
}

/** On the way to a contract a card still missing costs so much, and one beside it this part of its points. */
const MISSING = 12;
const WASTE = 0.3;
/** Until it is laid nothing else can be: that alone is worth more than any hand kept together. */
const UNLAID = 200;
/** What it is worth not to lay a meld: nobody can lay off on it, swap its wild or count the cards left. */
const SECRET = 2;
/** Melds in hand will be laid, if the deal lasts. */
const WILL_BE_LAID = 0.9;

/** Every card of a line's hand as its discard, the best first, and what the rest is worth then. */
export function shedsFrom(notes: Notes, line: PlayLine): readonly Shed[] {
  const gift = giftsIn(notes, line.melds);
  const isBound = notes.rules.play.contract !== 'off' && !line.melded;
  const keep = isBound ? keepingContract(notes, line.hand) : keepingMelds(notes, line);
  return line.hand
    .map((card) => ({ card, worth: keep(card) - gift(card) }))
    .sort((a, b) => b.worth - a.worth || b.card - a.card);
}

/** What the rest of a hand is worth without a card, on the way to a contract: what has no part in it goes first. */
function keepingContract(notes: Notes, hand: readonly Card[]): (card: Card) => number {
  const { missing, waste, isWhole } = distanceTo(notes, hand);
  const points = waste.reduce((sum, card) => sum + notes.points(card), 0);
  const fewer = Math.max(0, waste.length - 1);
  const without = -UNLAID - MISSING * stepsTo(missing, fewer, isWhole) - WASTE * points;
  const broken = -UNLAID - MISSING * stepsTo(missing + 1, waste.length, isWhole) - WASTE * points;
  return (card) => (waste.includes(card) ? without + WASTE * notes.points(card) : broken);
}

/** The same with a hand of melds and loose cards: what it costs if the deal ends now, or later. */
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
  const secret = line.melded || stakes.laid === 1 || rules.goingOut.rummyOnly ? 0 : SECRET * readings.length;
  const later = (card: Card): number => {
    const place = left.indexOf(card);
    return place >= 0 ? outlook.costWithout(place) : outlook.cost + brokenBy(notes, readings, card, weight);
  };
  return (card) => secret - hazard * stakes.held * (total - points(card)) - (1 - hazard) * (later(card) - gain);
}

/** What becomes loose when this card leaves its meld: nothing if it is one too many, else the rest of the meld. */
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
