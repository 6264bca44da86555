import type { Card, Ending, Reading } from '#engine';
import type { Terms } from '#rules';
import type { LaidMeld } from '../data.ts';
import type { Person } from '../person.ts';
import { cardShort, readingName, readingShort } from './cards.ts';
import { listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** A player as the subject of a sentence: "You", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'You' : name);

/** A player later in a sentence: "you", "Ana". */
export const object = ({ name, isYou }: Person): string => (isYou ? 'you' : name);

/** "the 7♥", "the Joker". */
export const theCard = (card: Card): string => `the ${cardShort(card)}`;

/** "the 7♥, 8♥ and 9♥". */
export const theCards = (cards: readonly Card[]): string => `the ${listed(cards.map(cardShort))}`;

/** "the set of kings", "the run 5-6-7 ♥". */
export const theMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? `the ${readingName(meld, terms)}` : `the run ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "run five to seven of hearts: 5♥ 6♥ 8♣ (wild)". */
export function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => (meld.wilds[i] ? `${cardShort(card)} (${wild})` : cardShort(card)));
  return `${readingName(meld, terms)}: ${cards.join(' ')}`;
}

const OTHERWISE: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'The stock ran out before anyone went out.',
  capped: 'The deal was getting nowhere and was stopped.',
  void: 'Nobody could finish, so nobody scores.',
  cancelled: 'The game was updated and couldn’t continue this deal. Nobody scores.',
};

/** The end of a deal: "Ana went out." `out`: the player who did, if somebody did. */
export const dealEnded = (ending: Ending, out: Person, terms: Terms): string =>
  ending === 'wentOut' ? `${subject(out)} ${wordsIn(terms).wentOut}.` : OTHERWISE[ending];
