import type { PaceName } from '#protocol';
import type { Difficulty, GameGroup } from '#rules';
import { PACE_HINTS } from '../paces.ts';
import { counted, formats, listed } from '../plural.ts';

export * from './ruleScreens.ts';

/** The screen where a game is chosen. */
export const GAMES_SCREEN = {
  heading: 'Elegir juego',
  search: 'Buscar por cualquier nombre',
  own: 'Tus reglas de la casa',
  noneOwn: 'Las reglas de la casa que guardes aparecen aquí.',
  most: 'Los que más juegas',
  found: 'Resultados',
  clear: 'Borrar la búsqueda',
  noneFound: 'Ningún juego se llama así.',
  showAll: 'Ver todos los juegos',
  groups: {
    crazyRummy: 'Crazy Rummy',
    houses: 'Variantes de la casa',
    oxner: 'Variantes de Michael Oxner',
    greek: 'Juegos griegos',
    cousins: 'Juegos parecidos',
  } satisfies Record<GameGroup, string>,
  choose: 'Elegir',
  chosen: 'Elegido',
  differs: 'En qué se diferencia',
  more: 'Más',
  allRules: 'Todas las reglas',
  change: 'Cambiar reglas',
  rename: 'Renombrar',
  remove: 'Borrar',
  putBack: 'Deshacer',
  newName: 'Nuevo nombre',
  nameTaken: 'Ya tienes reglas con ese nombre.',
} as const;

/** The accessible name of a button about named rules: "Borrar: Viernes". */
export const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  `${GAMES_SCREEN[does]}: ${name}`;

/** The form for a pasted rule code or link. */
export const PASTED = {
  heading: 'Reglas que te han enviado',
  field: 'Enlace o código con reglas',
  show: 'Ver',
} as const;

/** The house-rule editor. */
export const EDITOR = {
  heading: 'Reglas de la casa',
  how: 'Pulsa una regla para cambiarla.',
  search: 'Buscar en las reglas',
  often: 'Lo que más se cambia',
  noneFound: 'Ninguna regla coincide con tu búsqueda.',
  changes: 'Tus cambios',
  noChanges: 'Aún no hay cambios.',
  reset: 'Restablecer',
  resetAll: 'Restablecer todo',
  cannot: 'Eso choca con otras reglas.',
  wayOut: 'Funciona si también cambia esto:',
  wayOutAlone: 'Funciona si se restablecen las reglas que ya no se aplican.',
  noWayOut: 'Con ningún otro cambio funcionaría.',
  offered: 'Suele jugarse también con esto:',
  addThese: 'Añadir',
  notThese: 'No, gracias',
  changeAll: 'Cambiar todo',
  leave: 'Dejarlo como está',
  toSummary: 'Ver cambios',
} as const;

/** The accessible name of the button that resets one option: "Restablecer: Barajas". */
export const resetOption = (label: string): string => `${EDITOR.reset}: ${label}`;

/** How hard a game is to learn. */
export const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: 'Fácil de aprender',
  medium: 'Algunas reglas más',
  hard: 'Muchas reglas',
};

/** "1 baraja", "2 barajas, 4 jokers" */
export const packsIn = (packs: number, jokers: number): string =>
  [counted(packs, 'baraja', 'barajas'), ...(jokers > 0 ? [counted(jokers, 'joker', 'jokers')] : [])].join(', ');

/** "7 cartas", "6 a 12 cartas" */
export const handOf = (fewest: number, most: number): string =>
  `${fewest === most ? '' : `${fewest} a `}${most} cartas`;

const ALWAYS_WILD = { jokers: 'jokers', twos: 'doses', tens: 'dieces', oneEyedJacks: 'jotas de un solo ojo' } as const;

/**
 * "Comodines: 13 valores", "Comodines: un valor descubierto y jokers", "Sin comodines".
 * @param changing the ranks that are wild in turn, or how the rank of a deal is found
 * @param permanent the cards that are wild in every deal
 */
