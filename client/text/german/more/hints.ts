import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import type { ExtraId } from '../../../game/types.ts';
import { cardShort, rankNames, readingShort, suitName } from '../cards.ts';
import { extra } from '../mirror.ts';
import { capital, counted } from '../plural.ts';
import { theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

/** The callout of a hint. */
export const HINT = {
  name: 'Tipp',
  show: 'Zeig es mir',
  next: 'Nächster',
  best: 'Bester',
  thanks: 'Danke',
  noOther: 'Kein anderer Zug ist annähernd so gut.',
  nothing: 'Du bist noch nicht dran.',
  dealOver: 'Die Runde ist vorbei.',
} as const;

/** The kind of move to look for. */
export const MOVES = {
  lookAtPile: 'Sieh dir die Ablage an.',
  /** There is no discard pile yet. */
  startWithDraw: 'Beginn mit dem Ziehen.',
  drawStock: 'Zieh vom Stapel.',
  /** "Du kannst einen Satz Könige auslegen." */
  meld: ({ kind, rank, suit }: Reading, terms: Terms) =>
    kind === 'set'
      ? `Du kannst einen ${wordsIn(terms).set} ${rankNames(rank)} auslegen.`
      : `Du kannst eine ${suitName(suit)}-Folge auslegen.`,
  layOff: (terms: Terms) => `Eine deiner Karten passt an ${wordsIn(terms).aMeldAcc} auf dem Tisch.`,
  swap: (terms: Terms) => `Du kannst einen ${wordsIn(terms).wild} auf dem Tisch tauschen.`,
  takeBack: 'Zuerst musst du etwas zurücknehmen.',
  discard: 'Wirf eine Karte ab.',
  discardLast: 'Wirf deine letzte Karte ab.',
  holdBack: 'Leg noch nichts aus: Wirf eine Karte ab.',
  contract: 'Deine Hand ergibt den Kontrakt.',
  goOut: (terms: Terms) => `Du kannst ${wordsIn(terms).goOut}.`,
  float: 'Du hast alle Karten gespielt: Schwebe.',
  endTurn: 'Du bist fertig: Beende deinen Zug.',
  goRummy: 'Sieh dir deine ganze Hand an: Du kannst Rummy machen.',
  upForTwo: 'Du kannst die Runde mit deiner 2 beenden.',
  decline: 'Lass die Ablage liegen.',
  recall: 'Du kannst deinen Abwurf zurücknehmen.',
  chooseSize: (cards: number) => `Nimm ${cards} Karten.`,
  nameWild: (terms: Terms) => `Nenn als ${wordsIn(terms).wildRank} einen Rang, den du auf der Hand hast.`,
  claim: 'Die angebotene Karte würde dir helfen.',
  pass: 'Verzichte auf diese Karte.',
  takePoints: 'Nimm die Punkte.',
  leavePoints: 'Nimm die Punkte nicht.',
} as const;

/** The exact move and how to make it. */
export const EXACT_MOVES = {
  drawStock: 'Tippe auf den Stapel.',
  takeTop: (card: Card) => `Nimm ${theCard(card, 'acc')} von der Ablage: Das passt zu deinen Karten.`,
  takeSeveral: (count: number, deepest: Card) =>
    `Nimm ${counted(count, 'Karte', 'Karten')} von der Ablage, bis einschließlich ${cardShort(deepest)}.`,
  meld: (meld: Reading, _terms: Terms) =>
    `Leg ${readingShort(meld)} aus. Die Karten sind ausgewählt: Drück „Auslegen“.`,
  layOff: (card: Card, meld: Reading | null) =>
    `Leg ${theCard(card, 'acc')}${meld ? ` an ${readingShort(meld)}` : ''} an. Die Karte ist ausgewählt: Tippe auf die Stelle, die aufleuchtet.`,
  swap: (natural: Card, wild: Card) =>
    `${capital(theCard(natural, 'nom'))} ist ausgewählt. Tippe auf den ${namedWild(wild, 'common')}, um zu tauschen.`,
  takeBack: 'Drück „Zurück“.',
  discard: (card: Card) => `Wirf ${theCard(card, 'acc')} ab. Die Karte ist ausgewählt: Drück „Abwerfen“.`,
  /** "Drück „Schluss“." */
  press: (button: ExtraId, terms: Terms) => `Drück „${extra(button, terms)}“.`,
  /** "K-K-K, 5-6-7 ♥. Drück „Kontrakt finden“." */
  layAll: (melds: readonly Reading[], button: ExtraId, terms: Terms) =>
    `${melds.map(readingShort).join(', ')}. Drück „${extra(button, terms)}“.`,
  upForTwo: (card: Card, terms: Terms) =>
    `${capital(theCard(card, 'nom'))} ist zum Abwerfen ausgewählt. Drück „${extra('upForTwo', terms)}“.`,
  chooseSize: (cards: number) => `Antworte: ${cards} Karten.`,
  nameWild: (rank: Rank) => `Nenn ${rankNames(rank)}.`,
  claim: (cards: readonly Card[]) => `Sag Ja zu ${theCards(cards, 'dat')}.`,
  no: 'Antworte mit Nein.',
  yes: 'Antworte mit Ja.',
} as const;

const RANKS = ['Bester Zug', 'Zweitbester Zug', 'Drittbester Zug', 'Viertbester Zug'];

/** How good a hint is beside the best, which is number 0. */
export const BESIDE_BEST = {
  nearly: 'Fast genauso gut.',
  /** "Zweitbester Zug, etwa 2 Punkte schlechter." */
  worse: (number: number, points: number) =>
    `${RANKS[number] ?? 'Nächstbester Zug'}, etwa ${counted(points, 'Punkt', 'Punkte')} schlechter.`,
} as const;
