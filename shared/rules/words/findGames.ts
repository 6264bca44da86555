import { GAMES, type GameInfo, searchText } from '../catalogue/index.ts';
import { ALSO_CALLED } from './alsoCalled.ts';
import { TITLES } from './titles.ts';

/** The numbers in names of games, in the words of each language of the page. */
const NUMBERS: Readonly<Record<string, string>> = {
  1: 'one, ein, eine, un, uno, um, ένας',
  3: 'three, drei, tres, trois, tre, τρία, τρεις',
  7: 'seven, sieben, siete, sept, sette, sete, εφτά, επτά',
  13: 'thirteen, dreizehn, trece, treize, tredici, treze, δεκατρία',
  40: 'forty, vierzig, cuarenta, quarante, quaranta, quarenta, σαράντα',
  51: 'fifty one, einundfünfzig, cincuenta y uno, cinquante et un, cinquantuno, cinquenta e um, πενήντα ένα',
  500: 'five hundred, fünfhundert, quinientos, cinq cents, cinquecento, quinhentos, πεντακόσια',
  5000: 'five thousand, fünftausend, cinco mil, cinq mille, cinquemila, πέντε χιλιάδες',
};

/** A text as words in capitals without accents, with a space before and after each. */
const words = (text: string): string =>
  ` ${text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(searchText)
    .join(' ')} `;

/** The digits of each number in words. Fifty-one comes before one. */
const DIGITS: readonly (readonly [string, string])[] = Object.entries(NUMBERS)
  .reverse()
  .flatMap(([digits, list]) => list.split(', ').map((number) => [words(number), ` ${digits} `] as const));

/** A text for searching, in which numbers are digits. */
const inDigits = (text: string): string =>
  searchText(DIGITS.reduce((found, [number, digits]) => found.replace(number, digits), words(text)));

/**
 * The games that a search finds, best first: by the title in the page's language or in any other, and by other names
 * (R150). Case, accents and hyphens do not matter, nor whether a number is in words.
 */
export function findGames(text: string, nameOf: (game: GameInfo) => string): readonly GameInfo[] {
  if (searchText(text) === '') return text.trim() === '' ? GAMES : [];
  return GAMES.map((game) => ({ game, far: distance(text, nameOf(game), game) }))
    .filter(({ far }) => far < NO_MATCH)
    .sort((one, other) => one.far - other.far)
    .map(({ game }) => game);
}

/** A game's titles in other languages. Its id is its English title. */
const titlesOf = ({ id }: GameInfo): readonly string[] => [...(TITLES[id] ?? []), id];

/** Other names of a game, in any language (R150). */
export const otherNames = ({ id }: GameInfo): readonly string[] => ALSO_CALLED[id] ?? [];

const NO_MATCH = 6;

/** How far the names of a game are from a search: 0 for its title, `NO_MATCH` for none. */
function distance(text: string, title: string, game: GameInfo): number {
  const far = (reduced: (text: string) => string): number =>
    distanceBetween(reduced(text), reduced(title), titlesOf(game).map(reduced), otherNames(game).map(reduced));
  return Math.min(far(searchText), far(inDigits));
}

function distanceBetween(
  wanted: string,
  title: string,
  titles: readonly string[],
  alsoCalled: readonly string[],
): number {
  if (title === wanted) return 0;
  if (titles.includes(wanted)) return 1;
  if (alsoCalled.includes(wanted)) return 2;
  if (title.startsWith(wanted)) return 3;
  if (title.includes(wanted)) return 4;
  return [...titles, ...alsoCalled].some((name) => name.includes(wanted)) ? 5 : NO_MATCH;
}
