import type { Card, Rank, Suit } from '#engine';
import type { Terms } from '#text';
import { isFeminine } from '#words/spanish/cards';
import type { NoMeldsYet, WildLimit } from '../data.ts';
import { rankName, rankShort, suitSymbol } from './cards.ts';
import { capital, counted, listedOr } from './plural.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The button that reloads the page. */
export const reload = (): string => 'Recargar la página';

/** Why the table is gone for good. */
export const LOST = {
  hadToClose: 'Esta mesa tuvo que cerrarse.',
  closed: 'La mesa está cerrada, o ya no tienes sitio en ella.',
} as const;

/** Reasons for a refusal that are more exact than `sentence`, since they name cards and numbers. */
export const NOTICES = {
  ranOutOfTime: (card: Card) => `Se te acabó el tiempo: se descartó ${theCard(card)}.`,
  drawFirst: 'Primero roba una carta.',
  alreadyDrawn: 'Ya has robado una carta.',
  hasExtraCard: 'Tu carta extra cuenta como robada.',
  waitForTaker: 'Espera: alguien más puede tomar todavía la carta.',
  noSwaps: 'En este juego no hay cambios.',
  /** "Una combinación necesita tres cartas." */
  meldNeeds: (least: number, terms: Terms) => `${capital(wordsIn(terms).aMeld)} necesita ${rankName(least)} cartas.`,
  /** "Un trío tiene como máximo 4 cartas." */
  setHasAtMost: (most: number, terms: Terms) =>
    `${capital(wordsIn(terms).aSet)} tiene como máximo ${counted(most, 'carta', 'cartas')}.`,
  wildLimit(limit: WildLimit, terms: Terms) {
    const { aMeld, wild, wilds } = wordsIn(terms);
    const start = capital(aMeld);
    switch (limit) {
      case 'one':
        return `${start} puede tener un solo ${wild}.`;
      case 'oneOrTwo':
        return `${start} puede tener un solo ${wild}, o dos si tiene seis o más cartas.`;
      case 'fewerThanNaturals':
        return `${start} debe tener más cartas naturales que ${wilds}.`;
      case 'atMostNaturals':
        return `${start} debe tener al menos tantas cartas naturales como ${wilds}.`;
    }
  },
  noMeldsYet(why: NoMeldsYet, terms: Terms) {
    const { melds, theMelds, goOut } = wordsIn(terms);
    switch (why) {
      case 'untilGoingOut':
        return `En este juego, ${theMelds} se guardan en la mano hasta que puedas ${goOut}.`;
      case 'firstTurn':
        return `No puedes bajar ${melds} en el primer turno de una mano.`;
      case 'untilAllHadTurns':
        return `No puedes bajar ${melds} hasta que todos hayan tenido un turno.`;
    }
  },
  layTaken: (card: Card, terms: Terms) =>
    `Baja ${theCard(card)} en ${wordsIn(terms).newMeld} con dos cartas naturales que ya tengas, o anula tus jugadas.`,
  playTaken: (card: Card) => `Juega ${theCard(card)} o anula tus jugadas.`,
  /** A second copy of the card taken is treated as that card (R79). */
  likeTaken: (card: Card) =>
    `Has tomado ${theCard(card)} en este turno: no puedes descartar ninguna de las dos copias.`,
  topCardOnly: (terms: Terms) =>
    `Antes de bajar ${wordsIn(terms).firstMeld}, solo puedes tomar la carta de arriba, para usarla ahí.`,
  /** "A este trío le falta otro rey, o un comodín." */
  setNeeds(rank: Rank, terms: Terms) {
    const { thisSet, wild } = wordsIn(terms);
    return `A ${thisSet} le falta ${isFeminine(rank) ? 'otra' : 'otro'} ${rankName(rank)}, o un ${wild}.`;
  },
  /** "Esta escalera sigue con el 9♥, o con un comodín." */
  runNeeds: (rank: Rank, suit: Suit, terms: Terms) =>
    `Esta escalera sigue con ${isFeminine(rank) ? 'la' : 'el'} ${rankShort(rank)}${suitSymbol(suit)}, o con un ${wordsIn(terms).wild}.`,
  runEnds: 'Esta escalera no puede crecer por ese extremo.',
  /** "Para cambiar por este comodín necesitas el 7♥ o el 7♠." */
  swapNeeds: (faces: readonly Card[], terms: Terms) =>
    `Para cambiar por este ${wordsIn(terms).wild} necesitas ${listedOr(faces.map(theCard))}.`,
} as const;
