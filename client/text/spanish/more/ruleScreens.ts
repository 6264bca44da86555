import { listed } from '../plural.ts';

/** The pages that show rules. */
export const RULES_PAGE = {
  edit: 'Cambiar reglas',
  useThese: 'Elegir para más tarde',
  playNow: 'Jugar ya',
  friends: 'Jugar con amigos',
  practise: 'Practicar',
  play: 'Jugar con estas reglas',
  keep: 'Guardar y compartir',
  copyLink: 'Copiar enlace',
  copyCode: 'Copiar código',
  link: 'Enlace:',
  name: 'Nombre de estas reglas',
  save: 'Guardar',
  saved: 'Reglas guardadas en este dispositivo.',
  full: 'No caben más. Borra algunas de tus reglas guardadas.',
} as const;

/** The page that shows a table before you take a seat. */
export const LOOK = {
  who: 'Quiénes están',
  free: 'Sitio libre',
  join: 'Sentarse',
  comeBack: 'Volver a tu sitio',
  watch: 'Mirar esta mesa',
  unwatched: 'Esta mesa no admite público.',
  afterDeal: 'En la próxima mano el sitio de un bot será tuyo, con sus puntos. Hasta entonces, miras.',
  book: 'Ocupar un sitio desde la próxima mano',
  resting: 'La partida está en pausa. Seguirá cuando vuelvan sus jugadores.',
} as const;

/** A bot among the players: "Alma (bot)". */
export const botNamed = (name: string): string => `${name} (bot)`;

/** The name of a game before sentences about it: "Biddies." */
export const gameIs = (game: string): string => `${game}.`;

/** "3 a 6 jugadores", "4 jugadores". */
export const playersFrom = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} jugadores` : `${fewest} a ${most} jugadores`;

/** "También se llama Lamsees y Lambz.", "Otros nombres: Lamsees, Lambz y 12 más." */
export const otherNames = (names: readonly string[], more: number): string =>
  more === 0 ? `También se llama ${listed(names)}.` : `Otros nombres: ${listed([...names, `${more} más`])}.`;

/** An option as in the standard game: "Normalmente: Dos barajas mezcladas." */
export const inStandardGame = (sentence: string): string => `Normalmente: ${sentence}`;

/** An option as in the game behind house rules: "En Biddies: Dos barajas mezcladas." */
export const inGame = (sentence: string, game: string): string => `En ${game}: ${sentence}`;

/** "Borraste «Viernes»." */
export const deleted = (name: string): string => `Borraste «${name}».`;
