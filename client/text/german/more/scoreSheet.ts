import type { DealResult, Ending, MoneyRules, Rank, RuleSet, SettleMethod, Settlement } from '#engine';
import type { Person, Terms } from '#text';
import { dealEnded } from '../../storyWords.ts';
import { rankShort } from '../cards.ts';
import { counted, formats } from '../plural.ts';
import { points, signed } from '../table.ts';
import { has, person, subject } from '../told.ts';
import { place, tallyHeading } from './tally.ts';

export * from './shares.ts';
export * from './values.ts';

/** The score sheet, the race and the settlement. */
export const SHEET = {
  none: 'Punkte gibt es nach der ersten Runde.',
  sheet: 'Punkte und Gesamtstände, Runde für Runde',
  deal: 'Runde',
  total: ', gesamt ',
  totals: 'Gesamtstände nach jeder Runde',
  counts: 'Kartenwerte',
  race: 'Das Rennen',
  asTable: 'Als Tabelle',
  settle: 'Abrechnung',
  settleAs: 'Wer mit wem',
  settleIn: 'Abrechnen in',
  nothingDue: 'Niemand schuldet etwas.',
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

/** The head of a deal in the score sheet as read out: "Runde 4, Vieren sind Joker. Ana hat gegeben. …" */
export function dealRead({ deal, wildRank, terms, dealer, ending, out, isDouble }: SheetDeal): string {
  const heading = tallyHeading(deal, wildRank, terms);
  const doubled = isDouble ? ' Die Runde hat doppelt gezählt.' : '';
  return `${heading}. ${has(dealer)} gegeben. ${dealEnded(ending, out, terms)}${doubled}`;
}

/** The wild rank at the head of a deal. */
export const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 X" if it was cancelled. */
export const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' X' : ''}`;

/** The key to the marks of the score sheet, by mark. */
export const SHEET_KEY = {
  total: 'Kleine Zahlen: bisher gesamt',
  dealt: 'G: hat gegeben',
  out: 'unterstrichen: hat Schluss gemacht',
  wild: 'bei der Nummer der Runde: ihr Jokerrang',
  double: '×2: hat doppelt gezählt',
  press: 'P: Punkte für den Press',
  cancelled: 'X: abgebrochen, weil das Spiel aktualisiert wurde',
} as const;

/** The mark of the dealer beside the points of a deal. */
export const DEALT_MARK = 'G';

const BEST = { low: 'niedrigste', high: 'höchste' } as const;

/** The goal of a game with a number of deals: "Der niedrigste Gesamtstand nach 13 Runden gewinnt." */
export const goalAfter = (deals: number, best: 'low' | 'high'): string =>
  `Der ${BEST[best]} Gesamtstand nach ${counted(deals, 'Runde', 'Runden')} gewinnt.`;

/** The goal of a game up to a total: "Die Partie endet nach der Runde, in der …" */
export const goalAt = (target: number, best: 'low' | 'high'): string =>
  `Die Partie endet nach der Runde, in der jemand ${target} erreicht; der ${BEST[best]} Gesamtstand gewinnt.`;

/** `pressMoved` in the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** How cards count (R120). */
export const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'Karten, die dir auf der Hand bleiben, zählen gegen dich.',
  winnerTakesHands: 'Wer die Runde beendet, bekommt die Punkte, die die anderen noch auf der Hand haben.',
  meldedMinusHand:
    'Karten, die du auf den Tisch gelegt hast, zählen für dich; Karten, die dir auf der Hand bleiben, gegen dich.',
  meldedPlusHands:
    'Karten, die du auf den Tisch gelegt hast, zählen für dich; wer die Runde beendet, bekommt auch die Punkte, die die anderen noch auf der Hand haben.',
  melded: 'Karten, die du auf den Tisch gelegt hast, zählen für dich.',
};

/** The points for going out (R131): "Schluss machen bringt −5." */
export const outScores = (count: number): string => `Schluss machen bringt ${signed(count)}.`;

/** When points count double (R133 to R135). */
export const DOUBLES = {
  wholeHand: 'Das ganze Blatt in einem Zug zu spielen zählt doppelt.',
  sevenOrKing: 'Sind Siebenen oder Könige Joker, zählen Punkte doppelt.',
  press: 'Liegt jemand mindestens 50 Punkte hinter allen anderen, zählt die nächste Runde doppelt.',
} as const;

/** The ways to settle up (R144). */
export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Alle mit allen',
  winnerOnly: 'Alle mit Platz 1',
};

/** The units to settle up in. */
export const SETTLE_UNITS: Readonly<Record<Settlement['unit'], string>> = { points: 'Punkten', cents: 'Cent' };

/** How the amounts came about: "Je zwei Spieler gleichen den Unterschied ihrer Gesamtstände aus: 1 ¢ je Punkt …" */
export function settleHint(method: SettleMethod, { rate, roundTo, perDeal }: MoneyRules): string {
  const settled =
    method === 'everyPair'
      ? 'Je zwei Spieler gleichen den Unterschied ihrer Gesamtstände aus'
      : 'Alle anderen zahlen Platz 1 den Unterschied der Gesamtstände';
  const rounded = roundTo > 1 ? `, auf volle ${roundTo} ¢ gerundet` : '';
  const forDeals = perDeal > 0 ? `, und je ${perDeal} ¢ von allen anderen für eine gewonnene Runde` : '';
  const price = rate === 0 ? '' : `: ${rate} ¢ je Punkt${rounded}${forDeals}`;
  return `${settled}${price}. Nur gerechnet: Es fließt kein Geld.`;
}

/** An amount of a settlement: "+1,05 $", "−0,45 $", "12". */
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

/** "Ana zahlt 0,45 $ an Ben". */
export function paid({ from, to, amount: value, unit, isForDeals }: Paid): string {
  const sum = unit === 'cents' ? formats.money(value) : points(value);
  return `${subject(from)} ${from.isYou ? 'zahlst' : 'zahlt'} ${sum} an ${person(to, 'acc')}${isForDeals ? ' für gewonnene Runden' : ''}`;
}

/** The winner of a game, and how much they gained on the second in their best deal. */
interface Gain {
  readonly winner: Person;
  readonly rival: Person;
  readonly gain: number;
}

/** A deal of a finished game by its number, or the last one. */
type DealOrLast = number | 'last';

const gainOn = ({ rival, gain }: Gain): string => `${points(gain)} auf ${person(rival, 'acc')}`;

const inDeal = (deal: DealOrLast): string => (deal === 'last' ? 'in der letzten Runde' : `in Runde ${deal}`);

/** "Runde 7 hat entschieden: Du hast die Führung endgültig übernommen und …" */
export function oneDealDecided(deal: DealOrLast, gain: Gain): string {
  const named = deal === 'last' ? 'Die letzte Runde' : `Runde ${deal}`;
  return `${named} hat entschieden: ${has(gain.winner)} die Führung endgültig übernommen und ${gainOn(gain)} gutgemacht.`;
}

/** "Ana hat seit der ersten Runde geführt und in Runde 4 am meisten gutgemacht: …" */
export const ledThroughout = (best: DealOrLast, gain: Gain): string =>
  `${has(gain.winner)} seit der ersten Runde geführt und ${inDeal(best)} am meisten gutgemacht: ${gainOn(gain)}.`;

/** "Ana hat in Runde 5 die Führung endgültig übernommen und …" */
export const ledSince = (since: DealOrLast, best: DealOrLast, gain: Gain): string =>
  `${has(gain.winner)} ${inDeal(since)} die Führung endgültig übernommen und ${inDeal(best)} am meisten gutgemacht: ${gainOn(gain)}.`;

/** A player's place in the race. */
interface Placed {
  readonly who: Person;
  readonly place: number;
  readonly total: number;
}

/** The chart of the race in a sentence: "Nach 8 Runden: 1. Ben mit 31 Punkten, 2. Du mit 55 Punkten, …". */
export function raceAfter(deals: number, players: readonly Placed[]): string {
  const places = players.map(
    ({ who, place: at, total }) => `${place(at)} ${subject(who)} mit ${points(total)}${total === 1 ? '' : 'n'}`,
  );
  return `Nach ${counted(deals, 'Runde', 'Runden')}: ${places.join(', ')}.`;
}
