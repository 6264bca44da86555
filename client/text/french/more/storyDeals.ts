import type { Card, Ending, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { CardsOf, PointsOf } from '../../data.ts';
import { cardShort, rankNames } from '../cards.ts';
import { capital, counted, plural } from '../plural.ts';
import { did, doing, object, subject, subjects, theCard, theCards, verbFor } from '../told.ts';
import { wordsIn } from '../words.ts';

const OTHERWISE: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'La pioche s’est vidée avant que quelqu’un finisse.',
  capped: 'La manche n’avançait plus et a été arrêtée.',
  void: 'Personne ne pouvait finir : personne ne marque.',
  cancelled: 'Le jeu a été mis à jour et n’a pas pu continuer cette manche. Personne ne marque.',
};

/** "Ana a fini la manche." without the full stop. */
const wentOut = (who: Person, terms: Terms): string => did(who, wordsIn(terms)['fini la manche']);

/** The end of a deal: "Ana a fini la manche." `out`: the player who did, if somebody did. */
export const dealEnded = (ending: Ending, out: Person, terms: Terms): string =>
  ending === 'wentOut' ? `${wentOut(out, terms)}.` : OTHERWISE[ending];

/** The sentences of the log about the beginning of a deal. */
export const DEAL_STORY = {
  /** "Ana distribue en premier." */
  dealsFirst: (who: Person) => dealsFirst(who),
  /** The first jack chose the dealer (R6): "Premier valet, le J♥, pour Ana. Ana distribue …" */
  firstJack: (who: Person, jack: Card) => `Premier valet, ${theCard(jack)}, pour ${object(who)}. ${dealsFirst(who)}`,
  /** The cards drawn chose the dealer (R6): "Tirage du donneur : Vous K♠ ; Ana 3♣, 2♥. Ana distribue en premier." */
  drewForDealer: (draws: readonly CardsOf[], dealer: Person) =>
    `Tirage du donneur : ${draws.map((draw) => cardsOf(draw, ', ')).join(' ; ')}. ${dealsFirst(dealer)}`,
  /** "Manche 4 : Ana a distribué." */
  dealt: (deal: number, who: Person) => `Manche ${deal} : ${who.isYou ? 'vous avez' : `${who.name} a`} distribué.`,
  /** Below the heading of the deal: "Ana a distribué." */
  dealtHere: (who: Person) => `${did(who, 'distribué')}.`,
  dealtOn: 'La distribution a continué.',
  /** "Cartes découvertes : Vous 7♥, Ana 4♦." */
  faceUp: (shown: readonly CardsOf[]) =>
    `Cartes découvertes : ${shown.map((cards) => cardsOf(cards, ' ')).join(', ')}.`,
  /** "Le 4♣ est à côté de la pioche." */
  besideStock: (card: Card) => `${capital(theCard(card))} est à côté de la pioche.`,
  /** "Le 9♠ ouvre la défausse." */
  startsPile: (cards: readonly Card[]) =>
    `${capital(theCards(cards))} ${plural(cards.length, 'ouvre', 'ouvrent')} la défausse.`,
  /** "Ana a retourné un 2 et peut choisir 2 cartes ou 12." */
  choosesSize: (who: Person) =>
    `${did(who, 'retourné')} un 2 et ${who.isYou ? 'pouvez' : 'peut'} choisir 2 cartes ou 12.`,
  /** "Ana nomme la valeur joker." */
  namesWild: (who: Person) => `${doing(who, 'nommez', 'nomme')} la valeur joker.`,
  /** "Ana a nommé les 6 : ils sont jokers." Queens are feminine. */
  namedWild: (who: Person, rank: Rank, terms: Terms) =>
    `${did(who, 'nommé')} les ${rankNames(rank)} : ${rank === 12 ? 'elles' : 'ils'} sont ${wordsIn(terms).jokers}.`,
  /** "La défausse a été mélangée en une nouvelle pioche de 20 cartes ; sa carte du dessus reste." */
  reshuffled: (count: number, isTopKept: boolean) =>
    `La défausse a été mélangée en une nouvelle pioche de ${counted(count, 'carte', 'cartes')}${isTopKept ? ' ; la carte du dessus reste en place' : ''}.`,
} as const;

/** The sentences of the log about the end of a deal, and what follows it. */
export const END_STORY = {
  /** The others have a last turn: "Ana a fini la manche dès son premier tour. Ceux qui n’ont pas encore joué …" */
  lastTurns: (who: Person, terms: Terms) =>
    `${wentOut(who, terms)} dès ${who.isYou ? 'votre' : 'son'} premier tour. Ceux qui n’ont pas encore joué ont maintenant leur tour.`,
  /** The others may lay melds: "Ana a fini la manche dès son premier tour. Ceux qui n’ont pas encore joué …" */
  lastMelds: (who: Person, terms: Terms) =>
    `${wentOut(who, terms)} dès ${who.isYou ? 'votre' : 'son'} premier tour. Ceux qui n’ont pas encore joué peuvent encore poser des ${wordsIn(terms).combinaisons}.`,
  dealEnded,
  /** "Ana peut prendre 2 points pour que la manche suivante compte double." */
  pressAsked: (who: Person, count: number) =>
    `${doing(who, 'pouvez', 'peut')} prendre ${counted(count, 'point', 'points')} pour que la manche suivante compte double.`,
  /** "Ana a pris les points.", "Ana n’a pas pris les points." */
  pressAnswered: (who: Person, isTaken: boolean) =>
    `${isTaken ? doing(who, 'avez', 'a') : doing(who, 'n’avez pas', 'n’a pas')} pris les points.`,
  /** "Ana reçoit 2 points, et la manche suivante compte double."; there are points, or the deal is doubled, or both. */
  pressSet(shares: readonly PointsOf[], isDoubled: boolean) {
    const gets = shares.map(
      ({ who, points }) => `${doing(who, 'recevez', 'reçoit')} ${counted(points, 'point', 'points')}`,
    );
    return `${capital([...gets, ...(isDoubled ? ['la manche suivante compte double'] : [])].join(', et '))}.`;
  },
  /** "Ana et vous avez gagné la partie." */
  wonGame: (winners: readonly Person[]) =>
    `${subjects(winners)} ${verbFor(winners, 'a', 'avez', 'ont')} gagné la partie.`,
} as const;

const dealsFirst = (who: Person): string => `${doing(who, 'distribuez', 'distribue')} en premier.`;

const cardsOf = ({ who, cards }: CardsOf, between: string): string =>
  `${subject(who)} ${cards.map(cardShort).join(between)}`;
