import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import { extra } from '../buttons.ts';
import type { EmptyHanded, Length, StepPlay, StepTurn } from '../data.ts';
import { capital, counted } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'A bot plays for you';

/** The button that ends it. */
export const BACK = 'I’m back';

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
export const SILENCE = {
  you: 'Are you there? The others may let a bot play.',
  letBot: 'Let a bot play',
};

/** About another person, beside the button `letBot`. */
export const noSign = (name: string): string => `No sign of ${name}`;

/** The line above the hand when it is not up to the viewer. */
export const WAITS = {
  forPlayers: 'Waiting for players',
  gameOver: 'The game is over',
  choosingDealer: 'Choosing the first dealer',
  aboutToDeal: 'About to deal',
  dealOver: (deal: number) => `Deal ${deal} is over`,
  forCall: (cards: readonly Card[]) => `Waiting: does anyone call ${theCards(cards)}?`,
  forTaker: (cards: readonly Card[]) => `Waiting: does anyone take ${theCards(cards)}?`,
  botPlays: ({ name }: Person) => `A bot plays for ${name}`,
  /** A dealer who turned up a two (R19). */
  sizing: ({ name }: Person) => `${name} is choosing: 2 cards or 12`,
  naming: ({ name }: Person, terms: Terms) => `${name} is naming the ${wordsIn(terms).wild} rank`,
  press: ({ name }: Person, points: number) => `${name} may take ${pointsOf(points)} to double the next deal`,
  watching: ({ name }: Person) => `You’re watching: ${name} is playing`,
  for: ({ name }: Person) => `Waiting for ${name}`,
} as const;

/** The line above the hand when the viewer has a question to answer. */
export const ASKS = {
  size: 'You turned up a two: 2 cards or 12?',
  name: (terms: Terms) => `Your deal: name the ${wordsIn(terms).wild} rank`,
  press: (points: number) => `Take ${pointsOf(points)} for the Press?`,
  call: (cards: readonly Card[]) => `Rummy? ${capital(theCards(cards))} ${cards.length === 1 ? 'fits' : 'fit'}`,
  take: (cards: readonly Card[]) => `Take ${theCards(cards)}?`,
} as const;

/** The line above the hand when the viewer draws. */
export const DRAWS = {
  /** The stock is empty, and the pile cannot be taken. */
  leavePile: 'Stock empty: leave the pile to end the deal',
  takeOrLeave: (length: Length) =>
    length === 'full'
      ? 'Stock empty: take from the pile, or leave it to end the deal'
      : 'Take from the pile, or leave it',
  floating: 'You float: draw from the stock',
  stock: 'Your turn: draw from the stock',
  any: 'Your turn: draw a card',
  /** The pile may be taken several cards deep. */
  deep: 'Your turn: draw a card, or take several from the pile',
} as const;

/** The line above the hand when the viewer has one thing left to do. */
export const DUTIES = {
  emptyHanded(end: EmptyHanded, terms: Terms) {
    if (end === 'goOut') return `You have no cards left: ${wordsIn(terms).goOut}`;
    return end === 'float' ? 'You have no cards left: float' : 'You have no cards left: undo something';
  },
  /** The only turn for melds after another player went out (R108). */
  lastChance: (terms: Terms, mayLay: boolean) =>
    mayLay ? `Last chance: lay down ${wordsIn(terms).melds}, then press Done` : 'Nothing left to lay: press Done',
  discardLast: (terms: Terms) => `Discard your last card to ${wordsIn(terms).goOut}`,
  layTaken: (card: Card) => `Your turn: lay ${theCard(card)} with two natural cards`,
  playTaken: (card: Card) => `Your turn: play ${theCard(card)} you took`,
  reuseWild: (terms: Terms) => `Your turn: play the ${wordsIn(terms).wild} you took`,
  layOffLast: (terms: Terms) => `Your last card fits a ${wordsIn(terms).meld}: lay it off`,
  layAll: (terms: Terms) => `Lay down all your cards to ${wordsIn(terms).goOut}`,
} as const;

/** The line above the hand when the viewer plays: "Your turn: lay down melds, or discard to end your turn". */
export function turnStep({ plays, later, begins }: StepTurn, terms: Terms, length: Length): string {
  const opening = !begins ? 'Your turn' : length === 'full' ? 'You begin with an extra card' : 'You begin';
  return `${opening}: ${choices(plays, terms, length)}${later ? `; ${wordsIn(terms).melds} come later` : ''}`;
}

function choices(plays: readonly StepPlay[], terms: Terms, length: Length): string {
  const { melds, wild, goOut } = wordsIn(terms);
  const isFull = length === 'full';
  const words: Readonly<Record<StepPlay, string>> = {
    melds: isFull ? `lay down ${melds}` : melds === 'melds' ? 'meld' : `lay ${melds}`,
    contract: 'lay your contract',
    layOff: 'lay off',
    swap: isFull ? `swap a card for a ${wild}` : `swap for a ${wild}`,
    goRummy: goOut,
    discard: plays.length === 1 ? 'discard a card' : isFull ? 'discard to end your turn' : 'discard',
    upForTwo: `press ${extra('upForTwo', terms)}`,
    endTurn: `press ${extra('endTurn', terms)}`,
    undo: 'undo something',
  };
  const told = plays.map((play) => words[play]);
  const last = told.at(-1) ?? '';
  return told.length > 1 ? `${told.slice(0, -1).join(', ')}, or ${last}` : last;
}

const pointsOf = (count: number): string => counted(count, 'point', 'points');

/** The step while the bots' pauses can be skipped: "Waiting for Ben · tap the table to skip". */
export const skippable = (words: string): string => `${words} · tap the table to skip`;

/** The button that skips them. */
export const SKIP = 'Skip to your turn';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Your turn — Crazy Rummy' : 'Crazy Rummy');
