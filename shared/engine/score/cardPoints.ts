import type { Reading } from '../actions.ts';
import { ACE, type Card, cardOf, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import { HIGH_ACE, standsFor, wildTable } from '../melds/wilds.ts';
import type { RuleSet, ScoringRules } from '../ruleSet.ts';

const QUEEN_OF_SPADES = cardOf(3, 12);
const BLACK_SUITS: readonly Suit[] = [0, 3];

/** The highest number card that counts 5; higher ones count 10 (R123, R124). */
const LAST_RANK_OF_FIVE_POINTS = { fiveToNine: 9, fiveToEight: 8, fiveToSeven: 7 } as const;

const tables = new WeakMap<RuleSet, (Int16Array | undefined)[]>();

/** The points of a card in a deal, in hand or melded, however it is used (R122 to R130, §4.70); not of a low Ace. */
export const cardPoints = (rules: RuleSet, wildRank: Rank, card: Card): number =>
  pointTable(rules, wildRank)[card] as number;

/** The points of these cards together (E45). */
export function handPoints(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): number {
  const table = pointTable(rules, wildRank);
  return cards.reduce((sum, card) => sum + (table[card] as number), 0);
}

/** Points by card, cached per rule set and wild rank. */
function pointTable(rules: RuleSet, wildRank: Rank): Int16Array {
  let byRank = tables.get(rules);
  if (!byRank) {
    byRank = [];
    tables.set(rules, byRank);
  }
  byRank[wildRank] ??= makeTable(rules, wildRank);
  return byRank[wildRank];
}

function makeTable(rules: RuleSet, wildRank: Rank): Int16Array {
  const wilds = wildTable(rules, wildRank);
  const alwaysTwos = rules.wilds.permanent.includes('twos');
  return Int16Array.from(wilds, (wild, card) => {
    if (alwaysTwos && rankOf(card) === 2) return rules.scoring.permanentTwo;
    return wild === 1 ? wildPoints(rules.scoring, card) : naturalPoints(rules.scoring, card);
  });
}

/** Points of a wild, which scores as a wild even if it is the queen of spades (R126 to R128). */
function wildPoints(scoring: ScoringRules, card: Card): number {
  if (isJoker(card)) return scoring.joker;
  return (rankOf(card) === ACE ? scoring.wildAce : scoring.wild) || facePoints(scoring, card);
}

function naturalPoints(scoring: ScoringRules, card: Card): number {
  if (isJoker(card)) return scoring.joker;
  if (scoring.queenOfSpades !== 0 && faceOf(card) === QUEEN_OF_SPADES) return scoring.queenOfSpades;
  return facePoints(scoring, card);
}

/** The points of a card by its rank or, for a black Ace, by its suit (R122 to R125, R168). */
function facePoints(scoring: ScoringRules, card: Card): number {
  const isBlackAce = rankOf(card) === ACE && BLACK_SUITS.includes(suitOf(card));
  return isBlackAce && scoring.blackAce > 0 ? scoring.blackAce : rankPoints(scoring, rankOf(card));
}

/** The points of a natural card of this rank, without special points (R122 to R125). */
function rankPoints({ ace, numbers, courts }: ScoringRules, rank: Rank): number {
  if (rank === ACE) return ace;
  if (rank > 10) return courts === 'ten' ? 10 : rank;
  if (numbers === 'face') return rank;
  return rank <= LAST_RANK_OF_FIVE_POINTS[numbers] ? 5 : 10;
}

/** The points of the natural card for a place in a meld; an Ace below a two in a run has its own (R158, §4.107). */
export function placePoints(scoring: ScoringRules, meld: Reading, index: number): number {
  if (hasOwnPoints(scoring, meld, index)) return scoring.lowAce;
  const { rank } = standsFor(meld, index);
  return rankPoints(scoring, rank === HIGH_ACE ? ACE : rank);
}

/** Whether a place of a meld is that of an Ace below a two, which has points of its own (R158). */
export const hasOwnPoints = ({ lowAce }: ScoringRules, meld: Reading, index: number): boolean =>
  lowAce > 0 && meld.kind === 'run' && standsFor(meld, index).rank === ACE;
