import type { Card, Reading } from '#engine';
import type { Person, Terms } from '#text';
import type { Drawn, DrawnFrom, LaidMeld, TakenBack } from '../../data.ts';
import { cardShort, readingName, readingShort } from '../cards.ts';
import { capital, counted } from '../plural.ts';
import { subject, theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The name of the bot that plays for the reader, at the start of a sentence. */
export const THE_BOT = 'The bot';

/** The sentences of the log about a turn. */
export const TURN_STORY = {
  /** "Ana drew a card from the stock.", "You drew the 7♥ from the discard pile." */
  drewOne: (who: Person, card: Drawn[number], from: DrawnFrom) =>
    `${subject(who)} drew ${card === null ? 'a card' : theCard(card)} from the ${PILES[from]}.`,
  /** "Ana drew 2 cards from the stock." */
  drewSeveral: (who: Person, count: number, from: DrawnFrom) =>
    `${subject(who)} drew ${counted(count, 'card', 'cards')} from the ${PILES[from]}.`,
  /** Several cards, deepest first: "Ana took the 7♥, 8♠ and Q♣ from the discard pile." */
  tookFromPile: (who: Person, cards: readonly Card[]) =>
    `${subject(who)} took ${theCards(cards)} from the discard pile.`,
  /** "Ana took 3 cards from the discard pile." */
  tookUnseen: (who: Person, count: number) =>
    `${subject(who)} took ${counted(count, 'card', 'cards')} from the discard pile.`,
  /** "Ana laid down the set of kings: K♣ K♦ 8♣ (wild)." */
  laidMeld: (who: Person, meld: LaidMeld, terms: Terms) => `${subject(who)} laid down the ${meldCards(meld, terms)}.`,
  /** "Ana laid the contract: run four to seven of hearts: 4♥ 5♥ 6♥ 7♥; set of nines: 9♣ 9♦ 9♠." */
  laidContract: (who: Person, melds: readonly LaidMeld[], terms: Terms) =>
    `${subject(who)} laid the contract: ${melds.map((meld) => meldCards(meld, terms)).join('; ')}.`,
  /** "Ana laid off the K♥ on the set of kings."; `meld` is null if it is not known. */
  laidOffOn: (who: Person, card: Card, meld: Reading | null, terms: Terms) =>
    `${subject(who)} laid off ${theCard(card)} on ${meld ? theMeld(meld, terms) : `a ${wordsIn(terms).meld}`}.`,
  /** "Ana swapped the 5♥ for the wild 2♣." */
  swappedOut: (who: Person, natural: Card, wild: Card, terms: Terms) => `${swap(who, natural, wild, terms)}.`,
  /** The wild goes to another meld (R88): "Ana swapped the 5♥ for the wild 2♣ and moved it to the set of nines." */
  swappedTo: (who: Person, natural: Card, wild: Card, meld: Reading, terms: Terms) =>
    `${swap(who, natural, wild, terms)} and moved it to ${theMeld(meld, terms)}.`,
  /** The wild stays in its meld (R88): "Ana swapped the 5♥ for the wild 2♣ and left it in that meld." */
  swappedWithin: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    `${swap(who, natural, wild, terms)} and left it in that ${wordsIn(terms).meld}.`,
  /** "Ana took back a meld." */
  tookBackPlay: (who: Person, play: TakenBack, terms: Terms) =>
    `${subject(who)} took back ${play === 'meld' ? `a ${wordsIn(terms).meld}` : TAKEN_BACK[play]}.`,
  /** "Ana discarded the 7♥." */
  discarded: (who: Person, card: Card) => `${subject(who)} discarded ${theCard(card)}.`,
  /** A discard was taken back: "Ana took back the 7♥." */
  tookBackDiscard: (who: Person, card: Card) => `${subject(who)} took back ${theCard(card)}.`,
  /** "Ana had no cards left to discard." */
  hadNoDiscard: (who: Person) => `${subject(who)} had no cards left to discard.`,
  /** "Ana floats with no cards left." */
  floats: (who: Person) => `${subject(who)} ${who.isYou ? 'float' : 'floats'} with no cards left.`,
  /** "Ana took nothing from the discard pile. The deal ends." */
  tookNothing: (who: Person) => `${subject(who)} took nothing from the discard pile. The deal ends.`,
  /** "Ana takes Bruno’s seat with the next deal." */
  bookedSeat: (who: Person, bot: string) =>
    `${subject(who)} ${who.isYou ? 'take' : 'takes'} ${bot}’s seat with the next deal.`,
  /** A person now plays for a bot: "Ana took over Bruno’s seat." */
  tookSeat: (who: Person, bot: string) => `${subject(who)} took over ${bot}’s seat.`,
  /** "Ana left, and Bruno plays on." */
  leftSeat: (who: Person, bot: string) => `${subject(who)} left, and ${bot} plays on.`,
  /** "Ana went Rummy!" */
  wentRummy: (who: Person) => `${subject(who)} went Rummy!`,
  /** "Ana went up for 2, holding only a 2." */
  wentUpForTwo: (who: Person) => `${subject(who)} went up for 2, holding only a 2.`,
} as const;

/** The sentences of the log about cards taken out of turn and cards called (R80, R113). */
export const WINDOW_STORY = {
  /** "Does anyone take the 9♣ out of turn?" */
  asksTakers: (cards: readonly Card[]) => `Does anyone take ${theCards(cards)} out of turn?`,
  /** "The 9♣ fits: does anyone call Rummy?" */
  asksCallers: (cards: readonly Card[]) =>
    `${capital(theCards(cards))} ${cards.length === 1 ? 'fits' : 'fit'}: does anyone call Rummy?`,
  nobody: 'Nobody did.',
  /** "Ana took the 9♣ out of turn." */
  tookOutOfTurn: (who: Person, cards: readonly Card[]) => `${subject(who)} took ${theCards(cards)} out of turn.`,
  /** "Ana called Rummy and took the 9♣." */
  called: (who: Person, cards: readonly Card[]) => `${subject(who)} called Rummy and took ${theCards(cards)}.`,
  /** "You drew the 9♣ as a penalty." */
  penalty: (who: Person, cards: readonly Card[]) => `${subject(who)} drew ${theCards(cards)} as a penalty.`,
  /** "Ana drew 2 cards as a penalty." */
  penaltyUnseen: (who: Person, count: number) =>
    `${subject(who)} drew ${counted(count, 'card', 'cards')} as a penalty.`,
} as const;

const PILES: Readonly<Record<DrawnFrom, string>> = { stock: 'stock', pile: 'discard pile' };

const TAKEN_BACK: Readonly<Record<Exclude<TakenBack, 'meld'>, string>> = {
  draw: 'the draw from the discard pile',
  contract: 'the contract',
  layOff: 'a lay-off',
  swap: 'a swap',
};

const swap = (who: Person, natural: Card, wild: Card, terms: Terms): string =>
  `${subject(who)} swapped ${theCard(natural)} for the ${wordsIn(terms).wild} ${cardShort(wild)}`;

/** "the set of kings", "the run 5-6-7 ♥". */
const theMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? `the ${readingName(meld, terms)}` : `the run ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "run five to seven of hearts: 5♥ 6♥ 8♣ (wild)". */
function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => (meld.wilds[i] ? `${cardShort(card)} (${wild})` : cardShort(card)));
  return `${readingName(meld, terms)}: ${cards.join(' ')}`;
}
