import type { RuleCodeProblem } from '../../codes/read.ts';
import type { PresetId } from '../../presets/index.ts';
import type { AppWords, PageWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

/** The texts of the public pages of rules, and of the ways to print rules. */
export const RULES_PAGES: PageWords = {
  site: 'Crazy Rummy',
  allTitle: 'Οι κανόνες όλων των παιχνιδιών',
  allAbout:
    'Το Crazy Rummy και τα συγγενικά του παιχνίδια με απλά λόγια και εικόνες, για διάβασμα, εκτύπωση και αποστολή.',
  play: 'Παίξε αυτό το παιχνίδι',
  playAny: 'Παίξε Crazy Rummy',
  inWords: 'Με λόγια',
  printOrSend: 'Τύπωσε ή στείλε αυτούς τους κανόνες',
  print: 'Τύπωσε αυτούς τους κανόνες',
  languages: 'Γλώσσες',
  unknownTitle: 'Η σελίδα δεν υπάρχει',
  unknown: 'Σε αυτή τη διεύθυνση δεν υπάρχει σελίδα.',
  titleOf: (game) => `${game}: οι κανόνες`,
  alsoCalled: (names) => `Λέγεται και ${listed(names)}.`,
};

/** The game as other sites, installed apps and browsers without scripts show it. */
export const APP_WORDS: AppWords = {
  about: 'Παίξε Crazy Rummy στον browser, με φίλους ή με μποτ.',
  needsScripts: 'Το Crazy Rummy χρειάζεται JavaScript.',
  shortcuts: { daily: 'Παρτίδα της ημέρας', games: 'Διάλεξε παιχνίδι', history: 'Οι παρτίδες σου' },
};

/** Where each game is played, or who invented it. */
export const ORIGINS: Readonly<Record<PresetId, string>> = {
  'crazy-rummy': 'Παίζεται στα σπίτια με πολλά ονόματα, κυρίως στη Βόρεια Αμερική.',
  'crazy-rummy-7': 'Το Crazy Rummy σε μισή βραδιά.',
  'crazy-rummy-3': 'Το Crazy Rummy όταν ο χρόνος είναι λίγος.',
  'fort-worth-gin': 'Το κατέγραψε ο John Greer.',
  'fort-worth-gin-odd': 'Το κατέγραψε ο John Greer.',
  'fort-worth-gin-even': 'Το κατέγραψε ο John Greer.',
  biddies: 'Παίζεται στη Νότια Ουαλία.',
  'treize-brasses': 'Από τον γαλλόφωνο Καναδά. Το όνομα σημαίνει δεκατρία ανακατέματα.',
  beanie: 'Παίζεται κυρίως στον Καναδά, σε πολλές παραλλαγές.',
  'ace-to-ace': 'Το περιέγραψε ο Rammy Meyerowitz.',
  'the-press': 'Το περιέγραψε ο Michael Oxner.',
  'auto-press': 'Το περιέγραψε ο Michael Oxner.',
  'dealers-choice': 'Το περιέγραψε ο Michael Oxner.',
  'one-joker': 'Το περιέγραψε ο Michael Oxner.',
  thanasis: 'Από την Ελλάδα.',
  dynamitis: 'Από την Ελλάδα, μια παραλλαγή του Θανάση.',
  'basic-rummy': 'Η απλή μορφή του παιχνιδιού.',
  'five-thousand-rummy': 'Από τη Βόρεια Αμερική, σε κάθε σπίτι με άλλους κανόνες.',
  george: 'Μια παραλλαγή του Rummy 5000.',
  'crummy-rummy': 'Παιχνίδι με συμβόλαια, όπως το κατέγραψε μια οικογένεια.',
};

/** Why a link cannot be opened. */
export const RULE_CODES: Readonly<Record<RuleCodeProblem['code'], string>> = {
  tooLong: 'Αυτός ο σύνδεσμος είναι πολύ μεγάλος για κανόνες τραπεζιού.',
  malformed: 'Αυτός ο σύνδεσμος δεν έχει κανόνες τραπεζιού.',
  olderVersion: 'Αυτός ο σύνδεσμος είναι από παλιά έκδοση του παιχνιδιού και δεν ισχύει πια. Ζήτησε καινούριο.',
  newerVersion: 'Αυτός ο σύνδεσμος είναι από νεότερη έκδοση του παιχνιδιού. Ανανέωσε τη σελίδα και δοκίμασε ξανά.',
  unknownGame: 'Αυτός ο σύνδεσμος είναι για παιχνίδι που η σελίδα δεν το ξέρει.',
  unknownOption: 'Αυτός ο σύνδεσμος έχει έναν κανόνα που η σελίδα δεν τον ξέρει.',
  unknownValue: 'Αυτός ο σύνδεσμος έχει σε έναν κανόνα μια τιμή που η σελίδα δεν την ξέρει.',
  cannotWork: 'Οι κανόνες σε αυτόν τον σύνδεσμο δεν ταιριάζουν μεταξύ τους.',
};
