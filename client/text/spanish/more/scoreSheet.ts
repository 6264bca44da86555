import type { DealResult, Ending, MoneyRules, Rank, RuleSet, SettleMethod, Settlement } from '#engine';
import type { Person, Terms } from '#text';
import { dealEnded } from '../../storyWords.ts';
import { rankShort } from '../cards.ts';
import { capital, counted, formats } from '../plural.ts';
import { points, signed } from '../table.ts';
import { does, named, object } from '../told.ts';
import { place, tallyHeading } from './tally.ts';

export * from './shares.ts';
export * from './values.ts';

/** The score sheet, the race and the settlement. */
export const SHEET = {
  none: 'Los puntos aparecen después de la primera mano.',
  sheet: 'Puntos y totales, mano por mano',
  deal: 'Mano',
  total: ', total ',
  totals: 'Totales después de cada mano',
  counts: 'Puntos por carta',
  race: 'La carrera',
  asTable: 'Como tabla',
  settle: 'Cuentas',
  settleAs: 'Forma de pago',
  settleIn: 'Cuentas en',
  nothingDue: 'Nadie debe nada.',
} as const;

/** A deal of the score sheet as read out. */
interface SheetDeal {
  readonly deal: number;
  /** 0: none. */
  readonly wildRank: Rank;
  readonly terms: Terms;
  readonly dealer: Person;
  readonly ending: Ending;
  /** The player who went out, if somebody did. */
  readonly out: Person;
  readonly isDouble: boolean;
}

/** The head of a deal in the score sheet as read out: "Mano 4: los cuatros son comodines. Ana repartió. Ben cerró." */
export function dealRead({ deal, wildRank, terms, dealer, ending, out, isDouble }: SheetDeal): string {
  const heading = tallyHeading(deal, wildRank, terms);
  const doubled = isDouble ? ' Valió el doble.' : '';
  return `${heading}. ${does(dealer, 'repartiste', 'repartió')}. ${dealEnded(ending, out, terms)}${doubled}`;
}

/** The wild rank at the head of a deal. */
export const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 C" if it was cancelled. */
export const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' C' : ''}`;

/** The key to the marks of the score sheet, by mark. */
export const SHEET_KEY = {
  total: 'Cifras pequeñas: total hasta ese momento',
  dealt: 'R: repartió',
  out: 'subrayado: cerró',
  wild: 'con el número de cada mano: su comodín',
  double: '×2: valió el doble',
  press: 'P: puntos por el Press',
  cancelled: 'C: cancelada porque el juego se actualizó',
} as const;

/** The mark of the dealer beside the points of a deal. */
export const DEALT_MARK = 'R';

const BEST = { low: 'más bajo', high: 'más alto' } as const;

/** The goal of a game with a number of deals: "Gana el total más bajo después de 13 manos." */
export const goalAfter = (deals: number, best: 'low' | 'high'): string =>
  `Gana el total ${BEST[best]} después de ${counted(deals, 'mano', 'manos')}.`;

/** The goal of a game up to a total: "La partida acaba después de la mano en que un jugador llega a 200; …" */
export const goalAt = (target: number, best: 'low' | 'high'): string =>
  `La partida acaba después de la mano en que un jugador llega a ${target}; gana el total ${BEST[best]}.`;

/** `pressMoved` in the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** How cards count (R120). */
export const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'Las cartas que te quedan en la mano cuentan en tu contra.',
  winnerTakesHands: 'Quien acaba la mano suma las cartas que les quedan a todos los demás.',
  meldedMinusHand: 'Las cartas que has puesto en la mesa suman; las que te quedan en la mano restan.',
  meldedPlusHands:
    'Las cartas que has puesto en la mesa suman para ti; quien acaba la mano suma también las que les quedan en la mano a todos los demás.',
  melded: 'Las cartas que has puesto en la mesa suman para ti.',
};

/** The points for going out (R131): "Cerrar da −5." */
export const outScores = (count: number): string => `Cerrar da ${signed(count)}.`;

/** When points count double (R133 to R135). */
export const DOUBLES = {
  wholeHand: 'Jugar todas tus cartas en un solo turno vale el doble.',
  sevenOrKing: 'Cuando los sietes o los reyes son comodines, los puntos valen el doble.',
  press: 'Cuando un jugador va 50 puntos o más por detrás de todos los demás, la mano siguiente vale el doble.',
} as const;

/** The ways to settle up (R144). */
export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'De dos en dos',
  winnerOnly: 'Cobra quien gana',
};

/** The units to settle up in. */
export const SETTLE_UNITS: Readonly<Record<Settlement['unit'], string>> = { points: 'Puntos', cents: 'Centavos' };

/**
 * How the amounts came about: "De dos en dos se paga la diferencia entre los totales: 1 ¢ por punto, redondeando a
 * múltiplos de 5 ¢.
 * Son solo cálculos: aquí no se mueve dinero."
 */
export function settleHint(method: SettleMethod, { rate, roundTo, perDeal }: MoneyRules): string {
  const settled =
    method === 'everyPair'
      ? 'De dos en dos se paga la diferencia entre los totales'
      : 'Cada jugador paga a quien gana la diferencia entre sus totales';
  const rounded = roundTo > 1 ? `, redondeando al múltiplo de ${roundTo} ¢ más cercano` : '';
  const forDeals = perDeal > 0 ? `, y ${perDeal} ¢ de cada jugador por mano ganada` : '';
  const price = rate === 0 ? '' : `: ${rate} ¢ por punto${rounded}${forDeals}`;
  return `${settled}${price}. Son solo cálculos: aquí no se mueve dinero.`;
}

/** An amount of a settlement: "+1,05 $", "−0,45 $", "+12". */
export function amount(value: number, unit: 'cents' | 'points'): string {
  if (unit === 'points') return `${signed(value)}`;
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${formats.money(Math.abs(value))}`;
}

