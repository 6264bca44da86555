import type { DealResult, Ending, MoneyRules, Rank, RuleSet, SettleMethod, Settlement } from '#engine';
import type { Person, Terms } from '#text';
import { DEAL_STORY, dealEnded } from '../../storyWords.ts';
import { rankShort } from '../cards.ts';
import { counted, formats } from '../plural.ts';
import { points, signed } from '../table.ts';
import { does, person, pointsTaken, subject } from '../told.ts';
import { place, tallyHeading } from './tally.ts';

export * from './shares.ts';
export * from './values.ts';

/** The score sheet, the race and the settlement. */
export const SHEET = {
  none: 'Τα σκορ εμφανίζονται μετά τον πρώτο γύρο.',
  sheet: 'Πόντοι και σύνολα ανά γύρο',
  deal: 'Γύρος',
  total: ', σύνολο ',
  totals: 'Σύνολα μετά από κάθε γύρο',
  counts: 'Πόντοι φύλλων',
  race: 'Η κούρσα',
  asTable: 'Σε πίνακα',
  settle: 'Πληρωμή',
  settleAs: 'Ποιος με ποιον',
  settleIn: 'Πληρωμή σε',
  nothingDue: 'Κανείς δεν χρωστάει τίποτα.',
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

/** The head of a deal in the score sheet as read out: "Γύρος 4, μπαλαντέρ τα τεσσάρια. Μάνα: Άννα. …" */
export function dealRead({ deal, wildRank, terms, dealer, ending, out, isDouble }: SheetDeal): string {
  const heading = tallyHeading(deal, wildRank, terms);
  const doubled = isDouble ? ' Μέτρησε διπλά.' : '';
  return `${heading}. ${DEAL_STORY.dealtHere(dealer)} ${dealEnded(ending, out, terms)}${doubled}`;
}

/** The wild rank at the head of a deal. */
export const dealWild = (rank: Rank): string => (rank === 0 ? '–' : rankShort(rank));

/** The number at the head of a deal: "4", "4 ×2" if it counted double, "4 X" if it was cancelled. */
export const dealNumber = ({ deal, factor, ending }: Pick<DealResult, 'deal' | 'factor' | 'ending'>): string =>
  `${deal}${factor === 2 ? ' ×2' : ''}${ending === 'cancelled' ? ' X' : ''}`;

/** The key to the marks of the score sheet, by mark. */
export const SHEET_KEY = {
  total: 'Μικροί αριθμοί: σύνολο ως εδώ',
  dealt: 'Μ: μοίρασε',
  out: 'υπογραμμισμένο: έκλεισε',
  wild: 'μαζί με τον αριθμό του γύρου: ο μπαλαντέρ του',
  double: '×2: μέτρησε διπλά',
  press: 'P: πόντοι για το Press',
  cancelled: 'X: ακυρώθηκε, γιατί ενημερώθηκε το παιχνίδι',
} as const;

/** The mark of the dealer beside the points of a deal. */
export const DEALT_MARK = 'Μ';

const BEST = { low: 'μικρότερο', high: 'μεγαλύτερο' } as const;

/** The goal of a game with a number of deals: "Μετά από 13 γύρους κερδίζει το μικρότερο σύνολο." */
export const goalAfter = (deals: number, best: 'low' | 'high'): string =>
  `Μετά από ${counted(deals, 'γύρο', 'γύρους')} κερδίζει το ${BEST[best]} σύνολο.`;

/** The goal of a game up to a total: "Η παρτίδα τελειώνει με τον γύρο όπου κάποιος φτάνει τους 200 πόντους. …" */
export const goalAt = (target: number, best: 'low' | 'high'): string =>
  `Η παρτίδα τελειώνει με τον γύρο όπου κάποιος φτάνει τους ${target} πόντους. Κερδίζει το ${BEST[best]} σύνολο.`;

/** `pressMoved` in the score sheet: "+2 P". */
export const movedShort = (count: number): string => `${signed(count)} P`;

/** How cards count (R120). */
export const SYSTEMS: Readonly<Record<RuleSet['scoring']['system'], string>> = {
  penalties: 'Όσα φύλλα σου μένουν στο χέρι μετράνε εναντίον σου.',
  winnerTakesHands: 'Όποιος τελειώνει τον γύρο παίρνει τους πόντους από τα φύλλα όλων των άλλων.',
  meldedMinusHand: 'Όσα φύλλα έριξες στο τραπέζι μετράνε υπέρ σου και όσα σου μένουν στο χέρι μετράνε εναντίον σου.',
  meldedPlusHands:
    'Όσα φύλλα έριξες στο τραπέζι μετράνε υπέρ σου. Όποιος τελειώνει τον γύρο παίρνει και τους πόντους από τα φύλλα όλων των άλλων.',
  melded: 'Όσα φύλλα έριξες στο τραπέζι μετράνε υπέρ σου.',
};

/** The points for going out (R131): "Το κλείσιμο μετράει −5." */
export const outScores = (count: number): string => `Το κλείσιμο μετράει ${signed(count)}.`;

/** When points count double (R133 to R135). */
export const DOUBLES = {
  wholeHand: 'Αν παίξεις όλα σου τα φύλλα με τη μία, οι πόντοι μετράνε διπλά.',
  sevenOrKing: 'Όταν τα εφτάρια ή οι ρηγάδες είναι μπαλαντέρ, οι πόντοι μετράνε διπλά.',
  press: 'Όταν κάποιος είναι 50 πόντους ή περισσότερους πίσω από όλους τους άλλους, ο επόμενος γύρος μετράει διπλά.',
} as const;

/** The ways to settle up (R144). */
export const SETTLE_METHODS: Readonly<Record<SettleMethod, string>> = {
  everyPair: 'Όλοι με όλους',
  winnerOnly: 'Όλοι με την 1η θέση',
};

/** The units to settle up in. */
export const SETTLE_UNITS: Readonly<Record<Settlement['unit'], string>> = { points: 'Πόντους', cents: 'Σεντ' };

/** How the amounts came about: "Οι παίκτες πληρώνουν ανά δύο τη διαφορά των συνόλων τους: 1 σεντ τον πόντο …" */
export function settleHint(method: SettleMethod, { rate, roundTo, perDeal }: MoneyRules): string {
  const settled =
    method === 'everyPair'
      ? 'Οι παίκτες πληρώνουν ανά δύο τη διαφορά των συνόλων τους'
      : 'Όλοι οι άλλοι πληρώνουν στην 1η θέση τη διαφορά των συνόλων τους';
  const rounded = roundTo > 1 ? `, με στρογγύλεμα στα ${roundTo} σεντ` : '';
  const forDeals = perDeal > 0 ? `, και ${perDeal} σεντ από τον καθένα για κάθε κερδισμένο γύρο` : '';
  const price = rate === 0 ? '' : `: ${rate} σεντ τον πόντο${rounded}${forDeals}`;
  return `${settled}${price}. Είναι μόνο λογαριασμός: λεφτά δεν αλλάζουν χέρια.`;
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

/** "Άννα → Νίκος: 0,45 $", "Νίκος → εσύ: 0,15 $ για κερδισμένους γύρους". */
export function paid({ from, to, amount: value, unit, isForDeals }: Paid): string {
  const sum = unit === 'cents' ? formats.money(value) : points(value);
  return `${subject(from)} → ${person(to)}: ${sum}${isForDeals ? ' για κερδισμένους γύρους' : ''}`;
}

/** The winner of a game, and how much they gained on the second in their best deal. */
interface Gain {
  readonly winner: Person;
  readonly rival: Person;
  readonly gain: number;
}

/** A deal of a finished game by its number, or the last one. */
type DealOrLast = number | 'last';

/** The rival after a difference: "από σένα", "από τη 2η θέση (Νίκος)". */
const fromRival = ({ rival }: Gain): string => `από ${rival.isYou ? 'σένα' : `τη 2η θέση (${rival.name})`}`;

const inDeal = (deal: DealOrLast): string => (deal === 'last' ? 'στον τελευταίο γύρο' : `στον γύρο ${deal}`);

/** "Ο γύρος 7 έκρινε την παρτίδα. Άννα: πέρασε οριστικά μπροστά και κέρδισε …" */
export function oneDealDecided(deal: DealOrLast, gain: Gain): string {
  const named = deal === 'last' ? 'Ο τελευταίος γύρος' : `Ο γύρος ${deal}`;
  const passed = does(gain.winner, 'πέρασες οριστικά μπροστά και κέρδισες', 'πέρασε οριστικά μπροστά και κέρδισε');
  return `${named} έκρινε την παρτίδα. ${passed} ${pointsTaken(gain.gain)} διαφορά ${fromRival(gain)}.`;
}

/** "Άννα: ήταν μπροστά από τον πρώτο γύρο και κέρδισε τη μεγαλύτερη διαφορά στον γύρο 4, 60 πόντους …" */
export const ledThroughout = (best: DealOrLast, gain: Gain): string =>
  `${does(gain.winner, 'ήσουν', 'ήταν')} μπροστά από τον πρώτο γύρο και ${gainedMost(best, gain)}.`;

/** "Άννα: πέρασε οριστικά μπροστά στον γύρο 5 και κέρδισε τη μεγαλύτερη διαφορά στον τελευταίο γύρο, 60 πόντους …" */
export const ledSince = (since: DealOrLast, best: DealOrLast, gain: Gain): string =>
  `${does(gain.winner, 'πέρασες', 'πέρασε')} οριστικά μπροστά ${inDeal(since)} και ${gainedMost(best, gain)}.`;

const gainedMost = (best: DealOrLast, gain: Gain): string =>
  `${gain.winner.isYou ? 'κέρδισες' : 'κέρδισε'} τη μεγαλύτερη διαφορά ${inDeal(best)}, ${pointsTaken(gain.gain)} ${fromRival(gain)}`;

/** A player's place in the race. */
interface Placed {
  readonly who: Person;
  readonly place: number;
  readonly total: number;
}

/** The chart of the race in a sentence: "Μετά από 8 γύρους: 1η θέση Νίκος (31 πόντοι), 2η θέση εσύ (55 πόντοι), …" */
export function raceAfter(deals: number, players: readonly Placed[]): string {
  const places = players.map(({ who, place: at, total }) => `${place(at)} θέση ${person(who)} (${points(total)})`);
  return `Μετά από ${counted(deals, 'γύρο', 'γύρους')}: ${places.join(', ')}.`;
}
