import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import type { ExtraId } from '../../../game/types.ts';
import { cardShort, ofRanks, rankNames, readingShort, suitName } from '../cards.ts';
import { extra } from '../mirror.ts';
import { capital, counted } from '../plural.ts';
import { theCard, theCards, theWild } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The callout of a hint. */
export const HINT = {
  name: 'Indice',
  show: 'Montrer',
  next: 'Suivant',
  best: 'Meilleur',
  thanks: 'Merci',
  noOther: 'Rien d’autre ne s’en approche.',
  nothing: 'Ce n’est pas encore votre tour.',
  dealOver: 'La manche est finie.',
} as const;

/** The kind of move to look for. */
export const MOVES = {
  lookAtPile: 'Regardez la défausse.',
  /** There is no discard pile yet. */
  startWithDraw: 'Commencez par piocher.',
  drawStock: 'Piochez.',
  /** "Vous pouvez poser un brelan de rois." */
  meld: ({ kind, rank, suit }: Reading, terms: Terms) =>
    kind === 'set'
      ? `Vous pouvez poser un ${wordsIn(terms).brelan} ${ofRanks(rank)}.`
      : `Vous pouvez poser une suite à ${suitName(suit)}.`,
  layOff: (terms: Terms) => `Une de vos cartes va avec ${wordsIn(terms)['une combinaison']} de la table.`,
  swap: (terms: Terms) => `Vous pouvez échanger une carte contre un ${wordsIn(terms).joker} de la table.`,
  takeBack: 'Il faut d’abord annuler quelque chose.',
  discard: 'Défaussez une carte.',
  discardLast: 'Défaussez votre dernière carte.',
  holdBack: 'Ne posez encore rien : défaussez une carte.',
  contract: 'Votre main forme le contrat.',
  goOut: (terms: Terms) => `Vous pouvez ${wordsIn(terms)['finir la manche']}.`,
  float: 'Vous avez joué toutes vos cartes : flottez.',
  endTurn: 'Il n’y a plus rien à faire : finissez votre tour.',
  goRummy: 'Regardez toute votre main : vous pouvez faire rami.',
  upForTwo: 'Vous pouvez terminer la manche avec votre 2.',
  decline: 'Ne prenez rien.',
  recall: 'Vous pouvez reprendre votre carte défaussée.',
  chooseSize: (cards: number) => `Prenez ${cards} cartes.`,
  nameWild: (terms: Terms) => `Nommez comme valeur ${wordsIn(terms).joker} une valeur que vous avez en main.`,
  claim: 'La carte offerte vous servirait.',
  pass: 'Laissez passer cette carte.',
  takePoints: 'Prenez les points.',
  leavePoints: 'Ne prenez pas les points.',
} as const;

/** The exact move and how to make it. */
export const EXACT_MOVES = {
  drawStock: 'Touchez la pioche.',
  takeTop: (card: Card) => `Prenez ${theCard(card)} dans la défausse : cette carte va avec les vôtres.`,
  takeSeveral: (count: number, deepest: Card) =>
    `Prenez ${counted(count, 'carte', 'cartes')} dans la défausse, jusqu’à celle-ci : ${cardShort(deepest)}.`,
  meld: (meld: Reading) => `Posez ${readingShort(meld)}. Les cartes sont choisies : appuyez sur Poser.`,
  layOff: (card: Card, meld: Reading | null) =>
    `Ajoutez ${theCard(card)}${meld ? ` à ${readingShort(meld)}` : ''}. La carte est choisie : touchez la place qui s’éclaire.`,
  swap: (natural: Card, wild: Card) =>
    `${capital(theCard(natural))} : la carte est choisie. Touchez ${theWild(wild)} pour échanger.`,
  takeBack: 'Appuyez sur Annuler.',
  discard: (card: Card) => `Défaussez ${theCard(card)}. La carte est choisie : appuyez sur Défausser.`,
  /** "Appuyez sur Finir." */
  press: (button: ExtraId, terms: Terms) => `Appuyez sur ${extra(button, terms)}.`,
  /** "K-K-K, 5-6-7 ♥. Appuyez sur Former le contrat." */
  layAll: (melds: readonly Reading[], button: ExtraId, terms: Terms) =>
    `${melds.map(readingShort).join(', ')}. Appuyez sur ${extra(button, terms)}.`,
  upForTwo: (card: Card, terms: Terms) =>
    `${capital(theCard(card))} : la carte à défausser est choisie. Appuyez sur ${extra('upForTwo', terms)}.`,
  chooseSize: (cards: number) => `Répondez : ${cards} cartes.`,
  nameWild: (rank: Rank) => `Nommez les ${rankNames(rank)}.`,
  claim: (cards: readonly Card[]) => `Dites oui pour ${theCards(cards)}.`,
  no: 'Répondez non.',
  yes: 'Répondez oui.',
} as const;

const RANKS = ['Meilleur coup', 'Deuxième choix', 'Troisième choix', 'Quatrième choix'];

/** How good a hint is beside the best, which is number 0. */
export const BESIDE_BEST = {
  nearly: 'Presque aussi bon.',
  /** "Deuxième choix, moins bon d’environ 2 points." */
  worse: (number: number, points: number) =>
    `${RANKS[number] ?? 'Autre choix'}, moins bon d’environ ${counted(points, 'point', 'points')}.`,
} as const;