/** A payment of a settlement. */
interface Paid {
  readonly from: Person;
  readonly to: Person;
  readonly amount: number;
  readonly unit: 'cents' | 'points';
  /** Paid for deals won (R148), not for points. */
  readonly isForDeals: boolean;
}

/** "Ana paga 0,45 $ a Ben", "Ben te paga 0,15 $ por manos ganadas". */
export function paid({ from, to, amount: value, unit, isForDeals }: Paid): string {
  const sum = unit === 'cents' ? formats.money(value) : points(value);
  const why = isForDeals ? ' por manos ganadas' : '';
  if (to.isYou) return `${from.name} te paga ${sum}${why}`;
  return `${does(from, 'pagas', 'paga')} ${sum} a ${to.name}${why}`;
}

/** The winner of a game, and how much they gained on the second in their best deal. */
interface Gain {
  readonly winner: Person;
  readonly rival: Person;
  readonly gain: number;
}

/** A deal of a finished game by its number, or the last one. */
type DealOrLast = number | 'last';

const gainOn = ({ rival, gain }: Gain): string => `${points(gain)} de ventaja sobre ${object(rival)}`;

const theDeal = (deal: DealOrLast): string => (deal === 'last' ? 'la última mano' : `la mano ${deal}`);

/** "La mano 7 fue decisiva: Ana se puso definitivamente en cabeza, con 84 puntos de ventaja sobre Ben en esa mano." */
export function oneDealDecided(deal: DealOrLast, gain: Gain): string {
  const { name, isYou } = gain.winner;
  const led = isYou ? 'te pusiste' : `${name} se puso`;
  return `${capital(theDeal(deal))} fue decisiva: ${led} definitivamente en cabeza, con ${gainOn(gain)} en esa mano.`;
}

/** "Ana fue en cabeza desde la primera mano. Su mejor mano, la 4: 60 puntos de ventaja sobre Ben." */
export const ledThroughout = (best: DealOrLast, gain: Gain): string =>
  `${does(gain.winner, 'fuiste', 'fue')} en cabeza desde la primera mano. ${bestDeal(best, gain)}`;

/** "Ana se puso definitivamente en cabeza en la mano 5. Su mejor mano, la última: 60 puntos de ventaja …" */
export const ledSince = (since: DealOrLast, best: DealOrLast, gain: Gain): string =>
  `${does(gain.winner, 'te pusiste', 'se puso')} definitivamente en cabeza en ${theDeal(since)}. ${bestDeal(best, gain)}`;

const bestDeal = (best: DealOrLast, gain: Gain): string =>
  `${gain.winner.isYou ? 'Tu' : 'Su'} mejor mano, la ${best === 'last' ? 'última' : best}: ${gainOn(gain)}.`;

/** A player's place in the race. */
interface Placed {
  readonly who: Person;
  readonly place: number;
  readonly total: number;
}

/** The chart of the race in a sentence: "Después de 8 manos: 1.º Ben con 31 puntos, 2.º tú con 55 puntos, …". */
export function raceAfter(deals: number, players: readonly Placed[]): string {
  const places = players.map(({ who, place: at, total }) => `${place(at)} ${named(who)} con ${points(total)}`);
  return `Después de ${counted(deals, 'mano', 'manos')}: ${places.join(', ')}.`;
}
