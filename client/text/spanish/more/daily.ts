import { place } from '../../place.ts';
import { counted, formats } from '../plural.ts';
import { points } from '../table.ts';

/** The fixed texts of the daily deal. */
export const DAILY = {
  heading: 'Reto diario',
  what: 'Tres manos contra tres bots sagaces, sin pistas.',
  same: 'Hoy las cartas son las mismas para todo el mundo.',
  once: 'Se juega una sola vez. Si paras, tu mesa espera hasta mañana; si la dejas, no puedes empezar otra vez.',
  play: 'Jugar el reto de hoy',
  result: 'Tu resultado',
  counting: 'Contando tu resultado…',
  standing: 'Tabla del día',
  nobody: 'Aún no lo ha terminado nadie.',
  columns: { rank: 'Puesto', name: 'Nombre', place: 'En mesa', points: 'Puntos' },
  placeHint: 'En mesa: el puesto entre los cuatro de su propia mesa. Primero van los que tienen menos puntos.',
  honest: 'Con otro perfil se pueden ver antes las cartas: esta tabla es solo por diversión.',
  gone: 'Ya has jugado el reto de hoy, o lo has dejado.',
  offline: 'No hay conexión con el servidor.',
  again: 'Reintentar',
  loading: 'Cargando…',
  share: 'Compartir',
  shareText: 'Tu resultado como texto',
  calendar: 'Tus días',
  noStreak: 'Ahora mismo no llevas días seguidos.',
  streakRule:
    'Bajo un día: tus puntos. Una raya: día perdido. Un día va de medianoche a medianoche UTC; hasta entonces hoy aún cuenta.',
  states: {
    shared: 'Compartido.',
    copied: 'Copiado.',
    selected: 'Texto seleccionado: cópialo con el menú o el teclado de tu dispositivo.',
    cancelled: '',
    failed: '',
  },
  marks: { missed: '–', today: '?' },
  dayStates: { missed: 'día perdido', today: 'hoy, sin jugar' },
  beside: {
    heading: 'Turno a turno',
    what: 'Tus turnos junto a los de quien mejor ha jugado, aparte de ti, con las mismas cartas.',
    show: 'Mostrar las dos partidas',
    shared: 'La mejor partida de un día la ven quienes han terminado el reto de ese día.',
    you: 'Tú',
    turn: 'Turno',
    noTurns: 'A nadie de los dos le tocó jugar.',
    nobody: 'Aún no lo ha terminado nadie más.',
    notYet: 'El servidor aún está guardando tu partida. Vuelve a intentarlo enseguida.',
    damaged: 'Estas partidas no se pueden leer.',
  },
  reminder: {
    heading: 'Un recordatorio',
    what: 'Es un archivo para el calendario de tu dispositivo, con una cita cada día. Ábrelo y tu calendario te avisará. Esta página no envía nada.',
    time: 'Hora',
    save: 'Guardar el archivo',
    stop: 'Para quitarlo, borra la cita de tu calendario.',
    title: 'Crazy Rummy: reto diario',
  },
} as const;

/** "El próximo reto llega dentro de 21 horas."; `wait` in ms. */
export const nextDeal = (wait: number): string => `El próximo reto llega ${formats.ahead(wait)}.`;

/** "23 de noviembre" */
export const dayInShort = (day: string): string => formats.day(Date.parse(day));

/** "2.º de 4 en tu mesa, 61 puntos"; the place is null if it counts no more. */
export const ownResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${place(position)} de ${seats} en tu mesa, `}${points(scored)}`;

/** `ownResult` as a player tells it to others: "2.º de 4 en mi mesa, 61 puntos". */
export const sharedResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${place(position)} de ${seats} en mi mesa, `}${points(scored)}`;

/** The first line of a result to share; `day` is the day in UTC, such as `2026-11-23`. */
export const sharedHeading = (day: string): string => `Crazy Rummy, reto diario del ${formats.date(Date.parse(day))}`;

/** "Puesto 3 de 12 hasta ahora" */
export const rankLine = ({ rank }: { readonly rank: number }, count: number): string =>
  `Puesto ${rank} de ${count} hasta ahora`;

/** "5 días seguidos" */
export const inARow = (days: number): string => counted(days, 'día seguido', 'días seguidos');

/** Home, once it is played: "61 puntos · puesto 3 de 12 · 5 días seguidos"; without days in a row if they are null. */
export const playedToday = (scored: number, rank: number, count: number, days: number | null): string =>
  [points(scored), `puesto ${rank} de ${count}`, ...(days === null ? [] : [inARow(days)])].join(' · ');

/** Home, before it is played: "Sin jugar · 5 días seguidos". */
export const notPlayedToday = (days: number | null): string =>
  `Sin jugar · ${days === null ? 'las mismas cartas para todos' : inARow(days)}`;

/** A name of the table of the day. */
export const nameIn = (name: string | null): string => name ?? 'Sin nombre';

/** The heading of a deal: "Mano 2". */
export const dealHeading = (deal: number): string => `Mano ${deal}`;

/** The weekday of a day: "lun". */
export const weekday = (day: string): string => formats.weekday(Date.parse(day));
