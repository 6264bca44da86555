import type { Rank } from '#engine';
import type { AlwaysWild } from '../remarks.ts';
import type { GroupWords } from '../ruleWords.ts';
import { rankShort } from './cards.ts';
import { capital, listed } from './lists.ts';

const ALWAYS: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'οι τζόκερ',
  twos: 'τα δυάρια',
  tens: 'τα δεκάρια',
  oneEyedJacks: 'οι μονόφθαλμοι βαλέδες',
};

const dealsSaid = (deals: number): string => (deals === 1 ? 'Παίζεται ένας γύρος.' : `Παίζονται ${deals} γύροι.`);

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'Ο αριθμός των γύρων δεν είναι ορισμένος.';
  const deals = dealsSaid(schedule.length);
  if (schedule.every((rank) => rank === 0)) return deals;
  return `${deals} {Wild} είναι με τη σειρά: ${schedule.map(rankShort).join(' ')}.`;
}

const alwaysWild = (kinds: readonly AlwaysWild[]): string =>
  kinds.length === 0
    ? 'Κανένα φύλλο δεν είναι πάντα {wild}.'
    : `${capital(listed(kinds.map((kind) => ALWAYS[kind])))} είναι πάντα {wild}.`;

const ONE_OF: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'τζόκερ',
  twos: 'δυάρι',
  tens: 'δεκάρι',
  oneEyedJacks: 'μονόφθαλμος βαλές',
};

const OF_ITS_RANK = 'όλα τα φύλλα της αξίας του είναι {wild}.';

/** The words for wild cards and the number of deals. */
export const WILD_WORDS: GroupWords<'wilds'> = {
  title: 'Ποια φύλλα είναι {wild}',
  options: {
    'wilds.source': {
      label: 'Ο μπαλαντέρ του γύρου',
      says: {
        schedule: 'Κάθε γύρος έχει τον δικό του {wild}, που είναι γνωστός από την αρχή.',
        dealerNames:
          'Η μάνα κοιτάζει τα φύλλα της και ορίζει τον {wild} του γύρου. Κάθε αξία ορίζεται μόνο μία φορά στην παρτίδα.',
        dealerFirstCard: `Το πρώτο φύλλο της μάνας μοιράζεται ανοιχτό: ${OF_ITS_RANK}`,
        dealerLastCard: `Το τελευταίο φύλλο της μάνας μοιράζεται ανοιχτό: ${OF_ITS_RANK}`,
        dealerExtraCard: `Η μάνα παίρνει ένα φύλλο παραπάνω, ανοιχτό: ${OF_ITS_RANK}`,
        outsideCard: `Ανοίγεται ένα ξεχωριστό φύλλο: ${OF_ITS_RANK}`,
        stockCard: `Μετά το μοίρασμα ανοίγεται το πάνω φύλλο της στοίβας: ${OF_ITS_RANK}`,
        none: 'Δεν ορίζεται {wild} του γύρου.',
      },
    },
    'wilds.schedule': { label: 'Οι γύροι', says: scheduleSaid },
    'wilds.jokerDeal': {
      label: 'Τελευταίος γύρος για τον τζόκερ',
      says: {
        false: 'Δεν υπάρχει επιπλέον γύρος.',
        true: 'Ακολουθεί ακόμα ένας γύρος, χωρίς δικό του {wild}.',
      },
    },
    'wilds.permanent': { label: 'Πάντα μπαλαντέρ', says: alwaysWild },
    'wilds.indicator': {
      label: 'Το φύλλο που δείχνει τον μπαλαντέρ',
      says: {
        outOfPlay: 'Το φύλλο που δείχνει τον {wild} του γύρου μένει εκτός παιχνιδιού.',
        startsPile: 'Με το φύλλο που δείχνει τον {wild} του γύρου αρχίζει ο σωρός.',
      },
    },
    'wilds.permanentIndicator': {
      label: 'Αν είναι πάντα μπαλαντέρ',
      says: {
        buried: 'Αν αυτό το φύλλο είναι πάντα {wild}, επιστρέφει στην τράπουλα και ανοίγεται άλλο.',
        dealerGetsMore:
          'Αν αυτό το φύλλο είναι πάντα {wild}, η μάνα το κρατάει και παίρνει ακόμα ένα, και ούτω καθεξής, ώσπου κάποιο να μην είναι.',
      },
    },
    'wilds.aceAllowed': {
      label: 'Άσοι ως μπαλαντέρ του γύρου',
      says: {
        true: '{Wild} του γύρου μπορεί να είναι και οι άσοι.',
        false: 'Οι άσοι δεν είναι ποτέ {wild} του γύρου.',
      },
    },
  },
  remarks: {
    noWilds: 'Δεν υπάρχουν {wild}.',
    deals: ({ deals }) => dealsSaid(deals),
    oneJoker: 'Ο τζόκερ είναι πάντα {wild}.',
    noOthers: 'Άλλοι {wild} δεν υπάρχουν.',
    buried: ({ kinds }) =>
      `Αν ανοίξει ${kinds.map((kind) => ONE_OF[kind]).join(' ή ')}, το φύλλο επιστρέφει στην τράπουλα και ανοίγεται άλλο.`,
    standsForAny: 'Ένας {wild} μπορεί να αντικαταστήσει οποιοδήποτε άλλο φύλλο.',
    usedAsItIs: 'Ο {wild} του γύρου μπορεί πάντα να παιχτεί και ως το φύλλο που είναι.',
  },
  problems: {
    noDeals: 'Η παρτίδα χρειάζεται έναν αριθμό γύρων ή έναν στόχο.',
    ranksWithoutEnd:
      'Ο κατάλογος με τους μπαλαντέρ τελειώνει: σε παρτίδα με στόχο, πρέπει ένα φύλλο να δείχνει τον μπαλαντέρ του γύρου ή να μην υπάρχει.',
    namedOnceEach:
      'Για να ορίζει η μάνα κάθε αξία μία φορά στην παρτίδα, χρειάζονται δεκατρείς γύροι, τράπουλα με όλες τις αξίες, και άσοι που μπορούν να είναι μπαλαντέρ του γύρου.',
    rankNotInPack: 'Μια αξία που είναι μπαλαντέρ σε κάποιον γύρο βγαίνει από την τράπουλα.',
    dealWithoutRank: 'Κάθε γύρος στον κατάλογο χρειάζεται τον δικό του μπαλαντέρ.',
    jokerDealWithoutJoker: 'Ένας τελευταίος γύρος για τον τζόκερ χρειάζεται τζόκερ που είναι μπαλαντέρ.',
    jokerDealAfterWhat:
      'Ένας τελευταίος γύρος για τον τζόκερ έρχεται μετά από ορισμένο αριθμό γύρων, όχι σε παρτίδα με στόχο ή με φύλλο που ανοίγεται.',
    twoPileStarts:
      'Ο σωρός μπορεί να αρχίζει με ένα μόνο φύλλο: με αυτό που δείχνει τον μπαλαντέρ του γύρου ή με άλλο.',
    moreForNobody: 'Η μάνα μπορεί να κρατήσει το φύλλο και να πάρει άλλο μόνο αν της μοιράστηκε αυτό το φύλλο.',
  },
};
