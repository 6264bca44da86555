import type { Card, Rank, Reading } from '#engine';
import type { LevelName } from '#protocol';
import type { Terms } from '#text';
import { theRankNames } from '#words/greek/cards';
import { cardName, readingShort } from '../cards.ts';
import { capital, counted, formats, listed, plural } from '../plural.ts';
import { plain, signed } from '../table.ts';
import { pointsTaken, theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

export * from './dealt.ts';

/** The fixed texts of the review. */
export const REVIEW = {
  fortune: 'Τύχη και ικανότητα',
  swap: 'Η καλύτερή σου ανταλλαγή',
  good: 'Οι καλύτερες στιγμές σου',
  goodHint: 'Σε σχέση με το αυτονόητο: κατεβάζεις ό,τι μπορείς χωρίς ανταλλαγή και ρίχνεις ένα μεγάλο φύλλο.',
  moments: 'Τι κόστισε πιο πολύ',
  momentsHint: 'Κρίνουμε με όσα έβλεπες εκείνη τη στιγμή: η ατυχία δεν μετράει.',
  roughHint: 'Μόνο καθαρά λάθη: παίξαμε δεκάδες φορές και τις δύο συνέχειες, κάθε φορά με άλλα κρυφά φύλλα.',
  wasAway: 'Κάποιες φορές έπαιξε για σένα ένα μποτ ή το ρολόι. Αυτές δεν κρίνονται.',
  noScore: 'Εδώ δεν υπάρχουν πόντοι για ανάλυση.',
  played: 'Εσύ',
  better: 'Καλύτερα',
  hand: 'Τα φύλλα σου',
  pile: 'Σωρός',
  table: 'Στο τραπέζι',
  marks: '✓ φεύγει από το χέρι σου μόνο στην καλύτερη κίνηση, ✗ μόνο στη δική σου.',
  luck: 'Τύχη',
  skill: 'Ικανότητα',
  perDeal: 'Ανά γύρο',
  how: 'Πώς υπολογίζονται',
  again: 'Δοκίμασε ξανά',
  toTable: 'Πίσω στο τραπέζι',
  yourTurn: 'Είναι η σειρά σου.',
  nextBegan: 'Ο επόμενος γύρος άρχισε.',
  problems: {
    old: 'Αυτός ο διακομιστής δεν αναλύει ακόμα γύρους.',
    busy: 'Δοκίμασε ξανά σε λίγα δευτερόλεπτα.',
    offline: 'Το τραπέζι δεν απαντάει τώρα.',
    failed: 'Η ανάλυση δεν ολοκληρώθηκε.',
  },
} as const;

/** "Ανάλυση γύρου 7", or of the whole game for null. */
export const reviewTitle = (deal: number | null): string =>
  deal === null ? 'Ανάλυση παρτίδας' : `Ανάλυση γύρου ${deal}`;

/** "Ξαναπαίζεται ο γύρος…", "Ξαναπαίζονται 13 γύροι…". */
export const replaying = (deals: number): string =>
  deals === 1 ? 'Ξαναπαίζεται ο γύρος…' : `Ξαναπαίζονται ${deals} γύροι…`;

/** "Το τραπέζι δεν έχει πια 2 γύρους αυτής της παρτίδας." */
export const missingDeals = (count: number): string =>
  `Το τραπέζι δεν έχει πια ${counted(count, 'γύρο', 'γύρους')} αυτής της παρτίδας.`;

/**
 * The three results of a deal, or two (`bot` is null) for a player who decided nothing:
 * "Είχες 23 πόντους. Στη θέση σου, ένα έξυπνο μποτ …".
 */
export function fortuneWords(own: number, bot: number | null, expected: number, level: LevelName): string {
  const other = pointsTaken(Math.round(expected));
  if (bot === null) {
    return `Είχες ${pointsTaken(own)} και τίποτα να αποφασίσεις εσύ. Στη θέση σου, ${A_BOT[level]} έχει κατά μέσο όρο ${other}.`;
  }
  return `Είχες ${pointsTaken(own)}. Στη θέση σου, ${A_BOT[level]} έχει ${pointsTaken(Math.round(bot))} με τα ίδια φύλλα και κατά μέσο όρο ${other} με άλλα φύλλα.`;
}

/**
 * Said where no moment was found: the praise only with skill that deserves it. Empty for `isUnjudged`: a bot or
 * the clock played some turns, or there was nothing to decide.
 */
export function nothingCostly(skill: number, isUnjudged: boolean): string {
  if (isUnjudged) return '';
  return `Δεν βρήκαμε απόφαση που να σου κόστισε πόντους.${Math.round(skill) >= 0 ? ' Ωραία έπαιξες!' : ''}`;
}

/** Luck or skill in points for the player: "+8", "−3". */
export const shareOf = (share: number): string => signed(Math.round(share));

/** The meaning of a share of luck. */
export function luckWords(share: number): string {
  const rounded = Math.round(share);
  if (rounded === 0) return 'τα φύλλα ήταν τόσο καλά όσο συνήθως';
  return `τα φύλλα ήταν ${rounded > 0 ? 'καλύτερα' : 'χειρότερα'} από ό,τι συνήθως`;
}

/** The meaning of a share of skill; null for a player who decided nothing. */
export function skillWords(share: number | null, level: LevelName): string {
  if (share === null) return 'δεν είχες τίποτα να αποφασίσεις εσύ';
  const rounded = Math.round(share);
  const bot = `${A_BOT[level]} με τα φύλλα σου`;
  if (rounded === 0) return `τόσο καλά όσο ${bot}`;
  return `${rounded > 0 ? 'καλύτερα' : 'χειρότερα'} από ${bot}`;
}

/** A deal of the chart in words: "Γύρος 4: τύχη +8, ικανότητα −3". */
export const dealShares = (deal: number, luck: number, skill: number): string =>
  `Γύρος ${deal}: τύχη ${shareOf(luck)}, ικανότητα ${shareOf(skill)}`;

/** How luck and skill are worked out, in paragraphs. */
export const howWorkedOut = (level: LevelName): readonly string[] => [
  `Τύχη: ${A_BOT[level]} παίζει στη θέση σου με τα ίδια ακριβώς φύλλα, απέναντι σε διάφορες παρέες μποτ, και μετά 32 φορές με τα φύλλα ανακατεμένα από την αρχή. Η τύχη σου είναι πόσο καλύτερα τα πάει με τα δικά σου φύλλα.`,
  'Ικανότητα: πόσο καλύτερα τα πήγες από αυτό το μποτ με τα ίδια φύλλα, από την πρώτη σου απόφαση και μετά. Ό,τι αποφάσισε για σένα ένα μποτ ή το ρολόι δεν μετράει. Μετράνε και οι άλλοι στο τραπέζι σου: απέναντι σε δυνατούς παίκτες είναι πιο δύσκολο να είσαι μπροστά.',
  'Το συν είναι καλό για σένα σε κάθε παιχνίδι. Ένας γύρος λέει λίγα για την ικανότητα, μια ολόκληρη παρτίδα περισσότερα.',
];

/** The heading of a good turn: "Γύρος 7, σειρά 4: κέρδος 3,1 πόντοι". */
export function goodHeading(deal: number, turn: number, gain: number): string {
  const gained = formats.grouped(gain < 10 ? gain : Math.round(gain));
  return `Γύρος ${deal}, σειρά ${turn}: κέρδος ${gained} ${gained === '1' ? 'πόντος' : 'πόντοι'}`;
}

/** The heading of a swap, and how much lighter the hand was after it: "Γύρος 7, σειρά 4: κατέβασες 31 πόντους". */
export const swapHeading = (deal: number, turn: number, laid: number): string =>
  `Γύρος ${deal}, σειρά ${turn}${laid > 0 ? `: κατέβασες ${pointsTaken(laid)}` : ''}`;

/** The heading of a moment: "Γύρος 7, σειρά 4: −3,1 πόντοι"; from ten points on in whole points. */
export function momentHeading(deal: number, turn: number, cost: number): string {
  const lost = formats.grouped(cost < 10 ? cost : Math.round(cost));
  return `Γύρος ${deal}, σειρά ${turn}: −${lost} ${lost === '1' ? 'πόντος' : 'πόντοι'}`;
}

/** "Σου ξέφυγε το ίδιο άλλες 2 φορές." */
export const repeated = (turns: number): string =>
  `Σου ξέφυγε το ίδιο ${plural(turns, 'άλλη μία φορά', `άλλες ${turns} φορές`)}.`;

/** The cards of a hand for a screen reader: "Τα φύλλα σου: εφτά κούπα, ρήγας σπαθί." */
export const handWords = (hand: readonly Card[]): string =>
  `${REVIEW.hand}: ${listed(hand.map((card) => cardName(card)))}.`;

/** Actions in a few words that say nothing about cards. */
export const ACTIONS = {
  drawFromStock: 'Τράβα από τη στοίβα',
  takeBack: 'Αναίρεση',
  float: 'Μείνε στον αέρα',
  endTurn: 'Τέλος σειράς',
  decline: 'Άσε τον σωρό',
  recall: 'Πάρε πίσω το φύλλο',
  claim: 'Πάρε το φύλλο',
  pass: 'Άσε το φύλλο',
  takePress: 'Πάρε τους πόντους',
  leavePress: 'Μην πάρεις τους πόντους',
} as const;

/** "Πάρε την Q♣"; with further cards above it "Πάρε 3 φύλλα, μέχρι και το 7♥". `count`: the cards taken in all. */
export const takeDownTo = (deepest: Card, count: number): string =>
  count === 1 ? `Πάρε ${theCard(deepest, 'acc')}` : `Πάρε ${count} φύλλα, μέχρι και ${theCard(deepest, 'acc')}`;

/** "Κατέβασε 7-8-9 ♥". */
export const lay = (meld: Reading): string => `Κατέβασε ${readingShort(meld)}`;

/** "Κόλλησε το 7♥ σε 4-5-6 ♠"; `on` is null for a meld that is gone. */
export const layOff = (card: Card, on: Reading | null): string =>
  `Κόλλησε ${theCard(card, 'acc')}${on ? ` σε ${readingShort(on)}` : ''}`;

/** "Άλλαξε το 7♥ με τον μπαλαντέρ 8♣". */
export const swapFor = (natural: Card, wild: Card, terms: Terms): string =>
  `Άλλαξε ${theCard(natural, 'acc')} με τον ${namedWild(wild, terms)}`;

/** "Πέταξε τον K♦". */
export const discardOf = (card: Card): string => `Πέταξε ${theCard(card, 'acc')}`;

/** "Κατέβασε το συμβόλαιο: 7-8-9 ♥ και 3-3-3". */
export const layContract = (melds: readonly Reading[]): string => `Κατέβασε το συμβόλαιο: ${meldsShort(melds)}`;

/** "Κλείσε", "Βγες". */
export const goOut = (terms: Terms): string => capital(wordsIn(terms).goOutNow);

/** "Κάνε Rummy με 7-8-9 ♥ και 3-3-3, και πέταξε τον K♦"; `card` is the discard, null without one. */
export const goRummy = (melds: readonly Reading[], card: Card | null): string =>
  `Κάνε Rummy με ${meldsShort(melds)}${card === null ? '' : `, και πέταξε ${theCard(card, 'acc')}`}`;

/** "Πέταξε τον K♦ και τελείωσε τον γύρο με το 2 σου". */
export const upForTwo = (card: Card): string => `${discardOf(card)} και τελείωσε τον γύρο με το 2 σου`;

/** The choice of the size of the deal: "Πάρε 12 φύλλα". */
export const chooseSize = (size: number): string => `Πάρε ${size} φύλλα`;

/** The choice of the wild rank: "Όρισε τα οχτάρια". */
export const nameRank = (rank: Rank): string => `Όρισε ${theRankNames(rank, 'acc')}`;

/** "Πάρε το 7♥ και το 8♥". */
export const claimOf = (cards: readonly Card[]): string => `Πάρε ${theCards(cards, 'acc')}`;

/** "7-8-9 ♥ και K-K-K". */
const meldsShort = (readings: readonly Reading[]): string => listed(readings.map(readingShort));

/** The scale of the chart: "+20", "−20". */
export const scaleEnd = (end: number): string => (end > 0 ? signed(end) : plain(end));

const A_BOT: Readonly<Record<LevelName, string>> = {
  beginner: 'ένα αρχάριο μποτ',
  steady: 'ένα σταθερό μποτ',
  sharp: 'ένα έξυπνο μποτ',
  expert: 'ένα κορυφαίο μποτ',
};
