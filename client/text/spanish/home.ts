import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { LEVEL_BOTS } from './levels.ts';
import { PACES_IN_SHORT } from './paces.ts';
import { counted, formats, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** The game's own move in one sentence, below its picture on the home screen. */
export const hook = (): string => 'Si tienes la carta a la que sustituye un comodín, el comodín es tuyo.';

/** The home screen. */
export const HOME = {
  playNow: 'Jugar ya',
  playNowHint: 'Con quien esté en línea; los bots ocupan los sitios libres',
  orNear: 'Cualquier duración, número de jugadores y ritmo',
  orNearHint: 'Primero lo que elegiste; si no, la mesa con gente más parecida',
  practise: 'Practicar',
  practiseHint: 'Contra bots, también sin conexión',
  goOn: 'Continuar: es tu turno',
  goBack: 'Continuar tu partida',
  offline: 'No hay conexión con el servidor. Aún puedes practicar.',
  friends: 'Amigos',
  friendsHint: 'Una mesa privada o un código',
  playFriend: 'Jugar con amigos',
  create: 'Abrir una mesa privada',
  code: 'Código de mesa',
  join: 'Entrar',
  name: 'Tu nombre',
  guest: 'Visitante',
  seats: 'Jugadores en la mesa',
  lateTurns: 'Con «Jugar ya», si sois cinco o seis, todos tienen su turno aunque alguien cierre en el primero.',
  length: 'Duración',
  rules: 'Cómo se juega',
  learn: 'Aprender a jugar',
  replay: 'Ver una partida',
  learnHint: 'Dos minutos en una mesa de verdad',
  game: 'Juego',
  games: 'Elegir juego',
  houseRules: 'Reglas de la casa',
  history: 'Tus partidas',
  ratings: 'Clasificación',
  profile: 'Tu perfil',
  daily: 'Reto diario',
  dailyHint: 'Las mismas cartas para todos',
  finding: 'Buscando mesa…',
  opening: 'Abriendo tu mesa…',
  more: 'Más',
  language: 'Idioma',
} as const;

/** A length of a game: "7 manos". */
export const dealsCount = (deals: number): string => counted(deals, 'mano', 'manos');

/** A length of a game with the time that it takes: "3 manos, unos 5 minutos". */
export const dealsInMinutes = (deals: number, minutes: number): string =>
  `${dealsCount(deals)}, ${minutes === 1 ? 'un minuto' : `unos ${counted(minutes, 'minuto', 'minutos')}`}`;

/** "4 jugadores" */
export const playersCount = (players: number): string => counted(players, 'jugador', 'jugadores');

/** The people at public tables: "2 personas buscan, 14 juegan". At least one of the numbers is not 0. */
export function peopleNow({ looking, playing }: PeopleNow): string {
  const seekers = counted(looking, 'persona busca', 'personas buscan');
  if (playing === 0) return `${seekers} partida`;
  if (looking === 0) return `${counted(playing, 'persona está', 'personas están')} jugando`;
  return `${seekers}, ${counted(playing, 'juega', 'juegan')}`;
}

/** Below *Play now*, which leads to people at a table of another length, size or pace. `game`: that table's. */
export const joins = (people: number, game: string): string => `Con ${counted(people, 'persona', 'personas')}: ${game}`;

/** Below the button that continues a practice game. */
export const goOnHint = (deal: number): string => `Práctica, mano ${deal}`;

/** The choices a host makes for a private table. */
export const HOSTING = {
  bots: 'Los bots ocupan los sitios libres',
  botsHint: 'Si no, la partida empieza cuando no quede ningún sitio libre',
  spectators: 'Permitir público',
  spectatorsHint: 'Quien tenga el código; no ve las cartas de nadie',
  hints: 'Permitir pistas',
  hintsHint: 'Si no, nadie en la mesa puede pedirlas',
} as const;

/**
 * The host's choices, on the button that opens them: "Sin reloj, bots sagaces, con público".
 * @param bots the level of all bots
 */
export function hosted(
  pace: PaceName,
  bots: LevelName | 'several' | 'none',
  spectators: boolean,
  hints: boolean,
): string {
  const watching = spectators ? 'con público' : 'sin público';
  return [PACES_IN_SHORT[pace], BOTS_IN_SHORT[bots], watching, ...(hints ? [] : ['sin pistas'])].join(', ');
}

const BOTS_IN_SHORT = { ...LEVEL_BOTS, several: 'bots de varios niveles', none: 'sin bots' } as const;

/** The list of open tables. */
export const OPEN_TABLES = {
  heading: 'Mesas abiertas',
  none: 'Ahora no hay mesas abiertas. «Jugar ya» abre una.',
  unknown: 'Las mesas abiertas aparecen aquí cuando hay conexión.',
  sitDown: 'Entrar',
  look: 'Ver',
} as const;

/** The people at open tables: "3 personas en 2 mesas" */
export const peopleAt = (people: number, tables: number): string =>
  `${counted(people, 'persona', 'personas')} en ${counted(tables, 'mesa', 'mesas')}`;

/** "Ver las 12" */
export const showAll = (count: number): string => `Ver las ${count}`;

/** The state of an open table: "Ritmo normal. 2 personas, 2 sitios libres." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'persona', 'personas')}, ${counted(free, 'sitio libre', 'sitios libres')}`;
  if (stage !== 'playing') return `${PACES_IN_SHORT[pace]}. ${seats}.`;
  return `${PACES_IN_SHORT[pace]}. Mano ${deal}: ${seats}${isOpen ? '' : ' en la próxima mano'}.`;
}

/** The accessible name of the button beside an open table: "Entrar: Biddies. Ritmo normal. …"; `now` is its state. */
export const atOpenTable = (does: 'sitDown' | 'look', game: string, now: string): string =>
  `${OPEN_TABLES[does]}: ${game}. ${now}`;

/** Heading of the tables where the player has a seat. */
export const ownTables = (): string => 'Tus mesas';

/** "Crazy Rummy con Ben y Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} con ${listed(names)}`;

/** "KXQTBC, última jugada: 18:05", "KXQTBC, en pausa desde ayer", "KXQTBC, en pausa desde el 12 de marzo". */
export function ownTableSeen(code: string, seenAt: number, daysAgo: number, adjourned: boolean): string {
  const when = dayAgo(seenAt, daysAgo);
  if (!adjourned) return `${code}, última jugada: ${when}`;
  const since = daysAgo === 0 ? `hoy, ${when}` : daysAgo === 1 ? when : `el ${when}`;
  return `${code}, en pausa desde ${since}`;
}

/** "18:05" for today, "ayer", "12 de marzo". */
export const dayAgo = formats.lately;

/** "Biddies con reglas de la casa" */
export const withHouseRules = (game: string): string => `${game} con reglas de la casa`;

/** House rules by the game that they come from: "Biddies con 3 cambios." */
export const withChanges = (game: string, changes: number): string => `${game} con ${changesCount(changes)}.`;

/** "3 cambios" */
export const changesCount = (count: number): string => counted(count, 'cambio', 'cambios');
