import type { PresetId } from '../presets/index.ts';

/**
 * The titles of games in every language of the page, as far as their ids do not spell them. A page has loaded only its
 * own language, and finds a game by all of them (R150).
 */
export const TITLES: { readonly [Id in PresetId]?: readonly string[] } = {
  'crazy-rummy-7': [
    'Crazy Rummy in sieben Runden',
    'Crazy Rummy in seven deals',
    'Crazy Rummy en siete manos',
    'Crazy Rummy en sept manches',
    'Crazy Rummy in sette mani',
    'Crazy Rummy em sete rodadas',
    'Crazy Rummy σε εφτά γύρους',
  ],
  'crazy-rummy-3': [
    'Crazy Rummy in drei Runden',
    'Crazy Rummy in three deals',
    'Crazy Rummy en tres manos',
    'Crazy Rummy en trois manches',
    'Crazy Rummy in tre mani',
    'Crazy Rummy em três rodadas',
    'Crazy Rummy σε τρεις γύρους',
  ],
  'fort-worth-gin-odd': [
    'Fort Worth Gin, kurze Partie',
    'Fort Worth Gin, short game',
    'Fort Worth Gin, partida corta',
    'Fort Worth Gin, partie courte',
    'Fort Worth Gin, partita breve',
    'Fort Worth Gin, partida curta',
    'Fort Worth Gin, σύντομη παρτίδα',
  ],
  'fort-worth-gin-even': [
    'Fort Worth Gin, sehr kurze Partie',
    'Fort Worth Gin, very short game',
    'Fort Worth Gin, partida muy corta',
    'Fort Worth Gin, partie très courte',
    'Fort Worth Gin, partita brevissima',
    'Fort Worth Gin, partida curtíssima',
    'Fort Worth Gin, πολύ σύντομη παρτίδα',
  ],
  'ace-to-ace': ['De ás a ás', 'Da asso ad asso', 'Από άσο σε άσο'],
  'dealers-choice': [
    'Elige quien reparte',
    'Choix du donneur',
    'Sceglie chi dà le carte',
    'Quem dá escolhe',
    'Διαλέγει η μάνα',
  ],
  'one-joker': ['Un joker', 'Un seul joker', 'Un solo jolly', 'Um joker', 'Ένας τζόκερ'],
  thanasis: ['Θανάσης'],
  dynamitis: ['Δυναμίτης'],
  'koum-kan': ['Κουμ Καν'],
  'basic-rummy': ['Rummy básico', 'Rami simple', 'Ramino base', 'Απλό Rummy'],
  'five-thousand-rummy': ['5000 Rummy', 'Rummy 5000', 'Rami 5000'],
  'rummy-500': ['Rami 500'],
  rami: ['Ραμί'],
};
