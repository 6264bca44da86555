import { type Card, cardOf, cardPoints, isInPack, isWild, JOKER, jokerCount, type Rank, type RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';
import { plain } from './table.ts';

/** Cards that are not a rank's natural cards, and the points of those that count as printed (R123). */
export const VALUED = fixed('valued');

/** The wild cards in the card values: "Wilds", "Biddies". */
export const wildsValued = (terms: Terms): string => say('valued-wilds', { terms });

/** Adjacent ranks in the card values, in order: "Jacks, queens and kings", "Two to ten". */
export function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return say('valued-ranks', { ranks });
  return say('valued-fromTo', { first: ranks[0] as Rank, last: ranks.at(-1) as Rank });
}

/** A line of the card values: "Jacks, queens and kings", "10". */
export interface ValueLine {
  readonly cards: string;
  readonly points: string;
}

const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const ACE = 1;
const JACK = 11;
const CLUBS = 0;
const HEARTS = 2;
const QUEEN_OF_SPADES: Card = cardOf(3, 12);

/** The card values of this game, wilds first. */
export function cardValues(rules: RuleSet, seats: number): readonly ValueLine[] {
  return [...wildValues(rules, seats), ...naturalValues(rules)];
}

function wildValues(rules: RuleSet, seats: number): readonly ValueLine[] {
  const { scoring, wilds } = rules;
  const hasRank = wilds.source !== 'none';
  const others = wilds.permanent.some((kind) => kind === 'tens' || kind === 'oneEyedJacks');
  const lines: (ValueLine | false)[] = [
    (hasRank || others) && line(wildsValued(termsOf(rules)), scoring.wild),
    hasRank && scoring.wildAce !== scoring.wild && line(VALUED.acesWhenWild, scoring.wildAce),
    jokerCount(rules, seats) > 0 && line(VALUED.jokers, cardPoints(rules, 0, JOKER)),
    wilds.permanent.includes('twos') && line(VALUED.twos, scoring.permanentTwo),
  ];
  return lines.filter((one) => one !== false);
}

const line = (cards: string, points: number): ValueLine => ({ cards, points: plain(points) });

/** Adjacent ranks with the same value share a line, as do those that count their face value. */
function naturalValues(rules: RuleSet): readonly ValueLine[] {
  const groups: Rank[][] = [];
  for (const rank of RANKS.filter((one) => isCounted(rules, one))) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before !== undefined && countAlike(rules, before, rank)) group.push(rank);
    else groups.push([rank]);
  }
  const lines = groups.map((group) => groupLine(rules, group));
  return rules.scoring.queenOfSpades === 0
    ? lines
    : [...lines, line(VALUED.queenOfSpades, cardPoints(rules, 0, QUEEN_OF_SPADES))];
}

/** Whether the pack has a card of this rank that is not always wild. */
const isCounted = (rules: RuleSet, rank: Rank): boolean =>
  isInPack(rules, rank) && !isWild(rules, 0, cardOf(rank === JACK ? CLUBS : HEARTS, rank));

const countOf = (rules: RuleSet, rank: Rank): number => cardPoints(rules, 0, cardOf(CLUBS, rank));

/** Whether this rank counts its face value (R123). */
const isPrinted = ({ scoring }: RuleSet, rank: Rank): boolean =>
  scoring.numbers === 'face' && rank > ACE && rank < JACK;

const countAlike = (rules: RuleSet, low: Rank, high: Rank): boolean =>
  isPrinted(rules, low) ? isPrinted(rules, high) : countOf(rules, low) === countOf(rules, high);

function groupLine(rules: RuleSet, ranks: readonly Rank[]): ValueLine {
  const [first] = ranks as readonly [Rank, ...Rank[]];
  return {
    cards: ranksValued(ranks),
    points: isPrinted(rules, first) ? VALUED.faceValue : plain(countOf(rules, first)),
  };
}
