import type { DealResult, Ending, MoneyRules, Rank, RuleSet, SettleMethod, Settlement } from '#engine';
import type { Person, Terms } from '#text';
import { dealEnded } from '../../storyWords.ts';
import { rankShort } from '../cards.ts';
import { counted, formats } from '../plural.ts';
import { points, signed } from '../table.ts';
import { object, subject } from '../told.ts';
import { place, tallyHeading } from './tally.ts';

export * from './shares.ts';
export * from './values.ts';

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

/** A deal of the score sheet as read out. */
interface SheetDeal {
  readonly deal: number;
  /** 0: none. */
  readonly wildRank: Rank;
  readonly terms: Terms;
  readonly dealer: Person;
  readonly ending: Ending;
  /** The player who went out, if somebody did. */
  readonly out: Person;
  readonly isDouble: boolean;
}

/** The head of a deal in the score sheet as read out: "Deal 4, fours wild. Ana dealt. Ben went out." */
export function dealRead({ deal, wildRank, terms, dealer, ending, out, isDouble }: SheetDeal): string {
  const heading = tallyHeading(deal, wildRank, terms);
  const doubled = isDouble ? ' Counted double.' : '';
  return `${heading}. ${subject(dealer)} dealt. ${dealEnded(ending, out, terms)}${doubled}`;
}

/** The wild rank at the head of a deal. */
export const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 C" if it was cancelled. */
export const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' C' : ''}`;

/** The key to the marks of the score sheet, by mark. */
export const SHEET_KEY = {
  total: 'Small figures: total so far',
  dealt: 'D: dealt',
  out: 'underlined: went out',
  wild: 'with each deal’s number: its wild rank',
  double: '×2: counted double',
  press: 'P: points for the Press',
  cancelled: 'C: cancelled, as the game was updated',
} as const;

/** The mark of the dealer beside the points of a deal. */
export const DEALT_MARK = 'D';

const BEST = { low: 'lowest', high: 'highest' } as const;

/** The goal of a game with a number of deals: "The lowest total after 13 deals wins." */
export const goalAfter = (deals: number, best: 'low' | 'high'): string =>
  `The ${BEST[best]} total after ${deals} deals wins.`;

/** The goal of a game up to a total: "The game ends after the deal in which a player reaches 200; …" */
export const goalAt = (target: number, best: 'low' | 'high'): string =>
  `The game ends after the deal in which a player reaches ${target}; the ${BEST[best]} total wins.`;

/** `pressMoved` in the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** How cards count (R120). */
export const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'Cards left in your hand count against you.',
  winnerTakesHands: 'The player who ends the deal scores all the other hands.',
  meldedMinusHand: 'Cards you’ve played on the table count for you; cards left in your hand count against you.',
  meldedPlusHands:
    'Cards you’ve played on the table count for you; the player who ends the deal also scores all the other hands.',
  melded: 'Cards you’ve played on the table count for you.',
};

/** The points for going out (R131): "Going out scores −5." */
export const outScores = (count: number): string => `Going out scores ${signed(count)}.`;

/** When points count double (R133 to R135). */
export const DOUBLES = {
  wholeHand: 'Playing your whole hand in one turn counts double.',
  sevenOrKing: 'With sevens or kings wild, points count double.',
  press: 'When one player is 50 or more points behind everyone else, the next deal counts double.',
} as const;

/** The ways to settle up (R144). */
export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Every pair settles',
  winnerOnly: 'Winner collects',
};

/** The units to settle up in. */
export const SETTLE_UNITS: Readonly<Record<Settlement['unit'], string>> = { points: 'Points', cents: 'Cents' };

/**
 * How the amounts came about: "Every two players settle the difference of their totals: 1¢ a point, to the nearest 5¢.
 * Arithmetic only: no money changes hands."
 */
export function settleHint(method: SettleMethod, { rate, roundTo, perDeal }: MoneyRules): string {
  const settled =
    method === 'everyPair'
      ? 'Every two players settle the difference of their totals'
      : 'Everyone else pays the winner the difference between their totals';
  const rounded = roundTo > 1 ? `, to the nearest ${roundTo}¢` : '';
  const forDeals = perDeal > 0 ? `, and ${perDeal}¢ from each player for a deal won` : '';
  const price = rate === 0 ? '' : `: ${rate}¢ a point${rounded}${forDeals}`;
  return `${settled}${price}. Arithmetic only: no money changes hands.`;
}

/** An amount of a settlement: "$1.05", "−$0.45", "12 points". */
export function amount(value: number, unit: 'cents' | 'points'): string {
  if (unit === 'points') return `${signed(value)}`;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${formats.money(Math.abs(value))}`;
}

/** A payment of a settlement. */
interface Paid {
  readonly from: Person;
  readonly to: Person;
  readonly amount: number;
  readonly unit: 'cents' | 'points';
  /** Paid for deals won (R148), not for points. */
  readonly isForDeals: boolean;
}

/** "Ana pays Ben $0.45", "Ben pays you $0.15 for deals won". */
export function paid({ from, to, amount: value, unit, isForDeals }: Paid): string {
  const sum = unit === 'cents' ? formats.money(value) : points(value);
  return `${subject(from)} ${from.isYou ? 'pay' : 'pays'} ${object(to)} ${sum}${isForDeals ? ' for deals won' : ''}`;
}

/** The winner of a game, and how much they gained on the second in their best deal. */
interface Gain {
  readonly winner: Person;
  readonly rival: Person;
  readonly gain: number;
}

/** A deal of a finished game by its number, or the last one. */
type DealOrLast = number | 'last';

const gainOn = ({ rival, gain }: Gain): string => `${points(gain)} on ${object(rival)}`;

const inDeal = (deal: DealOrLast): string => (deal === 'last' ? 'in the last deal' : `in deal ${deal}`);

/** "Deal 7 decided it: you took the lead for good and gained 84 points on Ben." */
export function oneDealDecided(deal: DealOrLast, gain: Gain): string {
  const named = deal === 'last' ? 'The last deal' : `Deal ${deal}`;
  return `${named} decided it: ${object(gain.winner)} took the lead for good and gained ${gainOn(gain)}.`;
}

/** "Ana led from the first deal and gained most in deal 4: 60 points on Ben." */
export const ledThroughout = (best: DealOrLast, gain: Gain): string =>
  `${subject(gain.winner)} led from the first deal and gained most ${inDeal(best)}: ${gainOn(gain)}.`;

/** "Ana took the lead for good in deal 5 and gained most in the last deal: 60 points on Ben." */
export const ledSince = (since: DealOrLast, best: DealOrLast, gain: Gain): string =>
  `${subject(gain.winner)} took the lead for good ${inDeal(since)} and gained most ${inDeal(best)}: ${gainOn(gain)}.`;

/** A player's place in the race. */
interface Placed {
  readonly who: Person;
  readonly place: number;
  readonly total: number;
}

/** The chart of the race in a sentence: "After 8 deals: 1st Ben with 31 points, 2nd You with 55 points, …". */
export function raceAfter(deals: number, players: readonly Placed[]): string {
  const places = players.map(({ who, place: at, total }) => `${place(at)} ${subject(who)} with ${points(total)}`);
  return `After ${counted(deals, 'deal', 'deals')}: ${places.join(', ')}.`;
}
