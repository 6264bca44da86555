import { type Card, type DealResult, isDoubleRank, type Seat, type SeatScore } from '#engine';
import type { TableView } from '#protocol';
import { dealEnd } from '../tell/story.ts';
import { cardLabel, rankNames } from './cards.ts';
import { points, signed } from './table.ts';
import { does } from './told.ts';
import { wordsOf } from './words.ts';

/** How a deal ended and was scored: "Ana went out. Ana scores all the other hands. The deal counted double." */
export function dealEnding(
  { ending, out, wildRank, factor }: DealResult,
  table: TableView,
  scores: readonly SeatScore[] | null,
): string {
  const { rules } = table;
  const times = Math.max(1, ...(scores ?? []).map((score) => score.factor));
  const isRankDouble = times > 1 && isDoubleRank(rules, wildRank);
  const parts = [
    dealEnd(ending, out, table),
    scores?.some(({ fromOthers }) => fromOthers !== 0) && `${does(table, out, 'score', 'scores')} all the other hands.`,
    factor === 2 && 'The deal counted double.',
    isRankDouble && `With ${rankNames(wildRank)} ${wordsOf(rules).beWilds}, points count double.`,
    times > factor * (isRankDouble ? 2 : 1) && 'Winning in one turn counts double.',
  ];
  return parts.filter((part) => part).join(' ');
}

/** "Ana takes the lead with 31 points." */
export const takesLead = (table: TableView, seat: Seat, total: number): string =>
  `${does(table, seat, 'take', 'takes')} the lead with ${points(total)}.`;

/** A card left in a hand: "Seven of hearts, 7 points". */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

/** The parts of a seat's points for a deal: "on the table +45, in hand −12, ×2"; empty if the hand alone tells them. */
export function scoreParts({ hand, melded, fromOthers, factor, bonus }: SeatScore): string {
  const inHand = hand < 0 || (hand > 0 && (factor > 1 || bonus !== 0));
  const parts = [
    melded !== 0 && `on the table ${signed(melded)}`,
    inHand && `in hand ${signed(hand)}`,
    fromOthers !== 0 && `others’ hands ${signed(fromOthers)}`,
    factor > 1 && `×${factor}`,
    bonus !== 0 && `for going out ${signed(bonus)}`,
  ].filter((part) => part !== false);
  return parts.join(', ');
}

/** The tally. */
export const SCORES = {
  nextDouble: 'The next deal counts double.',
} as const;
