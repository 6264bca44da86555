import { listed } from '../plural.ts';

/** The panel with the phrases, and muting and blocking. */
export const TALK = {
  hint: 'Toda la mesa lo ve un momento.',
  mute: 'Silenciar',
  muteHint: 'Oculta lo que dice en esta mesa.',
  unmute: 'Dejar de silenciar',
  muted: 'No ves lo que dice.',
  block: 'No compartir mesa',
  blockHint: '«Jugar ya» no te pone en su mesa. Nadie se entera.',
  blocked: '«Jugar ya» no te pone en su mesa.',
  unblock: 'Volver a compartir mesa',
} as const;

/** The manners of the bots, by number: how fast they play, and what they remark on. They say nothing of their level. */
export const MANNER_WORDS = [
  'Ágil y amable: saluda a la mesa y elogia los cambios.',
  'Se toma su tiempo, habla poco y suspira cuando la mano va mal.',
  'Con rapidez y alegría: le encantan los cambios y las escaleras largas.',
  'A veces deprisa, a veces despacio, y siempre quiere otra partida.',
  'Siempre al mismo ritmo, y casi en silencio.',
  'Nadie juega más deprisa: se ríe si la mano va bien y también si va mal.',
  'Sin prisa y con cortesía: desea suerte a toda la mesa.',
  'Con calma: se alegra por quien cierre, sea quien sea.',
] as const;

/** Stopping between deals and resuming another day. */
export const ADJOURN = {
  ask: 'Parar aquí y seguir otro día',
  agree: 'Parar también',
  takeBack: 'Seguir jugando',
  title: 'Hasta otro día',
  comeBack: 'Tu sitio se guarda. Vuelve con este enlace o este código.',
  watchAgain: 'Vuelve a la mesa con este enlace o este código.',
  whenPlayers: 'La partida seguirá cuando vuelvan sus jugadores.',
  whenAll: 'La partida seguirá cuando no falte nadie, o cuando alguien decida no esperar.',
  home: 'Volver al inicio',
  resting: 'La partida está en pausa',
  resume: 'Seguir sin esperar',
  away: 'Volver más tarde',
} as const;

/** "A favor de parar por hoy: Ben, Cid y tú. Hace falta el acuerdo de toda la mesa." */
export function wantToStop(names: readonly string[], isYou: boolean): string {
  const rest = 'Hace falta el acuerdo de toda la mesa.';
  if (names.length === 0) return `Quieres parar por hoy. ${rest}`;
  if (names.length === 1 && !isYou) return `${names[0]} quiere parar por hoy. ${rest}`;
  return `A favor de parar por hoy: ${listed(isYou ? [...names, 'tú'] : names)}. ${rest}`;
}

/** "La partida se paró después de la mano 4." */
export const restsAfter = (deal: number, watches: boolean): string =>
  watches ? `Los jugadores pararon después de la mano ${deal}.` : `La partida se paró después de la mano ${deal}.`;

/** The question before a player gives up a seat mid-game. */
export const LEAVING = {
  title: '¿Dejar la mesa?',
  hint: 'Un bot ocupa tu sitio, y ya no puedes volver a él. Si vas al inicio, tu sitio se guarda diez minutos.',
  stay: 'Quedarme',
} as const;

/** The panel that tells a returning player what a bot did for them. */
export const AWAY = {
  title: 'Mientras no estabas',
  hint: 'Un bot ha jugado por ti en esta mano:',
  goOn: 'Continuar',
} as const;

/** The panel shown the first time the clock ends a player's turn. */
export const TIME_OUT = {
  title: 'Se acabó el tiempo',
  next: 'Si se te acaba el tiempo dos veces seguidas, un bot juega por ti hasta que vuelvas.',
  goOn: 'Continuar',
} as const;

/** The question before a player goes home mid-game and keeps the seat. */
export const GOING_HOME = {
  title: '¿Ir al inicio?',
  kept: 'Tu sitio se guarda diez minutos mientras un bot juega por ti. «Tus mesas» te lleva de vuelta.',
  keptHere: 'Tu partida se guarda en este dispositivo. «Continuar tu partida» te lleva de vuelta.',
  again: 'Si vuelves a pulsar Atrás, también vas al inicio.',
} as const;
