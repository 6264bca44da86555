import type { Terms } from '#text';
import type { WhyFact } from '../../../game/whyNot.ts';
import { readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The panel that explains a refusal. */
export const WHY = {
  title: 'Why not?',
  allRules: 'All rules of this table',
} as const;

/** One sentence about the cards that were refused: "The 9♥ doesn’t fit any meld on the table now." */
export function whyFact(fact: WhyFact, terms: Terms): string {
  const { meld, wild } = wordsIn(terms);
  switch (fact.tells) {
    case 'without':
      return `Without ${theCard(fact.card)}, they make a ${meld}: ${readingShort(fact.reading)}.`;
    case 'with':
      return `Add ${theCard(fact.card)}${fact.held ? ' from your hand' : ''}${fact.wild ? `, or a ${wild},` : ''} to make a ${meld}: ${readingShort(fact.reading)}.`;
    case 'farFromMeld':
      return `No single card would make these a ${meld}: they don’t share a rank and aren’t close together in one suit.`;
    case 'couldLay':
      return `You can do that now: you hold ${readingShort(fact.reading)}.`;
    case 'noMeldYet':
      return `You have no ${meld} in your hand yet. Your next draw may bring one.`;
    case 'fitsElsewhere':
      return `${capital(theCard(fact.card))} fits another ${meld}: ${readingShort(fact.meld)}.`;
    case 'fitsNowhere':
      return `${capital(theCard(fact.card))} doesn’t fit any ${meld} on the table now.`;
    case 'keeps':
      return `You hold ${cardsCount(fact.held)} and tried to play ${fact.played === fact.held ? 'all of them' : cardsCount(fact.played)}. Keep one to discard.`;
  }
}
