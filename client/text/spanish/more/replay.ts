import type { RecordFault, RecordProblem } from '#record';

/** The fixed texts of a replay. */
export const REPLAY = {
  title: 'Repetición',
  open: 'Abrir una partida',
  intro: 'Vuelve a ver una partida terminada: abre su registro, pégalo, o suelta el archivo en esta página.',
  choose: 'Elegir archivo',
  paste: 'O pega el texto de un registro',
  pasteHint: 'Empieza por «crazy-rummy record».',
  show: 'Abrir',
  loading: 'Abriendo la partida…',
  again: 'Reintentar',
  drop: 'Suelta aquí el registro',
  controls: 'Controles',
  play: 'Reproducir',
  pause: 'Pausa',
  forward: 'Una jugada adelante',
  back: 'Una jugada atrás',
  nextDeal: 'Siguiente mano',
  lastDeal: 'Principio de la mano',
  scrubber: 'Momento de la partida',
  speed: 'Velocidad',
  eyes: 'Vista de',
  all: 'Todos',
  moment: 'Ir a',
  deal: 'Mano',
  turn: 'Turno',
  go: 'Ir',
  link: 'Copiar un enlace a este turno',
  save: 'Guardar esta partida en un archivo',
  result: 'Ver el resultado',
  close: 'Cerrar',
  marks: 'En la línea de tiempo',
  marksKey: 'Una marca arriba: una combinación. Abajo: un cambio. A través de la línea: alguien cerró.',
  keys: 'Teclas',
  problems: {
    noSuchGame: 'Esa partida no existe, o no es pública.',
    notYet: 'El servidor aún está guardando esta partida. Prueba otra vez en un momento.',
    offline: 'Ahora no se puede cargar la partida.',
    tooFast: 'Has abierto muchas partidas en poco tiempo. Espera un minuto.',
    notText: 'Esto no es un archivo de texto.',
    missing: 'El registro de esta partida ya no está en este dispositivo.',
  },
} as const;

/** The keys of a replay and what they do. */
export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['Espacio', 'Reproducir o pausar'],
  ['← →', 'Una jugada atrás o adelante'],
  ['[ ]', 'Una mano atrás o adelante'],
  ['Inicio, Fin', 'Principio y final de la partida'],
  ['S', 'Puntos'],
  ['Esc', 'Cerrar'],
];

/** "Jugador 2", for a record without names. */
export const playerName = (seat: number): string => `Jugador ${seat + 1}`;

/** "1×", "0,5×". */
export const speedName = (speed: number): string => `${String(speed).replace('.', ',')}×`;

/** "Mano 7, turno 4"; before the first turn of a deal only the deal. */
export function momentName(deal: number, turn: number): string {
  if (deal === 0) return 'Antes de la primera mano';
  return turn === 0 ? `Mano ${deal}` : `Mano ${deal}, turno ${turn}`;
}

/** The title of the page: "Repetición – Crazy Rummy". */
export const replayOf = (game: string): string => `Repetición – ${game}`;

/** The moment that a jump led to, for a screen reader: "Mano 7, turno 4. Turno de Ana." */
export const jumpedTo = (deal: number, turn: number, step: string): string => `${momentName(deal, turn)}. ${step}.`;

/** "Ves lo que vio Ana." */
export const seenBy = (name: string | null): string =>
  name === null ? 'Ves las cartas de todos.' : `Ves lo que vio ${name}.`;

/** A record that begins with a later deal. */
export const beginsLate = (deal: number): string =>
  `Este registro empieza en la mano ${deal}. Los totales se cuentan desde ahí.`;

/** A record that stops before the end of the game, and where. */
export const noEnd = (deal: number, turn: number): string =>
  `Este registro se corta antes del final de la partida (${momentName(deal, turn).toLowerCase()}).`;

/** A record whose steps do not follow from the rules: "Sin confirmar: desde la acción 9 (mano 2, turno 5), …". */
export const doubtful = (action: number, deal: number, turn: number): string =>
  `Sin confirmar: desde la acción ${action} (${momentName(deal, turn).toLowerCase()}), esto no se sigue de las reglas. El registro se cambió, o es de una versión con otras reglas.`;

/** A stored game whose record cannot be opened, and why. */
export const damaged = (reason: string): string => `El registro de esta partida en el servidor está dañado. ${reason}`;

/** Why a record cannot be opened, and where it is wrong. */
export const recordFault = ({ line, problem }: RecordFault): string => FAULTS[problem](line);

const FAULTS: Readonly<Record<RecordProblem, (line: number) => string>> = {
  tooLong: (line) =>
    line > 1
      ? `Este registro es demasiado largo en la línea ${line}.`
      : 'Esto es demasiado largo para ser un registro.',
  notARecord: () => 'Esto no es el registro de una partida: no empieza por «crazy-rummy record».',
  olderVersion: () => 'Este registro es de una versión antigua del juego y ya no se puede abrir.',
  newerVersion: () => 'Este registro es de una versión más nueva del juego. Recarga la página para obtenerla.',
  unknownRules: (line) => `Línea ${line}: ningún juego tiene estas reglas.`,
  wrongSeats: (line) => `Línea ${line}: con estas reglas, ninguna mesa tiene tantos sitios.`,
  unknownActor: (line) => `Línea ${line}: nadie en esta mesa podía actuar aquí.`,
  unknownAction: (line) => `Línea ${line}: esto no es una acción del juego.`,
  unknownEvents: (line) => `Línea ${line}: no se puede leer lo que pasó aquí.`,
};

/** A record with an event that cannot have happened: "La acción 37 no puede haber ocurrido." */
export const impossible = (action: number): string =>
  `Este registro se contradice: la acción ${action} no puede haber ocurrido. No se muestra nada de él.`;

/** A record without a deal. */
export const EMPTY = 'En esta partida no se repartió ninguna carta.';
