import type { Terms } from '#text';
import type { WhyFact } from '../../../game/whyNot.ts';
import { readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The panel that explains a refusal. */
export const WHY = {
  title: 'Pourquoi pas ?',
  allRules: 'Toutes les règles de cette table',
} as const;

/** One sentence about the cards that were refused: "Le 9♥ ne va avec aucune combinaison de la table." */
export function whyFact(fact: WhyFact, terms: Terms): string {
  const words = wordsIn(terms);
  const meld = words['une combinaison'];
  switch (fact.tells) {
    case 'without':
      return `Sans ${theCard(fact.card)}, elles forment ${meld} : ${readingShort(fact.reading)}.`;
    case 'with':
      return `Avec ${theCard(fact.card)}${fact.held ? ' de votre main' : ''}${fact.wild ? ` ou un ${words.joker}` : ''}, elles forment ${meld} : ${readingShort(fact.reading)}.`;
    case 'farFromMeld':
      return `Aucune carte à elle seule n’en ferait ${meld} : elles ne sont ni de même valeur, ni proches dans une même couleur.`;
    case 'couldLay':
      return `Vous pouvez le faire maintenant : vous avez ${readingShort(fact.reading)}.`;
    case 'noMeldYet':
      return `Vous n’avez encore ${words['aucune combinaison']} en main. La prochaine carte peut en apporter.`;
    case 'fitsElsewhere':
      return `${capital(theCard(fact.card))} va avec ${words['une autre combinaison']} : ${readingShort(fact.meld)}.`;
    case 'fitsNowhere':
      return `${capital(theCard(fact.card))} ne va avec ${words['aucune combinaison']} de la table.`;
    case 'keeps':
      return `Vous avez ${cardsCount(fact.held)} et vouliez ${fact.played === fact.held ? 'toutes les jouer' : `en jouer ${fact.played}`}. Gardez-en une à défausser.`;
  }
}
