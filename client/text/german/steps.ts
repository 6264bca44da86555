import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import { extra } from '../buttons.ts';
import type { EmptyHanded, Length, StepPlay, StepTurn } from '../data.ts';
import { capital, counted } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'Ein Bot spielt für dich';

/** The button that ends it. */
export const BACK = 'Bin zurück';

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
export const SILENCE = {
  you: 'Noch da? Die anderen dürfen einen Bot spielen lassen.',
  letBot: 'Bot spielen lassen',
};

/** About another person, beside the button `letBot`. */
export const noSign = (name: string): string => `${name} rührt sich nicht`;

/** The line above the hand when it is not up to the viewer. */
export const WAITS = {
  forPlayers: 'Warten auf Mitspieler',
  gameOver: 'Die Partie ist vorbei',
  choosingDealer: 'Wer gibt zuerst?',
  aboutToDeal: 'Gleich wird gegeben',
  dealOver: (deal: number) => `Runde ${deal} ist vorbei`,
  forCall: (cards: readonly Card[]) => `Warten: Ruft jemand „Rummy“ für ${theCards(cards, 'acc')}?`,
  forTaker: (cards: readonly Card[]) => `Warten: Nimmt jemand ${theCards(cards, 'acc')}?`,
  botPlays: ({ name }: Person) => `Ein Bot spielt für ${name}`,
  /** A dealer who turned up a two (R19). */
  sizing: ({ name }: Person) => `${name} wählt: 2 oder 12 Karten`,
  naming: ({ name }: Person, terms: Terms) => `${name} nennt den ${wordsIn(terms).wildRank}`,
  press: ({ name }: Person, points: number) =>
    `${name} darf ${pointsOf(points)} nehmen, damit die nächste Runde doppelt zählt`,
  watching: ({ name }: Person) => `Du schaust zu: ${name} ist dran`,
  for: ({ name }: Person) => `Warten auf ${name}`,
} as const;

/** The line above the hand when the viewer has a question to answer. */
export const ASKS = {
  size: 'Du hast eine Zwei aufgedeckt: 2 oder 12 Karten?',
  name: (terms: Terms) => `Du gibst: Nenn den ${wordsIn(terms).wildRank}`,
  press: (points: number) => `${pointsOf(points)} für den Press nehmen?`,
  call: (cards: readonly Card[]) =>
    `Rummy? ${capital(theCards(cards, 'nom'))} ${cards.length === 1 ? 'passt' : 'passen'}`,
  take: (cards: readonly Card[]) => `${capital(theCards(cards, 'acc'))} nehmen?`,
} as const;

/** The line above the hand when the viewer draws. */
export const DRAWS = {
  /** The stock is empty, and the pile cannot be taken. */
  leavePile: 'Stapel leer: Lass die Ablage liegen, dann endet die Runde',
  takeOrLeave: (length: Length) =>
    length === 'full'
      ? 'Stapel leer: Nimm von der Ablage, oder lass sie liegen, dann endet die Runde'
      : 'Nimm von der Ablage oder lass sie',
  floating: 'Du schwebst: Zieh vom Stapel',
  stock: 'Du bist dran: Zieh vom Stapel',
  any: 'Du bist dran: Zieh eine Karte',
  /** The pile may be taken several cards deep. */
  deep: 'Du bist dran: Zieh eine Karte oder nimm mehrere von der Ablage',
} as const;

/** The line above the hand when the viewer has one thing left to do. */
export const DUTIES = {
  emptyHanded(end: EmptyHanded, terms: Terms) {
    const todo = {
      goOut: capital(wordsIn(terms).goOutNow),
      float: 'Schwebe',
      undo: 'Nimm etwas zurück',
    }[end];
    return `Du hast keine Karten mehr: ${todo}`;
  },
  /** The only turn for melds after another player went out (R108). */
  lastChance: (terms: Terms, mayLay: boolean) =>
    mayLay
      ? `Letzte Gelegenheit: Leg ${wordsIn(terms).melds} aus, dann drück „Fertig“`
      : 'Nichts mehr auszulegen: Drück „Fertig“',
  discardLast: (terms: Terms) => `Wirf deine letzte Karte ab, um ${wordsIn(terms).toGoOut}`,
  layTaken: (card: Card) => `Du bist dran: Leg ${theCard(card, 'acc')} mit zwei natürlichen Karten aus`,
  playTaken: (card: Card) => `Du bist dran: Spiel ${theCard(card, 'acc')} von der Ablage`,
  reuseWild: (terms: Terms) => `Du bist dran: Spiel den getauschten ${wordsIn(terms).wild}`,
  layOffLast: (terms: Terms) => `Deine letzte Karte passt an ${wordsIn(terms).aMeldAcc}: Leg sie an`,
  layAll: (terms: Terms) => `Leg alle Karten auf den Tisch, um ${wordsIn(terms).toGoOut}`,
} as const;

/** The line above the hand when the viewer plays: "Du bist dran: Leg Figuren aus oder wirf eine Karte ab" */
export function turnStep({ plays, later, begins }: StepTurn, terms: Terms, length: Length): string {
  const opening = !begins ? 'Du bist dran' : length === 'full' ? 'Du beginnst mit einer Karte mehr' : 'Du beginnst';
  return `${opening}: ${choices(plays, terms, length)}${later ? `; ${wordsIn(terms).melds} kommen später` : ''}`;
}

function choices(plays: readonly StepPlay[], terms: Terms, length: Length): string {
  const { melds, wild, goOutNow } = wordsIn(terms);
  const isFull = length === 'full';
  const words: Readonly<Record<StepPlay, string>> = {
    melds: isFull || melds !== 'Figuren' ? `leg ${melds} aus` : 'leg aus',
    contract: 'leg deinen Kontrakt aus',
    layOff: 'leg an',
    swap: isFull ? `tausch eine Karte gegen einen ${wild}` : `tausch einen ${wild}`,
    goRummy: goOutNow,
    discard: plays.length === 1 || isFull ? 'wirf eine Karte ab' : 'wirf ab',
    upForTwo: `drück „${extra('upForTwo', terms)}“`,
    endTurn: `drück „${extra('endTurn', terms)}“`,
    undo: 'nimm etwas zurück',
  };
  const told = plays.map((play) => words[play]);
  const last = told.at(-1) ?? '';
  return capital(told.length > 1 ? `${told.slice(0, -1).join(', ')} oder ${last}` : last);
}

const pointsOf = (count: number): string => counted(count, 'Punkt', 'Punkte');

/** The step while the bots' pauses can be skipped: "Warten auf Ben · zum Überspringen auf den Tisch tippen" */
export const skippable = (words: string): string => `${words} · zum Überspringen auf den Tisch tippen`;

/** The button that skips them. */
export const SKIP = 'Weiter zu deinem Zug';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Du bist dran – Crazy Rummy' : 'Crazy Rummy');
