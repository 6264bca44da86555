import type { Card } from '#engine';
import type { Terms } from '#rules';
import type { EmptyHanded, Length, MayPlay, Person } from '../data.ts';
import { capital, counted } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'Ein Bot spielt für dich';

/** The button that ends it. */
export const BACK = 'Bin zurück';

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
  lastChance: (terms: Terms) => `Letzte Gelegenheit: Leg ${wordsIn(terms).melds} aus, dann drück „Fertig“`,
  layMelds: (terms: Terms) => `Du bist dran: Leg ${wordsIn(terms).melds} aus`,
  discardLast: (terms: Terms) => `Wirf deine letzte Karte ab, um ${wordsIn(terms).toGoOut}`,
  layTaken: (card: Card) => `Du bist dran: Leg ${theCard(card, 'acc')} mit zwei natürlichen Karten aus`,
  playTaken: (card: Card) => `Du bist dran: Spiel ${theCard(card, 'acc')} von der Ablage`,
  reuseWild: (terms: Terms) => `Du bist dran: Spiel den getauschten ${wordsIn(terms).wild}`,
  layOffLast: (terms: Terms) => `Deine letzte Karte passt an ${wordsIn(terms).aMeldAcc}: Leg sie an`,
  layAll: (terms: Terms) => `Leg alle Karten auf den Tisch, um ${wordsIn(terms).toGoOut}`,
} as const;

/** The viewer's turn after the draw. */
interface Turn {
  readonly may: MayPlay;
  /** The player begins with an extra card instead of a draw (R23). It says so, or they would look for the draw. */
  readonly begins: boolean;
}

/** The line above the hand when the viewer plays: "Du bist dran: Leg Figuren aus oder wirf eine Karte ab" */
export function turnStep({ may, begins }: Turn, terms: Terms, length: Length): string {
  const opening = !begins ? 'Du bist dran' : length === 'full' ? 'Du beginnst mit einer Karte mehr' : 'Du beginnst';
  return `${opening}: ${choices(may, terms, length)}`;
}

function choices(may: MayPlay, terms: Terms, length: Length): string {
  const { melds, goOutNow } = wordsIn(terms);
  const end = length === 'full' ? 'oder wirf eine Karte ab' : 'oder wirf ab';
  const lay = length === 'full' || melds !== 'Figuren' ? `Leg ${melds} aus` : 'Leg aus';
  switch (may) {
    case 'goOutOnly':
      return `Wirf eine Karte ab oder ${goOutNow}`;
    case 'contract':
      return `Leg deinen Kontrakt aus ${end}`;
    case 'layOff':
      return `Leg an ${end}`;
    case 'nothing':
      return 'Wirf eine Karte ab';
    case 'meldsLater':
      return `Wirf eine Karte ab; ${melds} kommen später`;
    case 'melds':
      return `${lay} ${end}`;
    case 'meldsAndLayOffs':
      return `${lay}, leg an ${end}`;
  }
}

const pointsOf = (count: number): string => counted(count, 'Punkt', 'Punkte');

/** The step while the bots' pauses can be skipped: "Warten auf Ben · zum Überspringen auf den Tisch tippen" */
export const skippable = (words: string): string => `${words} · zum Überspringen auf den Tisch tippen`;

/** The button that skips them. */
export const SKIP = 'Weiter zu deinem Zug';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Du bist dran – Crazy Rummy' : 'Crazy Rummy');
