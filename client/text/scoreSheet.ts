import {
  type Card,
  cardOf,
  cardPoints,
  type DealResult,
  isInPack,
  isWild,
  JOKER,
  jokerCount,
  type Payment,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  standing,
  targetFor,
} from '#engine';
import type { LevelName, TableView } from '#protocol';
import { applies, termsOf } from '#rules';
import { rankShort } from './cards.ts';
import { isolated, levelBotNamed, personAt } from './company.ts';
import { rulesName } from './home.ts';
import { fixed, say } from './say.ts';
import { gameName } from './screens.ts';
import { plain, pointsShort, signed } from './table.ts';
import { tallyHeading } from './tally.ts';

/** The score sheet, the race and the settlement. */
const SHEET = fixed('sheet');

/** The wild rank at the head of a deal. */
const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 C" if it was cancelled. */
const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ` ${say('sheet-cancelledMark')}` : ''}`;

/** The key to the marks of the score sheet, by mark. */
const SHEET_KEY = fixed('sheetKey');

/** The mark of the dealer beside the points of a deal. */
const dealtMark = (): string => say('sheet-dealtMark');

/** `pressMoved` in the score sheet: "+2 P". */
const movedShort = (count: number): string => `${signed(count)} P`;

const SYSTEMS = fixed('systems');

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
  say('share-line', { place: resultPlace(player), name: resultName(player), total: resultTotal(player) });

/** Which total wins. */
const BEST_WINS = fixed('bestWins');

/** A total in a picture. */
const figure = (total: number): string => plain(total);

/** "Crazy Rummy · example.org". */
const playedAt = (address: string): string => (address === '' ? gameName() : `${gameName()} · ${address}`);

/** The name of the file of a picture. */
const pictureName = (): string => 'crazy-rummy.png';

/** The head of a deal in the score sheet as read out: "Deal 4: fours are wild. Ana dealt. Ben went out." */
function dealLabel({ deal, wildRank, dealer, ending, out, factor }: DealResult, table: TableView): string {
  const terms = termsOf(table.game?.rules);
  const sentences = [
    `${tallyHeading(deal, wildRank, terms)}.`,
    say('story-dealtHere', { who: personAt(table, dealer) }),
    say('story-dealEnded', { ending, who: personAt(table, out), terms }),
    ...(factor === 2 ? [say('sheet-countedDouble')] : []),
  ];
  return sentences.join(' ');
}

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

/**
 * The goal of a game at a table with this many seats: "The lowest total after 13 deals wins.", "The game ends after the
 * deal in which a player reaches 200; …"
 */
function goal({ rules }: Pick<PlayerView, 'rules'>, seats: number, deals: number): string {
  const target = targetFor(rules, seats);
  const { best } = rules.scoring;
  return target > 0 ? say('sheet-goalAt', { target, best }) : say('sheet-goalAfter', { deals, best });
}

/** How cards count, with any doubling and bonus (R120, R131 to R135, R164). */
function countedHow({ scoring }: RuleSet): string {
  const { best, system, outBonus, rummyBonus, doubleRummy, double7K, press } = scoring;
  const gained = (count: number): number => (best === 'low' ? -count : count);
  const parts = [
    SYSTEMS[system],
    outBonus > 0 && say('sheet-outScores', { count: gained(outBonus) }),
    rummyBonus > 0 && say('sheet-outAtOnceScores', { count: gained(rummyBonus) }),
    doubleRummy && DOUBLES.wholeHand,
    double7K && DOUBLES.sevenOrKing,
    press !== 'off' && DOUBLES.press,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** A payment of the settlement: "Ana pays Ben $0.45", "Ben pays you $0.15 for deals won". */
const payment = (table: TableView, { from, to, amount, for: reason }: Payment, unit: 'cents' | 'points'): string =>
  say('sheet-paid', {
    ...{ from: personAt(table, from), to: personAt(table, to) },
    ...{ value: amount, unit, isForDeals: reason === 'deals' },
  });

/** How a game was decided: since which deal the winner led, and in which they gained most on the second. */
interface Decided {
  readonly winner: Seat;
  readonly rival: Seat;
  readonly ledFrom: number;
  readonly best: number;
  readonly gain: number;
}

/**
 * How a game of this many deals was decided: "Deal 7 decided it: you took the lead for good and gained 84 points on
 * Ben.", "Ana led from the first deal and gained most in deal 4: 60 points on Ben."
 */
function decided(table: TableView, { winner, rival, ledFrom, best, gain }: Decided, deals: number): string {
  // The last deal is 0.
  const numberOf = (deal: number): number => (deal === deals ? 0 : deal);
  const gained = { deal: numberOf(best), winner: personAt(table, winner), rival: personAt(table, rival), gain };
  if (ledFrom === best && best > 1) return say('sheet-oneDealDecided', gained);
  if (ledFrom === 1) return say('sheet-ledThroughout', gained);
  return say('sheet-ledSince', { since: numberOf(ledFrom), ...gained });
}

/** The chart of the race in a sentence: "After 8 deals: 1st Ben with 31 points, 2nd You with 55 points, …". */
function raceNow(table: TableView, { rules, seats, results }: PlayerView): string {
  const totals = seats.map(({ total }) => total);
  const players = standing(rules, totals).map(({ seat, place, total }) =>
    say('sheet-placed', { who: personAt(table, seat), place, total }),
  );
  return say('sheet-raceAfter', { deals: results.length, players });
}

/** A result as far as its texts need it; `client/results/sharedResult.ts` has all of it. */
interface TextResult extends Stage {
  readonly rules: RuleSet;
  readonly rows: readonly (ShownPlayer & { readonly place: number; readonly total: number })[];
}

/** The game of a result: "Crazy Rummy", "Biddies with house rules". */
const resultGame = ({ rules }: Pick<TextResult, 'rules'>): string => rulesName(rules);

/**
 * A result in a few lines for a chat.
 * @example 'Biddies: final result after 13 deals\n1. Ana: 55 pts\n2. Clara (Sharp bot): 112 pts\n…'
 */
function resultLines(result: TextResult, address: string): string {
  return [
    say('share-head', { game: resultGame(result), ...result }),
    ...result.rows.map((row) => resultLine({ ...row, name: isolated(row.name) })),
    `${BEST_WINS[result.rules.scoring.best]} ${playedAt(address)}`,
  ].join('\n');
}

/** Cards that are not a rank's natural cards, and the points of those that count as printed (R123). */
const VALUED = fixed('valued');

/** Adjacent ranks in the card values, in order: "Jacks, queens and kings", "Two to ten". */
function ranksValued(ranks: readonly Rank[]): string {
  if (ranks.length <= 3) return say('valued-ranks', { ranks });
  return say('valued-fromTo', { first: ranks[0] as Rank, last: ranks.at(-1) as Rank });
}

/** A line of the card values: "Jacks, queens and kings", "10". */
interface ValueLine {
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
function cardValues(rules: RuleSet, seats: number): readonly ValueLine[] {
  return [...wildValues(rules, seats), ...naturalValues(rules)];
}

function wildValues(rules: RuleSet, seats: number): readonly ValueLine[] {
  const { scoring, wilds } = rules;
  const hasRank = wilds.source !== 'none';
  const others = wilds.permanent.some((kind) => kind === 'tens' || kind === 'oneEyedJacks');
  const lines: (ValueLine | false)[] = [
    // A wild that counts as its rank is in the lines of the ranks (R126).
    (hasRank || others) && scoring.wild > 0 && line(say('valued-wilds', { terms: termsOf(rules) }), scoring.wild),
    hasRank &&
      scoring.wildAce !== scoring.wild &&
      line(VALUED.acesWhenWild, cardPoints(rules, ACE, cardOf(HEARTS, ACE))),
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
  const { lowAce, blackAce, queenOfSpades } = rules.scoring;
  const others: (ValueLine | false)[] = [
    blackAce > 0 && line(VALUED.blackAces, blackAce),
    lowAce > 0 && applies(rules, 'scoring.lowAce') && line(VALUED.lowAces, lowAce),
    queenOfSpades > 0 && line(VALUED.queenOfSpades, cardPoints(rules, 0, QUEEN_OF_SPADES)),
  ];
  return [...groups.map((group) => groupLine(rules, group)), ...others.filter((one) => one !== false)];
}

/** Whether the pack has a card of this rank that does not count as a wild in every deal. */
const isCounted = (rules: RuleSet, rank: Rank): boolean =>
  isInPack(rules, rank) && (!isWild(rules, 0, commonCard(rank)) || (rank > 2 && rules.scoring.wild === 0));

/** A card of a rank that counts like most others: no one-eyed Jack, and no black Ace (R168). */
const commonCard = (rank: Rank): Card => cardOf(rank === JACK ? CLUBS : HEARTS, rank);

const countOf = (rules: RuleSet, rank: Rank): number => cardPoints(rules, 0, commonCard(rank));

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

/** The texts of the score sheet, the race, the settlement and sharing. */
export const sheetText = {
  ...{ SHEET, SETTLE_METHODS, SETTLE_UNITS, SHARE, dealWild, dealNumber, dealtMark, movedShort, settleHint, amount },
  ...{ resultStage, resultName, resultTotal, resultPlace, resultLine, figure, playedAt, pictureName, cardValues },
  ...{ dealLabel, sheetKey, goal, countedHow, payment, decided, raceNow, resultGame, resultLines },
};
