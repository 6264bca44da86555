import type { Rank } from '#engine';
import type { AlwaysWild } from '../remarks.ts';
import type { GroupWords } from '../ruleWords.ts';
import { rankShort } from './cards.ts';
import { capital, counted, listed } from './lists.ts';

const ALWAYS: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'les vrais jokers',
  twos: 'les 2',
  tens: 'les 10',
  oneEyedJacks: 'les valets borgnes',
};

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'Le nombre de manches n’est pas fixé.';
  const deals = `La partie compte ${counted(schedule.length, 'manche', 'manches')}.`;
  if (schedule.every((rank) => rank === 0)) return deals;
  return `${deals} Valeurs {joker}, dans l’ordre : ${schedule.map(rankShort).join(' ')}.`;
}

const alwaysWild = (kinds: readonly AlwaysWild[]): string =>
  kinds.length === 0
    ? 'Aucune carte n’est toujours {joker}.'
    : `${capital(listed(kinds.map((kind) => ALWAYS[kind])))} servent toujours de {jokers}.`;

const ONE_OF: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'un vrai joker',
  twos: 'un 2',
  tens: 'un 10',
  oneEyedJacks: 'un valet borgne',
};

/** The words for wild cards and the number of deals. */
export const WILD_WORDS: GroupWords<'wilds'> = {
  title: 'Quelles cartes sont {jokers}',
  options: {
    'wilds.source': {
      label: 'La valeur joker',
      says: {
        schedule: 'Chaque manche a sa valeur {joker}, connue d’avance.',
        dealerNames:
          'Le donneur regarde sa main, puis nomme la valeur {joker} ; chaque valeur ne peut être nommée qu’une fois par partie.',
        dealerFirstCard:
          'La première carte du donneur est découverte : toutes les cartes de cette valeur sont {jokers}.',
        dealerLastCard:
          'La dernière carte du donneur est découverte : toutes les cartes de cette valeur sont {jokers}.',
        dealerExtraCard:
          'Le donneur reçoit une carte de plus, découverte : toutes les cartes de cette valeur sont {jokers}.',
        outsideCard: 'On retourne une carte à part : toutes les cartes de cette valeur sont {jokers}.',
        stockCard:
          'Après la distribution, on retourne la première carte de la pioche : toutes les cartes de cette valeur sont {jokers}.',
        none: 'Il n’y a pas de valeur {joker}.',
      },
    },
    'wilds.schedule': { label: 'Les manches', says: scheduleSaid },
    'wilds.jokerDeal': {
      label: 'Dernière manche pour le vrai joker',
      says: {
        false: 'Il n’y a pas de manche supplémentaire.',
        true: 'Une manche de plus suit, sans valeur {joker}.',
      },
    },
    'wilds.permanent': { label: 'Toujours jokers', says: alwaysWild },
    'wilds.indicator': {
      label: 'La carte qui montre la valeur joker',
      says: {
        outOfPlay: 'La carte qui montre la valeur {joker} reste hors jeu.',
        startsPile: 'La carte qui montre la valeur {joker} ouvre la défausse.',
      },
    },
    'wilds.permanentIndicator': {
      label: 'Si elle est toujours joker',
      says: {
        buried: 'Si cette carte est toujours {joker}, elle est remise dans le paquet et on en retourne une autre.',
        dealerGetsMore:
          'Si cette carte est toujours {joker}, le donneur la garde et en reçoit une autre, jusqu’à ce qu’une carte ne le soit pas.',
      },
    },
    'wilds.aceAllowed': {
      label: 'L’as comme valeur joker',
      says: { true: 'L’as peut être la valeur {joker}.', false: 'L’as n’est jamais la valeur {joker}.' },
    },
  },
  remarks: {
    noWilds: 'Aucune carte ne sert de joker.',
    deals: ({ deals }) => `La partie compte ${counted(deals, 'manche', 'manches')}.`,
    oneJoker: 'Le vrai joker sert toujours de {joker}.',
    noOthers: 'Aucune autre carte n’est {joker}.',
    buried: ({ kinds }) =>
      `Si on retourne ${kinds.map((kind) => ONE_OF[kind]).join(' ou ')}, cette carte est remise dans le paquet et on en retourne une autre.`,
    standsForAny: 'Un {joker} peut représenter n’importe quelle autre carte.',
    usedAsItIs: 'Une carte de la valeur {joker} peut toujours être jouée pour ce qu’elle est.',
  },
  problems: {
    noDeals: 'Il faut à la partie un nombre de manches ou un total à atteindre.',
    ranksWithoutEnd:
      'Une liste de valeurs joker finit par s’épuiser : dans une partie jusqu’à un total, une carte doit montrer la valeur joker, ou il ne doit pas y en avoir.',
    namedOnceEach:
      'Un donneur qui nomme chaque valeur une fois par partie a besoin de treize manches, d’un paquet complet et de l’as comme valeur joker possible.',
    rankNotInPack: 'Une valeur joker d’une des manches est retirée du paquet.',
    dealWithoutRank: 'Chaque manche de la liste doit avoir une valeur joker.',
    jokerDealWithoutJoker: 'Une dernière manche pour le vrai joker demande de vrais jokers qui remplacent des cartes.',
    jokerDealAfterWhat:
      'Une dernière manche pour le vrai joker suit une liste fixe de manches, et non un total à atteindre ou une carte retournée.',
    twoPileStarts: 'Une seule carte peut ouvrir la défausse : celle qui montre la valeur joker, ou une autre.',
    moreForNobody: 'Le donneur ne peut garder la carte et en recevoir une autre que si elle lui a été distribuée.',
  },
};
