import type { RuleCodeProblem } from '../../codes/read.ts';
import type { PresetId } from '../../presets/index.ts';
import type { AppWords, PageWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

/** The texts of the public pages of rules, and of the ways to print rules. */
export const RULES_PAGES: PageWords = {
  site: 'Crazy Rummy',
  allTitle: 'Die Regeln aller Spiele',
  allAbout: 'Crazy Rummy und verwandte Spiele in einfachen Worten und in Bildern, zum Lesen, Drucken und Verschicken.',
  play: 'Dieses Spiel spielen',
  playAny: 'Crazy Rummy spielen',
  inWords: 'In Worten',
  printOrSend: 'Diese Regeln drucken oder verschicken',
  print: 'Diese Regeln drucken',
  languages: 'Sprachen',
  unknownTitle: 'Diese Seite gibt es nicht',
  unknown: 'Unter dieser Adresse gibt es keine Seite.',
  titleOf: (game) => `${game}: die Regeln`,
  alsoCalled: (names) => `Auch genannt: ${listed(names)}.`,
};

/** The game as other sites, installed apps and browsers without scripts show it. */
export const APP_WORDS: AppWords = {
  about: 'Spiel Crazy Rummy im Browser, mit Freunden oder gegen Bots.',
  needsScripts: 'Crazy Rummy braucht JavaScript.',
  shortcuts: { daily: 'Tagespartie', games: 'Spiel wählen', history: 'Deine Partien' },
};

/** Where each game is played, or who invented it. */
export const ORIGINS: Readonly<Record<PresetId, string>> = {
  'crazy-rummy': 'Unter vielen Namen zu Hause gespielt, meist in Nordamerika.',
  'crazy-rummy-7': 'Crazy Rummy für einen halben Abend.',
  'crazy-rummy-3': 'Crazy Rummy, wenn die Zeit knapp ist.',
  'fort-worth-gin': 'Aufgeschrieben von John Greer.',
  'fort-worth-gin-odd': 'Aufgeschrieben von John Greer.',
  'fort-worth-gin-even': 'Aufgeschrieben von John Greer.',
  biddies: 'In Südwales gespielt.',
  'treize-brasses': 'Frankokanadisch; der Name bedeutet dreizehnmal Mischen.',
  beanie: 'Meist in Kanada gespielt, in vielen Fassungen.',
  'ace-to-ace': 'Beschrieben von Rammy Meyerowitz.',
  'the-press': 'Beschrieben von Michael Oxner.',
  'auto-press': 'Beschrieben von Michael Oxner.',
  'dealers-choice': 'Beschrieben von Michael Oxner.',
  'one-joker': 'Beschrieben von Michael Oxner.',
  thanasis: 'Aus Griechenland.',
  dynamitis: 'Aus Griechenland; eine Form von Thanasis.',
  'basic-rummy': 'Die schlichte Form des Spiels.',
  'five-thousand-rummy': 'Aus Nordamerika, in jedem Haus mit anderen Regeln.',
  george: 'Eine Form von 5000 Rummy.',
  'crummy-rummy': 'Ein Spiel mit Kontrakten, aufgeschrieben von einer Familie.',
};

/** Why a link cannot be opened. */
export const RULE_CODES: Readonly<Record<RuleCodeProblem['code'], string>> = {
  tooLong: 'Dieser Link ist zu lang für die Regeln eines Tischs.',
  malformed: 'Dieser Link enthält keine Regeln eines Tischs.',
  olderVersion:
    'Dieser Link stammt aus einer frühen Version des Spiels und gilt nicht mehr. Lass dir einen neuen schicken.',
  newerVersion:
    'Dieser Link stammt aus einer neueren Version des Spiels. Lade die Seite neu und versuch es noch einmal.',
  unknownGame: 'Dieser Link ist für ein Spiel, das diese Seite nicht kennt.',
  unknownOption: 'Dieser Link hat eine Regel, die diese Seite nicht kennt.',
  unknownValue: 'Dieser Link hat zu einer Regel einen Wert, den diese Seite nicht kennt.',
  cannotWork: 'Die Regeln in diesem Link passen nicht zusammen.',
};
