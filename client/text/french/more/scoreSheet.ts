import type { DealResult, Ending, MoneyRules, Rank, RuleSet, SettleMethod, Settlement } from '#engine';
import type { Person, Terms } from '#text';
import { dealEnded } from '../../storyWords.ts';
import { rankShort } from '../cards.ts';
import { counted, formats } from '../plural.ts';
import { points, signed } from '../table.ts';
import { did, doing, object, subject } from '../told.ts';
import { place, tallyHeading } from './tally.ts';

export * from './shares.ts';
export * from './values.ts';

/** The score sheet, the race and the settlement. */
export const SHEET = {
  none: 'Les scores s’affichent après la première manche.',
  sheet: 'Points et totaux, manche par manche',
  deal: 'Manche',
  total: ', total ',
  totals: 'Totaux après chaque manche',
  counts: 'Points par carte',
  race: 'La course',
  asTable: 'En tableau',
  settle: 'Paiements',
  settleAs: 'Qui paie qui',
  settleIn: 'Payer en',
  nothingDue: 'Personne ne doit rien.',
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

/** The head of a deal in the score sheet as read out: "Manche 4, les 4 sont jokers. Ana a distribué. Ben a fini …" */
export function dealRead({ deal, wildRank, terms, dealer, ending, out, isDouble }: SheetDeal): string {
  const heading = tallyHeading(deal, wildRank, terms);
  const doubled = isDouble ? ' Comptée double.' : '';
  return `${heading}. ${did(dealer, 'distribué')}. ${dealEnded(ending, out, terms)}${doubled}`;
}

/** The wild rank at the head of a deal. */
export const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 N" if it was cancelled. */
export const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' N' : ''}`;

/** The key to the marks of the score sheet, by mark. */
export const SHEET_KEY = {
  total: 'Petits chiffres : total jusque-là',
  dealt: 'd : a distribué',
  out: 'souligné : a fini',
  wild: 'avec le numéro de manche : sa valeur joker',
  double: '×2 : comptée double',
  press: 'P : points pour le Press',
  cancelled: 'N : nulle, car le jeu a été mis à jour',
} as const;

/** The mark of the dealer beside the points of a deal; small, since "D" is a queen on French cards. */
export const DEALT_MARK = 'd';

const BEST = { low: 'plus petit', high: 'plus grand' } as const;

/** The goal of a game with a number of deals: "Le plus petit total après 13 manches gagne." */
export const goalAfter = (deals: number, best: 'low' | 'high'): string =>
  `Le ${BEST[best]} total après ${counted(deals, 'manche', 'manches')} gagne.`;

/** The goal of a game up to a total: "La partie se termine après la manche où un joueur arrive à 200 ; …" */
export const goalAt = (target: number, best: 'low' | 'high'): string =>
  `La partie se termine après la manche où un joueur arrive à ${target} ; le ${BEST[best]} total gagne.`;

/** `pressMoved` in the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** How cards count (R120). */
export const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'Les cartes qui vous restent en main comptent contre vous.',
  winnerTakesHands: 'Le joueur qui termine la manche marque toutes les autres mains.',
  meldedMinusHand: 'Les cartes que vous avez posées comptent pour vous ; celles qui vous restent en main, contre vous.',
  meldedPlusHands:
    'Les cartes que vous avez posées comptent pour vous ; le joueur qui termine la manche marque aussi toutes les autres mains.',
  melded: 'Les cartes que vous avez posées comptent pour vous.',
};

/** The points for going out (R131): "Finir la manche : −5." */
export const outScores = (count: number): string => `Finir la manche : ${signed(count)}.`;

/** When points count double (R133 to R135). */
export const DOUBLES = {
  wholeHand: 'Jouer toute sa main en un tour compte double.',
  sevenOrKing: 'Quand les 7 ou les rois sont jokers, les points comptent double.',
  press: 'Quand un joueur a au moins 50 points de retard sur tous les autres, la manche suivante compte double.',
} as const;

/** The ways to settle up (R144). */
export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Deux à deux',
  winnerOnly: 'Tout au gagnant',
};

/** The units to settle up in. */
export const SETTLE_UNITS: Readonly<Record<Settlement['unit'], string>> = { points: 'Points', cents: 'Cents' };

/**
 * How the amounts came about: "Les joueurs se paient deux à deux la différence de leurs totaux : 1 ¢ le point, arrondi
 * à 5 ¢. Simple calcul : aucun argent ne circule."
 */
export function settleHint(method: SettleMethod, { rate, roundTo, perDeal }: MoneyRules): string {
  const settled =
    method === 'everyPair'
      ? 'Les joueurs se paient deux à deux la différence de leurs totaux'
      : 'Chacun paie au gagnant la différence de leurs totaux';
  const rounded = roundTo > 1 ? `, arrondi à ${roundTo} ¢ près` : '';
  const forDeals = perDeal > 0 ? `, et ${perDeal} ¢ de chaque joueur par manche gagnée` : '';
  const price = rate === 0 ? '' : ` : ${rate} ¢ le point${rounded}${forDeals}`;
  return `${settled}${price}. Simple calcul : aucun argent ne circule.`;
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

/** "Ana paie 0,45 $ à Ben", "Ben vous paie 0,15 $ pour des manches gagnées". */
export function paid({ from, to, amount: value, unit, isForDeals }: Paid): string {
  const sum = unit === 'cents' ? formats.money(value) : points(value);
  const pays = to.isYou ? `${subject(from)} vous paie ${sum}` : `${doing(from, 'payez', 'paie')} ${sum} à ${to.name}`;
  return `${pays}${isForDeals ? ' pour des manches gagnées' : ''}`;
}

/** The winner of a game, and how much they gained on the second in their best deal. */
interface Gain {
  readonly winner: Person;
  readonly rival: Person;
  readonly gain: number;
}

/** A deal of a finished game by its number, or the last one. */
type DealOrLast = number | 'last';

const gainOn = ({ rival, gain }: Gain): string => `${points(gain)} sur ${object(rival)}`;

const inDeal = (deal: DealOrLast): string => (deal === 'last' ? 'à la dernière manche' : `à la manche ${deal}`);

/** "La manche 7 a tout décidé : Ana a pris la tête pour de bon et gagné 84 points sur Ben." */
export function oneDealDecided(deal: DealOrLast, gain: Gain): string {
  const named = deal === 'last' ? 'La dernière manche' : `La manche ${deal}`;
  const took = `${object(gain.winner)} ${gain.winner.isYou ? 'avez' : 'a'} pris la tête pour de bon`;
  return `${named} a tout décidé : ${took} et gagné ${gainOn(gain)}.`;
}

/** "Ana a mené dès la première manche et gagné le plus à la manche 4 : 60 points sur Ben." */
export const ledThroughout = (best: DealOrLast, gain: Gain): string =>
  `${did(gain.winner, 'mené')} dès la première manche et gagné le plus ${inDeal(best)} : ${gainOn(gain)}.`;

/** "Ana a pris la tête pour de bon à la manche 5 et gagné le plus à la dernière manche : 60 points sur Ben." */
export const ledSince = (since: DealOrLast, best: DealOrLast, gain: Gain): string =>
  `${did(gain.winner, 'pris')} la tête pour de bon ${inDeal(since)} et gagné le plus ${inDeal(best)} : ${gainOn(gain)}.`;

/** A player's place in the race. */
interface Placed {
  readonly who: Person;
  readonly place: number;
  readonly total: number;
}

/** The chart of the race in a sentence: "Après 8 manches : 1er Ben, 31 points ; 2e Vous, 55 points." */
export function raceAfter(deals: number, players: readonly Placed[]): string {
  const places = players.map(({ who, place: at, total }) => `${place(at)} ${subject(who)}, ${points(total)}`);
  return `Après ${counted(deals, 'manche', 'manches')} : ${places.join(' ; ')}.`;
}
