import type { Card, Rank, Reading } from '#engine';
import { cardShort, rankNames, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';

/** The texts of the first-game guide that do not depend on the cards. */
export const GUIDE = {
  name: 'Guide',
  gotIt: 'Got it',
  leave: 'Leave the guide',
  count:
    'The deal is over. The cards you have left count against you, wilds 25 each. Watch the points fly to the totals.',
  lastCard:
    'You have one card left, so draw from the stock. Then lay one off and discard the other, or keep the new one and discard the old.',
  goOut: 'One card left: discard it to go out. That ends the deal, and the others count the cards they hold.',
  discard: 'Nothing more to lay down? Tap a card you don’t need. Discarding it ends your turn.',
  pressDiscard: 'Press Discard. High cards are good ones to lose: they count most against you.',
  closing: 'That was your first deal. Now you know how it goes.',
  closingWords: 'The lowest total after all deals wins. For the full rules, tap the wild-rank sign at the top.',
  notSeen: 'What hasn’t come up yet:',
  playOn: 'Keep playing',
} as const;

/** One sentence on each topic that a first deal may not reach. */
export const TOPIC_TEXT = {
  meld: 'Three or four cards of a rank, or three or more in a row in one suit: tap them, then press Meld.',
  layOff: 'Once you’ve laid a meld, you can add single cards to any meld: tap the card, then the place that lights up.',
  swap: 'If you hold the card a wild on the table stands for, you can swap it for the wild: tap both.',
  lastCard: 'With one card left, you must draw from the stock. Your last card is always a discard.',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `These ${cardsCount(cards)} are yours. Be the first to play them all, in sets (three or four of one rank) and runs (three or more in a row in one suit).`;

/** The rank that is wild in this deal, and how many of these cards the player holds. */
export function wildStep(rank: Rank, held: number): string {
  const own = held === 0 ? '' : held === 1 ? ' You hold one.' : ` You hold ${held}.`;
  return `${capital(rankNames(rank))} are wild in this deal: each can stand for any card you need. The next deal has a different wild rank.${own}`;
}

/** Where to draw from. `top` is the top card of the pile. */
export const drawStep = (top: Card | null): string =>
  top === null
    ? 'Your turn. Every turn begins with a draw: tap the stock.'
    : `Your turn. Every turn begins with a draw: tap the stock, or the pile if ${theCard(top)} helps you.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `You hold ${aMeld(meld)}${wilds > 0 ? ', with the help of a wild' : ''}. Tap its cards one by one.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `That is ${aMeld(meld)}. Press Meld, or drag the cards onto the table.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Your ${cardShort(card)} fits ${meld.kind === 'set' ? 'this set' : 'this run'}. Tap it, then the place that lights up. Every card you get rid of helps.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `The best part of this game: you hold ${theCard(natural)}, which the wild ${cardShort(wild)} stands for. Tap both to swap them, and the wild is yours.`;

/** Shown when a wild is on the table. */
export const wildOnTableStep = (wild: Card, faces: readonly Card[]): string =>
  `Here the ${cardShort(wild)} is wild and stands for the ${faces.map(cardShort).join(' or ')}, as marked on it. Once you’ve laid a meld, you can swap that card for the wild.`;

/** Shown when another player has laid a meld and this player none. */
export const othersMeldStep = (meld: Reading): string =>
  `${capital(aMeld(meld))}, is on the table. Melds belong to everyone: once you’ve laid one of your own, you can add to any of them. A dot marks a card laid since your last turn.`;

/** "a run, 5-6-7 ♥", "a set, K-K-K". */
const aMeld = (meld: Reading): string => `a ${meld.kind}, ${readingShort(meld)}`;
