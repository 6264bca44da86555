import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { LEVEL_BOTS } from './levels.ts';
import { PACES_IN_SHORT } from './paces.ts';
import { counted, formats, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** The game's own move in one sentence, below its picture on the home screen. */
export const hook = (): string => 'Έχεις το φύλλο που αντικαθιστά ο μπαλαντέρ; Ο μπαλαντέρ είναι δικός σου.';

/** The home screen. */
export const HOME = {
  playNow: 'Παίξε τώρα',
  playNowHint: 'Με κόσμο online και μποτ στις κενές θέσεις',
  orNear: 'Όποια διάρκεια, όσοι παίκτες, όποιος ρυθμός',
  orNearHint: 'Πρώτα ό,τι διάλεξες, αλλιώς το πιο κοντινό τραπέζι με κόσμο',
  practise: 'Εξάσκηση',
  practiseHint: 'Με μποτ, και χωρίς σύνδεση',
  goOn: 'Συνέχισε: η σειρά σου',
  goBack: 'Συνέχισε την παρτίδα',
  offline: 'Ο διακομιστής δεν απαντάει. Εξάσκηση γίνεται και χωρίς σύνδεση.',
  friends: 'Φίλοι',
  friendsHint: 'Ιδιωτικό τραπέζι ή κωδικός',
  playFriend: 'Παίξε με φίλους',
  create: 'Άνοιξε ιδιωτικό τραπέζι',
  code: 'Κωδικός τραπεζιού',
  join: 'Μπες',
  name: 'Το όνομά σου',
  guest: 'Επισκέπτης',
  seats: 'Παίκτες στο τραπέζι',
  lateTurns: 'Με πέντε ή έξι στο «Παίξε τώρα» προλαβαίνουν να παίξουν όλοι, ακόμα κι αν κάποιος κλείσει με την πρώτη.',
  length: 'Διάρκεια',
  rules: 'Πώς παίζεται',
  learn: 'Μάθε να παίζεις',
  replay: 'Επανάληψη παρτίδας',
  learnHint: 'Δύο λεπτά σε αληθινό τραπέζι',
  game: 'Παιχνίδι',
  games: 'Διάλεξε παιχνίδι',
  houseRules: 'Σπιτικοί κανόνες',
  history: 'Οι παρτίδες σου',
  ratings: 'Κατάταξη',
  profile: 'Το προφίλ σου',
  daily: 'Παρτίδα της ημέρας',
  dailyHint: 'Τα ίδια φύλλα για όλους',
  finding: 'Ψάχνουμε τραπέζι…',
  opening: 'Ανοίγει το τραπέζι σου…',
  more: 'Περισσότερα',
  language: 'Γλώσσα',
} as const;

/** A length of a game: "7 γύροι". */
export const dealsCount = (deals: number): string => counted(deals, 'γύρος', 'γύροι');

/** A length of a game with the time that it takes: "3 γύροι, περίπου 5 λεπτά". */
export const dealsInMinutes = (deals: number, minutes: number): string =>
  `${dealsCount(deals)}, περίπου ${counted(minutes, 'λεπτό', 'λεπτά')}`;

/** "4 παίκτες" */
export const playersCount = (players: number): string => counted(players, 'παίκτης', 'παίκτες');

/** The people at public tables: "2 άτομα ψάχνουν, 14 παίζουν". At least one of the numbers is not 0. */
export function peopleNow({ looking, playing }: PeopleNow): string {
  const seekers = counted(looking, 'άτομο ψάχνει', 'άτομα ψάχνουν');
  if (playing === 0) return `${seekers} παρτίδα`;
  if (looking === 0) return `${counted(playing, 'άτομο παίζει', 'άτομα παίζουν')} τώρα`;
  return `${seekers}, ${counted(playing, 'παίζει', 'παίζουν')}`;
}

/** Below *Play now*, which leads to people at a table of another length, size or pace. `game`: that table's. */
export const joins = (people: number, game: string): string => `Με ${counted(people, 'άτομο', 'άτομα')}: ${game}`;

/** Below the button that continues a practice game. */
export const goOnHint = (deal: number): string => `Εξάσκηση, γύρος ${deal}`;

/** The choices a host makes for a private table. */
export const HOSTING = {
  bots: 'Μποτ στις κενές θέσεις',
  botsHint: 'Αλλιώς, η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις',
  spectators: 'Με θεατές',
  spectatorsHint: 'Όποιος έχει τον κωδικό, χωρίς να βλέπει τα φύλλα κανενός',
  hints: 'Με υποδείξεις',
  hintsHint: 'Αλλιώς, κανείς στο τραπέζι δεν μπορεί να ζητήσει',
} as const;

/**
 * The host's choices, on the button that opens them: "Χωρίς ρολόι, έξυπνα μποτ, με θεατές".
 * @param bots the level of all bots
 */
export function hosted(
  pace: PaceName,
  bots: LevelName | 'several' | 'none',
  spectators: boolean,
  hints: boolean,
): string {
  const watching = spectators ? 'με θεατές' : 'χωρίς θεατές';
  return [PACES_IN_SHORT[pace], BOTS_IN_SHORT[bots], watching, ...(hints ? [] : ['χωρίς υποδείξεις'])].join(', ');
}

const BOTS_IN_SHORT = { ...LEVEL_BOTS, several: 'μποτ διαφόρων επιπέδων', none: 'χωρίς μποτ' } as const;

/** The list of open tables. */
export const OPEN_TABLES = {
  heading: 'Ανοιχτά τραπέζια',
  none: 'Κανένα ανοιχτό τραπέζι τώρα. Το «Παίξε τώρα» ανοίγει ένα.',
  unknown: 'Όταν έχεις σύνδεση, εδώ φαίνονται τα ανοιχτά τραπέζια.',
  sitDown: 'Κάθισε',
  look: 'Δες',
} as const;

/** The people at open tables: "3 άτομα σε 2 τραπέζια" */
export const peopleAt = (people: number, tables: number): string =>
  `${counted(people, 'άτομο', 'άτομα')} σε ${counted(tables, 'τραπέζι', 'τραπέζια')}`;

/** "Δείξε και τα 12": tables. */
export const showAll = (count: number): string => `Δείξε και τα ${count}`;

/** The state of an open table: "Κανονικός ρυθμός. 2 άτομα, 2 κενές θέσεις." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'άτομο', 'άτομα')}, ${counted(free, 'κενή θέση', 'κενές θέσεις')}`;
  if (stage !== 'playing') return `${PACES_IN_SHORT[pace]}. ${seats}.`;
  return `${PACES_IN_SHORT[pace]}. Γύρος ${deal}: ${seats}${isOpen ? '' : ' από τον επόμενο γύρο'}.`;
}

/** The accessible name of the button beside an open table: "Κάθισε: Biddies. Κανονικός ρυθμός. …"; `now`: its state. */
export const atOpenTable = (does: 'sitDown' | 'look', game: string, now: string): string =>
  `${OPEN_TABLES[does]}: ${game}. ${now}`;

/** Heading of the tables where the player has a seat. */
export const ownTables = (): string => 'Τα τραπέζια σου';

/** "Crazy Rummy (Άννα και Νίκος)": after "με" the names would need another case. */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} (${listed(names)})`;

/** "KXQTBC, τελευταία φορά χθες", "KXQTBC, σε παύση από χθες", "KXQTBC, σε παύση από 12 Μαρτίου". */
export const ownTableSeen = (code: string, seenAt: number, daysAgo: number, adjourned: boolean): string =>
  `${code}, ${adjourned ? 'σε παύση από' : 'τελευταία φορά'} ${dayAgo(seenAt, daysAgo)}`;

/** "18:05" for today, "χθες", "12 Μαρτίου". */
export const dayAgo = formats.lately;

/** "Biddies με σπιτικούς κανόνες" */
export const withHouseRules = (game: string): string => `${game} με σπιτικούς κανόνες`;

/** House rules by the game that they come from: "Biddies με 3 αλλαγές." */
export const withChanges = (game: string, changes: number): string => `${game} με ${changesCount(changes)}.`;

/** "3 αλλαγές" */
export const changesCount = (count: number): string => counted(count, 'αλλαγή', 'αλλαγές');
