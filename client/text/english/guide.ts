import type { Card, PlayerView, Reading } from '#engine';
import { cardShort, readingShort } from './cards.ts';
import { wildLine } from './facts.ts';
import { capital } from './plural.ts';
import { cardsCount } from './table.ts';
import { theCard } from './told.ts';

/** What the guide of the first game says whatever the cards. */
export const GUIDE = {
  name: 'Guide',
  gotIt: 'Got it',
  leave: 'Leave the guide',
  count:
    'The deal is over. What is left in a hand counts against it: wilds 25 each. Watch the points fly to the totals.',
  lastCard:
    'You have one card left. Now you must draw from the stock. Play both cards, or keep the new one and discard the other.',
  goOut: 'One card left: discard it, and you go out. That ends the deal, and all others count what they hold.',
  discard: 'Nothing more to lay down? Tap a card that you do not need. Discarding it ends your turn.',
  pressDiscard: 'Press Discard. High cards are good ones to lose: they count the most against you.',
  closing: 'That was your first deal: now you know how it goes.',
  closingWords: 'The lowest total after all deals wins. For all the rules, tap the sign with the wild rank at the top.',
  notSeen: 'What has not come up yet:',
  playOn: 'Play on',
} as const;

/** What a first deal need not bring, in a sentence each. */
export const TOPIC_TEXT = {
  meld: 'Three or four cards of a rank, or three in a row of a suit: tap them, then press Meld.',
  layOff: 'Once you have laid a meld, single cards may join any meld: tap the card, then the place that lights up.',
  swap: 'If you hold the card that a wild on the table stands for, you may put it there and take the wild: tap both.',
  lastCard: 'With one card left you must draw from the stock. The last card is always a discard.',
} as const;

/** What a hand is for. */
export const handStep = (cards: number): string =>
  `These ${cardsCount(cards)} are yours. Be the first to play them all: in sets, three or four of one rank, and runs, three or more in a row of one suit.`;

/** What is wild in this deal, and whether the hand has any of them. */
export function wildStep(view: PlayerView, held: number): string {
  const own = held === 0 ? '' : held === 1 ? ' You hold one.' : ` You hold ${held}.`;
  return `${wildLine(view)} in this deal: each may stand for any card you need. The next deal has another wild rank.${own}`;
}

/** Where a card may be drawn from; `top` lies on the pile. */
export const drawStep = (top: Card | null): string =>
  top === null
    ? 'Your turn. Every turn begins with a draw: tap the stock.'
    : `Your turn. Every turn begins with a draw: tap the stock, or the pile if ${theCard(top)} helps you.`;

/** The cards of a meld in the hand; with wilds among them. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `You hold ${aMeld(meld)}${wilds > 0 ? ', with the help of a wild' : ''}. Tap its cards one by one.`;

/** The selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `That is ${aMeld(meld)}. Press Meld, or drag the cards onto the table.`;

/** A card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Your ${cardShort(card)} fits ${meld.kind === 'set' ? 'this set' : 'this run'}. Tap it, then the place that lights up. Every card you lose is good.`;

/** A wild on the table can be had. */
export const swapStep = (wild: Card, natural: Card): string =>
  `The best of this game: you hold ${theCard(natural)} that the wild ${cardShort(wild)} stands for. Tap both. They change places, and the wild is yours.`;

/** A wild lies on the table. */
export const wildOnTableStep = (wild: Card, faces: readonly Card[]): string =>
  `Here the ${cardShort(wild)} is wild and stands for the ${faces.map(cardShort).join(' or ')}, as is written on it. Once you have laid a meld, you may put such a card there and take the wild.`;

/** Somebody has laid a meld, and the player none. */
export const othersMeldStep = (meld: Reading): string =>
  `${capital(aMeld(meld))}, lies on the table. Melds belong to all: you may add to any of them once you have laid one of your own. A dot marks a card laid since your last turn.`;

/** "a run, 5-6-7 ♥", "a set, K-K-K". */
const aMeld = (meld: Reading): string => `a ${meld.kind}, ${readingShort(meld)}`;
