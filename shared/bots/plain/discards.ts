import {
  type Arrangement,
  asksOpening,
  type Card,
  playOrder,
  type Reading,
  type SeatView,
  type TableMeld,
} from '#engine';
import { fittingGift, type Gift, giftBeside, WILD_GIVEN_POINTS } from '../gift.ts';
import { canTake } from '../hazard.ts';
import { distanceTo, stepsTo } from './contract.ts';
import type { PlayLine } from './line.ts';
import { arrangedIn } from './melding.ts';
import type { Notes } from './notes.ts';
import { openingChance } from './openingChance.ts';
import { pairsIn } from './pairs.ts';
import { hasSpot, mayAdd } from './spots.ts';

/** A discard and the value of the position after it, apart from the cards on the table. */
export interface Shed {
  readonly card: Card;
  readonly worth: number;
}

/** On the way to a contract: the cost of each missing card, and the share of its points that a waste card costs. */
const MISSING_CARD_POINTS = 12;
const WASTED_WILD_FACTOR = 0.3;
/** An unlaid contract blocks everything else, so laying it is worth more than keeping any hand together. */
const UNLAID_CONTRACT_POINTS = 200;
/** The cost of a turn without the opening that others wait for, at the most. */
const UNOPENED_POINTS = 25;
/** The chance that melds in hand get laid, if the deal lasts. */
const LAID_LATER_CHANCE = 0.9;

/** Every card of a line's hand as a discard, best first, with the value of the rest. */
export function shedsFrom(notes: Notes, line: PlayLine): readonly Shed[] {
  const gift = giftsIn(notes, line.melds);
  const keep = keeperFor(notes, line);
  // Where wilds must be kept, one comes only after every natural (R167).
  const kept = (card: Card): number => (notes.rules.goingOut.wildDiscard ? 0 : (notes.wilds[card] as number));
  return line.hand
    .map((card) => ({ card, worth: keep(card) - gift(card) }))
    .sort((a, b) => kept(a.card) - kept(b.card) || b.worth - a.worth || b.card - a.card);
}

/** The value of the rest of the hand without a card. */
function keeperFor(notes: Notes, line: PlayLine): (card: Card) => number {
  if (line.melded) return keepingMelds(notes, line);
  if (notes.rules.play.contract !== 'off') return keepingContract(notes, line.hand);
  return asksOpening(notes.rules) ? keepingOpening(notes, line) : keepingMelds(notes, line);
}

/** The value of the rest of the hand without a card, on the way to a contract. Waste goes first. */
function keepingContract(notes: Notes, hand: readonly Card[]): (card: Card) => number {
  const { missing, waste, isWhole } = distanceTo(notes, hand);
  const points = waste.reduce((sum, card) => sum + notes.points(card), 0);
  const fewer = Math.max(0, waste.length - 1);
  const without =
    -UNLAID_CONTRACT_POINTS - MISSING_CARD_POINTS * stepsTo(missing, fewer, isWhole) - WASTED_WILD_FACTOR * points;
  const broken =
    -UNLAID_CONTRACT_POINTS -
    MISSING_CARD_POINTS * stepsTo(missing + 1, waste.length, isWhole) -
    WASTED_WILD_FACTOR * points;
  return (card) => (waste.includes(card) ? without + WASTED_WILD_FACTOR * notes.points(card) : broken);
}

/** The same before the opening is laid (R154), on which everything waits. */
function keepingOpening(notes: Notes, line: PlayLine): (card: Card) => number {
  const keep = keepingMelds(notes, line);
  const chance = openingChance(notes, line.hand);
  return (card) => keep(card) - UNOPENED_POINTS * (1 - chance(card));
}

/** The value of the rest of a hand of melds and loose cards: its cost if the deal ends now, and if it ends later. */
function keepingMelds(notes: Notes, line: PlayLine): (card: Card) => number {
  const { stakes, hazard, rules, points } = notes;
  const arranged = arrangedIn(notes, line, line.hand);
  const { readings, left } = arranged;
  const weight = (card: Card): number => stakes.perCard + stakes.perPoint * points(card);
  const outlook = handOutlook(notes, line, left, weight);
  const gain = stakes.laid * LAID_LATER_CHANCE * (sumOf(line.hand, points) - sumOf(left, points));
  const isSecret = !line.melded && stakes.laid === 0 && !rules.goingOut.rummyOnly && !asksOpening(rules);
  const secret = isSecret ? notes.profile.secret * readings.length : 0;
  const atOnce = scoredAtOnce(notes, line, arranged);
  const later = (card: Card): number => {
    const place = left.indexOf(card);
    return place >= 0 ? outlook.costWithout(place) : outlook.cost + brokenBy(notes, readings, card, weight);
  };
  return (card) => secret - hazard * stakes.held * atOnce(card) - (1 - hazard) * (later(card) - gain);
}

