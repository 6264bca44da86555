import {
  type Card,
  type DealResult,
  isDoubleRank,
  type Payment,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  type SeatScore,
  type SettleMethod,
  targetFor,
} from '#engine';
import type { TableView } from '#protocol';
import { cardLabel, rankNames, rankShort } from './cards.ts';
import { listed } from './plural.ts';
import { dealEnd } from './storyDeals.ts';
import { plain, points, signed } from './table.ts';
import { does, who, whom } from './told.ts';
import { wordsOf } from './words.ts';

/** "Deal 4, eights wild". */
export const tallyHeading = (deal: number, wildRank: Rank, rules?: RuleSet): string =>
  wildRank === 0 ? `Deal ${deal}` : `Deal ${deal}, ${rankNames(wildRank)} ${wordsOf(rules).beWilds}`;

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

/** "Next deal in 12 s". */
export const nextIn = (seconds: number): string => `Next deal in ${seconds} s`;

/** The countdown to a rematch that a player asked for: "Rematch in 12 s. Press Rematch to keep your seat". */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Rematch in ${seconds} s` : `Rematch in ${seconds} s. Press Rematch to keep your seat`;

/** "Waiting for Ana and Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Waiting for ${listed(names)}`;

/** "You win", "Ana wins", "You and Ana win". */
export function winners(table: TableView, seats: readonly Seat[]): string {
  const names = seats.map((seat) => who(table, seat));
  return `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'wins' : 'win'}`;
}

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
export const place = (position: number): string => `${position}${['st', 'nd', 'rd'][position - 1] ?? 'th'}`;

/** A column head of the score sheet as read out: "Deal 4, fours wild. Ana dealt. Ben went out." */
export function columnLabel(result: DealResult, table: TableView): string {
  const doubled = result.factor === 2 ? ' Counted double.' : '';
  const heading = tallyHeading(result.deal, result.wildRank, table.game?.rules);
  const end = dealEnd(result.ending, result.out, table);
  return `${heading}. ${who(table, result.dealer)} dealt. ${end}${doubled}`;
}

/** The wild rank at the head of a column. */
export const columnWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The deal at the head of a column: "4", "4 ×2" if it counted double, "4 C" if it was cancelled. */
export const columnDeal = ({ deal, factor, ending }: DealResult): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' C' : ''}`;

/** A card left in a hand: "Seven of hearts, 7 points". */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

/** The key to the marks of the score sheet. */
export const sheetKey = (game: PlayerView): string => {
  const parts = ['D: dealt', 'underlined: went out'];
  if (game.results.some(({ wildRank }) => wildRank > 0)) parts.push('top of each column: wild rank');
  if (game.results.some(({ factor }) => factor === 2)) parts.push('×2: counted double');
  if (game.results.some(({ added }) => added.length > 0)) parts.push('P: points for the Press');
  if (game.results.some(({ ending }) => ending === 'cancelled')) parts.push('C: cancelled, as the game was updated');
  return parts.join(' · ');
};

/** The goal of the game: "The lowest total after 13 deals wins." */
export function goal({ rules }: PlayerView, seats: number, deals: number): string {
  const target = targetFor(rules, seats);
  const best = rules.scoring.best === 'low' ? 'lowest' : 'highest';
  return target > 0
    ? `The game ends after the deal in which a player reaches ${target}; the ${best} total wins.`
    : `The ${best} total after ${deals} deals wins.`;
}

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

/** Points added by the Press: "+2 for the Press". */
export const pressMoved = (count: number): string => `${signed(count)} for the Press`;

/** `pressMoved` in a column of the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);

const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'Cards left in your hand count against you.',
  winnerTakesHands: 'The player who ends the deal scores all the other hands.',
  meldedMinusHand: 'Cards you’ve played on the table count for you; cards left in your hand count against you.',
  meldedPlusHands:
    'Cards you’ve played on the table count for you; the player who ends the deal also scores all the other hands.',
  melded: 'Cards you’ve played on the table count for you.',
};

/** How cards count, with any doubling and bonus (R120, R131 to R135). */
export function countedHow({ scoring }: RuleSet): string {
  const { system, outBonus, doubleRummy, double7K, press } = scoring;
  const parts = [
    SYSTEMS[system],
    outBonus > 0 && `Going out scores ${scoring.best === 'low' ? plain(-outBonus) : signed(outBonus)}.`,
    doubleRummy && 'Playing your whole hand in one turn counts double.',
    double7K && 'With sevens or kings wild, points count double.',
    press !== 'off' && 'When one player is 50 points behind everyone else, the next deal counts double.',
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** The tally, the score sheet and the settlement. */
export const SCORES = {
  counts: 'Card values',
  race: 'The race',
  settle: 'Settling up',
  settleHint: 'Arithmetic only: no money changes hands.',
  settleAs: 'How to settle',
  nothingDue: 'Nobody owes anything.',
  nextDouble: 'The next deal counts double.',
} as const;

export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Every pair settles',
  winnerOnly: 'Winner collects',
};

/** An amount of a settlement: "$1.05", "−$0.45", "12 points". */
export function amount(value: number, unit: 'cents' | 'points'): string {
  if (unit === 'points') return `${signed(value)}`;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${money().format(Math.abs(value) / 100)}`;
}

let dollars: Intl.NumberFormat | undefined;

// Created once, on first use: it takes the browser a few milliseconds.
function money(): Intl.NumberFormat {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars;
}

/** "Ana pays Ben $0.45", "Ben pays you $0.15 for deals won". */
export function payment(
  table: TableView,
  { from, to, amount: value, for: reason }: Payment,
  unit: 'cents' | 'points',
): string {
  const what = unit === 'cents' ? money().format(value / 100) : points(value);
  const why = reason === 'deals' ? ' for deals won' : '';
  return `${does(table, from, 'pay', 'pays')} ${whom(table, to)} ${what}${why}`;
}
