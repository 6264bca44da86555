import type { Card, Rank, Reading } from '#engine';
import type { Person } from '../../data.ts';
import { cardShort, rankNames, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { has, person, theCard } from '../told.ts';

/** The texts of the lesson that do not depend on the cards. */
export const LESSON = {
  name: 'Lektion',
  gotIt: 'Verstanden',
  watch: 'Zeig es mir',
  skip: 'Lektion überspringen',
  draw: 'Du bist dran. Jeder Zug beginnt mit dem Ziehen: Tippe auf den Stapel, die verdeckten Karten.',
  pressDiscard: 'Drück „Abwerfen“, oder zieh die Karte auf die Ablage.',
  goOut:
    'Nur noch eine Karte: Wirf sie ab. Damit machst du Schluss: Die Runde endet, und die anderen zählen ihre Karten.',
  count:
    'Gut gemacht: Du gewinnst die Runde! Die anderen zählen ihre Karten, Bildkarten 10, Joker 25. Die wenigsten Punkte gewinnen. Jetzt drei Runden von 0 an: Zuerst sind Asse Joker, dann andere Karten.',
  playOn: 'Drei Runden spielen',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Diese ${cardsCount(cards)} sind deine. Dein Ziel: sie vor allen anderen loswerden, in Sätzen (drei oder vier gleiche, wie 8-8-8) und Folgen (drei oder mehr hintereinander in einer Farbe). Was dir am Ende bleibt, zählt gegen dich.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Du hast ${aMeld(meld, 'acc')}${meld.kind === 'set' && wilds > 0 ? ': Der Joker steht für jede Farbe, die fehlt' : ''}. Tippe die Karten nacheinander an, dann drück „Auslegen“.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `Das ist ${aMeld(meld, 'nom')}. Drück „Auslegen“, oder zieh die Karten auf den Tisch.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `${capital(theCard(card, 'nom'))} auf deiner Hand passt an ${meld.kind === 'set' ? 'den Satz' : 'die Folge'} ${readingShort(meld)}: Hier kannst du anlegen. Tippe auf die Karte und dann auf die Stelle, die aufleuchtet. Jede Karte, die du loswirst, hilft.`;

/** Shown when a card is selected that this step does not need. */
export const putBackStep = (card: Card): string =>
  `${capital(theCard(card, 'nom'))} wird hierfür nicht gebraucht. Tippe noch einmal darauf, dann bleibt die Karte auf der Hand.`;

/** A run that another player has laid. */
export const othersRunStep = (who: Person, meld: Reading): string =>
  `${has(who)} ${aMeld(meld, 'acc')}, ausgelegt. Sätze und Folgen heißen Figuren, und die auf dem Tisch gehören allen: Sobald du selbst ausgelegt hast, kannst du daran anlegen.`;

/** The card to discard. */
export const discardStep = (card: Card): string =>
  `Nichts mehr auszulegen? Dann endet dein Zug mit einem Abwurf. Tippe auf ${theCard(card, 'acc')}, dann drück „Abwerfen“: Hohe Karten wirst du am besten früh los.`;

/** The rank that is wild, as a meld on the table shows it. */
export const wildStep = (rank: Rank, wild: Card, face: Card): string =>
  `${rankNames(rank)} sind in dieser Runde Joker: Jeder kann für jede Karte stehen. Hier steht ${theCard(wild, 'nom')} für ${theCard(face, 'acc')}, wie darauf zu sehen.`;

/** Shown before another player swaps. */
export const watchStep = (who: Person, natural: Card): string =>
  `Sieh jetzt genau hin: ${has(who)} ${theCard(natural, 'acc')}, also genau die Karte, für die der Joker steht.`;

/** Shown after another player has swapped. */
export const swappedStep = (who: Person, natural: Card): string =>
  `So geht das Tauschen: ${capital(theCard(natural, 'nom'))} liegt jetzt anstelle des Jokers, und ${person(who, 'nom')} ${who.isYou ? 'hast' : 'hat'} den Joker und kann ihn neu einsetzen.`;

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
export const takeStep = (card: Card, held: Card): string =>
  `Statt vom Stapel zu ziehen, darfst du die oberste Karte der Ablage nehmen. ${capital(theCard(card, 'nom'))} passt zu ${theCard(held, 'dat')} auf deiner Hand: Tippe auf die Ablage.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Jetzt du! Wer gezogen und schon etwas ausgelegt hat, darf tauschen. Du hast ${theCard(natural, 'acc')}, und genau dafür steht der Joker ${cardShort(wild)}: Tippe auf deine Karte, dann auf den Joker. Er gehört dann dir, zum Auslegen oder zum Behalten.`;

/** "eine Folge, 5-6-7 ♥", "einen Satz, K-K-K". */
const aMeld = (meld: Reading, as: 'nom' | 'acc'): string => `${A_MELD[meld.kind][as]}, ${readingShort(meld)}`;

const A_MELD = {
  set: { nom: 'ein Satz', acc: 'einen Satz' },
  run: { nom: 'eine Folge', acc: 'eine Folge' },
} as const;
