import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import { extra } from '../buttons.ts';
import type { EmptyHanded, Length, StepPlay, StepTurn } from '../data.ts';
import { capital, counted } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'Un bot juega por ti';

/** The button that ends it. */
export const BACK = 'Aquí estoy';

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
export const SILENCE = {
  you: '¿Sigues ahí? Los demás pueden hacer que juegue un bot.',
  letBot: 'Que juegue un bot',
};

/** About another person, beside the button `letBot`. */
export const noSign = (name: string): string => `${name} no da señales`;

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
  lastChance: (terms: Terms, mayLay: boolean) =>
    mayLay ? `Última ocasión: baja ${wordsIn(terms).melds} y pulsa «Hecho»` : 'No queda nada que bajar: pulsa «Hecho»',
  discardLast: (terms: Terms) => `Descarta tu última carta para ${wordsIn(terms).goOut}`,
  layTaken: (card: Card) => `Tu turno: baja ${theCard(card)} con dos cartas naturales`,
  playTaken: (card: Card) => `Tu turno: juega ${theCard(card)} que tomaste`,
  reuseWild: (terms: Terms) => `Tu turno: juega el ${wordsIn(terms).wild} que tomaste`,
  layOffLast: (terms: Terms) => `Tu última carta encaja en ${wordsIn(terms).aMeld}: colócala`,
  layAll: (terms: Terms) => `Pon en la mesa todas tus cartas para ${wordsIn(terms).goOut}`,
} as const;

/** The line above the hand when the viewer plays: "Tu turno: baja combinaciones o descarta para acabar". */
export function turnStep({ plays, later, begins }: StepTurn, terms: Terms, length: Length): string {
  const opening = !begins ? 'Tu turno' : length === 'full' ? 'Empiezas con una carta extra' : 'Empiezas';
  return `${opening}: ${choices(plays, terms, length)}${later ? '; aún no puedes bajar' : ''}`;
}

function choices(plays: readonly StepPlay[], terms: Terms, length: Length): string {
  const { melds, wild, toGoOut } = wordsIn(terms);
  const isFull = length === 'full';
  const words: Readonly<Record<StepPlay, string>> = {
    melds: isFull ? `baja ${melds}` : 'baja',
    contract: 'baja tu contrato',
    layOff: isFull || !plays.includes('melds') ? 'coloca cartas' : 'coloca',
    swap: isFull ? `cambia una carta por un ${wild}` : `cambia por un ${wild}`,
    goRummy: `pulsa «${capital(toGoOut)}»`,
    discard: plays.length === 1 ? 'descarta una carta' : isFull ? 'descarta para acabar' : 'descarta',
    upForTwo: `pulsa «${extra('upForTwo', terms)}»`,
    endTurn: `pulsa «${extra('endTurn', terms)}»`,
    undo: 'anula algo',
  };
  const told = plays.map((play) => words[play]);
  const last = told.at(-1) ?? '';
  return told.length > 1 ? `${told.slice(0, -1).join(', ')} o ${last}` : last;
}

const pointsOf = (count: number): string => counted(count, 'punto', 'puntos');

/** The step while the bots' pauses can be skipped: "Turno de Ben · toca la mesa para saltar". */
export const skippable = (words: string): string => `${words} · toca la mesa para saltar`;

/** The button that skips them. */
export const SKIP = 'Saltar a tu turno';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Tu turno — Crazy Rummy' : 'Crazy Rummy');
