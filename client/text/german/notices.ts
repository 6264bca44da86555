import type { Card, Rank, Suit } from '#engine';
import type { Terms } from '#text';
import { aRank, thePlaceShort } from '#words/german/cards';
import type { NoMeldsYet, WildLimit } from '../data.ts';
import { capital, counted } from './plural.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The button that reloads the page. */
export const reload = (): string => 'Seite neu laden';

/** Why the table is gone for good. */
export const LOST = {
  hadToClose: 'Dieser Tisch musste geschlossen werden.',
  closed: 'Der Tisch ist geschlossen, oder du hast dort keinen Platz mehr.',
} as const;

/** Reasons for a refusal that are more exact than `sentence`, since they name cards and numbers. */
export const NOTICES = {
  ranOutOfTime: (card: Card) => `Deine Zeit ist um: ${capital(theCard(card, 'nom'))} wurde abgeworfen.`,
  drawFirst: 'Zieh zuerst eine Karte.',
  alreadyDrawn: 'Du hast schon gezogen.',
  hasExtraCard: 'Deine zusätzliche Karte zählt als gezogen.',
  waitForTaker: 'Warte: Noch darf jemand anders die Karte nehmen.',
  noSwaps: 'In diesem Spiel wird nicht getauscht.',
  /** "Eine Figur braucht 3 Karten." */
  meldNeeds: (least: number, terms: Terms) => `${capital(wordsIn(terms).aMeld)} braucht ${least} Karten.`,
  /** "Ein Satz hat höchstens 4 Karten." */
  setHasAtMost: (most: number, terms: Terms) =>
    `Ein ${wordsIn(terms).set} hat höchstens ${counted(most, 'Karte', 'Karten')}.`,
  wildLimit(limit: WildLimit, terms: Terms) {
    const { aMeld, wild, wilds } = wordsIn(terms);
    const start = capital(aMeld);
    switch (limit) {
      case 'one':
        return `${start} darf einen ${wild} haben.`;
      case 'oneOrTwo':
        return `${start} darf einen ${wild} haben, ab sechs Karten zwei.`;
      case 'fewerThanNaturals':
        return `${start} muss mehr natürliche Karten als ${wilds} haben.`;
      case 'atMostNaturals':
        return `${start} muss mindestens so viele natürliche Karten wie ${wilds} haben.`;
    }
  },
  noMeldsYet(why: NoMeldsYet, terms: Terms) {
    const { melds, goOut } = wordsIn(terms);
    switch (why) {
      case 'untilGoingOut':
        return `In diesem Spiel bleiben ${melds} auf deiner Hand, bis du ${goOut} kannst.`;
      case 'firstTurn':
        return `Im ersten Zug einer Runde darfst du keine ${melds} auslegen.`;
      case 'untilAllHadTurns':
        return `Du darfst ${melds} erst auslegen, wenn alle einmal dran waren.`;
    }
  },
  layTaken: (card: Card, terms: Terms) =>
    `Leg ${wordsIn(terms).newMeldAcc} aus ${theCard(card, 'dat')} und zwei natürlichen Karten von deiner Hand, oder nimm deinen Zug zurück.`,
  playTaken: (card: Card) => `Spiel ${theCard(card, 'acc')}, oder nimm deinen Zug zurück.`,
  /** A second copy of the card taken is treated as that card (R79). */
  likeTaken: (card: Card) =>
    `Du hast ${theCard(card, 'acc')} in diesem Zug genommen, also darfst du keine der beiden gleichen Karten abwerfen.`,
  topCardOnly: (terms: Terms) =>
    `Bevor du ${wordsIn(terms).aMeldAcc} ausgelegt hast, darfst du nur die oberste Karte nehmen, um sie mit auszulegen.`,
  /** "Dieser Satz braucht noch einen König oder einen Joker." */
  setNeeds(rank: Rank, terms: Terms) {
    const { set, wild } = wordsIn(terms);
    return `Dieser ${set} braucht noch ${aRank(rank, 'acc')} oder einen ${wild}.`;
  },
  /** "Diese Folge braucht als Nächstes die 9♥ oder einen Joker." */
  runNeeds: (rank: Rank, suit: Suit, terms: Terms) =>
    `Diese Folge braucht als Nächstes ${thePlaceShort(rank, suit, 'acc')} oder einen ${wordsIn(terms).wild}.`,
  runEnds: 'An diesem Ende kann die Folge nicht weitergehen.',
  /** "Um diesen Joker zu tauschen, brauchst du die 7♥ oder die 7♠." */
  swapNeeds: (faces: readonly Card[], terms: Terms) =>
    `Um diesen ${wordsIn(terms).wild} zu tauschen, brauchst du ${faces.map((face) => theCard(face, 'acc')).join(' oder ')}.`,
} as const;
