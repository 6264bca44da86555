import type { Terms } from '#text';
import type { MeldSizes } from '../../data.ts';
import { wordsIn } from '../words.ts';

/** Heading of the summary. */
export const IN_SHORT = 'Kurz gesagt';

/** A game in a handful of sentences, enough to start playing. */
export const SHORT_RULES = {
  /** The aim, by what the points are for. */
  aimPenalties: 'Dein Ziel: deine Karten vor den anderen loswerden. Was sie noch haben, zählt gegen sie.',
  aimHands: 'Dein Ziel: deine Karten vor den anderen loswerden. Was sie noch haben, zählt für dich.',
  aimMelds: (terms: Terms) =>
    `Leg mit ${wordsIn(terms).meldsDat} so viele Punkte auf den Tisch, wie du kannst, und versuch, deine Karten vor den anderen loszuwerden.`,
  /** "In deinem Zug ziehst du, legst Figuren aus, wenn du willst, und wirfst eine Karte ab." */
  turn: (terms: Terms) =>
    `In deinem Zug ziehst du eine Karte, legst ${wordsIn(terms).melds} aus, wenn du willst, und wirfst eine Karte ab.`,
  turnWithoutMelds: 'In deinem Zug ziehst du eine Karte und wirfst eine ab.',
  lastDiscard: 'Auch deine letzte Karte musst du abwerfen.',
  onlySets: (sizes: MeldSizes, terms: Terms) =>
    `${wordsIn(terms).melds} sind ${wordsIn(terms).sets}: ${ofRank(sizes)}.`,
  onlyRuns: (sizes: MeldSizes, terms: Terms) => `${wordsIn(terms).melds} sind Folgen: ${inRow(sizes)}.`,
  /** "Ein Satz: 3 oder 4 Karten eines Rangs. Eine Folge: 3 oder mehr aufeinanderfolgende Karten einer Farbe." */
  setsAndRuns: (sizes: MeldSizes, terms: Terms) =>
    `Ein ${wordsIn(terms).set}: ${ofRank(sizes)}. Eine Folge: ${inRow(sizes)}.`,
  wilds: (terms: Terms) => `Ein ${wordsIn(terms).wild} kann für jede andere Karte stehen.`,
  wildRank: (terms: Terms) =>
    `Jede Runde hat einen ${wordsIn(terms).wildRank}, dessen Karten für jede andere stehen können.`,
  /** When single cards may be added; `toAny`: to other players' melds, too. */
  addAfterContract: (toAny: boolean, terms: Terms) =>
    `Leg zuerst den Kontrakt der Runde aus; dann kannst du einzelne Karten an ${added(toAny, terms)} anlegen.`,
  addAfterMeld: (toAny: boolean, terms: Terms) =>
    `Sobald du ${wordsIn(terms).aMeldAcc} ausgelegt hast, kannst du einzelne Karten an ${added(toAny, terms)} anlegen.`,
  add: (toAny: boolean, terms: Terms) => `Du kannst einzelne Karten an ${added(toAny, terms)} anlegen.`,
  swapAndTake: (terms: Terms) => `${swapped(terms)} nimm den ${wordsIn(terms).wild}.`,
  /** The wild stays on the table. */
  swapAndMove: (terms: Terms) => `${swapped(terms)} verschieb den ${wordsIn(terms).wild}.`,
  lowestWins: 'Der niedrigste Gesamtstand gewinnt.',
  highestWins: 'Der höchste Gesamtstand gewinnt.',
} as const;

const swapped = (terms: Terms): string =>
  `Hast du die Karte, für die ein ${wordsIn(terms).wild} auf dem Tisch steht, leg sie an seine Stelle und`;

const ofRank = ({ setMin, setMax }: MeldSizes): string =>
  `${setMin} oder ${setMax === setMin + 1 ? setMax : 'mehr'} Karten eines Rangs`;
const inRow = ({ runMin }: MeldSizes): string => `${runMin} oder mehr aufeinanderfolgende Karten einer Farbe`;

function added(toAny: boolean, terms: Terms): string {
  const { eachMeldAcc, melds } = wordsIn(terms);
  return toAny ? `${eachMeldAcc} auf dem Tisch` : `deine eigenen ${melds}`;
}
