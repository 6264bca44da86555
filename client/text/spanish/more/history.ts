import type { GamePlayer, GameStatus, HeadToHead, PlayerProfile } from '#protocol';
import { levelBot } from '../levels.ts';
import { counted, formats, listed } from '../plural.ts';
import { points as inPoints, plain } from '../table.ts';

export * from './ownCards.ts';

/** The fixed texts of the player's history. */
export const HISTORY = {
  heading: 'Tus partidas',
  latest: 'Últimas partidas',
  all: 'Ver todas las partidas',
  more: 'Ver más',
  figures: 'Por juego',
  metHint: 'Solo las partidas que ambas personas terminaron.',
  none: 'Aún no hay partidas',
  noneHint: 'Las partidas en este servidor se guardan aquí al terminar. Las de práctica quedan en tu dispositivo.',
  notFound: 'Aquí no hay partidas que ver.',
  offline: 'No hay conexión con el servidor.',
  again: 'Reintentar',
  loading: 'Cargando…',
  replay: 'Repetición',
  link: 'Solo con enlace',
  data: 'Tus datos',
  dataHint: 'El servidor solo te conoce por un número al azar, sin correo ni dirección.',
  export: 'Guardar copia',
  erase: 'Borrarlo todo',
  eraseHint:
    'Borra tu nombre, tu historial, tus retos diarios, tu código de recuperación y tu lista de bloqueos. Tus partidas se conservan, sin tu nombre, para quienes jugaron contigo. Las copias de seguridad conservan tus datos hasta que se borran. Esto no se puede deshacer.',
  really: 'Sí, borrarlo todo',
  keep: 'Conservarlo',
  erased: 'Borrado. Desde ahora este dispositivo tiene un perfil nuevo.',
  playing: 'Aún tienes una partida en curso. Déjala antes, o termínala.',
  tooFast: 'Demasiadas peticiones. Prueba otra vez en un minuto.',
} as const;

/** The heading of somebody else's games. */
export const gamesOf = (name: string | null): string => `Partidas de ${name ?? 'alguien sin nombre'}`;

/** A player's name. */
export const nameOf = (name: string | null): string => name ?? 'Sin nombre';

/** The heading above the people whom a player met. */
export const metHeading = (isOwn: boolean): string => (isOwn ? 'Con quién has jugado' : 'Con quién ha jugado');

/** A game that was played: "Crazy Rummy, 13 manos". `game`: its name. */
export const gameOf = (game: string, deals: number): string => `${game}, ${counted(deals, 'mano', 'manos')}`;

/** How a player left a game: "dejada tras la mano 3, 40 puntos". */
export const leftAfter = (deal: number, points: number): string => `dejada tras la mano ${deal}, ${inPoints(points)}`;

/** A game without an end: "sin terminar, 40 puntos". */
export const UNFINISHED: Readonly<Record<Exclude<GameStatus, 'finished'>, (points: number) => string>> = {
  adjourned: (points) => `continuará, ${inPoints(points)}`,
  abandoned: (points) => `sin terminar, ${inPoints(points)}`,
};

/** The points of a game without a place: "131 puntos". */
export const scoreOf = (points: number): string => inPoints(points);

/** "1.º de 4, 131 puntos" */
export const resultOf = (place: number, seats: number, points: number): string =>
  `${place}.º de ${seats}, ${inPoints(points)}`;

/** "Con Ben y Clara (bot sagaz)" */
export function companyOf(others: readonly Pick<GamePlayer, 'name' | 'level'>[]): string {
  const names = others.map(({ name, level }) =>
    level ? `${name} (${levelBot(level).toLowerCase()})` : (name ?? 'alguien sin nombre'),
  );
  return names.length > 0 ? `Con ${listed(names)}` : '';
}

/** "23 nov 2026, 14:05". */
export const playedAt = formats.moment;

/** The names of a player's figures in one kind of game. */
export const FIGURES = {
  finished: 'Terminadas',
  firsts: 'Ganadas',
  points: 'Puntos por mano',
  outs: 'Cierres',
  swaps: 'Comodines cambiados',
} as const;

/** "8 de 9". */
export const partOf = (part: number, whole: number): string => `${part} de ${whole}`;

/** A share in per cent, null for a share of nothing: "31 %", "–". */
export const percent = (share: number | null): string => (share === null ? '–' : formats.percent(share));

/** A number and its share: "2 (25 %)". */
export const withPercent = (count: number, share: number | null): string => `${count} (${percent(share)})`;

/** A mean to a tenth, null for a mean of nothing: "12,3", "–". */
export const mean = (value: number | null): string =>
  value === null ? '–' : (value < 0 ? '−' : '') + formats.grouped(Math.abs(value));

/** A number of things counted: "12". */
export const numberOf = (count: number): string => plain(count);

/** "12 partidas: a ti te fue mejor en 7, a Ben en 4". Names are null for players without one. */
export function headToHead(
  { isOwn, name }: Pick<PlayerProfile, 'isOwn' | 'name'>,
  { name: other, games, won, lost }: Pick<HeadToHead, 'name' | 'games' | 'won' | 'lost'>,
): string {
  const to = (one: string | null): string => `a ${one ?? 'alguien sin nombre'}`;
  return `${counted(games, 'partida', 'partidas')}: ${isOwn ? 'a ti te' : `${to(name)} le`} fue mejor en ${won}, ${to(other)} en ${lost}`;
}
