import type { Card } from '#engine';
import type { Terms } from '#rules';
import type { EmptyHanded, Length, MayPlay, Person } from '../data.ts';
import { capital, counted } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'Un bot juega por ti';

/** The button that ends it. */
export const BACK = 'Aquí estoy';

/** The line above the hand when it is not up to the viewer. */
export const WAITS = {
  forPlayers: 'Esperando jugadores',
  gameOver: 'La partida ha terminado',
  choosingDealer: 'Se elige quién reparte primero',
  aboutToDeal: 'Se va a repartir',
  dealOver: (deal: number) => `La mano ${deal} ha terminado`,
  forCall: (cards: readonly Card[]) => `Un momento: ¿alguien canta ${theCards(cards)}?`,
  forTaker: (cards: readonly Card[]) => `Un momento: ¿alguien toma ${theCards(cards)}?`,
  botPlays: ({ name }: Person) => `Un bot juega por ${name}`,
  /** A dealer who turned up a two (R19). */
  sizing: ({ name }: Person) => `${name} elige: 2 cartas o 12`,
  naming: ({ name }: Person, terms: Terms) => `${name} elige el ${wordsIn(terms).wild}`,
  press: ({ name }: Person, points: number) => `${name} puede anotarse ${pointsOf(points)} y doblar la próxima mano`,
  watching: ({ name }: Person) => `Estás mirando: juega ${name}`,
  for: ({ name }: Person) => `Turno de ${name}`,
} as const;

/** The line above the hand when the viewer has a question to answer. */
export const ASKS = {
  size: 'Tienes un dos boca arriba: ¿2 cartas o 12?',
  name: (terms: Terms) => `Repartes tú: elige el ${wordsIn(terms).wild}`,
  press: (points: number) => `¿Anotarte ${pointsOf(points)} para el Press?`,
  call: (cards: readonly Card[]) => `¿Rummy? ${capital(theCards(cards))} ${cards.length === 1 ? 'encaja' : 'encajan'}`,
  take: (cards: readonly Card[]) => `¿Tomar ${theCards(cards)}?`,
} as const;

/** The line above the hand when the viewer draws. */
export const DRAWS = {
  /** The stock is empty, and the pile cannot be taken. */
  leavePile: 'Mazo vacío: deja la pila para acabar la mano',
  takeOrLeave: (length: Length) =>
    length === 'full' ? 'Mazo vacío: toma de la pila o déjala para acabar la mano' : 'Toma de la pila o déjala',
  floating: 'Flotas: roba del mazo',
  stock: 'Tu turno: roba del mazo',
  any: 'Tu turno: roba una carta',
  /** The pile may be taken several cards deep. */
  deep: 'Tu turno: roba una carta o toma varias de la pila',
} as const;

/** The line above the hand when the viewer has one thing left to do. */
export const DUTIES = {
  emptyHanded(end: EmptyHanded, terms: Terms) {
    if (end === 'goOut') return `No te quedan cartas: pulsa «${capital(wordsIn(terms).toGoOut)}»`;
    return end === 'float' ? 'No te quedan cartas: flota' : 'No te quedan cartas: anula algo';
  },
  /** The only turn for melds after another player went out (R108). */
  lastChance: (terms: Terms) => `Última ocasión: baja ${wordsIn(terms).melds} y pulsa «Hecho»`,
  layMelds: (terms: Terms) => `Tu turno: baja ${wordsIn(terms).melds}`,
  discardLast: (terms: Terms) => `Descarta tu última carta para ${wordsIn(terms).goOut}`,
  layTaken: (card: Card) => `Tu turno: baja ${theCard(card)} con dos cartas naturales`,
  playTaken: (card: Card) => `Tu turno: juega ${theCard(card)} que tomaste`,
  reuseWild: (terms: Terms) => `Tu turno: juega el ${wordsIn(terms).wild} que tomaste`,
  layOffLast: (terms: Terms) => `Tu última carta encaja en ${wordsIn(terms).aMeld}: colócala`,
  layAll: (terms: Terms) => `Pon en la mesa todas tus cartas para ${wordsIn(terms).goOut}`,
} as const;

/** The viewer's turn after the draw. */
interface Turn {
  readonly may: MayPlay;
  /** The player begins with an extra card instead of a draw (R23). It says so, or they would look for the draw. */
  readonly begins: boolean;
}

/** The line above the hand when the viewer plays: "Tu turno: baja combinaciones o descarta para acabar". */
export function turnStep({ may, begins }: Turn, terms: Terms, length: Length): string {
  const opening = !begins ? 'Tu turno' : length === 'full' ? 'Empiezas con una carta extra' : 'Empiezas';
  return `${opening}: ${choices(may, terms, length)}`;
}

function choices(may: MayPlay, terms: Terms, length: Length): string {
  const { melds, toGoOut } = wordsIn(terms);
  const end = length === 'full' ? 'o descarta para acabar' : 'o descarta';
  const lay = length === 'full' ? `baja ${melds}` : 'baja';
  switch (may) {
    case 'goOutOnly':
      return `descarta una carta o pulsa «${capital(toGoOut)}»`;
    case 'contract':
      return `baja tu contrato ${end}`;
    case 'layOff':
      return `coloca cartas ${end}`;
    case 'nothing':
      return 'descarta una carta';
    case 'meldsLater':
      return 'descarta una carta; aún no puedes bajar';
    case 'melds':
      return `${lay} ${end}`;
    case 'meldsAndLayOffs':
      return `${lay}, coloca${length === 'full' ? ' cartas' : ''} ${end}`;
  }
}

const pointsOf = (count: number): string => counted(count, 'punto', 'puntos');

/** The step while the bots' pauses can be skipped: "Turno de Ben · toca la mesa para saltar". */
export const skippable = (words: string): string => `${words} · toca la mesa para saltar`;

/** The button that skips them. */
export const SKIP = 'Saltar a tu turno';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Tu turno — Crazy Rummy' : 'Crazy Rummy');
