import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import type { ExtraId } from '../../../game/types.ts';
import { cardShort, rankNames, readingShort, suitName } from '../cards.ts';
import { button, extra } from '../mirror.ts';

import { theCard, theCards, theRanks } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The callout of a hint. */
export const HINT = {
  name: 'Pista',
  show: 'Muéstrame',
  next: 'Otra',
  best: 'La mejor',
  thanks: 'Gracias',
  noOther: 'Ninguna otra se acerca.',
  nothing: 'Aún no es tu turno.',
  dealOver: 'La mano ha terminado.',
} as const;

/** The kind of move to look for. */
export const MOVES = {
  lookAtPile: 'Mira la pila de descartes.',
  /** There is no discard pile yet. */
  startWithDraw: 'Empieza robando.',
  drawStock: 'Roba del mazo.',
  /** "Puedes bajar un trío de reyes." */
  meld: ({ kind, rank, suit }: Reading, terms: Terms) =>
    kind === 'set'
      ? `Puedes bajar ${wordsIn(terms).aSet} de ${rankNames(rank)}.`
      : `Puedes bajar una escalera de ${suitName(suit)}.`,
  layOff: (terms: Terms) => `Una de tus cartas encaja en ${wordsIn(terms).aMeld} de la mesa.`,
  swap: (terms: Terms) => `Puedes cambiar por un ${wordsIn(terms).wild} de la mesa.`,
  takeBack: 'Primero tienes que anular algo.',
  discard: 'Descarta una carta.',
  discardLast: 'Descarta tu última carta.',
  holdBack: 'No bajes nada todavía: descarta una carta.',
  contract: 'Tus cartas ya cumplen el contrato.',
  goOut: (terms: Terms) => `Puedes ${wordsIn(terms).goOut}.`,
  float: 'Has jugado todas tus cartas: flota.',
  endTurn: 'No queda nada por hacer: acaba tu turno.',
  goRummy: 'Mira todas tus cartas: puedes hacer rummy.',
  upForTwo: 'Puedes acabar la mano con tu 2.',
  decline: 'Deja la pila.',
  recall: 'Puedes recuperar tu descarte.',
  chooseSize: (cards: number) => `Elige ${cards} cartas.`,
  nameWild: (terms: Terms) => `Elige como ${wordsIn(terms).wild} un valor que tengas.`,
  claim: 'La carta que se ofrece te ayudaría.',
  pass: 'Deja pasar esta carta.',
  takePoints: 'Anótate los puntos.',
  leavePoints: 'No te anotes los puntos.',
} as const;

/** The exact move and how to make it. */
export const EXACT_MOVES = {
  drawStock: 'Toca el mazo.',
  takeTop: (card: Card) => `Toma ${theCard(card)} de la pila: encaja con tus cartas.`,
  takeSeveral: (count: number, deepest: Card) => `Toma ${count} cartas de la pila, hasta ${theCard(deepest)}.`,
  meld: (meld: Reading, terms: Terms) =>
    `Baja ${readingShort(meld)}. Las cartas ya están elegidas: pulsa «${button('meld', null, 'suit', { terms, prepares: false })}».`,
  layOff: (card: Card, meld: Reading | null) =>
    `Coloca ${theCard(card)}${meld ? ` en ${readingShort(meld)}` : ''}. La carta ya está elegida: toca el lugar que se ilumina.`,
  swap: (natural: Card, wild: Card) =>
    `La carta ${cardShort(natural)} ya está elegida. Toca el comodín ${cardShort(wild)} para cambiarlos.`,
  takeBack: 'Pulsa «Anular».',
  discard: (card: Card) => `Descarta ${theCard(card)}. La carta ya está elegida: pulsa «Descartar».`,
  /** "Pulsa «Cerrar»." */
  press: (id: ExtraId, terms: Terms) => `Pulsa «${extra(id, terms)}».`,
  /** "K-K-K, 5-6-7 ♥. Pulsa «Buscar contrato»." */
  layAll: (melds: readonly Reading[], id: ExtraId, terms: Terms) =>
    `${melds.map(readingShort).join(', ')}. Pulsa «${extra(id, terms)}».`,
  upForTwo: (card: Card, terms: Terms) =>
    `La carta ${cardShort(card)} ya está elegida para el descarte. Pulsa «${extra('upForTwo', terms)}».`,
  chooseSize: (cards: number) => `Responde: ${cards} cartas.`,
  nameWild: (rank: Rank) => `Elige ${theRanks(rank)}.`,
  claim: (cards: readonly Card[]) => `Di que sí: ${theCards(cards)}.`,
  no: 'Responde que no.',
  yes: 'Responde que sí.',
} as const;

const RANKS = ['La mejor', 'La segunda mejor', 'La tercera mejor', 'La cuarta mejor'];

/** How good a hint is beside the best, which is number 0. */
export const BESIDE_BEST = {
  nearly: 'Casi igual de buena.',
  /** "La segunda mejor, unos 2 puntos peor." */
  worse: (number: number, points: number) =>
    `${RANKS[number] ?? 'La siguiente'}, ${points === 1 ? 'más o menos 1 punto' : `unos ${points} puntos`} peor.`,
} as const;
