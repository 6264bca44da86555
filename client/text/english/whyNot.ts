import type { RuleSet } from '#engine';
import type { WhyFact } from '../../game/whyNot.ts';
import { readingShort } from './cards.ts';
import { capital } from './plural.ts';
import { cardsCount } from './table.ts';
import { theCard } from './told.ts';
import { wordsOf } from './words.ts';

/** Words of the panel that says why something is refused. */
export const WHY = {
  title: 'Why not?',
  allRules: 'All rules of this table',
} as const;

/** What can be told of the very cards that were refused, in a sentence. */
export function whyFact(fact: WhyFact, rules: RuleSet): string {
  const { meld, melds, wild } = wordsOf(rules);
  switch (fact.tells) {
    case 'without':
      return `Without ${theCard(fact.card)} they are a ${meld}: ${readingShort(fact.reading)}.`;
    case 'with':
      return `With ${theCard(fact.card)}${fact.held ? ', which you hold,' : ''}${fact.wild ? ` or a ${wild}` : ''} they would be a ${meld}: ${readingShort(fact.reading)}.`;
    case 'farFromMeld':
      return `No single card would make a ${meld} of them: they are neither of one rank nor close together in one suit.`;
    case 'couldLay':
      return `You could do so now: ${readingShort(fact.reading)} is in your hand.`;
    case 'noMeldYet':
      return `There is no ${meld} in your hand yet. Another draw may bring one.`;
    case 'fitsElsewhere':
      return `${capital(theCard(fact.card))} fits another one: ${readingShort(fact.meld)}.`;
    case 'fitsNowhere':
      return `${capital(theCard(fact.card))} fits none of the ${melds} on the table now.`;
    case 'keeps':
      return `You hold ${cardsCount(fact.held)} and wanted to play ${fact.played === fact.held ? 'all of them' : cardsCount(fact.played)}. One must be left for the discard that ends your turn.`;
  }
}
