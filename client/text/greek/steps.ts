import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import { extra } from '../buttons.ts';
import type { EmptyHanded, Length, StepPlay, StepTurn } from '../data.ts';
import { capital, plural } from './plural.ts';
import { pointsTaken, theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'Παίζει μποτ για σένα';

/** The button that ends it. */
export const BACK = 'Γύρισα';

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
export const SILENCE = {
  you: 'Είσαι εδώ; Οι άλλοι μπορούν να βάλουν ένα μποτ να παίξει.',
  letBot: 'Να παίξει μποτ',
};

/** About another person, beside the button `letBot`. */
export const noSign = (name: string): string => `${name}: καμία κίνηση`;

/** The line above the hand when it is not up to the viewer. */
export const WAITS = {
  forPlayers: 'Περιμένουμε παίκτες',
  gameOver: 'Η παρτίδα τελείωσε',
  choosingDealer: 'Διαλέγεται η πρώτη μάνα',
  aboutToDeal: 'Σε λίγο μοιράζουμε',
  dealOver: (deal: number) => `Ο γύρος ${deal} τελείωσε`,
  forCall: (cards: readonly Card[]) => `Περίμενε: φωνάζει κανείς «Rummy» για ${theCards(cards, 'acc')};`,
  forTaker: (cards: readonly Card[]) => `Περίμενε: παίρνει κανείς ${theCards(cards, 'acc')};`,
  botPlays: ({ name }: Person) => `${name}: παίζει μποτ`,
  /** A dealer who turned up a two (R19). */
  sizing: ({ name }: Person) => `${name}: διαλέγει 2 ή 12 φύλλα`,
  naming: ({ name }: Person, terms: Terms) => `${name}: ορίζει τον ${wordsIn(terms).wild}`,
  press: ({ name }: Person, points: number) => `${name}: παίρνει ${pointsTaken(points)} για διπλό επόμενο γύρο;`,
  watching: ({ name }: Person) => `Παρακολουθείς. Σειρά: ${name}`,
  for: ({ name }: Person) => `Σειρά: ${name}`,
} as const;

/** The line above the hand when the viewer has a question to answer. */
export const ASKS = {
  size: 'Άνοιξες ένα δυάρι: 2 ή 12 φύλλα;',
  name: (terms: Terms) => `Είσαι μάνα: όρισε τον ${wordsIn(terms).wild}`,
  press: (points: number) => `Παίρνεις ${pointsTaken(points)} για το Press;`,
  call: (cards: readonly Card[]) =>
    `Rummy; ${capital(theCards(cards, 'nom'))} ${plural(cards.length, 'ταιριάζει', 'ταιριάζουν')}`,
  take: (cards: readonly Card[]) => `Παίρνεις ${theCards(cards, 'acc')};`,
} as const;

/** The line above the hand when the viewer draws. */
export const DRAWS = {
  /** The stock is empty, and the pile cannot be taken. */
  leavePile: 'Άδεια στοίβα: άσε τον σωρό και τελειώνει ο γύρος',
  takeOrLeave: (length: Length) =>
    length === 'full'
      ? 'Άδεια στοίβα: πάρε από τον σωρό, ή άσ’ τον και τελειώνει ο γύρος'
      : 'Πάρε από τον σωρό ή άσ’ τον',
  floating: 'Είσαι στον αέρα: τράβα από τη στοίβα',
  stock: 'Σειρά σου: τράβα από τη στοίβα',
  any: 'Σειρά σου: τράβα ένα φύλλο',
  /** The pile may be taken several cards deep. */
  deep: 'Σειρά σου: τράβα ένα φύλλο ή πάρε πολλά από τον σωρό',
} as const;

/** The line above the hand when the viewer has one thing left to do. */
export const DUTIES = {
  emptyHanded(end: EmptyHanded, terms: Terms) {
    const todo = { goOut: wordsIn(terms).goOutNow, float: 'μείνε στον αέρα', undo: 'πάτα «Αναίρεση»' }[end];
    return `Δεν έχεις άλλα φύλλα: ${todo}`;
  },
  /** The only turn for melds after another player went out (R108). */
  lastChance(terms: Terms, mayLay: boolean) {
    const { lay, meldsAcc } = wordsIn(terms);
    return mayLay
      ? `Τελευταία ευκαιρία: ${lay} ${meldsAcc} και πάτα «Τέλος»`
      : 'Δεν έμεινε τίποτα να κατεβάσεις: πάτα «Τέλος»';
  },
  discardLast: (terms: Terms) => `Πέταξε το τελευταίο σου φύλλο για να ${wordsIn(terms).goOut}`,
  layTaken: (card: Card) => `Σειρά σου: κατέβασε ${theCard(card, 'acc')} με δύο φυσικά φύλλα`,
  playTaken: (card: Card) => `Σειρά σου: παίξε ${theCard(card, 'acc')} που πήρες`,
  reuseWild: (terms: Terms) => `Σειρά σου: παίξε τον ${wordsIn(terms).wild} που πήρες`,
  layOffLast: (terms: Terms) => `Το τελευταίο σου φύλλο ταιριάζει σε ${wordsIn(terms).aMeldAcc}: κόλλησέ το`,
  layAll: (terms: Terms) => `Ρίξε όλα τα φύλλα σου στο τραπέζι για να ${wordsIn(terms).goOut}`,
} as const;

/** The line above the hand when the viewer plays: "Σειρά σου: κατέβασε συνδυασμούς ή πέταξε ένα φύλλο" */
export function turnStep({ plays, later, begins }: StepTurn, terms: Terms, length: Length): string {
  const opening = !begins ? 'Σειρά σου' : length === 'full' ? 'Αρχίζεις με ένα έξτρα φύλλο' : 'Αρχίζεις';
  return `${opening}: ${choices(plays, terms, length)}${later ? `, ${wordsIn(terms).theMelds} αργότερα` : ''}`;
}

function choices(plays: readonly StepPlay[], terms: Terms, length: Length): string {
  const { lay: verb, meldsAcc, wild, goOutNow } = wordsIn(terms);
  const isFull = length === 'full';
  const words: Readonly<Record<StepPlay, string>> = {
    // A game's own word for a meld is said at every length.
    melds: isFull || verb !== 'κατέβασε' ? `${verb} ${meldsAcc}` : verb,
    contract: 'κατέβασε το συμβόλαιο',
    layOff: 'κόλλησε',
    swap: isFull ? `άλλαξε ένα φύλλο με έναν ${wild}` : `πάρε έναν ${wild}`,
    goRummy: goOutNow,
    discard: plays.length === 1 || isFull ? 'πέταξε ένα φύλλο' : 'πέταξε',
    upForTwo: `πάτα «${extra('upForTwo', terms)}»`,
    endTurn: `πάτα «${extra('endTurn', terms)}»`,
    undo: 'πάτα «Αναίρεση»',
  };
  const told = plays.map((play) => words[play]);
  const last = told.at(-1) ?? '';
  return told.length > 1 ? `${told.slice(0, -1).join(', ')} ή ${last}` : last;
}

/** The step while the bots' pauses can be skipped: "Σειρά: Αλέκος · πάτα το τραπέζι για συνέχεια" */
export const skippable = (words: string): string => `${words} · πάτα το τραπέζι για συνέχεια`;

/** The button that skips them. */
export const SKIP = 'Πήγαινε στη σειρά σου';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Σειρά σου – Crazy Rummy' : 'Crazy Rummy');
