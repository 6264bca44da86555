import type { Completing } from '#bots';
import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import { aRank } from '#words/greek/cards';
import type { Person } from '../../data.ts';
import { rankNames, readingShort } from '../cards.ts';
import { capital, counted, formats, plural } from '../plural.ts';
import { points } from '../table.ts';
import { pointsTaken, theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

/** Why a move is good, in whole sentences. Chances are in per cent. */
export const REASONS = {
  forced: 'Είναι η μόνη σου κίνηση.',
  /** "Έτσι κλείνεις: οι 34 πόντοι σου δεν μετράνε." */
  goesOut: (saved: number, terms: Terms) =>
    `Έτσι ${wordsIn(terms).youGoOut}${saved > 0 ? `: ${plural(saved, 'ο ένας πόντος σου δεν μετράει', `οι ${points(saved)} σου δεν μετράνε`)}` : ''}.`,
  /** The player is closest to going out, with `left` cards: "Άννα: έχει ακόμα 2 φύλλα. Έτσι γλιτώνεις …" */
  safeFrom: (count: number, { name }: Person, left: number, terms: Terms) =>
    `${name}: έχει ακόμα ${cards(left)}. Έτσι γλιτώνεις ${pointsTaken(count)} αν στη συνέχεια ${wordsIn(terms).hasGoneOut}.`,
  safeByChance: (count: number, chance: number) =>
    `Έτσι γλιτώνεις ${pointsTaken(count)} αν ο γύρος τελειώσει πριν από την επόμενη σειρά σου (πιθανότητα περίπου ${share(chance)}).`,
  scores: (count: number) => `Έτσι παίρνεις ${pointsTaken(count)}.`,
  contract: 'Έτσι βγαίνει το συμβόλαιό σου.',
  /** "Το 9♥ ελευθερώνει τον μπαλαντέρ A♠, που μπαίνει σε K-K-K." `use`: the new meld, a lay-off, or nothing yet. */
  frees(natural: Card, wild: Card, use: Reading | 'layOff' | null, terms: Terms) {
    const then =
      use === null ? '' : use === 'layOff' ? ', και μετά τον κολλάς' : `, που μπαίνει σε ${readingShort(use)}`;
    return `${capital(theCard(natural, 'nom'))} ελευθερώνει τον ${namedWild(wild, terms)}${then}.`;
  },
  holdsBack: (count: number, chance: number) =>
    `Οι συνδυασμοί σου (${points(count)}) μένουν κρυφοί. Ο κίνδυνος να τελειώσει ο γύρος πριν από την επόμενη σειρά σου είναι περίπου ${share(chance)}.`,
  /** "Ο K♠ κοστίζει 10 πόντους και δεν ταιριάζει με τίποτα στο χέρι σου." */
  sheds(card: Card, count: number, completing: Completing) {
    if (count === 0) return `${fateOf(card, completing)}.`;
    return `${capital(theCard(card, 'nom'))} κοστίζει ${pointsTaken(count)} και ${fateAfterCost(card, completing)}.`;
  },
  /** "Το 5♣ ταιριάζει με το 4♣: για έναν συνδυασμό αρκεί ένα από 2 φύλλα." Without `beside`, it goes with several. */
  goesWith: (card: Card, beside: Card | null, completing: Completing, terms: Terms) =>
    `${capital(theCard(card, 'nom'))} ταιριάζει με ${beside === null ? 'τα φύλλα σου' : theCard(beside, 'acc')}: ${completers(completing, terms)}.`,
  /** "Κράτα το 4♣ και το 5♣: για έναν συνδυασμό αρκεί 1 φύλλο ή ένας μπαλαντέρ, άλλο 1 έχει φύγει." */
  keeps: (kept: readonly Card[], completing: Completing, terms: Terms) =>
    `Κράτα ${theCards(kept, 'acc')}: ${completers(completing, terms)}.`,
  deniesFit: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}): ταιριάζει σε ${wordsIn(terms).aMeldAcc} στο τραπέζι.`,
  deniesWild: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}): θα ελευθέρωνε έναν ${wordsIn(terms).wild}.`,
  /** "Κράτα το 10♥ (επόμενη σειρά: Άννα, που έχει τον J♥ και την Q♥)." */
  deniesCollector: (card: Card, next: Person, held: readonly Card[]) =>
    `${keepFrom(card, next)}, που έχει ${theCards(held, 'acc')}).`,
  contractNeeds: (missing: number) => `Το συμβόλαιο ${needs(missing)}.`,
  hasNoPlace: (card: Card, missing: number) =>
    `${capital(theCard(card, 'nom'))} δεν έχει θέση στο συμβόλαιό σου, που ${needs(missing)}.`,
  fewest: (count: number) =>
    `Έτσι σου ${plural(count, 'μένει', 'μένουν')} στο χέρι ${points(count)}, λιγότερο δεν γίνεται.`,
  completes: (card: Card, meld: Reading) => `${capital(theCard(card, 'nom'))} συμπληρώνει ${readingShort(meld)}.`,
  fits: (card: Card, meld: Reading) => `${capital(theCard(card, 'nom'))} ταιριάζει σε ${readingShort(meld)}.`,
  fitsSomewhere: (card: Card, terms: Terms) =>
    `${capital(theCard(card, 'nom'))} ταιριάζει σε ${wordsIn(terms).aMeldAcc}.`,
  returns: (card: Card) =>
    `Μπορείς να ξαναπετάξεις ${theCard(card, 'acc')}, άρα δεν σου κοστίζει πόντους ένα νέο φύλλο.`,
  pileUseless: (card: Card) => `${capital(theCard(card, 'nom'))} στον σωρό δεν σου χρησιμεύει τώρα.`,
  stock: (helping: number, unseen: number) =>
    helping === unseen
      ? `Οποιοδήποτε από τα ${unseen} κρυφά φύλλα θα σε βοηθούσε αμέσως.`
      : `${helping} από τα ${unseen} κρυφά φύλλα θα σε ${plural(helping, 'βοηθούσε', 'βοηθούσαν')} αμέσως.`,
  wildRank: (rank: Rank, count: number) =>
    `Έχεις στο χέρι ${count === 1 ? aRank(rank, 'acc') : `${count} ${rankNames(rank, 'acc')}`}.`,
  largeHand: 'Εδώ οι συνδυασμοί δίνουν πόντους, άρα καλύτερα περισσότερα φύλλα.',
  smallHand: 'Τα φύλλα που μένουν στο χέρι κοστίζουν πόντους, άρα καλύτερα λιγότερα.',
  offerWorth: 'Σε βοηθάει περισσότερο απ’ όσο σου κοστίζει.',
  offerNotWorth: 'Σου κοστίζει περισσότερο απ’ όσο σε βοηθάει.',
  pressWorth: 'Οι πόντοι είναι λίγοι.',
  pressNotWorth: 'Είναι πάρα πολλοί πόντοι.',
  judged: 'Συνολικά, μάλλον θα βγει σε καλό.',
  stuck: 'Όπως είναι τώρα, η σειρά σου δεν μπορεί να τελειώσει.',
} as const;

