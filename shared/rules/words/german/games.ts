import type { PresetId } from '../../presets/index.ts';
import type { GameTexts } from '../ruleWords.ts';

/** The names of the games, and what makes each special. */
export const GAME_TEXTS: Readonly<Record<PresetId, GameTexts>> = {
  'crazy-rummy': {
    name: 'Crazy Rummy',
    about:
      'Dreizehn Runden, in jeder ist ein anderer Rang Joker: von den Assen in der ersten bis zu den Königen in der letzten.',
  },
  'crazy-rummy-7': {
    name: 'Crazy Rummy in sieben Runden',
    about: 'Jeder zweite Rang ist Joker: Asse, Dreien, Fünfen, Siebenen, Neunen, Buben und Könige.',
  },
  'crazy-rummy-3': {
    name: 'Crazy Rummy in drei Runden',
    about: 'Drei Runden, in denen Asse, Siebenen und Könige Joker sind.',
  },
  'fort-worth-gin': {
    name: 'Fort Worth Gin',
    about: 'Keine Figur darf mehr Joker als natürliche Karten haben.',
  },
  'fort-worth-gin-odd': {
    name: 'Fort Worth Gin, kurze Partie',
    about: 'Fort Worth Gin in sieben Runden mit den ungeraden Rängen als Joker.',
  },
  'fort-worth-gin-even': {
    name: 'Fort Worth Gin, sehr kurze Partie',
    about: 'Fort Worth Gin in sechs Runden mit den geraden Rängen als Joker.',
  },
  biddies: {
    name: 'Biddies',
    about: 'Asse sind hoch oder niedrig, und wem nur eine Zwei bleibt, der darf die Runde beenden.',
  },
  'treize-brasses': {
    name: 'Treize Brasses',
    about:
      'Zwei Decks und dreizehn Karten für alle; wer von der Ablage nimmt, muss die Karte sofort auf den Tisch legen.',
  },
  beanie: {
    name: 'Beanie',
    about:
      'Die Jokerränge laufen von den Königen hinunter zu den Assen, und endet die Runde im ersten Zug, dürfen die anderen noch Karten auf den Tisch legen.',
  },
  'ace-to-ace': {
    name: 'Ace to Ace',
    about:
      'Was du auf den Tisch legst, zählt für dich, was du auf der Hand hast, gegen dich, und du darfst von der Ablage nehmen, so viel du willst.',
  },
  'the-press': {
    name: 'The Press',
    about: 'Liegt jemand mindestens 50 Punkte hinter allen anderen, zählt die nächste Runde doppelt.',
  },
  'auto-press': {
    name: 'Auto-Press',
    about: 'The Press für vier oder mehr Spieler: Die erste Runde bereitet ihn für die zweite vor.',
  },
  'dealers-choice': {
    name: 'Dealer’s Choice',
    about: 'Wer gibt, sieht sein Blatt an und nennt den Jokerrang; jeden Rang nur einmal in der Partie.',
  },
  'one-joker': {
    name: 'One Joker',
    about: 'Ein echter Joker, der immer gilt, und eine vierzehnte Runde, in der sonst nichts Joker ist.',
  },
  thanasis: {
    name: 'Thanasis',
    about: 'Figuren bleiben auf der Hand, bis jemand ein ganzes Blatt daraus zeigen kann.',
  },
  dynamitis: {
    name: 'Dynamitis',
    about: 'Wie Thanasis, nur sind auch die Zweien immer Joker.',
  },
  'basic-rummy': {
    name: 'Basic Rummy',
    about:
      'Es gibt keine Joker, und wer eine Runde gewinnt, bekommt die Punkte, die die anderen noch auf der Hand haben.',
  },
  'five-thousand-rummy': {
    name: '5000 Rummy',
    about:
      'Die erste Karte bestimmt bei allen die Größe des Blatts, beim Geber auch den Jokerrang, und Karten auf dem Tisch zählen für dich.',
  },
  george: {
    name: 'George',
    about:
      '5000 Rummy nur mit Sätzen und höchstens je einem Joker; um von der Ablage zu nehmen, brauchst du zwei passende Karten.',
  },
  'crummy-rummy': {
    name: 'Crummy Rummy',
    about: 'Sieben Runden, jede mit einem Kontrakt, den du vor allem anderen auslegen musst.',
  },
};
