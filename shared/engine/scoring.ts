import type { Seat } from './actions.ts';
import { type Card, isJoker, type Rank, rankOf } from './cards.ts';
import type { RuleSet } from './ruleSet.ts';
import { isWild } from './wilds.ts';

const TEN = 10;

/** Penalty points of one card left in hand (R122 to R126): points follow the card, not its use (4.70). */
export function cardPoints(rules: RuleSet, wildRank: Rank, card: Card): number {
  const { scoring } = rules;
  if (isJoker(card)) return scoring.joker;
  if (isWild(rules, wildRank, card)) return scoring.wild;
  const rank = rankOf(card);
  if (rank === 1) return scoring.ace;
  return Math.min(rank, TEN);
}

/** Penalty points of a whole hand (E45). */
export const handPoints = (rules: RuleSet, wildRank: Rank, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(rules, wildRank, card), 0);

/** What each seat scores when a deal ends: the cards in hand; an empty hand is nothing (R118, R120). */
export const dealPoints = (rules: RuleSet, wildRank: Rank, hands: readonly (readonly Card[])[]): readonly number[] =>
  hands.map((hand) => handPoints(rules, wildRank, hand));

/** A seat's line in the final order; equal totals share a place (R143). */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** 1 for the best. */
  readonly place: number;
}

/** All seats, best first. */
export function standing(rules: RuleSet, totals: readonly number[]): readonly Standing[] {
  const sign = rules.scoring.best === 'low' ? 1 : -1;
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((other) => sign * other < sign * total).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The seat or seats with the best total: joint winners when several (R143, 4.58). */
export const winnersOf = (rules: RuleSet, totals: readonly number[]): readonly Seat[] =>
  standing(rules, totals)
    .filter((line) => line.place === 1)
    .map((line) => line.seat);