const sumOf = (cards: readonly Card[], value: (card: Card) => number): number =>
  cards.reduce((total, card) => total + value(card), 0);

/** The points that the rest of the hand costs without a card if the deal ends before the next turn (R120, R159). */
function scoredAtOnce(notes: Notes, line: PlayLine, { readings, left }: Arrangement): (card: Card) => number {
  const { points, rules } = notes;
  const { goingOut, scoring } = rules;
  if (scoring.unopened > 0 && !line.melded) return () => scoring.unopened;
  if (!goingOut.rummyOnly || !goingOut.othersMeldAfter) return (card) => sumOf(line.hand, points) - points(card);
  return (card) =>
    sumOf(left, points) + (left.includes(card) ? -points(card) : brokenBy(notes, readings, card, points));
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

/** The share for a wild that has found no meld yet: it probably will. */
const WILD_KEPT_CHANCE = 0.35;

/** The prospects of loose cards between two turns, with or without one of them. */
interface HandOutlook {
  /** The expected final cost of these cards. */
  readonly cost: number;
  /** The same without the card at that index. */
  costWithout(place: number): number;
}

/**
 * Judges cards that lie in no meld by their weight and by how many unseen cards would complete a meld with two of them.
 * @param weight the cost of a card, in the terms of the game's scoring
 */
function handOutlook(
  notes: Notes,
  line: PlayLine,
  loose: readonly Card[],
  weight: (card: Card) => number,
): HandOutlook {
  const outs = loose.map(() => 0);
  const pairs = pairsIn(notes, line, loose);
  for (const { a, b, count } of pairs) {
    outs[a] = (outs[a] as number) + count;
    outs[b] = (outs[b] as number) + count;
  }
  const total = Math.max(1, notes.unseen.length);
  const { draws, leastKept } = notes.stakes;
  const costOf = (place: number, count: number): number => {
    const card = loose[place] as Card;
    const kept = notes.wilds[card] === 1 ? WILD_KEPT_CHANCE : Math.max(leastKept, 1 - (draws * count) / total);
    return weight(card) * kept;
  };
  const sum = (without: number, fewer: readonly number[]): number =>
    loose.reduce(
      (cost, _, place) =>
        place === without ? cost : cost + costOf(place, (outs[place] as number) - (fewer[place] ?? 0)),
      0,
    );
  return {
    cost: sum(-1, []),
    costWithout(place) {
      const fewer = loose.map(() => 0);
      for (const { a, b, count } of pairs) {
        if (a === place) fewer[b] = (fewer[b] as number) + count;
        if (b === place) fewer[a] = (fewer[a] as number) + count;
      }
      return sum(place, fewer);
    },
  };
}

/**
 * Prices the viewer's discards for a given table, by their use to the next seat or, where discards may be called
 * (R113), to anybody.
 */
export function giftsIn(notes: Notes, melds: readonly TableMeld[]): Gift {
  const { rules, view, seat, wilds, stakes, points, profile } = notes;
  // Even who denies nothing knows what a wild is worth.
  if (!profile.denies) return (card) => (wilds[card] === 1 ? WILD_GIVEN_POINTS : 0);
  const next = view.seats[playOrder(rules, view.seats.length, seat)[1] as number] as SeatView;
  const isCalled = rules.goingOut.callRummy !== 'off';
  if (!isCalled && !canTake(rules, next)) return () => 0;
  const known = next.known.filter((card) => wilds[card] === 0);
  const adds = isCalled || (rules.play.layOffOthers && mayAdd(notes, next));
  const fitting = fittingGift(next.cards);
  return (card) => {
    if (wilds[card] === 1) return Math.max(WILD_GIVEN_POINTS, stakes.laid * points(card));
    const fits = adds && hasSpot(notes, melds, card) ? Math.max(fitting, stakes.laid * points(card)) : 0;
    return fits + giftBeside(known, card);
  };
}
