import type { Card, Ending, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { CardsOf, PointsOf } from '../../data.ts';
import { cardShort, rankNames } from '../cards.ts';
import { capital, counted } from '../plural.ts';
import { has, person, subject, subjects, theCard, theCards } from '../told.ts';
import { hasGoneOut, wordsIn } from '../words.ts';

/** The end of a deal: "Ana hat Schluss gemacht." `out`: the player who did, if somebody did. */
export function dealEnded(ending: Ending, out: Person, terms: Terms): string {
  switch (ending) {
    case 'wentOut':
      return `${subject(out)} ${hasGoneOut(out, terms)}.`;
    case 'exhausted':
      return `Der Stapel war leer, bevor jemand ${wordsIn(terms).goneOut} ${wordsIn(terms).isGone ? 'ist' : 'hat'}.`;
    case 'capped':
      return 'Es ging nicht mehr voran, und die Runde wurde beendet.';
    case 'void':
      return 'Niemand konnte die Runde beenden, also gibt es keine Punkte.';
    case 'cancelled':
      return 'Das Spiel wurde aktualisiert und konnte diese Runde nicht fortsetzen. Es gibt keine Punkte.';
  }
}

/** The sentences of the log about the beginning of a deal. */
export const DEAL_STORY = {
  /** "Ana gibt zuerst." */
  dealsFirst: (who: Person) => dealsFirst(who),
  /** The first jack chose the dealer (R6): "Der erste Bube war der J♥ und ging an Ana: Ana gibt zuerst." */
  firstJack: (who: Person, jack: Card) =>
    `Der erste Bube war ${theCard(jack, 'nom')} und ging an ${person(who, 'acc')}: ${dealsFirst(who)}`,
  /** The cards drawn chose the dealer (R6): "Gezogen: Du K♠; Ana 3♣, 2♥. Ana gibt zuerst." */
  drewForDealer: (draws: readonly CardsOf[], dealer: Person) =>
    `Gezogen: ${draws.map((draw) => cardsOf(draw, ', ')).join('; ')}. ${dealsFirst(dealer)}`,
  /** "Runde 4: Ana hat gegeben." */
  dealt: (deal: number, who: Person) => `Runde ${deal}: ${has(who)} gegeben.`,
  /** Below the heading of the deal: "Ana hat gegeben." */
  dealtHere: (who: Person) => `${has(who)} gegeben.`,
  dealtOn: 'Das Geben ging weiter.',
  /** "Aufgedeckt: Du 7♥, Ana 4♦." */
  faceUp: (shown: readonly CardsOf[]) => `Aufgedeckt: ${shown.map((cards) => cardsOf(cards, ' ')).join(', ')}.`,
  /** "Die 4♣ liegt neben dem Stapel." */
  besideStock: (card: Card) => `${capital(theCard(card, 'nom'))} liegt neben dem Stapel.`,
  /** "Die 9♠ beginnt die Ablage." */
  startsPile: (cards: readonly Card[]) =>
    `${capital(theCards(cards, 'nom'))} ${cards.length === 1 ? 'beginnt' : 'beginnen'} die Ablage.`,
  /** "Ana hat eine Zwei aufgedeckt und darf 2 oder 12 Karten wählen." */
  choosesSize: (who: Person) =>
    `${has(who)} eine Zwei aufgedeckt und ${who.isYou ? 'darfst' : 'darf'} 2 oder 12 Karten wählen.`,
  /** "Ana nennt den Jokerrang." */
  namesWild: (who: Person) => `${subject(who)} ${who.isYou ? 'nennst' : 'nennt'} den Jokerrang.`,
  /** "Ana hat die Sechsen genannt: Sie sind Joker." */
  namedWild: (who: Person, rank: Rank, terms: Terms) =>
    `${has(who)} die ${rankNames(rank)} genannt: Sie sind ${wordsIn(terms).wilds}.`,
  /** "Die Ablage wurde zu einem neuen Stapel von 20 Karten gemischt; ihre oberste Karte bleibt liegen." */
  reshuffled: (count: number, isTopKept: boolean) =>
    `Die Ablage wurde zu einem neuen Stapel von ${counted(count, 'Karte', 'Karten')} gemischt${isTopKept ? '; ihre oberste Karte bleibt liegen' : ''}.`,
} as const;

/** The sentences of the log about the end of a deal, and what follows it. */
export const END_STORY = {
  /** The others have a last turn: "Ana hat Schluss gemacht, und das im ersten Zug. Wer noch keinen hatte, …" */
  lastTurns: (who: Person, terms: Terms) => `${outAtOnce(who, terms)} Wer noch keinen hatte, bekommt jetzt einen.`,
  /** The others may lay melds: "Ana hat Schluss gemacht, und das im ersten Zug. Wer noch keinen hatte, darf …" */
  lastMelds: (who: Person, terms: Terms) =>
    `${outAtOnce(who, terms)} Wer noch keinen hatte, darf noch ${wordsIn(terms).melds} auslegen.`,
  dealEnded,
  /** "Ana darf 2 Punkte nehmen, damit die nächste Runde doppelt zählt." */
  pressAsked: (who: Person, count: number) =>
    `${subject(who)} ${who.isYou ? 'darfst' : 'darf'} ${counted(count, 'Punkt', 'Punkte')} nehmen, damit die nächste Runde doppelt zählt.`,
  /** "Ana hat die Punkte genommen.", "Ana hat die Punkte nicht genommen." */
  pressAnswered: (who: Person, isTaken: boolean) => `${has(who)} die Punkte ${isTaken ? '' : 'nicht '}genommen.`,
  /** "Ana bekommt 2 Punkte, und die nächste Runde zählt doppelt."; there are points, a doubled deal, or both. */
  pressSet(shares: readonly PointsOf[], isDoubled: boolean) {
    const gets = shares.map(
      ({ who, points }) =>
        `${subject(who)} ${who.isYou ? 'bekommst' : 'bekommt'} ${counted(points, 'Punkt', 'Punkte')}`,
    );
    return `${capital([...gets, ...(isDoubled ? ['die nächste Runde zählt doppelt'] : [])].join(', und '))}.`;
  },
  /** "Du und Ana habt die Partie gewonnen." */
  wonGame(winners: readonly Person[]) {
    const withYou = winners.some(({ isYou }) => isYou);
    const verb = winners.length === 1 ? (withYou ? 'hast' : 'hat') : withYou ? 'habt' : 'haben';
    return `${subjects(winners)} ${verb} die Partie gewonnen.`;
  },
} as const;

const dealsFirst = (who: Person): string => `${subject(who)} ${who.isYou ? 'gibst' : 'gibt'} zuerst.`;

const outAtOnce = (who: Person, terms: Terms): string =>
  `${subject(who)} ${hasGoneOut(who, terms)}, und das im ersten Zug.`;

const cardsOf = ({ who, cards }: CardsOf, between: string): string =>
  `${subject(who)} ${cards.map(cardShort).join(between)}`;
