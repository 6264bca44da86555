import { counted, listed } from '../plural.ts';
import { plain, points } from '../table.ts';

/** The mark beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'adelante';

/** The viewer's own place, above the winner: "Quedas en el puesto 2 de 4". */
export const ownPlace = (position: number, players: number): string => `Quedas en el puesto ${position} de ${players}`;

/** Below the final standing of a rated game. */
export const RATED_OVER = {
  words: 'Partida puntuable: cuenta para quienes la empezaron, salvo que fallara el servidor.',
  toBoard: 'Ir a la clasificación',
} as const;

/** The offer to install the game, after a finished one. */
export const INSTALL = {
  heading: 'Juega desde tu pantalla de inicio',
  hint: 'Se abre como una aplicación, a pantalla completa y también sin conexión.',
  share: 'Toca Compartir en la barra del navegador',
  add: 'y luego «Añadir a pantalla de inicio»',
  install: 'Instalar',
  decline: 'No, gracias',
} as const;

/** The player's bests. */
export const BESTS = {
  heading: 'Tus récords',
  hint: 'En partidas de este dispositivo, también de práctica.',
  /** The best total in games of so many deals: "Tu mejor resultado en 3 manos". */
  points: (deals: number): string => `Tu mejor resultado en ${counted(deals, 'mano', 'manos')}`,
  swaps: 'Tu récord de cambios en una partida',
  streak: 'Tu mejor racha de victorias',
  out: 'Tu cierre más rápido',
} as const;

/** The values of the bests; that of going out is a turn: "turno 2". */
export const BEST_VALUES = {
  points,
  swaps: plain,
  streak: plain,
  out: (value: number): string => `turno ${value}`,
} as const;

/** "Tu mejor resultado en 3 manos: 42 puntos, antes 51 puntos". */
export const beaten = (name: string, value: string, before: string): string => `${name}: ${value}, antes ${before}`;

/** "Tu mejor racha de victorias: otra vez 3". */
export const equalled = (name: string, value: string): string => `${name}: otra vez ${value}`;

/** "Has jugado con Ben y Clara." */
export const playedWith = (names: readonly string[]): string => `Has jugado con ${listed(names)}.`;

/** Opens another table for the people of a private one. */
export const INVITE_AGAIN = {
  button: 'Invitar otra vez',
  hint: 'Una mesa privada nueva con las mismas reglas y su enlace para compartir.',
} as const;