export function wildCards(
  changing: number | 'turned' | 'named' | 'none',
  permanent: readonly (keyof typeof ALWAYS_WILD)[],
): string {
  const ranks = typeof changing === 'number' ? counted(changing, 'valor', 'valores') : CHANGING_WILD[changing];
  const all = [...(ranks === '' ? [] : [ranks]), ...permanent.map((kind) => ALWAYS_WILD[kind])];
  return all.length === 0 ? 'Sin comodines' : `Comodines: ${listed(all)}`;
}

const CHANGING_WILD = { turned: 'un valor descubierto', named: 'un valor que elige quien reparte', none: '' } as const;

/** The rule that makes a game another game, in a few words. */
export const SPECIALITIES = {
  contract: 'Un contrato en cada mano',
  setsOnly: 'Solo tríos',
  runsOnly: 'Solo escaleras',
  meldsInHand: 'Se combina en la mano',
  fewWilds: 'Pocos comodines juntos',
  deepPile: 'Se toma de dentro de la pila',
  useDiscard: 'Lo que tomas, lo usas',
  press: 'Los puntos pueden doblarse',
  lastTwo: 'Un último dos acaba la mano',
  noWilds: 'Solo cartas naturales',
} as const;

/** The points that end a game, which some games let players choose: "A 5000 puntos", "A 300–500 puntos". */
export const toPoints = (least: number, most: number): string =>
  `A ${[...new Set([least, most])].map(formats.grouped).join('–')} puntos`;

/** "43 puntos en la mano" */
export const handScores = (points: number): string => `${counted(points, 'punto', 'puntos')} en la mano`;

/** "104 cartas" */
export const cardsInAll = (count: number): string => counted(count, 'carta', 'cartas');

/** Whether the cards shown are a run. */
export const isRun = (isAllowed: boolean): string => (isAllowed ? '✓ Es escalera' : '✗ No es escalera');

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
export const SWAP_EXAMPLE = {
  before: 'Tienes el 8♥',
  off: 'El comodín se queda',
  free: 'El comodín es tuyo',
  thisTurn: 'El comodín es tuyo, para jugarlo ya',
  otherMeld: 'El comodín pasa a otra combinación',
  stays: 'El comodín se mueve dentro de su combinación',
} as const;

/** How often somebody has no turn with four players and with six, of a hundred deals of the standard game. */
export const withoutTurn = (four: number, six: number): string =>
  `De 100 manos del juego estándar, alguien se queda sin turno en ${four} con cuatro jugadores y en ${six} con seis.`;

/** "34 diferencias más" */
export const moreDifferences = (count: number): string => counted(count, 'diferencia más', 'diferencias más');

/** "34 diferencias más: mira «Todas las reglas»." */
export const moreInAllRules = (count: number): string => `${moreDifferences(count)}: mira «${GAMES_SCREEN.allRules}».`;

/** "Mesa KXQTBC" */
export const tableCalled = (code: string): string => `Mesa ${code}`;

/** "Sitios ocupados: 1 de 4." */
export const seatsTaken = (taken: number, seats: number): string => `Sitios ocupados: ${taken} de ${seats}.`;

/** "3 diferencias con el juego normal"; where only the first few are shown, the main ones. */
export function differsIn(count: number, shown = count): string {
  if (shown < count) return 'Las principales diferencias con el juego normal';
  return count === 0 ? 'El juego normal' : `${counted(count, 'diferencia', 'diferencias')} con el juego normal`;
}

/** A table that is looked at: "Biddies. 3 diferencias con el juego normal. Sin reloj: tómate tu tiempo." */
export const lookAbout = (game: string, differences: number, pace: PaceName): string =>
  `${game}. ${differsIn(differences)}. ${PACE_HINTS[pace]}`;

/** The announcement of a change: "Cambio hecho. Dos barajas mezcladas." */
export const changedTo = (sentence: string): string => `Cambio hecho. ${sentence}`;

/** The number of games a search found: "3 juegos encontrados." */
export const gamesFound = (count: number): string => `${counted(count, 'juego encontrado', 'juegos encontrados')}.`;

/** The number of rules a search found: "3 reglas encontradas." */
export const rulesFound = (count: number): string => `${counted(count, 'regla encontrada', 'reglas encontradas')}.`;
