import type { RuleCodeProblem } from '../../codes/read.ts';
import type { PresetId } from '../../presets/index.ts';
import type { AppWords, PageWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

/** The texts of the public pages of rules, and of the ways to print rules. */
export const RULES_PAGES: PageWords = {
  site: 'Crazy Rummy',
  allTitle: 'Las reglas de todos los juegos',
  allAbout: 'Crazy Rummy y sus parientes, en palabras sencillas y en imágenes, para leer, imprimir y enviar.',
  play: 'Jugar a este juego',
  playAny: 'Jugar a Crazy Rummy',
  inWords: 'En palabras',
  printOrSend: 'Imprimir o enviar estas reglas',
  print: 'Imprimir estas reglas',
  languages: 'Idiomas',
  unknownTitle: 'Esta página no existe',
  unknown: 'No hay ninguna página en esta dirección.',
  titleOf: (game) => `${game}: las reglas`,
  alsoCalled: (names) => `También se llama ${listed(names)}.`,
};

/** The game as other sites, installed apps and browsers without scripts show it. */
export const APP_WORDS: AppWords = {
  about: 'Juega a Crazy Rummy en el navegador, con amistades o contra bots.',
  needsScripts: 'Crazy Rummy necesita JavaScript.',
  shortcuts: { daily: 'Reto diario', games: 'Elegir juego', history: 'Tus partidas' },
};

/** Where each game is played, or who invented it. */
export const ORIGINS: Readonly<Record<PresetId, string>> = {
  'crazy-rummy': 'Se juega en casa con muchos nombres, sobre todo en Norteamérica.',
  'crazy-rummy-7': 'Crazy Rummy para media velada.',
  'crazy-rummy-3': 'Crazy Rummy para cuando hay poco tiempo.',
  'fort-worth-gin': 'Escrito por John Greer.',
  'fort-worth-gin-odd': 'Escrito por John Greer.',
  'fort-worth-gin-even': 'Escrito por John Greer.',
  biddies: 'Se juega en el sur de Gales.',
  'treize-brasses': 'Francocanadiense; el nombre significa «trece barajadas».',
  beanie: 'Se juega sobre todo en Canadá, en muchas versiones.',
  'ace-to-ace': 'Descrito por Rammy Meyerowitz.',
  'the-press': 'Descrito por Michael Oxner.',
  'auto-press': 'Descrito por Michael Oxner.',
  'dealers-choice': 'Descrito por Michael Oxner.',
  'one-joker': 'Descrito por Michael Oxner.',
  thanasis: 'De Grecia.',
  dynamitis: 'De Grecia; una forma de Thanasis.',
  'basic-rummy': 'La forma más sencilla del juego.',
  'five-thousand-rummy': 'Norteamericano, con reglas distintas en cada casa.',
  george: 'Una forma de Rummy 5000.',
  'crummy-rummy': 'Un rummy de contratos, escrito por una familia.',
};

/** Why a link cannot be opened. */
export const RULE_CODES: Readonly<Record<RuleCodeProblem['code'], string>> = {
  tooLong: 'Este enlace es demasiado largo para contener las reglas de una mesa.',
  malformed: 'Este enlace no contiene las reglas de una mesa.',
  olderVersion: 'Este enlace es de una versión antigua del juego y ya no sirve. Pide uno nuevo.',
  newerVersion: 'Este enlace es de una versión más nueva del juego. Recarga la página y prueba otra vez.',
  unknownGame: 'Este enlace es de un juego que esta página no conoce.',
  unknownOption: 'Este enlace tiene una regla que esta página no conoce.',
  unknownValue: 'Este enlace tiene una opción de una regla que esta página no conoce.',
  cannotWork: 'Las reglas de este enlace no funcionan juntas.',
};
