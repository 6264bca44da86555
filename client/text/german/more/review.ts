import type { Card, Rank, Reading } from '#engine';
import type { LevelName } from '#protocol';
import type { Terms } from '#text';
import { cardName, cardShort, rankNames, readingShort } from '../cards.ts';
import { capital, counted, formats, listed } from '../plural.ts';
import { plain, points, signed } from '../table.ts';
import { theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

export * from './dealt.ts';

/** The fixed texts of the review. */
export const REVIEW = {
  fortune: 'Glück und Können',
  swap: 'Dein bester Tausch',
  good: 'Deine besten Züge',
  goodHint: 'Gegenüber dem naheliegenden Zug: ohne Tausch alles auslegen, was geht, und eine hohe Karte abwerfen.',
  moments: 'Die teuersten Züge',
  momentsHint: 'Beurteilt nach dem, was du sehen konntest: Pech zählt nicht.',
  roughHint:
    'Nur klare Fehler: Wir haben beide Wege dutzende Male weitergespielt, jedes Mal mit anderen ungesehenen Karten.',
  wasAway: 'Einige deiner Züge hat ein Bot oder die Uhr gespielt. Sie werden nicht beurteilt.',
  noScore: 'Hier gibt es keine Punkte zu analysieren.',
  played: 'Du',
  better: 'Besser',
  hand: 'Deine Hand',
  pile: 'Ablage',
  table: 'Auf dem Tisch',
  marks: '✓ verlässt deine Hand nur im besseren Zug, ✗ nur in deinem.',
  luck: 'Glück',
  skill: 'Können',
  perDeal: 'Runde für Runde',
  how: 'So wird gerechnet',
  again: 'Noch einmal',
  toTable: 'Zum Tisch',
  yourTurn: 'Du bist dran.',
  nextBegan: 'Die nächste Runde hat begonnen.',
  problems: {
    old: 'Dieser Server kann noch keine Runden analysieren.',
    busy: 'Versuch es bitte in ein paar Sekunden noch einmal.',
    offline: 'Der Tisch ist gerade nicht erreichbar.',
    failed: 'Die Analyse ließ sich nicht beenden.',
  },
} as const;

/** "Analyse von Runde 7", or of the whole game for null. */
export const reviewTitle = (deal: number | null): string =>
  `Analyse ${deal === null ? 'der Partie' : `von Runde ${deal}`}`;

/** "Die Runde wird nachgespielt…", "13 Runden werden nachgespielt…". */
export const replaying = (deals: number): string =>
  deals === 1 ? 'Die Runde wird nachgespielt…' : `${deals} Runden werden nachgespielt…`;

/** "Der Tisch hat 2 Runden dieser Partie nicht mehr." */
export const missingDeals = (count: number): string =>
  `Der Tisch hat ${counted(count, 'Runde', 'Runden')} dieser Partie nicht mehr.`;

/**
 * The three results of a deal, or two (`bot` is null) for a player who decided nothing:
 * "Du hattest 23 Punkte. Auf deinem Platz …".
 */
export function fortuneWords(own: number, bot: number | null, expected: number, level: LevelName): string {
  const other = points(Math.round(expected));
  if (bot === null) {
    return `Du hattest ${points(own)} und nichts selbst zu entscheiden. Auf deinem Platz hat ${A_BOT[level]} im Schnitt ${other}.`;
  }
  return `Du hattest ${points(own)}. Auf deinem Platz hat ${A_BOT[level]} mit denselben Karten ${points(Math.round(bot))}, mit anderen Karten im Schnitt ${other}.`;
}

/**
 * Said where no moment was found: the praise only with skill that deserves it. Empty for `isUnjudged`: a bot or
 * the clock played some turns, or there was nothing to decide.
 */
export function nothingCostly(skill: number, isUnjudged: boolean): string {
  if (isUnjudged) return '';
  return `Wir haben keine Entscheidung gefunden, die dich Punkte gekostet hat.${Math.round(skill) >= 0 ? ' Gut gespielt!' : ''}`;
}

/** Luck or skill in points for the player: "+8", "−3". */
export const shareOf = (share: number): string => signed(Math.round(share));

/** The meaning of a share of luck. */
export function luckWords(share: number): string {
  const rounded = Math.round(share);
  if (rounded === 0) return 'die Karten waren so gut wie sonst';
  return `die Karten waren ${rounded > 0 ? 'besser' : 'schlechter'} als sonst`;
}

/** The meaning of a share of skill; null for a player who decided nothing. */
export function skillWords(share: number | null, level: LevelName): string {
  if (share === null) return 'du hattest nichts selbst zu entscheiden';
  const rounded = Math.round(share);
  const bot = `${A_BOT[level]} mit deinen Karten`;
  if (rounded === 0) return `so gut wie ${bot}`;
  return `${rounded > 0 ? 'besser' : 'schlechter'} als ${bot}`;
}

/** A deal of the chart in words: "Runde 4: Glück +8, Können −3". */
export const dealShares = (deal: number, luck: number, skill: number): string =>
  `Runde ${deal}: Glück ${shareOf(luck)}, Können ${shareOf(skill)}`;

/** How luck and skill are worked out, in paragraphs. */
export const howWorkedOut = (level: LevelName): readonly string[] => [
  `Glück: ${capital(A_BOT[level])} spielt auf deinem Platz mit genau denselben Karten, gegen mehrere Gruppen von Bots, und dann 32-mal mit neu gemischten Karten. Wie viel besser er mit deinen Karten abschneidet, ist dein Glück.`,
  'Können: wie viel besser du warst als dieser Bot mit denselben Karten, von deiner ersten Entscheidung an. Was ein Bot oder die Uhr für dich entschieden hat, zählt nicht. Auch die anderen an deinem Tisch zählen: Gegen starke Spieler ist es schwerer, vorn zu liegen.',
  'Ein Plus ist in jedem Spiel gut für dich. Eine Runde sagt wenig über Können; eine ganze Partie sagt mehr.',
];

/** The heading of a good turn: "Runde 7, Zug 4: 3,1 Punkte gewonnen". */
export const goodHeading = (deal: number, turn: number, gain: number): string =>
  `Runde ${deal}, Zug ${turn}: ${formats.grouped(gain < 10 ? gain : Math.round(gain))} Punkte gewonnen`;

/** The heading of a swap, and how much lighter the hand was after its turn: "Runde 7, Zug 4: 31 Punkte ausgelegt". */
export const swapHeading = (deal: number, turn: number, laid: number): string =>
  `Runde ${deal}, Zug ${turn}${laid > 0 ? `: ${points(laid)} ausgelegt` : ''}`;

/** The heading of a moment: "Runde 7, Zug 4: −3,1 Punkte"; from ten points on in whole points. */
export const momentHeading = (deal: number, turn: number, cost: number): string =>
  `Runde ${deal}, Zug ${turn}: −${formats.grouped(cost < 10 ? cost : Math.round(cost))} Punkte`;

/** "In 2 anderen Zügen hast du dasselbe übersehen." */
export const repeated = (turns: number): string =>
  `In ${counted(turns, 'anderen Zug', 'anderen Zügen')} hast du dasselbe übersehen.`;

/** The cards of a hand for a screen reader: "Deine Hand: Herz-Sieben, Kreuz-König". */
export const handWords = (hand: readonly Card[]): string =>
  `${REVIEW.hand}: ${listed(hand.map((card) => cardName(card)))}.`;

/** Actions in a few words that say nothing about cards. */
export const ACTIONS = {
  drawFromStock: 'Vom Stapel ziehen',
  takeBack: 'Zurücknehmen',
  float: 'Schweben',
  endTurn: 'Zug beenden',
  decline: 'Ablage liegen lassen',
  recall: 'Abwurf zurücknehmen',
  claim: 'Karte nehmen',
  pass: 'Auf die Karte verzichten',
  takePress: 'Punkte nehmen',
  leavePress: 'Punkte nicht nehmen',
} as const;

/** "Die Q♣ nehmen"; with further cards above it "3 Karten nehmen, bis einschließlich 7♣". `count`: the cards in all. */
export const takeDownTo = (deepest: Card, count: number): string =>
  count === 1
    ? `${capital(theCard(deepest, 'acc'))} nehmen`
    : `${count} Karten nehmen, bis einschließlich ${cardShort(deepest)}`;

/** "7-8-9 ♥ auslegen". */
export const lay = (meld: Reading): string => `${readingShort(meld)} auslegen`;

/** "Die 7♥ an 4-5-6 ♠ anlegen"; `on` is null for a meld that is gone. */
export const layOff = (card: Card, on: Reading | null): string =>
  `${capital(theCard(card, 'acc'))}${on ? ` an ${readingShort(on)}` : ''} anlegen`;

/** "Die 7♥ gegen den Joker 8♣ tauschen". */
export const swapFor = (natural: Card, wild: Card, terms: Terms): string =>
  `${capital(theCard(natural, 'acc'))} gegen den ${namedWild(wild, terms)} tauschen`;

/** "Den K♦ abwerfen". */
export const discardOf = (card: Card): string => `${capital(theCard(card, 'acc'))} abwerfen`;

/** "Kontrakt auslegen: 7-8-9 ♥ und 3-3-3". */
export const layContract = (melds: readonly Reading[]): string => `Kontrakt auslegen: ${meldsShort(melds)}`;

/** "Schluss machen", "Schließen". */
export const goOut = (terms: Terms): string => capital(wordsIn(terms).goOut);

/** "Rummy machen mit 7-8-9 ♥ und 3-3-3, den K♦ abwerfen"; `card` is the discard, null without one. */
export const goRummy = (melds: readonly Reading[], card: Card | null): string =>
  `Rummy machen mit ${meldsShort(melds)}${card === null ? '' : `, ${theCard(card, 'acc')} abwerfen`}`;

/** "Den K♦ abwerfen und die Runde mit deiner 2 beenden". */
export const upForTwo = (card: Card): string => `${discardOf(card)} und die Runde mit deiner 2 beenden`;

/** The choice of the size of the deal: "12 Karten nehmen". */
export const chooseSize = (size: number): string => `${size} Karten nehmen`;

/** The choice of the wild rank: "Achten nennen". */
export const nameRank = (rank: Rank): string => `${rankNames(rank)} nennen`;

/** "7♥ und 8♥ nehmen". */
export const claimOf = (cards: readonly Card[]): string => `${capital(theCards(cards, 'acc'))} nehmen`;

/** "7-8-9 ♥ und K-K-K". */
const meldsShort = (readings: readonly Reading[]): string => listed(readings.map(readingShort));

/** The scale of the chart: "+20", "−20". */
export const scaleEnd = (end: number): string => (end > 0 ? signed(end) : plain(end));

const A_BOT: Readonly<Record<LevelName, string>> = {
  beginner: 'ein Anfänger-Bot',
  steady: 'ein solider Bot',
  sharp: 'ein schlauer Bot',
  expert: 'ein Profi-Bot',
};
