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

/** How a deal ended and what it counted: "Ana went out. Ana scores what all others held. The deal counted double." */
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
    scores?.some(({ fromOthers }) => fromOthers !== 0) &&
      `${does(table, out, 'score', 'scores')} what all others held.`,
    factor === 2 && 'The deal counted double.',
    isRankDouble && `With ${rankNames(wildRank)} ${wordsOf(rules).beWilds} points count double.`,
    times > factor * (isRankDouble ? 2 : 1) && 'It was won in one turn, which counts double.',
  ];
  return parts.filter((part) => part).join(' ');
}

/** "Ana takes the lead with 31 points." */
export const takesLead = (table: TableView, seat: Seat, total: number): string =>
  `${does(table, seat, 'take', 'takes')} the lead with ${points(total)}.`;

/** "Next deal in 12 s". */
export const nextIn = (seconds: number): string => `Next deal in ${seconds} s`;

/** Somebody wants another game: "Rematch in 12 s. Press Rematch to keep your seat". */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Rematch in ${seconds} s` : `Rematch in ${seconds} s. Press Rematch to keep your seat`;

/** "Waiting for Ana and Ben"; empty when nobody is waited for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Waiting for ${listed(names)}`;

/** "You win", "Ana wins", "You and Ana win". */
export function winners(table: TableView, seats: readonly Seat[]): string {
  const names = seats.map((seat) => who(table, seat));
  return `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'wins' : 'win'}`;
}

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
export const place = (position: number): string => `${position}${['st', 'nd', 'rd'][position - 1] ?? 'th'}`;

/** What a column of the score sheet stands for, for a screen reader: "Deal 4, fours wild, Ana dealt, Ben went out". */
export function columnLabel(result: DealResult, table: TableView): string {
  const end = dealEnd(result.ending, result.out, table).replace(/\.$/, '');
  const doubled = result.factor === 2 ? ', counted double' : '';
  const heading = tallyHeading(result.deal, result.wildRank, table.game?.rules);
  return `${heading}, ${who(table, result.dealer)} dealt, ${end}${doubled}`;
}

/** The wild rank at the head of a column. */
export const columnWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** A card left in a hand: "Seven of hearts, 7 points". */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

/** What the marks of the score sheet mean. */
export const sheetKey = (game: PlayerView): string => {
  const parts = ['D dealt', 'underlined went out'];
  if (game.results.some(({ wildRank }) => wildRank > 0))
    parts.push('at the head of each column, the rank that was wild');
  if (game.results.some(({ factor }) => factor === 2)) parts.push('×2 counted double');
  if (game.results.some(({ added }) => added.length > 0)) parts.push('P points taken for the Press');
  return parts.join(' · ');
};

/** What the game is played for: "Lowest total after 13 deals wins", "First to 5000 points wins". */
export function goal({ rules }: PlayerView, seats: number, deals: number): string {
  const target = targetFor(rules, seats);
  const best = rules.scoring.best === 'low' ? 'lowest' : 'highest';
  return target > 0
    ? `The game ends with the deal in which somebody reaches ${target}; the ${best} total wins.`
    : `The ${best} total after ${deals} deals wins.`;
}

/** How a seat's points of a deal came about: "melded 45, in hand −12, doubled"; empty when its hand alone says it. */
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

/** Points that the Press moved: "+2 for the Press". */
export const pressMoved = (count: number): string => `${signed(count)} for the Press`;

/** The same in a column of the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** What a deal brought: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);

const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'What is left in your hand counts against you.',
  winnerTakesHands: 'The player who ends the deal scores what all others hold.',
  meldedMinusHand: 'What you have played on the table counts for you, what is left in your hand against you.',
  meldedPlusHands:
    'What you have played on the table counts for you; the player who ends the deal also scores what all others hold.',
  melded: 'What you have played on the table counts for you.',
};

/** How cards count, and what doubles them or comes on top (R120, R131 to R135). */
export function countedHow({ scoring }: RuleSet): string {
  const { system, outBonus, doubleRummy, double7K, press } = scoring;
  const parts = [
    SYSTEMS[system],
    outBonus > 0 && `Going out brings ${scoring.best === 'low' ? plain(-outBonus) : signed(outBonus)}.`,
    doubleRummy && 'Playing the whole hand in one turn doubles the deal.',
    double7K && 'Sevens or kings wild: all points count double.',
    press !== 'off' && 'After a deal that leaves one player 50 behind everybody, the next counts double.',
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** Headings and words of the tally, the score sheet and the settlement. */
export const SCORES = {
  counts: 'What cards count',
  race: 'The race',
  settle: 'Settling up',
  settleHint: 'Arithmetic only: no money moves here.',
  settleAs: 'Who settles',
  nothingDue: 'Nobody owes anybody anything.',
  nextDouble: 'The next deal counts double.',
} as const;

export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Every two players',
  winnerOnly: 'The winner collects',
};

/** An amount of a settlement: "$1.05", "−$0.45", "12 points". */
export function amount(value: number, unit: 'cents' | 'points'): string {
  if (unit === 'points') return `${signed(value)}`;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${money().format(Math.abs(value) / 100)}`;
}

let dollars: Intl.NumberFormat | undefined;

// Made when it is needed, and once: it takes the browser some milliseconds.
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
