import type { Terms } from '#text';
import type { WhyFact } from '../../../game/whyNot.ts';
import { readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The panel that explains a refusal. */
export const WHY = {
  title: 'Warum nicht?',
  allRules: 'Alle Regeln dieses Tischs',
} as const;

/** One sentence about the cards that were refused: "Die 9♥ passt jetzt an keine Figur auf dem Tisch." */
export function whyFact(fact: WhyFact, terms: Terms): string {
  const { aMeldAcc, otherMeldAcc, noMeldAcc, wild } = wordsIn(terms);
  switch (fact.tells) {
    case 'without':
      return `Ohne ${theCard(fact.card, 'acc')} ergeben sie ${aMeldAcc}: ${readingShort(fact.reading)}.`;
    case 'with':
      return `Nimm ${theCard(fact.card, 'acc')}${fact.held ? ' von deiner Hand' : ''}${fact.wild ? ` oder einen ${wild}` : ''} dazu, dann ergeben sie ${aMeldAcc}: ${readingShort(fact.reading)}.`;
    case 'farFromMeld':
      return `Keine einzelne Karte würde daraus ${aMeldAcc} machen: Die gewählten haben weder denselben Rang, noch liegen sie in einer Farbe nah beieinander.`;
    case 'couldLay':
      return `Das kannst du jetzt: Du hast ${readingShort(fact.reading)}.`;
    case 'noMeldYet':
      return `Du hast noch ${noMeldAcc} auf der Hand. Mit der nächsten Karte vielleicht.`;
    case 'fitsElsewhere':
      return `${capital(theCard(fact.card, 'nom'))} passt an ${otherMeldAcc}: ${readingShort(fact.meld)}.`;
    case 'fitsNowhere':
      return `${capital(theCard(fact.card, 'nom'))} passt jetzt an ${noMeldAcc} auf dem Tisch.`;
    case 'keeps':
      return `Du hast ${cardsCount(fact.held)} und wolltest ${fact.played === fact.held ? 'alle' : cardsCount(fact.played)} spielen. Behalt eine zum Abwerfen.`;
  }
}
