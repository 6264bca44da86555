import {
  type DealResult,
  type Ending,
  type Payment,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  standing,
  targetFor,
} from '#engine';
import type { LevelName, TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Person, Terms } from '#text';
import { rankShort } from './cards.ts';
import { cardValues, ranksValued, VALUED, wildsValued } from './cardValues.ts';
import { text } from './index.ts';
import { levelBotNamed } from './levels.ts';
import { isolated, personAt } from './person.ts';
import { fixed, say } from './say.ts';
import { gameName } from './screens.ts';
import { dealEnded } from './storyWords.ts';
import { plain, pointsShort, signed } from './table.ts';
import { tallyHeading } from './tally.ts';

/** The score sheet, the race and the settlement. */
const SHEET = fixed('sheet');

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

/** The head of a deal in the score sheet as read out: "Deal 4: fours are wild. Ana dealt. Ben went out." */
function dealRead({ deal, wildRank, terms, dealer, ending, out, isDouble }: SheetDeal): string {
  const heading = tallyHeading(deal, wildRank, terms);
  const dealt = say('story-dealtHere', { who: dealer });
  const parts = [
    `${heading}.`,
    dealt,
    dealEnded(ending, out, terms),
    ...(isDouble ? [say('sheet-countedDouble')] : []),
  ];
  return parts.join(' ');
}

