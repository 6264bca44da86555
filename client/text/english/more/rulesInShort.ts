import type { Terms } from '#text';
import type { MeldSizes } from '../../data.ts';
import { capital } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Heading of the summary. */
export const IN_SHORT = 'In short';

/** A game in a handful of sentences, enough to start playing. */
export const SHORT_RULES = {
  /** The aim, by what the points are for. */
  aimPenalties: 'Be the first to play all your cards: the cards others still hold count against them.',
  aimHands: 'Be the first to play all your cards: the cards others still hold count for you.',
  aimMelds: (terms: Terms) =>
    `Lay as many points as you can in ${wordsIn(terms).melds}, and get rid of your cards first.`,
  /** "On your turn, draw a card, lay down melds if you like, and discard one." */
  turn: (terms: Terms) => `On your turn, draw a card, lay down ${wordsIn(terms).melds} if you like, and discard one.`,
  turnWithoutMelds: 'On your turn, draw a card and discard one.',
  lastDiscard: 'Your last card must be a discard, too.',
  onlySets(sizes: MeldSizes, terms: Terms) {
    const { melds, sets } = wordsIn(terms);
    return `${capital(melds)} are ${sets}: ${ofRank(sizes)}.`;
  },
  onlyRuns: (sizes: MeldSizes, terms: Terms) => `${capital(wordsIn(terms).melds)} are runs: ${inRow(sizes)}.`,
  /** "A set is 3 or 4 cards of one rank, a run 3 or more cards in a row of one suit." */
  setsAndRuns: (sizes: MeldSizes, terms: Terms) =>
    `A ${wordsIn(terms).set} is ${ofRank(sizes)}, a run ${inRow(sizes)}.`,
  wilds: (terms: Terms) => `A ${wordsIn(terms).wild} can stand for any other card.`,
  wildRank: (terms: Terms) => `Each deal has a ${wordsIn(terms).wild} rank: its cards can stand for any other card.`,
  /** When single cards may be added; `toAny`: to other players' melds, too. */
  addAfterContract: (toAny: boolean, terms: Terms) =>
    `Lay the deal’s contract first; then you can add single cards to ${added(toAny, terms)}.`,
  addAfterMeld: (toAny: boolean, terms: Terms) =>
    `Once you’ve laid a ${wordsIn(terms).meld}, you can add single cards to ${added(toAny, terms)}.`,
  add: (toAny: boolean, terms: Terms) => `You can add single cards to ${added(toAny, terms)}.`,
  swapAndTake(terms: Terms) {
    const { wild } = wordsIn(terms);
    return `If you hold the card a ${wild} on the table stands for, put it in its place and take the ${wild}.`;
  },
  /** The wild stays on the table. */
  swapAndMove(terms: Terms) {
    const { wild } = wordsIn(terms);
    return `If you hold the card a ${wild} on the table stands for, put it in its place and move the ${wild}.`;
  },
  lowestWins: 'The lowest total wins.',
  highestWins: 'The highest total wins.',
} as const;

const ofRank = ({ setMin, setMax }: MeldSizes): string =>
  `${setMin} or ${setMax === setMin + 1 ? setMax : 'more'} cards of one rank`;
const inRow = ({ runMin }: MeldSizes): string => `${runMin} or more cards in a row of one suit`;

function added(toAny: boolean, terms: Terms): string {
  const { meld, melds } = wordsIn(terms);
  return toAny ? `any ${meld} on the table` : `your own ${melds}`;
}
