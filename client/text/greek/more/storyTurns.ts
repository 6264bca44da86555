import type { Card, Reading } from '#engine';
import type { Person, Terms } from '#text';
import type { Drawn, DrawnFrom, LaidMeld, TakenBack } from '../../data.ts';
import { cardShort, inReading, readingName, readingShort } from '../cards.ts';
import { capital, counted } from '../plural.ts';
import { does, theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

/** The name of the bot that plays for the reader, at the start of a sentence. */
export const THE_BOT = 'Το μποτ';

/** The sentences of the log about a turn. */
export const TURN_STORY = {
  /** "Άννα: τράβηξε ένα φύλλο από τη στοίβα.", "Πήρες το 7♥ από τον σωρό." */
  drewOne: (who: Person, card: Drawn[number], from: DrawnFrom) =>
    `${DREW[from](who, card === null ? 'ένα φύλλο' : theCard(card, 'acc'))}.`,
  /** "Άννα: τράβηξε 2 φύλλα από τη στοίβα." */
  drewSeveral: (who: Person, count: number, from: DrawnFrom) => `${DREW[from](who, cardsCounted(count))}.`,
  /** Several cards, deepest first: "Άννα: πήρε το 7♥, το 8♠ και την Q♣ από τον σωρό." */
  tookFromPile: (who: Person, cards: readonly Card[]) => `${DREW.pile(who, theCards(cards, 'acc'))}.`,
  /** "Άννα: πήρε 3 φύλλα από τον σωρό." */
  tookUnseen: (who: Person, count: number) => `${DREW.pile(who, cardsCounted(count))}.`,
  /** "Άννα: κατέβασε τριάδα με ρηγάδες, K♣ K♦ 8♣ (μπαλαντέρ)." */
  laidMeld: (who: Person, meld: LaidMeld, terms: Terms) =>
    `${does(who, 'κατέβασες', 'κατέβασε')} ${meldCards(meld, terms)}.`,
  /** "Άννα: κατέβασε το συμβόλαιο: κέντα από τέσσερα ως εφτά κούπα, 4♥ 5♥ 6♥ 7♥ · τριάδα με εννιάρια, 9♣ 9♦ 9♠." */
  laidContract: (who: Person, melds: readonly LaidMeld[], terms: Terms) =>
    `${does(who, 'κατέβασες', 'κατέβασε')} το συμβόλαιο: ${melds.map((meld) => meldCards(meld, terms)).join(' · ')}.`,
  /** "Άννα: κόλλησε τον K♥ στην τριάδα με ρηγάδες."; `meld` is null if it is not known. */
  laidOffOn: (who: Person, card: Card, meld: Reading | null, terms: Terms) =>
    `${does(who, 'κόλλησες', 'κόλλησε')} ${theCard(card, 'acc')} ${meld ? inMeld(meld, terms) : `σε ${wordsIn(terms).aMeldAcc}`}.`,
  /** "Άννα: άλλαξε το 5♥ με τον μπαλαντέρ 2♣." */
  swappedOut: (who: Person, natural: Card, wild: Card, terms: Terms) => `${swap(who, natural, wild, terms)}.`,
  /** The wild goes to another meld (R88): "Άννα: άλλαξε το 5♥ με τον μπαλαντέρ 2♣ και τον έβαλε στην τριάδα …" */
  swappedTo: (who: Person, natural: Card, wild: Card, meld: Reading, terms: Terms) =>
    `${swap(who, natural, wild, terms)} και τον ${who.isYou ? 'έβαλες' : 'έβαλε'} ${inMeld(meld, terms)}.`,
  /** The wild stays in its meld (R88): "Άννα: άλλαξε το 5♥ με τον μπαλαντέρ 2♣ και τον άφησε στον ίδιο συνδυασμό." */
  swappedWithin: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    `${swap(who, natural, wild, terms)} και τον ${who.isYou ? 'άφησες' : 'άφησε'} σ${wordsIn(terms).sameMeldAcc}.`,
  /** "Άννα: πήρε πίσω έναν συνδυασμό." */
  tookBackPlay: (who: Person, play: TakenBack, terms: Terms) => `${TAKEN_BACK[play](who, terms)}.`,
  /** "Άννα: πέταξε το 7♥." */
  discarded: (who: Person, card: Card) => `${does(who, 'πέταξες', 'πέταξε')} ${theCard(card, 'acc')}.`,
  /** A discard was taken back: "Άννα: πήρε πίσω το 7♥." */
  tookBackDiscard: (who: Person, card: Card) => `${tookBack(who)} ${theCard(card, 'acc')}.`,
  /** "Άννα: δεν είχε πια φύλλο να πετάξει." */
  hadNoDiscard: (who: Person) => `${does(who, 'δεν είχες πια φύλλο να πετάξεις', 'δεν είχε πια φύλλο να πετάξει')}.`,
  /** "Άννα: μένει στον αέρα χωρίς φύλλα." */
  floats: (who: Person) => `${does(who, 'μένεις', 'μένει')} στον αέρα χωρίς φύλλα.`,
  /** "Άννα: δεν πήρε τίποτα από τον σωρό. Ο γύρος τελειώνει." */
  tookNothing: (who: Person) => `${does(who, 'δεν πήρες', 'δεν πήρε')} τίποτα από τον σωρό. Ο γύρος τελειώνει.`,
  bookedSeat: (who: Person, bot: string) =>
    `${does(who, 'παίρνεις', 'παίρνει')} τη θέση του μποτ ${bot} από τον επόμενο γύρο.`,
  /** "Άννα: κάθισε στη θέση του μποτ Bruno." */
  tookSeat: (who: Person, bot: string) => `${does(who, 'κάθισες', 'κάθισε')} στη θέση του μποτ ${bot}.`,
  /** "Άννα: έφυγε, και συνεχίζει το μποτ Bruno." */
  leftSeat: (who: Person, bot: string) => `${does(who, 'έφυγες', 'έφυγε')}, και συνεχίζει το μποτ ${bot}.`,
  /** "Άννα: έκανε Rummy!" */
  wentRummy: (who: Person) => `${does(who, 'έκανες', 'έκανε')} Rummy!`,
  /** "Άννα: βγήκε με 2, με μόνο ένα δυάρι στο χέρι." */
  wentUpForTwo: (who: Person) => `${does(who, 'βγήκες', 'βγήκε')} με 2, με μόνο ένα δυάρι στο χέρι.`,
} as const;

/** The sentences of the log about cards taken out of turn and cards called (R80, R113). */
export const WINDOW_STORY = {
  /** "Παίρνει κανείς το 9♣ εκτός σειράς;" */
  asksTakers: (cards: readonly Card[]) => `Παίρνει κανείς ${theCards(cards, 'acc')} εκτός σειράς;`,
  /** "Το 9♣ ταιριάζει: φωνάζει κανείς «Rummy!»;" */
  asksCallers: (cards: readonly Card[]) =>
    `${capital(theCards(cards, 'nom'))} ${cards.length === 1 ? 'ταιριάζει' : 'ταιριάζουν'}: φωνάζει κανείς «Rummy!»;`,
  nobody: 'Κανείς.',
  /** "Άννα: πήρε το 9♣ εκτός σειράς." */
  tookOutOfTurn: (who: Person, cards: readonly Card[]) =>
    `${does(who, 'πήρες', 'πήρε')} ${theCards(cards, 'acc')} εκτός σειράς.`,
  /** "Άννα: φώναξε «Rummy!» και πήρε το 9♣." */
  called: (who: Person, cards: readonly Card[]) =>
    `${does(who, 'φώναξες «Rummy!» και πήρες', 'φώναξε «Rummy!» και πήρε')} ${theCards(cards, 'acc')}.`,
  /** "Τράβηξες το 9♣ ως ποινή." */
  penalty: (who: Person, cards: readonly Card[]) =>
    `${does(who, 'τράβηξες', 'τράβηξε')} ${theCards(cards, 'acc')} ως ποινή.`,
  /** "Άννα: τράβηξε 2 φύλλα ποινής." */
  penaltyUnseen: (who: Person, count: number) => `${does(who, 'τράβηξες', 'τράβηξε')} ${cardsCounted(count)} ποινής.`,
} as const;

const cardsCounted = (count: number): string => counted(count, 'φύλλο', 'φύλλα');

const DREW: Readonly<Record<DrawnFrom, (who: Person, what: string) => string>> = {
  stock: (who, what) => `${does(who, 'τράβηξες', 'τράβηξε')} ${what} από τη στοίβα`,
  pile: (who, what) => `${does(who, 'πήρες', 'πήρε')} ${what} από τον σωρό`,
};

const tookBack = (who: Person): string => does(who, 'πήρες πίσω', 'πήρε πίσω');

const TAKEN_BACK: Readonly<Record<TakenBack, (who: Person, terms: Terms) => string>> = {
  draw: (who) => does(who, 'έβαλες πίσω στον σωρό ό,τι πήρες', 'έβαλε πίσω στον σωρό ό,τι πήρε'),
  meld: (who, terms) => `${tookBack(who)} ${wordsIn(terms).aMeldAcc}`,
  contract: (who) => `${tookBack(who)} το συμβόλαιο`,
  layOff: (who) => does(who, 'πήρες πίσω ένα φύλλο που κόλλησες', 'πήρε πίσω ένα φύλλο που κόλλησε'),
  swap: (who) => does(who, 'αναίρεσες μια ανταλλαγή', 'αναίρεσε μια ανταλλαγή'),
};

const swap = (who: Person, natural: Card, wild: Card, terms: Terms): string =>
  `${does(who, 'άλλαξες', 'άλλαξε')} ${theCard(natural, 'acc')} με τον ${namedWild(wild, terms)}`;

/** "στην τριάδα με ρηγάδες", "στην κέντα 5-6-7 ♥". */
const inMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? inReading(meld, terms) : `στην κέντα ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "κέντα από πέντε ως εφτά κούπα, 5♥ 6♥ 8♣ (μπαλαντέρ)". */
function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => (meld.wilds[i] ? `${cardShort(card)} (${wild})` : cardShort(card)));
  return `${readingName(meld, terms)}, ${cards.join(' ')}`;
}
