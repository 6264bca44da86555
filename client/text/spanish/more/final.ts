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
