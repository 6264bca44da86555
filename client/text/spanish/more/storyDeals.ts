import type { Card, Ending, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { CardsOf, PointsOf } from '../../data.ts';
import { cardShort } from '../cards.ts';
import { capital, counted, listed } from '../plural.ts';
import { does, named, object, theCard, theCards, theRanks, winners } from '../told.ts';
import { wordsIn } from '../words.ts';

const OTHERWISE: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'El mazo se acabó sin que nadie terminara la mano.',
  capped: 'La mano no llevaba a ninguna parte y se detuvo.',
  void: 'Nadie podía acabar, así que nadie puntúa.',
  cancelled: 'El juego se actualizó y no pudo continuar esta mano. Nadie puntúa.',
};

/** The end of a deal: "Ana cerró." `out`: the player who did, if somebody did. */
export const dealEnded = (ending: Ending, out: Person, terms: Terms): string =>
  ending === 'wentOut' ? `${wentOut(out, terms)}.` : OTHERWISE[ending];

/** "Ana cerró", without the full stop. */
export const wentOut = (who: Person, terms: Terms): string =>
  does(who, wordsIn(terms).youWentOut, wordsIn(terms).wentOut);

/** The sentences of the log about the beginning of a deal. */
export const DEAL_STORY = {
  /** "Ana reparte primero." */
  dealsFirst: (who: Person) => dealsFirst(who),
  /** The first jack chose the dealer (R6): "La primera jota, la J♥, fue para Ana. Ana reparte primero." */
  firstJack: (who: Person, jack: Card) =>
    `La primera jota, ${theCard(jack)}, fue para ${object(who)}. ${dealsFirst(who)}`,
  /** The cards drawn chose the dealer (R6): "Sorteo para ver quién reparte: tú K♠; Ana 3♣, 2♥. Ana reparte primero." */
  drewForDealer: (draws: readonly CardsOf[], dealer: Person) =>
    `Sorteo para ver quién reparte: ${draws.map((draw) => cardsOf(draw, ', ')).join('; ')}. ${dealsFirst(dealer)}`,
  /** "Mano 4: Ana repartió." */
  dealt: (deal: number, who: Person) => `Mano ${deal}: ${who.isYou ? 'repartiste' : `${who.name} repartió`}.`,
  /** Below the heading of the deal: "Ana repartió." */
  dealtHere: (who: Person) => `${does(who, 'repartiste', 'repartió')}.`,
  dealtOn: 'La mano continuó.',
  /** "Boca arriba: tú 7♥, Ana 4♦." */
  faceUp: (shown: readonly CardsOf[]) => `Boca arriba: ${shown.map((cards) => cardsOf(cards, ' ')).join(', ')}.`,
  /** "El 4♣ queda junto al mazo." */
  besideStock: (card: Card) => `${capital(theCard(card))} queda junto al mazo.`,
  /** "El 9♠ empieza la pila de descartes." */
  startsPile: (cards: readonly Card[]) =>
    `${capital(theCards(cards))} ${cards.length === 1 ? 'empieza' : 'empiezan'} la pila de descartes.`,
  /** "Ana tiene un dos boca arriba y puede elegir 2 cartas o 12." */
  choosesSize: (who: Person) =>
    `${does(who, 'tienes un dos boca arriba y puedes', 'tiene un dos boca arriba y puede')} elegir 2 cartas o 12.`,
  /** "Ana elige el comodín de la mano." */
  namesWild: (who: Person) => `${does(who, 'eliges', 'elige')} el comodín de la mano.`,
  /** "Ana eligió los seises: son comodines." */
  namedWild: (who: Person, rank: Rank, terms: Terms) =>
    `${does(who, 'elegiste', 'eligió')} ${theRanks(rank)}: son ${wordsIn(terms).wilds}.`,
  /** "La pila de descartes se barajó y es el nuevo mazo, de 20 cartas; la carta de arriba se queda." */
  reshuffled: (count: number, isTopKept: boolean) =>
    `La pila de descartes se barajó y es el nuevo mazo, de ${counted(count, 'carta', 'cartas')}${isTopKept ? '; la carta de arriba se queda' : ''}.`,
} as const;

/** The sentences of the log about the end of a deal, and what follows it. */
export const END_STORY = {
  /** The others have a last turn: "Ana cerró en su primer turno. Quienes aún no han jugado tienen ahora su turno." */
  lastTurns: (who: Person, terms: Terms) => `${outAtOnce(who, terms)} Quienes aún no han jugado tienen ahora su turno.`,
  /** The others may lay melds: "Ana cerró en su primer turno. Quienes aún no han jugado pueden bajar …" */
  lastMelds: (who: Person, terms: Terms) =>
    `${outAtOnce(who, terms)} Quienes aún no han jugado pueden bajar ${wordsIn(terms).melds}.`,
  dealEnded,
  /** "Ana puede anotarse 2 puntos para que la próxima mano valga el doble." */
  pressAsked: (who: Person, count: number) =>
    `${does(who, 'puedes anotarte', 'puede anotarse')} ${counted(count, 'punto', 'puntos')} para que la próxima mano valga el doble.`,
  /** "Ana se anotó los puntos.", "Ana no se anotó los puntos." */
  pressAnswered: (who: Person, isTaken: boolean) =>
    isTaken
      ? `${does(who, 'te anotaste', 'se anotó')} los puntos.`
      : `${does(who, 'no te anotaste', 'no se anotó')} los puntos.`,
  /** "Ana recibe 2 puntos y la próxima mano vale el doble."; there are points, or the deal is doubled, or both. */
  pressSet(shares: readonly PointsOf[], isDoubled: boolean) {
    const gets = shares.map(
      ({ who, points }) => `${named(who)} ${who.isYou ? 'recibes' : 'recibe'} ${counted(points, 'punto', 'puntos')}`,
    );
    return `${capital(listed([...gets, ...(isDoubled ? ['la próxima mano vale el doble'] : [])]))}.`;
  },
  /** "Ganaste la partida.", "Ana ganó la partida.", "Victoria compartida: Ana y tú." */
  wonGame(people: readonly Person[]) {
    const [first] = people;
    return people.length === 1 && first
      ? `${does(first, 'ganaste', 'ganó')} la partida.`
      : `Victoria compartida: ${winners(people)}.`;
  },
} as const;

const dealsFirst = (who: Person): string => `${does(who, 'repartes', 'reparte')} primero.`;

/** "Ana cerró en su primer turno." */
const outAtOnce = (who: Person, terms: Terms): string =>
  `${wentOut(who, terms)} en ${who.isYou ? 'tu' : 'su'} primer turno.`;

const cardsOf = ({ who, cards }: CardsOf, between: string): string =>
  `${named(who)} ${cards.map(cardShort).join(between)}`;
