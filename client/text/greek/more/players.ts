import { listed } from '../plural.ts';

/** The panel with the phrases, and muting and blocking: its heading is the player's name. */
export const TALK = {
  hint: 'Το βλέπουν για λίγο όλοι στο τραπέζι.',
  mute: 'Σίγαση',
  muteHint: 'Κρύβει όσα λέει σε αυτό το τραπέζι.',
  unmute: 'Τέλος σίγασης',
  muted: 'Δεν βλέπεις όσα λέει.',
  block: 'Όχι στο ίδιο τραπέζι',
  blockHint: 'Το «Παίξε τώρα» δεν σας βάζει μαζί. Δεν το μαθαίνει κανείς.',
  blocked: 'Το «Παίξε τώρα» δεν σας βάζει μαζί.',
  unblock: 'Πάλι στο ίδιο τραπέζι',
} as const;

/** The manners of the bots, by number: how fast they play, and what they remark on. They say nothing of their level. */
export const MANNER_WORDS = [
  'Σβέλτο και φιλικό: χαιρετάει το τραπέζι και παινεύει τις ανταλλαγές.',
  'Παίζει με το πάσο του, μιλάει λίγο, αναστενάζει με τα κακά φύλλα.',
  'Γρήγορο και κεφάτο, τρελαίνεται για ανταλλαγές και μεγάλες κέντες.',
  'Πότε γρήγορο, πότε αργό, και πάντα πρόθυμο για άλλη μία παρτίδα.',
  'Πάντα στον ίδιο ρυθμό, και σχεδόν αμίλητο.',
  'Το πιο γρήγορο απ’ όλα, γελάει και με τα καλά φύλλα και με τα κακά.',
  'Αργό και ευγενικό: εύχεται σε όλους καλή τύχη.',
  'Χαλαρό, και χαίρεται με όποιον κλείνει.',
] as const;

/** Stopping between deals and resuming another day. */
export const ADJOURN = {
  ask: 'Σταματάμε, συνέχεια άλλη μέρα',
  agree: 'Ναι, σταματάμε',
  takeBack: 'Συνεχίζουμε',
  title: 'Τα λέμε άλλη μέρα',
  comeBack: 'Η θέση σου σε περιμένει. Γύρνα με αυτόν τον σύνδεσμο ή τον κωδικό.',
  watchAgain: 'Γύρνα στο τραπέζι με αυτόν τον σύνδεσμο ή τον κωδικό.',
  whenPlayers: 'Η παρτίδα συνεχίζεται όταν γυρίσουν οι παίκτες.',
  whenAll: 'Η παρτίδα συνεχίζεται όταν γυρίσετε όλοι ή όταν κάποιος διαλέξει να μην περιμένει.',
  home: 'Στην αρχική',
  resting: 'Η παρτίδα είναι σε παύση',
  resume: 'Συνέχισε χωρίς αναμονή',
  away: 'Γύρνα αργότερα',
} as const;

/** "Θέλεις να σταματήσεις για σήμερα. …", "Άννα και Νίκος: θέλουν να σταματήσουν …", "Άννα και εσύ: θέλετε …". */
export const wantToStop = (names: readonly string[], isYou: boolean): string =>
  `${whoWants(names, isYou)} για σήμερα. Πρέπει να συμφωνήσουν όλοι.`;

function whoWants(names: readonly string[], isYou: boolean): string {
  if (names.length === 0) return 'Θέλεις να σταματήσεις';
  if (isYou) return `${listed([...names, 'εσύ'])}: θέλετε να σταματήσετε`;
  return `${listed(names)}: ${names.length === 1 ? 'θέλει να σταματήσει' : 'θέλουν να σταματήσουν'}`;
}

/** "Σταματήσατε μετά τον γύρο 4." Spectators read "Οι παίκτες σταμάτησαν …". */
export const restsAfter = (deal: number, watches: boolean): string =>
  `${watches ? 'Οι παίκτες σταμάτησαν' : 'Σταματήσατε'} μετά τον γύρο ${deal}.`;

/** The question before a player gives up a seat mid-game. */
export const LEAVING = {
  title: 'Φεύγεις από το τραπέζι;',
  hint: 'Τη θέση σου την παίρνει ένα μποτ και δεν μπορείς να γυρίσεις σε αυτήν. Αν πας στην αρχική, η θέση σε περιμένει δέκα λεπτά.',
  stay: 'Μείνε',
} as const;

/** The panel that tells a returning player what a bot did for them. */
export const AWAY = {
  title: 'Όσο έλειπες',
  hint: 'Σε αυτόν τον γύρο έπαιξε για σένα ένα μποτ:',
  goOn: 'Συνέχισε',
} as const;

/** The panel shown the first time the clock ends a player's turn. */
export const TIME_OUT = {
  title: 'Τέλος χρόνου',
  next: 'Αν σου τελειώσει ο χρόνος δύο φορές στη σειρά, ένα μποτ παίζει για σένα ώσπου να γυρίσεις.',
  goOn: 'Συνέχισε',
} as const;

/** The question before a player goes home mid-game and keeps the seat. */
export const GOING_HOME = {
  title: 'Στην αρχική;',
  kept: 'Η θέση σου σε περιμένει δέκα λεπτά, κι ένα μποτ παίζει για σένα. «Τα τραπέζια σου» σε φέρνουν πάλι εκεί.',
  keptHere: 'Η παρτίδα σου μένει σε αυτή τη συσκευή. Το «Συνέχισε την παρτίδα» σε φέρνει πάλι εκεί.',
  again: 'Και με άλλο ένα «Πίσω» πας στην αρχική.',
} as const;
