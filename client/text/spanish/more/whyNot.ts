import type { Terms } from '#text';
import type { WhyFact } from '../../../game/whyNot.ts';
import { readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The panel that explains a refusal. */
export const WHY = {
  title: '¿Por qué no?',
  allRules: 'Todas las reglas de esta mesa',
} as const;

/** One sentence about the cards that were refused: "El 9♥ no encaja ahora en ninguna combinación de la mesa." */
export function whyFact(fact: WhyFact, terms: Terms): string {
  const { aMeld, noMeld, otherMeld, wild } = wordsIn(terms);
  switch (fact.tells) {
    case 'without':
      return `Sin ${theCard(fact.card)}, forman ${aMeld}: ${readingShort(fact.reading)}.`;
    case 'with':
      return `Añade ${theCard(fact.card)}${fact.held ? ' que tienes' : ''}${fact.wild ? `, o un ${wild},` : ''} para formar ${aMeld}: ${readingShort(fact.reading)}.`;
    case 'farFromMeld':
      return `Con una sola carta más no formarían ${aMeld}: no son del mismo valor ni están cerca en un mismo palo.`;
    case 'couldLay':
      return `Ya puedes hacerlo: tienes ${readingShort(fact.reading)}.`;
    case 'noMeldYet':
      return `Aún no tienes ${noMeld} en la mano. Quizá llegue con la próxima carta.`;
    case 'fitsElsewhere':
      return `${capital(theCard(fact.card))} encaja en ${otherMeld}: ${readingShort(fact.meld)}.`;
    case 'fitsNowhere':
      return `${capital(theCard(fact.card))} no encaja ahora en ${noMeld} de la mesa.`;
    case 'keeps':
      return `Tienes ${cardsCount(fact.held)} y has intentado jugar ${fact.played === fact.held ? 'todas' : cardsCount(fact.played)}. Guarda una para descartarla.`;
  }
}
