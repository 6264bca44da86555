import type { Card, Rank, Suit } from '#engine';
import type { Terms } from '#text';
import { article } from '#words/french/cards';
import type { NoMeldsYet, WildLimit } from '../data.ts';
import { rankName, rankShort, suitSymbol } from './cards.ts';
import { capital, counted } from './plural.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The button that reloads the page. */
export const reload = (): string => 'Recharger la page';

/** Why the table is gone for good. */
export const LOST = {
  hadToClose: 'Cette table a dû fermer.',
  closed: 'La table est fermée, ou vous n’y avez plus de place.',
} as const;

/** Reasons for a refusal that are more exact than `sentence`, since they name cards and numbers. */
export const NOTICES = {
  ranOutOfTime: (card: Card) => `Le temps est écoulé : ${theCard(card)} passe à la défausse.`,
  drawFirst: 'Prenez d’abord une carte.',
  alreadyDrawn: 'Vous avez déjà pris une carte.',
  hasExtraCard: 'Votre carte de plus compte comme piochée.',
  waitForTaker: 'Attendez : quelqu’un peut encore prendre la carte.',
  noSwaps: 'Il n’y a pas d’échanges dans ce jeu.',
  /** "Il faut trois cartes pour une combinaison." */
  meldNeeds: (least: number, terms: Terms) =>
    `Il faut ${rankName(least)} cartes pour ${wordsIn(terms)['une combinaison']}.`,
  /** "Un brelan compte au plus 4 cartes." */
  setHasAtMost: (most: number, terms: Terms) =>
    `Un ${wordsIn(terms).brelan} compte au plus ${counted(most, 'carte', 'cartes')}.`,
  wildLimit(limit: WildLimit, terms: Terms) {
    const { 'une combinaison': meld, joker, jokers } = wordsIn(terms);
    switch (limit) {
      case 'one':
        return `${capital(meld)} ne peut avoir qu’un ${joker}.`;
      case 'oneOrTwo':
        return `${capital(meld)} ne peut avoir qu’un ${joker}, ou deux à partir de six cartes.`;
      case 'fewerThanNaturals':
        return `${capital(meld)} doit avoir plus de cartes naturelles que de ${jokers}.`;
      case 'atMostNaturals':
        return `${capital(meld)} doit avoir au moins autant de cartes naturelles que de ${jokers}.`;
    }
  },
  noMeldsYet(why: NoMeldsYet, terms: Terms) {
    const words = wordsIn(terms);
    switch (why) {
      case 'untilGoingOut':
        return `Dans ce jeu, vous ne posez vos ${words.combinaisons} que pour ${words['finir la manche']}.`;
      case 'firstTurn':
        return `Au premier tour d’une manche, on ne peut pas poser de ${words.combinaisons}.`;
      case 'untilAllHadTurns':
        return `On ne peut pas poser de ${words.combinaisons} avant que chacun ait joué une fois.`;
    }
  },
  layTaken: (card: Card, terms: Terms) =>
    `Posez ${theCard(card)} dans ${wordsIn(terms)['une nouvelle combinaison']} avec deux cartes naturelles de votre main, ou annulez votre tour.`,
  playTaken: (card: Card) => `Jouez ${theCard(card)}, ou annulez votre tour.`,
  /** A second copy of the card taken is treated as that card (R79). */
  likeTaken: (card: Card) =>
    `Vous avez pris ${theCard(card)} à ce tour : vous ne pouvez défausser ni cette carte ni son double.`,
  topCardOnly: (terms: Terms) =>
    `Avant votre ${wordsIn(terms)['première combinaison']}, vous ne pouvez prendre que la carte du dessus, pour la poser dans ${wordsIn(terms)['cette combinaison']}.`,
  /** "Pour ce brelan, il faut un autre roi, ou un joker." */
  setNeeds(rank: Rank, terms: Terms) {
    const { brelan, joker } = wordsIn(terms);
    const name = rankName(rank);
    return `Pour ce ${brelan}, il faut ${name === 'dame' ? 'une autre' : 'un autre'} ${name}, ou un ${joker}.`;
  },
  /** "Pour allonger cette suite, il faut le 9♥, ou un joker." */
  runNeeds: (rank: Rank, suit: Suit, terms: Terms) =>
    `Pour allonger cette suite, il faut ${article('the', rank)}${rankShort(rank)}${suitSymbol(suit)}, ou un ${wordsIn(terms).joker}.`,
  runEnds: 'Cette suite ne peut pas s’allonger de ce côté.',
  /** "Pour échanger contre ce joker, il faut le 7♥ ou le 7♠." */
  swapNeeds: (faces: readonly Card[], terms: Terms) =>
    `Pour échanger contre ce ${wordsIn(terms).joker}, il faut ${faces.map(theCard).join(' ou ')}.`,
} as const;
