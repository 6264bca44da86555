import { type Card, isJoker, type Reading } from '#engine';
import type { Person, Terms } from '#text';
import type { Drawn, DrawnFrom, LaidMeld, TakenBack } from '../../data.ts';
import { articleOf, cardShort, readingName, readingShort, readingWith } from '../cards.ts';
import { capital, counted, plural } from '../plural.ts';
import { did, doing, theCard, theCards, theWild } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The name of the bot that plays for the reader, at the start of a sentence. */
export const THE_BOT = 'Le robot';

/** The sentences of the log about a turn. */
export const TURN_STORY = {
  /** "Ana a pioché une carte.", "Vous avez pris le 7♥ dans la défausse." */
  drewOne: (who: Person, card: Drawn[number], from: DrawnFrom) =>
    drew(who, card === null ? 'une carte' : theCard(card), from),
  /** "Ana a pioché 2 cartes." */
  drewSeveral: (who: Person, count: number, from: DrawnFrom) => drew(who, counted(count, 'carte', 'cartes'), from),
  /** Several cards, deepest first: "Ana a pris le 7♥, le 8♠ et la Q♣ dans la défausse." */
  tookFromPile: (who: Person, cards: readonly Card[]) => drew(who, theCards(cards), 'pile'),
  /** "Ana a pris 3 cartes dans la défausse." */
  tookUnseen: (who: Person, count: number) => drew(who, counted(count, 'carte', 'cartes'), 'pile'),
  /** "Ana a posé le brelan de rois : K♣ K♦ 8♣ (joker)." */
  laidMeld: (who: Person, meld: LaidMeld, terms: Terms) =>
    `${did(who, 'posé')} ${articleOf('the', meld)} ${meldCards(meld, terms)}.`,
  /** "Ana a posé le contrat : suite du quatre au sept de cœur : 4♥ 5♥ 6♥ 7♥ ; brelan de 9 : 9♣ 9♦ 9♠." */
  laidContract: (who: Person, melds: readonly LaidMeld[], terms: Terms) =>
    `${did(who, 'posé')} le contrat : ${melds.map((meld) => meldCards(meld, terms)).join(' ; ')}.`,
  /** "Ana a ajouté le K♥ au brelan de rois."; `meld` is null if it is not known. */
  laidOffOn: (who: Person, card: Card, meld: Reading | null, terms: Terms) =>
    `${did(who, 'ajouté')} ${theCard(card)} ${meld ? toMeld(meld, terms) : `à ${wordsIn(terms)['une combinaison']}`}.`,
  /** "Ana a échangé le 5♥ contre le joker 2♣." */
  swappedOut: (who: Person, natural: Card, wild: Card, terms: Terms) => `${swap(who, natural, wild, terms)}.`,
  /** The wild goes to another meld (R88): "Ana a échangé le 5♥ contre le joker 2♣, ajouté au brelan de 9." */
  swappedTo: (who: Person, natural: Card, wild: Card, meld: Reading, terms: Terms) =>
    `${swap(who, natural, wild, terms)}, ajouté ${toMeld(meld, terms)}.`,
  /** The wild stays in its meld (R88): "Ana a échangé le 5♥ contre le joker 2♣, resté dans la même combinaison." */
  swappedWithin: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    `${swap(who, natural, wild, terms)}, resté dans ${wordsIn(terms)['la même combinaison']}.`,
  /** "Ana a annulé une combinaison." */
  tookBackPlay: (who: Person, play: TakenBack, terms: Terms) =>
    `${did(who, 'annulé')} ${play === 'meld' ? wordsIn(terms)['une combinaison'] : TAKEN_BACK[play]}.`,
  /** "Ana a défaussé le 7♥." */
  discarded: (who: Person, card: Card) => `${did(who, 'défaussé')} ${theCard(card)}.`,
  /** A discard was taken back: "Ana a repris le 7♥." */
  tookBackDiscard: (who: Person, card: Card) => `${did(who, 'repris')} ${theCard(card)}.`,
  /** "Ana n’avait plus de carte à défausser." */
  hadNoDiscard: (who: Person) => `${doing(who, 'n’aviez', 'n’avait')} plus de carte à défausser.`,
  /** "Ana flotte, sans cartes." */
  floats: (who: Person) => `${doing(who, 'flottez', 'flotte')}, sans cartes.`,
  /** "Ana n’a rien pris dans la défausse. La manche se termine." */
  tookNothing: (who: Person) => `${doing(who, 'n’avez', 'n’a')} rien pris dans la défausse. La manche se termine.`,
  bookedSeat: (who: Person, bot: string) =>
    `${doing(who, 'prenez', 'prend')} la place de ${bot} à la prochaine manche.`,
  /** "Ana a pris la place de Bruno." */
  tookSeat: (who: Person, bot: string) => `${did(who, 'pris')} la place de ${bot}.`,
  /** "Ana a quitté la table : Bruno continue." */
  leftSeat: (who: Person, bot: string) => `${did(who, 'quitté')} la table : ${bot} continue.`,
  /** "Ana a fait rami !" */
  wentRummy: (who: Person) => `${did(who, 'fait')} rami !`,
  /** "Ana a fait up pour 2, avec un 2 pour seule carte." */
  wentUpForTwo: (who: Person) => `${did(who, 'fait')} up pour 2, avec un 2 pour seule carte.`,
} as const;

