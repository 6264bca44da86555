import {
  type DealResult,
  type MoneyRules,
  type Payment,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  type SettleMethod,
  type Settlement,
  standing,
  targetFor,
} from '#engine';
import type { TableView } from '#protocol';
import { dealEnd } from '../tell/story.ts';
import { rankShort } from './cards.ts';
import { counted } from './plural.ts';
import { place, tallyHeading } from './scores.ts';
import { plain, points, signed } from './table.ts';
import { does, who, whom } from './told.ts';

export * from './shares.ts';
export { cardValues } from './values.ts';

/** The score sheet, the race and the settlement. */
export const SHEET = {
  none: 'Scores appear after the first deal.',
  sheet: 'Points and totals, deal by deal',
  deal: 'Deal',
  total: ', total ',
  totals: 'Totals after each deal',
  counts: 'Card values',
  race: 'The race',
  asTable: 'As a table',
  settle: 'Settling up',
  settleAs: 'How to settle',
  settleIn: 'Settle in',
  nothingDue: 'Nobody owes anything.',
} as const;

/** The head of a deal in the score sheet as read out: "Deal 4, fours wild. Ana dealt. Ben went out." */
export function dealLabel(result: DealResult, table: TableView): string {
  const doubled = result.factor === 2 ? ' Counted double.' : '';
  const heading = tallyHeading(result.deal, result.wildRank, table.game?.rules);
  const end = dealEnd(result.ending, result.out, table);
  return `${heading}. ${who(table, result.dealer)} dealt. ${end}${doubled}`;
}

/** The wild rank at the head of a deal. */
export const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 C" if it was cancelled. */
export const dealNumber = ({ deal, factor, ending }: DealResult): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' C' : ''}`;

/** The key to the marks of the score sheet. */
export const sheetKey = (game: PlayerView): string => {
  const parts = ['Small figures: total so far', 'D: dealt', 'underlined: went out'];
  if (game.results.some(({ wildRank }) => wildRank > 0)) parts.push('beside each deal’s number: its wild rank');
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

/** `pressMoved` in the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

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

export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Every pair settles',
  winnerOnly: 'Winner collects',
};

export const SETTLE_UNITS: Readonly<Record<Settlement['unit'], string>> = { points: 'Points', cents: 'Cents' };

/**
 * How the amounts came about: "Every two players settle the difference of their totals: 1¢ a point, to the nearest 5¢.
 * Arithmetic only: no money changes hands."
 */
export function settleHint(method: SettleMethod, { rate, roundTo, perDeal }: MoneyRules): string {
  const settled =
    method === 'everyPair'
      ? 'Every two players settle the difference of their totals'
      : 'Everyone settles the difference to the best total with the winner';
  const rounded = roundTo > 1 ? `, to the nearest ${roundTo}¢` : '';
  const forDeals = perDeal > 0 ? `, and ${perDeal}¢ from each player for a deal won` : '';
  const price = rate === 0 ? '' : `: ${rate}¢ a point${rounded}${forDeals}`;
  return `${settled}${price}. Arithmetic only: no money changes hands.`;
}

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

/** How a game was decided: since which deal the winner led, and in which they gained most on the second. */
interface Decided {
  readonly winner: Seat;
  readonly rival: Seat;
  readonly ledFrom: number;
  readonly best: number;
  readonly gain: number;
}

/**
 * How a game was decided: "Ana led from the first deal and gained most in deal 4: 60 points on Ben.", "Deal 7 decided
 * it: you took the lead for good and gained 84 points on Ben."
 */
export function decided(table: TableView, { winner, rival, ledFrom, best, gain }: Decided, deals: number): string {
  const name = who(table, winner);
  const gained = `${points(gain)} on ${whom(table, rival)}`;
  if (ledFrom === best && best > 1) {
    const deal = best === deals ? 'The last deal' : `Deal ${best}`;
    const inside = name === 'You' ? 'you' : name;
    return `${deal} decided it: ${inside} took the lead for good and gained ${gained}.`;
  }
  const led = ledFrom === 1 ? 'led from the first deal' : `took the lead for good in ${dealNamed(ledFrom, deals)}`;
  return `${name} ${led} and gained most in ${dealNamed(best, deals)}: ${gained}.`;
}

const dealNamed = (deal: number, deals: number): string => (deal === deals ? 'the last deal' : `deal ${deal}`);

/** The chart of the race in a sentence: "After 8 deals: 1st Ben with 31 points, 2nd You with 55 points, …". */
export function raceNow(table: TableView, { rules, seats, results }: PlayerView): string {
  const places = standing(
    rules,
    seats.map(({ total }) => total),
  ).map(({ seat, total, place: at }) => `${place(at)} ${who(table, seat)} with ${points(total)}`);
  return `After ${counted(results.length, 'deal', 'deals')}: ${places.join(', ')}.`;
}
