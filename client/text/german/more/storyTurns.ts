import type { Card, Reading } from '#engine';
import type { Person, Terms } from '#text';
import type { Drawn, DrawnFrom, LaidMeld, TakenBack } from '../../data.ts';
import { cardShort, readingName, readingShort, theReading } from '../cards.ts';
import { capital, counted } from '../plural.ts';
import { has, subject, theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

/** The name of the bot that plays for the reader, at the start of a sentence. */
export const THE_BOT = 'Der Bot';

/** The sentences of the log about a turn. */
export const TURN_STORY = {
  /** "Ana hat eine Karte vom Stapel gezogen.", "Du hast die 7♥ von der Ablage genommen." */
  drewOne: (who: Person, card: Drawn[number], from: DrawnFrom) =>
    `${has(who)} ${card === null ? 'eine Karte' : theCard(card, 'acc')} ${DRAWN[from]}.`,
  /** "Ana hat 2 Karten vom Stapel gezogen." */
  drewSeveral: (who: Person, count: number, from: DrawnFrom) =>
    `${has(who)} ${counted(count, 'Karte', 'Karten')} ${DRAWN[from]}.`,
  /** Several cards, deepest first: "Ana hat 7♥, 8♠ und Q♣ von der Ablage genommen." */
  tookFromPile: (who: Person, cards: readonly Card[]) => `${has(who)} ${theCards(cards, 'acc')} ${DRAWN.pile}.`,
  /** "Ana hat 3 Karten von der Ablage genommen." */
  tookUnseen: (who: Person, count: number) => `${has(who)} ${counted(count, 'Karte', 'Karten')} ${DRAWN.pile}.`,
  /** "Ana hat ausgelegt: Satz Könige: K♣ K♦ 8♣ (Joker)." */
  laidMeld: (who: Person, meld: LaidMeld, terms: Terms) => `${has(who)} ausgelegt: ${meldCards(meld, terms)}.`,
  /** "Ana hat den Kontrakt ausgelegt: Herz-Folge Vier bis Sieben: 4♥ 5♥ 6♥ 7♥; Satz Neunen: 9♣ 9♦ 9♠." */
  laidContract: (who: Person, melds: readonly LaidMeld[], terms: Terms) =>
    `${has(who)} den Kontrakt ausgelegt: ${melds.map((meld) => meldCards(meld, terms)).join('; ')}.`,
  /** "Ana hat den K♥ an den Satz Könige angelegt."; `meld` is null if it is not known. */
  laidOffOn: (who: Person, card: Card, meld: Reading | null, terms: Terms) =>
    `${has(who)} ${theCard(card, 'acc')} an ${meld ? theMeld(meld, terms) : wordsIn(terms).aMeldAcc} angelegt.`,
  /** "Ana hat die 5♥ gegen den Joker 2♣ getauscht." */
  swappedOut: (who: Person, natural: Card, wild: Card, terms: Terms) => `${swap(who, natural, wild, terms)}.`,
  /** The wild goes to another meld (R88): "Ana hat … getauscht und ihn an den Satz Neunen angelegt." */
  swappedTo: (who: Person, natural: Card, wild: Card, meld: Reading, terms: Terms) =>
    `${swap(who, natural, wild, terms)} und ihn an ${theMeld(meld, terms)} angelegt.`,
  /** The wild stays in its meld (R88): "Ana hat … getauscht und ihn in dieser Figur gelassen." */
  swappedWithin: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    `${swap(who, natural, wild, terms)} und ihn in ${wordsIn(terms).thisMeldDat} gelassen.`,
  /** "Ana hat eine Figur zurückgenommen." */
  tookBackPlay: (who: Person, play: TakenBack, terms: Terms) =>
    `${has(who)} ${play === 'meld' ? `${wordsIn(terms).aMeldAcc} zurückgenommen` : TAKEN_BACK[play]}.`,
  /** "Ana hat die 7♥ abgeworfen." */
  discarded: (who: Person, card: Card) => `${has(who)} ${theCard(card, 'acc')} abgeworfen.`,
  /** A discard was taken back: "Ana hat die 7♥ zurückgenommen." */
  tookBackDiscard: (who: Person, card: Card) => `${has(who)} ${theCard(card, 'acc')} zurückgenommen.`,
  /** "Ana hatte keine Karte mehr zum Abwerfen." */
  hadNoDiscard: (who: Person) => `${subject(who)} ${who.isYou ? 'hattest' : 'hatte'} keine Karte mehr zum Abwerfen.`,
  /** "Ana schwebt ohne Karten." */
  floats: (who: Person) => `${subject(who)} ${who.isYou ? 'schwebst' : 'schwebt'} ohne Karten.`,
  /** "Ana hat nichts von der Ablage genommen. Die Runde endet." */
  tookNothing: (who: Person) => `${has(who)} nichts von der Ablage genommen. Die Runde endet.`,
  bookedSeat: (who: Person, bot: string) =>
    `${subject(who)} ${who.isYou ? 'nimmst' : 'nimmt'} mit der nächsten Runde den Platz von ${bot}.`,
  /** "Ana hat den Platz von Bruno übernommen." */
  tookSeat: (who: Person, bot: string) => `${has(who)} den Platz von ${bot} übernommen.`,
  /** "Ana hat den Tisch verlassen, und Bruno spielt weiter." */
  leftSeat: (who: Person, bot: string) => `${has(who)} den Tisch verlassen, und ${bot} spielt weiter.`,
  /** "Ana hat Rummy gemacht!" */
  wentRummy: (who: Person) => `${has(who)} Rummy gemacht!`,
  /** "Ana ist up gegangen, nur mit einer 2 auf der Hand." */
  wentUpForTwo: (who: Person) =>
    `${subject(who)} ${who.isYou ? 'bist' : 'ist'} up gegangen, nur mit einer 2 auf der Hand.`,
} as const;

/** The sentences of the log about cards taken out of turn and cards called (R80, R113). */
export const WINDOW_STORY = {
  /** "Nimmt jemand die 9♣ außer der Reihe?" */
  asksTakers: (cards: readonly Card[]) => `Nimmt jemand ${theCards(cards, 'acc')} außer der Reihe?`,
  /** "Die 9♣ passt: Ruft jemand „Rummy“?" */
  asksCallers: (cards: readonly Card[]) =>
    `${capital(theCards(cards, 'nom'))} ${cards.length === 1 ? 'passt' : 'passen'}: Ruft jemand „Rummy“?`,
  nobody: 'Niemand.',
  /** "Ana hat die 9♣ außer der Reihe genommen." */
  tookOutOfTurn: (who: Person, cards: readonly Card[]) =>
    `${has(who)} ${theCards(cards, 'acc')} außer der Reihe genommen.`,
  /** "Ana hat „Rummy“ gerufen und die 9♣ genommen." */
  called: (who: Person, cards: readonly Card[]) =>
    `${has(who)} „Rummy“ gerufen und ${theCards(cards, 'acc')} genommen.`,
  /** "Du hast die 9♣ zur Strafe gezogen." */
  penalty: (who: Person, cards: readonly Card[]) => `${has(who)} ${theCards(cards, 'acc')} zur Strafe gezogen.`,
  /** "Ana hat 2 Karten zur Strafe gezogen." */
  penaltyUnseen: (who: Person, count: number) => `${has(who)} ${counted(count, 'Karte', 'Karten')} zur Strafe gezogen.`,
} as const;

const DRAWN: Readonly<Record<DrawnFrom, string>> = {
  stock: 'vom Stapel gezogen',
  pile: 'von der Ablage genommen',
};

const TAKEN_BACK: Readonly<Record<Exclude<TakenBack, 'meld'>, string>> = {
  draw: 'zurückgelegt, was von der Ablage kam',
  contract: 'den Kontrakt zurückgenommen',
  layOff: 'eine angelegte Karte zurückgenommen',
  swap: 'einen Tausch zurückgenommen',
};

const swap = (who: Person, natural: Card, wild: Card, terms: Terms): string =>
  `${has(who)} ${theCard(natural, 'acc')} gegen den ${namedWild(wild, terms)} getauscht`;

/** "den Satz Könige", "die Folge 5-6-7 ♥". */
const theMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? theReading(meld, 'acc', terms) : `die Folge ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "Herz-Folge Fünf bis Sieben: 5♥ 6♥ 8♣ (Joker)". */
function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => {
    const short = cardShort(card);
    return meld.wilds[i] && short !== wild ? `${short} (${wild})` : short;
  });
  return `${readingName(meld, terms)}: ${cards.join(' ')}`;
}