/** The sentences of the log about cards taken out of turn and cards called (R80, R113). */
export const WINDOW_STORY = {
  /** "Quelqu’un prend-il le 9♣ hors de son tour ?" */
  asksTakers: (cards: readonly Card[]) => `Quelqu’un prend-il ${theCards(cards)} hors de son tour ?`,
  /** "Le 9♣ peut se poser : quelqu’un annonce-t-il Rami ?" */
  asksCallers: (cards: readonly Card[]) =>
    `${capital(theCards(cards))} ${plural(cards.length, 'peut', 'peuvent')} se poser : quelqu’un annonce-t-il Rami ?`,
  nobody: 'Personne.',
  /** "Ana a pris le 9♣ hors de son tour." */
  tookOutOfTurn: (who: Person, cards: readonly Card[]) =>
    `${did(who, 'pris')} ${theCards(cards)} hors de ${who.isYou ? 'votre' : 'son'} tour.`,
  /** "Ana a annoncé Rami et pris le 9♣." */
  called: (who: Person, cards: readonly Card[]) => `${did(who, 'annoncé')} Rami et pris ${theCards(cards)}.`,
  /** "Vous avez pioché le 9♣ en pénalité." */
  penalty: (who: Person, cards: readonly Card[]) => `${did(who, 'pioché')} ${theCards(cards)} en pénalité.`,
  /** "Ana a pioché 2 cartes en pénalité." */
  penaltyUnseen: (who: Person, count: number) =>
    `${did(who, 'pioché')} ${counted(count, 'carte', 'cartes')} en pénalité.`,
} as const;

/** "Ana a pioché une carte.", "Ana a pris le 7♥ dans la défausse." */
const drew = (who: Person, cards: string, from: DrawnFrom): string =>
  from === 'stock' ? `${did(who, 'pioché')} ${cards}.` : `${did(who, 'pris')} ${cards} dans la défausse.`;

const TAKEN_BACK: Readonly<Record<Exclude<TakenBack, 'meld'>, string>> = {
  draw: 'la prise dans la défausse',
  contract: 'le contrat',
  layOff: 'un ajout',
  swap: 'un échange',
};

const swap = (who: Person, natural: Card, wild: Card, terms: Terms): string =>
  `${did(who, 'échangé')} ${theCard(natural)} contre ${theWild(wild, terms)}`;

/** "au brelan de rois", "à la suite 5-6-7 ♥". */
const toMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? readingWith('to', meld, terms) : `à la suite ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "suite du cinq au sept de cœur : 5♥ 6♥ 8♣ (joker)". */
function meldCards(meld: LaidMeld, terms: Terms): string {
  const { joker } = wordsIn(terms);
  const isMarked = (card: Card): boolean => !(isJoker(card) && joker === 'joker');
  const cards = meld.cards.map((card, i) => cardShort(card) + (meld.wilds[i] && isMarked(card) ? ` (${joker})` : ''));
  return `${readingName(meld, terms)} : ${cards.join(' ')}`;
}
