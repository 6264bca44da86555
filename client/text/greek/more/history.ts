import type { GamePlayer, GameStatus, HeadToHead, PlayerProfile } from '#protocol';
import { levelBot } from '../levels.ts';
import { counted, formats, listed } from '../plural.ts';
import { points as inPoints, plain } from '../table.ts';

export * from './ownCards.ts';

/** The fixed texts of the player's history. */
export const HISTORY = {
  heading: 'Οι παρτίδες σου',
  latest: 'Τελευταίες παρτίδες',
  all: 'Δες όλες τις παρτίδες',
  more: 'Δείξε κι άλλες',
  figures: 'Ανά παιχνίδι',
  metHint: 'Μόνο παρτίδες που και οι δύο έπαιξαν ως το τέλος.',
  none: 'Καμία παρτίδα ακόμα',
  noneHint: 'Οι παρτίδες σε αυτόν τον διακομιστή μένουν εδώ αφού τελειώσουν. Η εξάσκηση μένει στη συσκευή σου.',
  notFound: 'Δεν υπάρχουν παρτίδες για να δεις εδώ.',
  offline: 'Ο διακομιστής δεν απαντάει.',
  again: 'Δοκίμασε ξανά',
  loading: 'Φορτώνει…',
  replay: 'Επανάληψη',
  link: 'Μόνο με σύνδεσμο',
  data: 'Τα δεδομένα σου',
  dataHint: 'Ο διακομιστής ξέρει για σένα μόνο έναν τυχαίο αριθμό, χωρίς e-mail ή διεύθυνση.',
  export: 'Λήψη αντιγράφου',
  erase: 'Διαγραφή όλων',
  eraseHint:
    'Διαγράφει το όνομά σου, το ιστορικό σου, τις παρτίδες της ημέρας, τον κωδικό σου για άλλες συσκευές και τη λίστα με όσους δεν θέλεις στο τραπέζι σου. Οι παρτίδες σου μένουν σε όσους έπαιξαν μαζί σου, χωρίς το όνομά σου. Τα αντίγραφα ασφαλείας κρατάνε τα δεδομένα σου ώσπου να διαγραφούν. Αυτό δεν αναιρείται.',
  really: 'Ναι, διαγραφή',
  keep: 'Κράτα τα',
  erased: 'Διαγράφηκαν όλα. Από εδώ και πέρα αυτή η συσκευή έχει νέο προφίλ.',
  playing: 'Παίζεις ακόμα σε μια παρτίδα. Φύγε πρώτα από αυτήν ή τελείωσέ την.',
  tooFast: 'Πολύ γρήγορα. Δοκίμασε ξανά σε ένα λεπτό.',
} as const;

/** The heading of somebody else's games: "Παρτίδες: Άννα". */
export const gamesOf = (name: string | null): string => `Παρτίδες: ${name ?? 'παίκτης χωρίς όνομα'}`;

/** A player's name. */
export const nameOf = (name: string | null): string => name ?? 'Χωρίς όνομα';

/** The heading above the people whom a player met. */
export const metHeading = (isOwn: boolean): string => (isOwn ? 'Με ποιους έπαιξες' : 'Με ποιους έπαιξε');

/** A game that was played: "Crazy Rummy, 13 γύροι". `game`: its name. */
export const gameOf = (game: string, deals: number): string => `${game}, ${counted(deals, 'γύρος', 'γύροι')}`;

/** How a player left a game: "αποχώρηση μετά τον γύρο 3, 40 πόντοι". */
export const leftAfter = (deal: number, points: number): string =>
  `αποχώρηση μετά τον γύρο ${deal}, ${inPoints(points)}`;

/** A game without an end: "δεν τελείωσε, 40 πόντοι". */
export const UNFINISHED: Readonly<Record<Exclude<GameStatus, 'finished'>, (points: number) => string>> = {
  adjourned: (points) => `θα συνεχιστεί, ${inPoints(points)}`,
  abandoned: (points) => `δεν τελείωσε, ${inPoints(points)}`,
};

/** The points of a game without a place: "131 πόντοι". */
export const scoreOf = (points: number): string => inPoints(points);

/** "1η θέση από 4, 131 πόντοι" */
export const resultOf = (place: number, seats: number, points: number): string =>
  `${place}η θέση από ${seats}, ${inPoints(points)}`;

/** "Μαζί: Άννα, Ζήσης (Έξυπνο μποτ) και κάποιος": after "με" a name would change. */
export function companyOf(others: readonly Pick<GamePlayer, 'name' | 'level'>[]): string {
  const names = others.map(({ name, level }) => (level ? `${name} (${levelBot(level)})` : (name ?? 'κάποιος')));
  return names.length > 0 ? `Μαζί: ${listed(names)}` : '';
}

/** "23 Νοε 2026, 14:05" */
export const playedAt = formats.moment;

/** The names of a player's figures in one kind of game. */
export const FIGURES = {
  finished: 'Ως το τέλος',
  firsts: 'Πρώτες θέσεις',
  points: 'Πόντοι ανά γύρο',
  outs: 'Κλεισίματα',
  swaps: 'Ανταλλαγές μπαλαντέρ',
} as const;

/** "8 από 9". */
export const partOf = (part: number, whole: number): string => `${part} από ${whole}`;

/** A share in per cent, null for a share of nothing: "31%", "–". */
export const percent = (share: number | null): string => (share === null ? '–' : formats.percent(share));

/** A number and its share: "2 (25%)". */
export const withPercent = (count: number, share: number | null): string => `${count} (${percent(share)})`;

/** A mean to a tenth, null for a mean of nothing: "12,3", "–". */
export const mean = (value: number | null): string => (value === null ? '–' : plain(Math.round(10 * value) / 10));

/** A number of things counted: "12". */
export const numberOf = (count: number): string => `${count}`;

/** "12 παρτίδες. Πιο ψηλά: εσύ σε 7, Άννα σε 4". Names are null for players without one. */
export function headToHead(
  { isOwn, name }: Pick<PlayerProfile, 'isOwn' | 'name'>,
  { name: other, games, won, lost }: Pick<HeadToHead, 'name' | 'games' | 'won' | 'lost'>,
): string {
  const one = isOwn ? 'εσύ' : (name ?? 'χωρίς όνομα');
  return `${counted(games, 'παρτίδα', 'παρτίδες')}. Πιο ψηλά: ${one} σε ${won}, ${other ?? 'χωρίς όνομα'} σε ${lost}`;
}
