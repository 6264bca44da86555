import type { Card, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { ScorePart } from '../../data.ts';
import { dealEnded } from '../../storyWords.ts';
import { cardLabel, rankNames } from '../cards.ts';
import { listed } from '../plural.ts';
import { points, signed } from '../table.ts';
import { subject } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The heads of the tally's columns. */
export const HEADS = { player: 'Player', hand: 'In hand', points: 'Points', total: 'Total' } as const;

/** The sentences of the tally. */
export const SCORES = {
  nextDouble: 'The next deal counts double.',
  /** How the deal ended: "Ana went out." */
  dealEnded,
  /** The viewer had no turn: "Ana went out before your first turn." */
  outBeforeYou: (out: Person, terms: Terms) => `${subject(out)} ${wordsIn(terms).wentOut} before your first turn.`,
  /** Others had none: "Ana went out before Ben and Cleo had a turn." */
  outBefore: (out: Person, others: readonly Person[], terms: Terms) =>
    `${subject(out)} ${wordsIn(terms).wentOut} before ${listed(others.map(subject))} had a turn.`,
  /** "Ana scores all the other hands." */
  scoresOthers: (who: Person) => `${subject(who)} ${who.isYou ? 'score' : 'scores'} all the other hands.`,
  countedDouble: 'The deal counted double.',
  /** Points are doubled because of the wild rank (R134): "With sevens wild, points count double." */
  rankDouble: (rank: Rank, terms: Terms) => `With ${rankNames(rank)} ${wordsIn(terms).beWilds}, points count double.`,
  oneTurnDouble: 'Winning in one turn counts double.',
  /** "Ana takes the lead with 31 points." */
  leads: (who: Person, total: number) =>
    `${subject(who)} ${who.isYou ? 'take' : 'takes'} the lead with ${points(total)}.`,
  /** The parts of a player's points: "on the table +45, in hand −12, ×2". */
  parts: (parts: readonly ScorePart[]) => parts.map(partOf).join(', '),
} as const;

/** A card left in a hand: "Seven of hearts, 7 points". */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

function partOf({ of, count }: ScorePart): string {
  switch (of) {
    case 'table':
      return `on the table ${signed(count)}`;
    case 'hand':
      return `in hand ${signed(count)}`;
    case 'otherHands':
      return `others’ hands ${signed(count)}`;
    case 'factor':
      return `×${count}`;
    case 'goingOut':
      return `for going out ${signed(count)}`;
  }
}

/** "Next deal in 12 s". */
export const nextIn = (seconds: number): string => `Next deal in ${seconds} s`;

/** The countdown to a rematch that a player asked for: "Rematch in 12 s. Press Rematch to keep your seat". */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Rematch in ${seconds} s` : `Rematch in ${seconds} s. Press Rematch to keep your seat`;

/** Points added by the Press: "+2 for the Press". */
export const pressMoved = (count: number): string => `${signed(count)} for the Press`;

/** "Deal 4, eights wild". */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Deal ${deal}` : `Deal ${deal}, ${rankNames(wildRank)} ${wordsIn(terms).beWilds}`;

/** "Waiting for Ana and Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Waiting for ${listed(names)}`;

/** "You win", "Ana wins", "You and Ana win". */
export function won(people: readonly Person[]): string {
  const isOneOther = people.length === 1 && !people[0]?.isYou;
  return `${listed(people.map(subject))} ${isOneOther ? 'wins' : 'win'}`;
}

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
export const place = (position: number): string => `${position}${['st', 'nd', 'rd'][position - 1] ?? 'th'}`;
