import type { RuleCodeProblem } from '../../codes/read.ts';
import type { PresetId } from '../../presets/index.ts';
import type { AppWords, PageWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

/** The texts of the public pages of rules, and of the ways to print rules. */
export const RULES_PAGES: PageWords = {
  site: 'Crazy Rummy',
  allTitle: 'Les règles de tous les jeux',
  allAbout: 'Crazy Rummy et sa famille expliqués simplement, en mots et en images, à lire, à imprimer et à envoyer.',
  play: 'Jouer à ce jeu',
  playAny: 'Jouer à Crazy Rummy',
  inWords: 'En mots',
  printOrSend: 'Imprimer ou envoyer ces règles',
  print: 'Imprimer ces règles',
  languages: 'Langues',
  unknownTitle: 'Page introuvable',
  unknown: 'Il n’y a pas de page à cette adresse.',
  titleOf: (game) => `${game} : les règles`,
  alsoCalled: (names) => `Autres noms : ${listed(names)}.`,
};

/** The game as other sites, installed apps and browsers without scripts show it. */
export const APP_WORDS: AppWords = {
  about: 'Jouez à Crazy Rummy dans votre navigateur, entre amis ou contre des robots.',
  needsScripts: 'Crazy Rummy a besoin de JavaScript.',
  shortcuts: { daily: 'Défi du jour', games: 'Choisir un jeu', history: 'Vos parties' },
};

/** Where each game is played, or who invented it. */
export const ORIGINS: Readonly<Record<PresetId, string>> = {
  'crazy-rummy': 'Se joue en famille sous bien des noms, surtout en Amérique du Nord.',
  'crazy-rummy-7': 'Crazy Rummy en une demi-soirée.',
  'crazy-rummy-3': 'Crazy Rummy quand le temps presse.',
  'fort-worth-gin': 'Mis par écrit par John Greer.',
  'fort-worth-gin-odd': 'Mis par écrit par John Greer.',
  'fort-worth-gin-even': 'Mis par écrit par John Greer.',
  biddies: 'Se joue dans le sud du pays de Galles.',
  'treize-brasses': 'Du Canada français, où une brasse est une manche : on brasse treize fois.',
  beanie: 'Se joue surtout au Canada, en de nombreuses versions.',
  'ace-to-ace': 'Décrit par Rammy Meyerowitz.',
  'the-press': 'Décrit par Michael Oxner.',
  'auto-press': 'Décrit par Michael Oxner.',
  'dealers-choice': 'Décrit par Michael Oxner.',
  'one-joker': 'Décrit par Michael Oxner.',
  thanasis: 'Vient de Grèce.',
  dynamitis: 'Vient de Grèce ; une variante de Thanasis.',
  'basic-rummy': 'La forme la plus simple du jeu.',
  'five-thousand-rummy': 'D’Amérique du Nord, où chaque famille a ses règles.',
  george: 'Une variante du Rami 5000.',
  'crummy-rummy': 'Un rami contrat, mis par écrit par une famille.',
};

/** Why a link cannot be opened. */
export const RULE_CODES: Readonly<Record<RuleCodeProblem['code'], string>> = {
  tooLong: 'Ce lien est trop long pour contenir les règles d’une table.',
  malformed: 'Ce lien ne contient pas les règles d’une table.',
  olderVersion: 'Ce lien vient d’une ancienne version du jeu et ne fonctionne plus. Demandez-en un nouveau.',
  newerVersion: 'Ce lien vient d’une version plus récente du jeu. Rechargez la page et réessayez.',
  unknownGame: 'Ce lien mène à un jeu que cette page ne connaît pas.',
  unknownOption: 'Ce lien contient une règle que cette page ne connaît pas.',
  unknownValue: 'Ce lien contient, pour une règle, un choix que cette page ne connaît pas.',
  cannotWork: 'Les règles de ce lien ne s’accordent pas entre elles.',
};
