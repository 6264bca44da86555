import { counted, plural } from './plural.ts';

/** The screen on which players gather. */
export const WAITING = {
  heading: 'Mesa privada',
  gathering: 'Buscando jugadores…',
  invite: 'Envía a tus amigos el enlace o el código.',
  code: 'Código',
  copy: 'Copiar enlace',
  share: 'Compartir',
  shared: 'Juega a Crazy Rummy conmigo.',
  notShared: 'No se pudo compartir. Copia el enlace.',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Selecciónalo y cópialo.',
  qr: 'Código QR',
  scan: 'Escanea para entrar',
  qrWords: 'Código QR con el enlace a esta mesa',
  start: 'Empezar con bots',
  startFull: 'Empezar',
  empty: 'Esperando a alguien…',
  noBots: 'La partida empieza cuando no quede ningún sitio libre.',
  filling: 'Pronto los bots ocuparán los sitios libres.',
  watching: 'Estás mirando. La partida empieza cuando quieran los jugadores.',
  leave: 'Dejar la mesa',
} as const;

/** A code for a screen reader, letter by letter: "B, C, D, F". */
export const spelled = (code: string): string => [...code].join(', ');

/** The person who starts a private table, for the others: "Ana empieza la partida.". */
export const startedBy = (name: string): string => `${name} empieza la partida.`;

/** How many players of a private table are there: "Hay 2 de 4. Los bots pueden ocupar los otros 2 sitios." */
export function gathered(here: number, seats: number, bots: boolean): string {
  const missing = seats - here;
  if (missing === 0) return 'No falta nadie.';
  const rest = bots
    ? plural(missing, 'Un bot puede ocupar el otro sitio.', `Los bots pueden ocupar los otros ${missing} sitios.`)
    : `${plural(missing, 'Falta', 'Faltan')} ${counted(missing, 'jugador', 'jugadores')}.`;
  return `Hay ${here} de ${seats}. ${rest}`;
}

/** Rated games, at the table. */
export const RATED = {
  waiting:
    'Si «Jugar ya» ha reunido aquí a dos o más personas de redes distintas, la partida es puntuable para ellas y sin pistas.',
  mark: 'Puntuable.',
  running: 'Esta partida es puntuable: no hay pistas, y si la dejas, terminas en último puesto.',
  leaving: 'Esta partida es puntuable: terminarías en último puesto.',
} as const;

/** Panels over the table and the buttons that open and close them. */
export const PANELS = {
  scores: 'Puntos',
  log: 'Diario de la partida',
  rules: 'Así jugamos aquí',
  keys: 'Teclas y lector de pantalla',
  leave: 'Menú',
  tally: 'Recuento',
  close: 'Cerrar',
  notNow: 'Ahora no',
  next: 'Otra mano',
  review: 'Análisis',
  replay: 'Repetición',
  share: 'Compartir el resultado',
  check: '¿Fue limpio el reparto?',
  showTable: 'Ver la mesa',
  showTally: 'Recuento y mano siguiente',
  showFinal: 'Ver resultado',
  rematch: 'Revancha',
  daily: 'Al reto diario',
  home: 'Inicio',
  goHome: 'Ir al inicio',
  goHomeHint: 'Tu sitio se guarda diez minutos',
  leaveTable: 'Dejar la mesa',
  leaveHint: 'Pierdes tu sitio',
  leaveKeptHint: 'Puedes continuar esta partida más tarde',
  total: 'Total',
  player: 'Jugador',
  why: '¿Por qué?',
  nothingYet: 'Aún no ha pasado nada.',
  joint: 'Victoria compartida',
  final: 'Resultado final',
} as const;

/** Buttons on the table that teach. */
export const LEARNING = {
  rules: 'Reglas de esta mesa',
  hint: 'Pista',
  nextHint: 'Otra pista',
  hintsOff: 'Quien abrió la mesa ha desactivado las pistas.',
} as const;

/** The ways to the settings, and those that the home screen and the menu of a table have as well. */
export const SETTINGS = {
  title: 'Ajustes',
  open: 'Ajustes',
  here: 'Guardados en este dispositivo.',
  fourColours: 'Cuatro colores',
  fourColoursHint: 'Tréboles verdes, diamantes azules',
  bigCards: 'Cartas grandes',
  mute: 'Silenciar',
  unmute: 'Activar sonido',
} as const;

/** The system notification for the viewer's turn. */
export const TURN_ALERT = { title: 'Tu turno', body: 'La mesa te espera.' } as const;

/** The banner and the dialog for a broken connection. */
export const CONNECTION = {
  reconnecting: 'Reconectando…',
  lost: 'Se perdió la conexión con la mesa.',
  elsewhere: 'Ahora juegas en otra pestaña o en otro dispositivo.',
  playHere: 'Jugar aquí',
  /** Nobody came to a private table. */
  nobodyCame: 'En 15 minutos no vino nadie más, así que la mesa se cerró. Su código y su enlace la abren otra vez.',
  openAgain: 'Abrirla otra vez',
  home: 'Volver al inicio',
} as const;

/** The viewer's own name among those of others: "Ana (tú)". */
export const ownName = (name: string): string => `${name} (tú)`;

/** The button that leaves a screen. */
export const back = (): string => 'Atrás';

/** For somebody who watches: a bot's seat from the next deal or game on, and once it is booked. */
export const TAKE_SEAT = {
  take: 'Ocupar un sitio',
  nextDeal: 'Desde la próxima mano',
  nextGame: 'Desde la próxima partida',
  booked: 'Sitio reservado',
  giveUp: 'Pulsa para dejarlo',
} as const;
