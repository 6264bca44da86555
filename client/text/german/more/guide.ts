import type { Card, Rank, Reading } from '#engine';
import { cardShort, rankNames, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';

/** The texts of the first-game guide that do not depend on the cards. */
export const GUIDE = {
  name: 'Einführung',
  gotIt: 'Verstanden',
  leave: 'Einführung beenden',
  count:
    'Die Runde ist vorbei. Die Karten, die du noch hast, zählen gegen dich, Joker je 25. Sieh zu, wie die Punkte zu den Gesamtständen fliegen.',
  lastCard:
    'Du hast nur noch eine Karte, also zieh vom Stapel. Dann leg eine an und wirf die andere ab, oder behalt die neue und wirf die alte ab.',
  goOut:
    'Nur noch eine Karte: Wirf sie ab und mach Schluss. Damit endet die Runde, und die anderen zählen ihre Karten.',
  discard: 'Nichts mehr auszulegen? Tippe auf eine Karte, die du nicht brauchst. Wirfst du sie ab, endet dein Zug.',
  pressDiscard: 'Drück „Abwerfen“. Hohe Karten wirst du am besten los: Sie zählen am meisten gegen dich.',
  closing: 'Das war deine erste Runde. Jetzt weißt du, wie es geht.',
  closingWords:
    'Nach der letzten Runde gewinnt der niedrigste Gesamtstand. Alle Regeln findest du oben: Tippe auf das Schild mit dem Joker.',
  notSeen: 'Was noch nicht vorgekommen ist:',
  playOn: 'Weiterspielen',
} as const;

/** One sentence on each topic that a first deal may not reach. */
export const TOPIC_TEXT = {
  meld: 'Drei oder vier Karten eines Rangs, oder drei oder mehr aufeinanderfolgende einer Farbe: Tippe sie an und drück dann „Auslegen“.',
  layOff:
    'Sobald du eine Figur ausgelegt hast, kannst du einzelne Karten an jede Figur anlegen: Tippe auf die Karte und dann auf die Stelle, die aufleuchtet.',
  swap: 'Hast du die Karte, für die ein Joker auf dem Tisch steht, kannst du sie gegen den Joker tauschen: Tippe beide an.',
  lastCard: 'Mit nur einer Karte musst du vom Stapel ziehen. Deine letzte Karte wird immer abgeworfen.',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Diese ${cardsCount(cards)} sind deine. Dein Ziel: sie vor allen anderen loswerden, in Sätzen (drei oder vier eines Rangs) und Folgen (drei oder mehr aufeinanderfolgende einer Farbe).`;

/** The rank that is wild in this deal, and how many of these cards the player holds. */
export function wildStep(rank: Rank, held: number): string {
  const own = held === 0 ? '' : held === 1 ? ' Du hast einen.' : ` Du hast ${held}.`;
  return `${rankNames(rank)} sind in dieser Runde Joker: Jeder kann für jede Karte stehen, die du brauchst.${own} In der nächsten Runde ist es ein anderer Rang.`;
}

/** Where to draw from. `top` is the top card of the pile. */
export const drawStep = (top: Card | null): string =>
  top === null
    ? 'Du bist dran. Jeder Zug beginnt mit dem Ziehen: Tippe auf den Stapel.'
    : `Du bist dran. Jeder Zug beginnt mit dem Ziehen: Tippe auf den Stapel oder, wenn dir ${theCard(top, 'nom')} hilft, auf die Ablage.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `${['Du hast', 'Mit einem Joker hast du'][wilds] ?? 'Mit Jokern hast du'} ${aMeld(meld, 'acc')}. Tippe die Karten nacheinander an.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `Das ist ${aMeld(meld, 'nom')}. Drück „Auslegen“, oder zieh die Karten auf den Tisch.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `${capital(theCard(card, 'nom'))} auf deiner Hand passt an ${meld.kind === 'set' ? 'diesen Satz' : 'diese Folge'}. Tippe darauf und dann auf die Stelle, die aufleuchtet. Jede Karte, die du loswirst, hilft.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Das Beste an diesem Spiel: Du hast ${theCard(natural, 'acc')}, und genau dafür steht der Joker ${cardShort(wild)}. Tippe beide an, um sie zu tauschen, und der Joker gehört dir.`;

/** Shown when a wild is on the table. */
export const wildOnTableStep = (wild: Card, faces: readonly Card[]): string =>
  `Hier ist ${theCard(wild, 'nom')} Joker und steht für ${faces.map((face) => theCard(face, 'acc')).join(' oder ')}, wie darauf zu sehen. Sobald du eine Figur ausgelegt hast, kannst du diese Karte gegen den Joker tauschen.`;

/** Shown when another player has laid a meld and this player none. */
export const othersMeldStep = (meld: Reading): string =>
  `Auf dem Tisch liegt ${aMeld(meld, 'nom')}. Figuren gehören allen: Sobald du eine eigene ausgelegt hast, kannst du an jede anlegen. Ein Punkt auf einer Karte heißt: seit deinem letzten Zug gelegt.`;

/** "eine Folge, 5-6-7 ♥", "einen Satz, K-K-K". */
const aMeld = (meld: Reading, as: 'nom' | 'acc'): string => `${A_MELD[meld.kind][as]}, ${readingShort(meld)}`;

const A_MELD = {
  set: { nom: 'ein Satz', acc: 'einen Satz' },
  run: { nom: 'eine Folge', acc: 'eine Folge' },
} as const;
