import { counted, formats, listed, plural } from '../plural.ts';
import { plain, signed } from '../table.ts';

/** The fixed texts of the leaderboard. */
export const RATINGS = {
  heading: 'Clasificación',
  families: 'Juegos',
  season: 'Temporada',
  columns: { rank: 'Puesto', name: 'Nombre', points: 'Puntuación', games: 'Partidas' },
  own: 'Tú',
  nobody: 'Aún no hay nadie con puntuación aquí: la primera puede ser la tuya.',
  nobodyThen: 'Nadie tuvo puntuación aquí en esta temporada.',
  bots: 'Bots',
  botsHint: 'Los bots en partidas puntuables, en la misma escala. No tienen puesto.',
  botColumns: { level: 'Bot', points: 'Puntuación', games: 'Partidas' },
  how: 'Cómo se puntúa',
  offline: 'No hay conexión con el servidor.',
  tooFast: 'Demasiadas peticiones. Prueba otra vez en un minuto.',
  again: 'Reintentar',
  loading: 'Cargando…',
  ratings: 'Puntuación',
  toBoard: 'Clasificación',
  hidden: 'Tu puntuación aparecerá aquí cuando hayas jugado suficientes partidas puntuables.',
} as const;

const QUARTERS = {
  1: 'Enero a marzo',
  2: 'Abril a junio',
  3: 'Julio a septiembre',
  4: 'Octubre a diciembre',
} as const;

/** "Octubre a diciembre de 2026" */
export const seasonOf = (year: number, quarter: 1 | 2 | 3 | 4): string => `${QUARTERS[quarter]} de ${year}`;

/** "Termina dentro de 34 días"; `wait` in ms. */
export const untilWords = (wait: number): string => `Termina ${formats.ahead(wait)}`;

const people = (count: number): string => counted(count, 'persona distinta', 'personas distintas');
const ratedGames = (count: number): string => counted(count, 'partida puntuable', 'partidas puntuables');

/** The way onto the leaderboard, where nobody is on it; both are the fewest that are needed. */
export const toGetOn = (games: number, opponents: number): string =>
  `Elige «Jugar ya»: la partida es puntuable para las personas que reúne así, si son dos o más y de redes distintas. Tras ${ratedGames(games)} con ${people(opponents)}, apareces en la lista.`;

/** "Los 100 primeros de 342" */
export const bestOf = (shown: number, players: number): string => `Los ${shown} primeros de ${players}`;

/** "Puesto 3 de 42, puntuación 1583, 12 partidas" */
export const standing = (rank: number, players: number, points: number, games: number): string =>
  `Puesto ${rank} de ${players}, puntuación ${points}, ${counted(games, 'partida', 'partidas')}`;

/** The line of somebody without a rated game. */
export const noRatedGame = (isCurrent: boolean): string =>
  isCurrent ? 'Aún sin partidas puntuables en esta temporada' : 'Sin partidas puntuables en esta temporada';

/** "4 partidas puntuables con 2 personas distintas: no bastan para tener puntuación"; in a season that is over. */
export const tooFew = (games: number, opponents: number): string =>
  `${ratedGames(games)} con ${people(opponents)}: no ${plural(games, 'basta', 'bastan')} para tener puntuación`;

/** The games and people missing until a rating is shown; one of the two may be 0. */
const missing = (games: number, opponents: number): readonly string[] => [
  ...(games > 0 ? [counted(games, 'partida', 'partidas')] : []),
  ...(opponents > 0 ? [counted(opponents, 'persona nueva', 'personas nuevas')] : []),
];

/** "Visible cuando hayas jugado bastante. Faltan: 6 partidas y 3 personas nuevas"; one of the two may be 0. */
export const hiddenUntil = (games: number, opponents: number): string =>
  `Visible cuando hayas jugado bastante. ${plural(games + opponents, 'Falta', 'Faltan')}: ${listed(missing(games, opponents))}`;

/** The change of a rating by a game: "Puntuación +12, ahora 1512". */
export const wonBy = (won: number, points: number): string =>
  won === 0 ? `Puntuación ${plain(points)}, sin cambios` : `Puntuación ${signed(won)}, ahora ${plain(points)}`;

/** "Provisional, solo tú la ves. Faltan: 3 partidas"; one of the two may be 0. */
export const provisional = (games: number, opponents: number): string =>
  `Provisional, solo tú la ves. ${plural(games + opponents, 'Falta', 'Faltan')}: ${listed(missing(games, opponents))}`;

/** A rating on a player's page: "Puesto 3, puntuación 1583, 12 partidas" */
export const rated = (rank: number, points: number, games: number): string =>
  `Puesto ${rank}, puntuación ${points}, ${counted(games, 'partida', 'partidas')}`;

/** How ratings work, in paragraphs; the fewest games and other people for a rating. */
export const explained = (games: number, opponents: number): readonly string[] => [
  'Una partida sin reglas de la casa es puntuable para las personas que «Jugar ya» ha reunido, si son dos o más. No lo es para quien llega por un código o un enlace, y a las personas de una misma red no se las compara. No tiene pistas. Cada grupo de juegos tiene su propia puntuación.',
  'Todo el mundo empieza con 1500. Se te compara con las demás personas de la mesa: lo que más da es quedar por delante de quien juega bien. Los bots ni dan ni quitan nada.',
  'Si dejas una partida, terminas en último puesto. Solo dan puntos las manos que han jugado ambas personas: menos de tres cuentan menos, y sin ninguna no hay puntos. Si falla el servidor, la partida no cuenta para nadie.',
  `La puntuación se muestra después de ${ratedGames(games)} de la temporada con ${people(opponents)}.`,
  'Una temporada dura tres meses. En la siguiente, cada puntuación se acerca a 1500 una cuarta parte de lo que la separa.',
  'Desde la cuarta partida de un mismo día, la misma persona cuenta cada vez menos, y nadie llega lejos ganando solo a principiantes. Con muchas cuentas y mucha paciencia aún se puede subir una de ellas.',
];
