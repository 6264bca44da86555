import type { Card, Rank, Reading } from '#engine';
import type { LevelName } from '#protocol';
import type { Terms } from '#text';
import { cardName, cardShort, rankNames, readingShort } from '../cards.ts';
import { levelBot } from '../levels.ts';
import { capital, counted, formats, listed } from '../plural.ts';
import { plain, points, signed } from '../table.ts';
import { theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

export * from './dealt.ts';

/** The fixed texts of the review. */
export const REVIEW = {
  fortune: 'Luck and skill',
  swap: 'Your best swap',
  good: 'Your best turns',
  goodHint: 'Ahead of the obvious turn: laying all you can without a swap, and discarding a high card.',
  moments: 'What cost most',
  momentsHint: 'Judged by what you could see at the time: bad luck doesn’t count.',
  roughHint: 'Only clear mistakes: we played on both ways dozens of times, with other unseen cards each time.',
  wasAway: 'A bot or the clock played some of your turns. They aren’t judged.',
  noScore: 'There are no scores here to review.',
  played: 'You',
  better: 'Better',
  hand: 'Your hand',
  pile: 'Discard pile',
  table: 'On the table',
  marks: '✓ leaves your hand only in the better turn, ✗ only in yours.',
  luck: 'Luck',
  skill: 'Skill',
  perDeal: 'Deal by deal',
  how: 'How this is worked out',
  again: 'Try again',
  toTable: 'To the table',
  yourTurn: 'It’s your turn.',
  nextBegan: 'The next deal has begun.',
  problems: {
    old: 'This server can’t review deals yet.',
    busy: 'Please try again in a few seconds.',
    offline: 'The table can’t be reached right now.',
    failed: 'The review couldn’t be finished.',
  },
} as const;

/** "Review of deal 7", or of the whole game for null. */
export const reviewTitle = (deal: number | null): string => `Review of ${deal === null ? 'the game' : `deal ${deal}`}`;

/** "Replaying the deal…", "Replaying 13 deals…". */
export const replaying = (deals: number): string => `Replaying ${deals === 1 ? 'the deal' : `${deals} deals`}…`;

/** "The table no longer has 2 deals of this game." */
export const missingDeals = (count: number): string =>
  `The table no longer has ${counted(count, 'deal', 'deals')} of this game.`;

/**
 * The three results of a deal, or two (`bot` is null) for a player who decided nothing:
 * "You had 23 points. With the same cards, …".
 */
export function fortuneWords(own: number, bot: number | null, expected: number, level: LevelName): string {
  const other = points(Math.round(expected));
  if (bot === null) {
    return `You had ${points(own)}, and nothing to decide yourself. In your seat, ${aBot(level)} has ${other} on average.`;
  }
  return `You had ${points(own)}. In your seat, ${aBot(level)} has ${points(Math.round(bot))} with the same cards, and ${other} on average with other cards.`;
}

/**
 * Said where no moment was found: the praise only with skill that deserves it. Empty for `isUnjudged`: a bot or
 * the clock played some turns, or there was nothing to decide.
 */
export function nothingCostly(skill: number, isUnjudged: boolean): string {
  if (isUnjudged) return '';
  return `We found no decision that cost you points.${Math.round(skill) >= 0 ? ' Well played!' : ''}`;
}

/** Luck or skill in points for the player: "+8", "−3". */
export const shareOf = (share: number): string => signed(Math.round(share));

/** The meaning of a share of luck. */
export function luckWords(share: number): string {
  const rounded = Math.round(share);
  if (rounded === 0) return 'the cards were as good as usual';
  return `the cards were ${rounded > 0 ? 'better' : 'worse'} than usual`;
}

/** The meaning of a share of skill; null for a player who decided nothing. */
export function skillWords(share: number | null, level: LevelName): string {
  if (share === null) return 'you had nothing to decide yourself';
  const rounded = Math.round(share);
  const bot = `${aBot(level)} with your cards`;
  if (rounded === 0) return `as good as ${bot}`;
  return `${rounded > 0 ? 'better' : 'worse'} than ${bot}`;
}

/** A deal of the chart in words: "Deal 4: luck +8, skill −3". */
export const dealShares = (deal: number, luck: number, skill: number): string =>
  `Deal ${deal}: luck ${shareOf(luck)}, skill ${shareOf(skill)}`;

/** How luck and skill are worked out, in paragraphs. */
export const howWorkedOut = (level: LevelName): readonly string[] => [
  `Luck: we let ${aBot(level)} play your seat with the very same cards, against several groups of bots, and then 32 times with the cards shuffled anew. How much better it does with your cards is your luck.`,
  'Skill: how much better you did than that bot with the same cards, from your first decision on. What a bot or the clock decided for you doesn’t count. The others at your table count too: against strong players it’s harder to be ahead.',
  'A plus is good for you in every game. One deal says little about skill; a whole game says more.',
];

/** The heading of a good turn: "Deal 7, turn 4: 3.1 points gained". */
export const goodHeading = (deal: number, turn: number, gain: number): string =>
  `Deal ${deal}, turn ${turn}: ${formats.grouped(gain < 10 ? gain : Math.round(gain))} points gained`;

/** The heading of a swap, and how much lighter the hand was after its turn: "Deal 7, turn 4: 31 points laid". */
export const swapHeading = (deal: number, turn: number, laid: number): string =>
  `Deal ${deal}, turn ${turn}${laid > 0 ? `: ${points(laid)} laid` : ''}`;

/** The heading of a moment: "Deal 7, turn 4: −3.1 points"; from ten points on in whole points. */
export const momentHeading = (deal: number, turn: number, cost: number): string =>
  `Deal ${deal}, turn ${turn}: −${formats.grouped(cost < 10 ? cost : Math.round(cost))} points`;

/** "You missed the same in 2 other turns." */
export const repeated = (turns: number): string =>
  `You missed the same in ${counted(turns, 'other turn', 'other turns')}.`;

/** The cards of a hand for a screen reader: "Your hand: seven of hearts, king of clubs". */
export const handWords = (hand: readonly Card[]): string => `${REVIEW.hand}: ${listed(hand.map(cardName))}.`;

/** Actions in a few words that say nothing about cards. */
export const ACTIONS = {
  drawFromStock: 'Draw from the stock',
  takeBack: 'Undo',
  float: 'Float',
  endTurn: 'End your turn',
  decline: 'Leave the pile',
  recall: 'Take the discard back',
  claim: 'Take the card',
  pass: 'Let the card go',
  takePress: 'Take the points',
  leavePress: 'Don’t take the points',
} as const;

/** "Take the Q♣"; with further cards above it "Take 3 cards, down to the 7♣". `count`: the cards taken in all. */
export const takeDownTo = (deepest: Card, count: number): string =>
  count === 1 ? `Take ${theCard(deepest)}` : `Take ${count} cards, down to ${theCard(deepest)}`;

/** "Lay 7-8-9 ♥". */
export const lay = (meld: Reading): string => `Lay ${readingShort(meld)}`;

/** "Lay off the 7♥ on 4-5-6 ♠"; `on` is null for a meld that is gone. */
export const layOff = (card: Card, on: Reading | null): string =>
  `Lay off ${theCard(card)}${on ? ` on ${readingShort(on)}` : ''}`;

/** "Swap the 7♥ for the wild 8♣". */
export const swapFor = (natural: Card, wild: Card, terms: Terms): string =>
  `Swap ${theCard(natural)} for the ${wordsIn(terms).wild} ${cardShort(wild)}`;

/** "Discard the K♦". */
export const discardOf = (card: Card): string => `Discard ${theCard(card)}`;

/** "Lay the contract: 7-8-9 ♥ and 3-3-3". */
export const layContract = (melds: readonly Reading[]): string => `Lay the contract: ${meldsShort(melds)}`;

/** "Go out", "Close". */
export const goOut = (terms: Terms): string => capital(wordsIn(terms).goOut);

/** "Go Rummy with 7-8-9 ♥ and 3-3-3, and discard the K♦"; `card` is the discard, null without one. */
export const goRummy = (melds: readonly Reading[], card: Card | null): string =>
  `Go Rummy with ${meldsShort(melds)}${card === null ? '' : `, and discard ${theCard(card)}`}`;

/** "Discard the K♦ and end the deal with your 2". */
export const upForTwo = (card: Card): string => `Discard ${theCard(card)} and end the deal with your 2`;

/** The choice of the size of the deal: "Take 12 cards". */
export const chooseSize = (size: number): string => `Take ${size} cards`;

/** The choice of the wild rank: "Name eights". */
export const nameRank = (rank: Rank): string => `Name ${rankNames(rank)}`;

/** "Take the 7♥ and 8♥". */
export const claimOf = (cards: readonly Card[]): string => `Take ${theCards(cards)}`;

/** "7-8-9 ♥ and K-K-K". */
const meldsShort = (readings: readonly Reading[]): string => listed(readings.map(readingShort));

/** The scale of the chart: "+20", "−20". */
export const scaleEnd = (end: number): string => (end > 0 ? signed(end) : plain(end));

/** "a Sharp bot", "an Expert bot". */
function aBot(level: LevelName): string {
  const name = levelBot(level);
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