/** The wild rank at the head of a deal. */
const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 C" if it was cancelled. */
const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ` ${say('sheet-cancelledMark')}` : ''}`;

/** The key to the marks of the score sheet, by mark. */
const SHEET_KEY = fixed('sheetKey');

/** The mark of the dealer beside the points of a deal. */
const dealtMark = (): string => say('sheet-dealtMark');

/** The goal of a game with a number of deals: "The lowest total after 13 deals wins." */
const goalAfter = (deals: number, best: 'low' | 'high'): string => say('sheet-goalAfter', { deals, best });

/** The goal of a game up to a total: "The game ends after the deal in which a player reaches 200; …" */
const goalAt = (target: number, best: 'low' | 'high'): string => say('sheet-goalAt', { target, best });

/** `pressMoved` in the score sheet: "+2 P". */
const movedShort = (count: number): string => `${signed(count)} P`;

/** How cards count (R120). */
const SYSTEMS = fixed('systems');

/** The points for going out (R131): "Going out scores −5." */
const outScores = (count: number): string => say('sheet-outScores', { count });

/** When points count double (R133 to R135). */
const DOUBLES = fixed('doubles');

/** The ways to settle up (R144). */
const SETTLE_METHODS = fixed('settleMethods');

/** The units to settle up in. */
const SETTLE_UNITS = fixed('settleUnits');

/** Prices of a settlement in cents (R145 to R148). */
type Prices = RuleSet['money'];

/**
 * How the amounts came about: "Each pair of players settles the difference between their totals: 1¢ a point, to the
 * nearest 5¢. Arithmetic only: no money changes hands."
 */
const settleHint = (
  method: 'everyPair' | 'winnerOnly',
  { rate, roundTo, perDeal }: Pick<Prices, 'rate' | 'roundTo' | 'perDeal'>,
): string => say('sheet-settleHint', { method, rate, roundTo: roundTo > 1 ? roundTo : 0, perDeal });

/** An amount of a settlement: "+$1.05", "−$0.45", "+12". */
const amount = (value: number, unit: 'cents' | 'points'): string =>
  unit === 'points' ? signed(value) : say('sheet-amount', { cents: Math.abs(value), sign: signOf(value) });

const signOf = (value: number): '+' | '−' | '' => (value < 0 ? '−' : value > 0 ? '+' : '');

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
const paid = ({ from, to, amount: value, unit, isForDeals }: Paid): string =>
  say('sheet-paid', { from, to, value, unit, isForDeals });

/** The winner of a game, and how much they gained on the second in their best deal. */
interface Gain {
  readonly winner: Person;
  readonly rival: Person;
  readonly gain: number;
}

/** A deal of a finished game by its number, or the last one. */
type DealOrLast = number | 'last';

/** A deal by its number; 0 is the last one. */
const numberOf = (deal: DealOrLast): number => (deal === 'last' ? 0 : deal);

/** "Deal 7 decided it: you took the lead for good and gained 84 points on Ben." */
const oneDealDecided = (deal: DealOrLast, gain: Gain): string =>
  say('sheet-oneDealDecided', { deal: numberOf(deal), ...gain });

/** "Ana led from the first deal and gained most in deal 4: 60 points on Ben." */
const ledThroughout = (best: DealOrLast, gain: Gain): string =>
  say('sheet-ledThroughout', { deal: numberOf(best), ...gain });

/** "Ana took the lead for good in deal 5 and gained most in the last deal: 60 points on Ben." */
const ledSince = (since: DealOrLast, best: DealOrLast, gain: Gain): string =>
  say('sheet-ledSince', { since: numberOf(since), deal: numberOf(best), ...gain });

/** A player's place in the race. */
interface Placed {
  readonly who: Person;
  readonly place: number;
  readonly total: number;
}

/** The chart of the race in a sentence: "After 8 deals: 1st Ben with 31 points, 2nd You with 55 points, …". */
const raceAfter = (deals: number, players: readonly Placed[]): string =>
  say('sheet-raceAfter', {
    deals,
    players: players.map(({ who, place, total }) => say('sheet-placed', { who, place, total })),
  });

/** Sharing a result. */
const SHARE = fixed('share');

/** A player of a result to share; `bot` is a bot's level. */
interface ShownPlayer {
  /** Empty for the reader. */
  readonly name: string;
  readonly bot: LevelName | null;
}

/** How far a game is. */
interface Stage {
  readonly deals: number;
  /** The number of deals of the whole game; 0 if a target ends it. */
  readonly ofDeals: number;
  readonly isOver: boolean;
}

/** "Final result after 13 deals", "After deal 4 of 13". */
const resultStage = (stage: Stage): string => say('share-stage', { ...stage });

/** "Biddies: final result after 13 deals". */
const resultHead = (game: string, stage: Stage): string => say('share-head', { game, ...stage });

/** "Ana", "Clara (Sharp bot)"; "Me" without a name. */
const resultName = ({ name, bot }: ShownPlayer): string => {
  const shown = name || say('share-me');
  return bot ? levelBotNamed(shown, bot) : shown;
};

/** "55 pts". */
const resultTotal = ({ total }: { readonly total: number }): string => pointsShort(total);

/** "2." */
const resultPlace = ({ place }: { readonly place: number }): string => `${place}.`;

/** "2. Clara (Sharp bot): 112 pts". */
const resultLine = (player: ShownPlayer & { readonly place: number; readonly total: number }): string =>
  say('share-line', {
    ...{ place: resultPlace(player), name: resultName(player), total: resultTotal(player) },
  });

/** Which total wins. */
const BEST_WINS = fixed('bestWins');

/** A total in a picture. */
const figure = (total: number): string => plain(total);

/** "Crazy Rummy · example.org". */
const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The name of the file of a picture. */
const pictureName = (): string => 'crazy-rummy.png';

/** The head of a deal in the score sheet as read out. */
const dealLabel = ({ deal, wildRank, dealer, ending, out, factor }: DealResult, table: TableView): string =>
  dealRead({
    ...{ deal, wildRank, ending, terms: termsOf(table.game?.rules), isDouble: factor === 2 },
    ...{ dealer: personAt(table, dealer), out: personAt(table, out) },
  });

/** The key to the marks that the score sheet of this game has. */
function sheetKey({ results }: Pick<PlayerView, 'results'>): string {
  const marks = [
    SHEET_KEY.total,
    SHEET_KEY.dealt,
    SHEET_KEY.out,
    results.some(({ wildRank }) => wildRank > 0) && SHEET_KEY.wild,
    results.some(({ factor }) => factor === 2) && SHEET_KEY.double,
    results.some(({ added }) => added.length > 0) && SHEET_KEY.press,
    results.some(({ ending }) => ending === 'cancelled') && SHEET_KEY.cancelled,
  ];
  return marks.filter((mark) => mark !== false).join(' · ');
}

/** The goal of a game at a table with this many seats. */
function goal({ rules }: Pick<PlayerView, 'rules'>, seats: number, deals: number): string {
  const target = targetFor(rules, seats);
  const { best } = rules.scoring;
  return target > 0 ? goalAt(target, best) : goalAfter(deals, best);
}

/** How cards count, with any doubling and bonus (R120, R131 to R135). */
function countedHow({ scoring }: RuleSet): string {
  const { best, system, outBonus, doubleRummy, double7K, press } = scoring;
  const parts = [
    SYSTEMS[system],
    outBonus > 0 && outScores(best === 'low' ? -outBonus : outBonus),
    doubleRummy && DOUBLES.wholeHand,
    double7K && DOUBLES.sevenOrKing,
    press !== 'off' && DOUBLES.press,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** A payment of the settlement. */
const payment = (table: TableView, { from, to, amount, for: reason }: Payment, unit: 'cents' | 'points'): string =>
  paid({
    ...{ from: personAt(table, from), to: personAt(table, to) },
    ...{ amount, unit, isForDeals: reason === 'deals' },
  });

/** How a game was decided: since which deal the winner led, and in which they gained most on the second. */
interface Decided {
  readonly winner: Seat;
  readonly rival: Seat;
  readonly ledFrom: number;
  readonly best: number;
  readonly gain: number;
}

/** How a game of this many deals was decided. */
function decided(table: TableView, { winner, rival, ledFrom, best, gain }: Decided, deals: number): string {
  const gained = { winner: personAt(table, winner), rival: personAt(table, rival), gain };
  const named = (deal: number): number | 'last' => (deal === deals ? 'last' : deal);
  if (ledFrom === best && best > 1) return oneDealDecided(named(best), gained);
  return ledFrom === 1 ? ledThroughout(named(best), gained) : ledSince(named(ledFrom), named(best), gained);
}

/** The chart of the race in a sentence. */
function raceNow(table: TableView, { rules, seats, results }: PlayerView): string {
  const totals = seats.map(({ total }) => total);
  const players = standing(rules, totals).map(({ seat, ...placed }) => ({ ...placed, who: personAt(table, seat) }));
  return raceAfter(results.length, players);
}

/** A result as far as its texts need it; `client/results/sharedResult.ts` has all of it. */
interface TextResult {
  readonly rules: RuleSet;
  readonly deals: number;
  readonly ofDeals: number;
  readonly isOver: boolean;
  readonly rows: readonly {
    readonly name: string;
    readonly bot: LevelName | null;
    readonly place: number;
    readonly total: number;
  }[];
}

/** The game of a result: "Crazy Rummy", "Biddies with house rules". */
const resultGame = ({ rules }: Pick<TextResult, 'rules'>): string => text.rulesName(rules);

/**
 * A result in a few lines for a chat.
 * @example 'Biddies: final result after 13 deals\n1. Ana: 55 pts\n2. Clara (Sharp bot): 112 pts\n…'
 */
function resultLines(result: TextResult, address: string): string {
  return [
    resultHead(resultGame(result), result),
    ...result.rows.map((row) => resultLine({ ...row, name: isolated(row.name) })),
    `${BEST_WINS[result.rules.scoring.best]} ${playedAt(address)}`,
  ].join('\n');
}

/** The texts of the score sheet, the race, the settlement and sharing. */
export const sheetText = {
  ...{ SHEET, SHEET_KEY, SYSTEMS, DOUBLES, SETTLE_METHODS, SETTLE_UNITS, SHARE, BEST_WINS, VALUED },
  ...{ dealRead, dealWild, dealNumber, dealtMark, goalAfter, goalAt, movedShort, outScores, settleHint, amount, paid },
  ...{ oneDealDecided, ledThroughout, ledSince, raceAfter, resultStage, resultHead, resultName, resultTotal },
  ...{ resultPlace, resultLine, figure, playedAt, pictureName, wildsValued, ranksValued, cardValues, dealLabel },
  ...{ sheetKey, goal, countedHow, payment, decided, raceNow, resultGame, resultLines },
};
