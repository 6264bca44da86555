import type { Card, Rank, Reading } from '#engine';
import type { Person } from '../../data.ts';
import { cardShort, rankNames, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { object, subject, theCard } from '../told.ts';

/** The texts of the lesson that do not depend on the cards. */
export const LESSON = {
  name: 'Lesson',
  gotIt: 'Got it',
  watch: 'Show me',
  skip: 'Skip the lesson',
  draw: 'Your turn. Every turn begins with a draw: tap the stock, the face-down cards.',
  pressDiscard: 'Press Discard, or drag the card onto the pile.',
  goOut: 'One card left: discard it to go out. That ends the deal, and the others count the cards they hold.',
  count:
    'Well done, you won the deal! The others count their cards, court cards 10, wilds 25. Fewest points win. Next: three deals from 0, with aces wild first, then other ranks.',
  playOn: 'Play three deals',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `These ${cardsCount(cards)} are yours. Be the first to play them all, in sets (three or four of one rank, like 8-8-8) and runs (three or more in a row in one suit). Cards you are left with count against you.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `You hold ${aMeld(meld)}${meld.kind === 'set' && wilds > 0 ? ': the wild stands for any suit that is missing' : ''}. Tap its cards one by one, then press Meld.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `That is ${aMeld(meld)}. Press Meld, or drag the cards onto the table.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Your ${cardShort(card)} fits the ${meld.kind} ${readingShort(meld)}, so you can lay it off there. Tap it, then the place that lights up. Every card you get rid of helps.`;

/** Shown when a card is selected that this step does not need. */
export const putBackStep = (card: Card): string =>
  `${capital(theCard(card))} isn’t needed for this. Tap it again to leave it in your hand.`;

/** A run that another player has laid. */
export const othersRunStep = (who: Person, meld: Reading): string =>
  `${subject(who)} laid ${aMeld(meld)}. Sets and runs are melds, and those on the table are everyone’s: once you’ve laid one of your own, you can add to it.`;

/** The card to discard. */
export const discardStep = (card: Card): string =>
  `Nothing more to lay down? Then a discard ends your turn. Tap ${theCard(card)}, then press Discard: high cards are good ones to lose.`;

/** The rank that is wild, as a meld on the table shows it. */
export const wildStep = (rank: Rank, wild: Card, face: Card): string =>
  `${capital(rankNames(rank))} are wild in this deal: each can stand for any card. Here the ${cardShort(wild)} stands for the ${cardShort(face)}, as marked on it.`;

/** Shown before another player swaps. */
export const watchStep = (who: Person, natural: Card): string =>
  `Now watch: ${object(who)} holds ${theCard(natural)}, the very card the wild stands for.`;

/** Shown after another player has swapped. */
export const swappedStep = (who: Person, natural: Card): string =>
  `That was a swap: ${theCard(natural)} is where the wild was, and ${object(who)} has the wild, to use again.`;

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
export const takeStep = (card: Card, held: Card): string =>
  `You may draw from the discard pile instead of the stock. ${capital(theCard(card))} there goes with your ${cardShort(held)}: tap the pile.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Now you! Once you have drawn, and have a meld of your own on the table, you may swap. You hold ${theCard(natural)}, which the wild ${cardShort(wild)} stands for: tap it, then the wild. The wild is then yours, to play or to keep.`;

/** "a run, 5-6-7 ♥", "a set, K-K-K". */
const aMeld = (meld: Reading): string => `a ${meld.kind}, ${readingShort(meld)}`;