const cards = (count: number): string => counted(count, 'φύλλο', 'φύλλα');
const share = (chance: number): string => formats.percent(chance / 100);
/** Without its closing bracket: "Κράτα το 10♥ (επόμενη σειρά: Άννα". */
const keepFrom = (card: Card, { name }: Person): string => `Κράτα ${theCard(card, 'acc')} (επόμενη σειρά: ${name}`;
const needs = (missing: number): string => (missing === 0 ? 'δεν θέλει άλλα φύλλα' : `θέλει ακόμα ${cards(missing)}`);

/** "για έναν συνδυασμό αρκεί ένα από 3 φύλλα ή ένας μπαλαντέρ, άλλα 2 έχουν φύγει". */
function completers({ live, gone, wilds }: Completing, terms: Terms): string {
  const any = `${live > 1 ? 'ένα από ' : ''}${cards(live)}${wilds > 0 ? ` ή ένας ${wordsIn(terms).wild}` : ''}`;
  const lost = gone > 0 ? `, ${plural(gone, 'άλλο 1 έχει φύγει', `άλλα ${gone} έχουν φύγει`)}` : '';
  return `για ${wordsIn(terms).aMeldAcc} αρκεί ${any}${lost}`;
}

/** The prospects of a discard: "Μόνο 2 φύλλα συμπληρώνουν τον K♠". */
function fateOf(card: Card, { live, gone }: Completing): string {
  const it = theCard(card, 'acc');
  if (live > 0) return `${capital(fewOf(live))} ${plural(live, 'συμπληρώνει', 'συμπληρώνουν')} ${it}`;
  if (gone === 0) return `${capital(theCard(card, 'nom'))} ${FITS_NOTHING}`;
  return plural(gone, `Το φύλλο που συμπλήρωνε ${it} έχει φύγει`, `Τα ${gone} φύλλα που συμπλήρωναν ${it} έχουν φύγει`);
}

/** The same after what the card costs: "… και τον συμπληρώνουν μόνο 2 φύλλα". */
function fateAfterCost(card: Card, { live, gone }: Completing): string {
  const it = pronoun(card);
  if (live > 0) return `${it} ${plural(live, 'συμπληρώνει', 'συμπληρώνουν')} ${fewOf(live)}`;
  if (gone === 0) return FITS_NOTHING;
  return plural(gone, `το φύλλο που ${it} συμπλήρωνε έχει φύγει`, `τα ${gone} φύλλα που ${it} συμπλήρωναν έχουν φύγει`);
}

const FITS_NOTHING = 'δεν ταιριάζει με τίποτα στο χέρι σου';

const fewOf = (live: number): string => `${live < 3 ? 'μόνο ' : ''}${cards(live)}`;

/** "το", "τον" or "την" for a card, which is its article as well. */
const pronoun = (card: Card): string => theCard(card, 'acc').split(' ')[0] as string;
