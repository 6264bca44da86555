import { counted, listed } from '../plural.ts';

/** The cards dealt to a player over all their games. */
export const OWN_CARDS = {
  heading: 'Tus cartas',
  hint: '¿Reciben los bots mejores cartas? Cuenta los comodines y las cartas sueltas que se repartieron a cada cual en tus mesas.',
  rows: { own: 'Tú', people: 'Otras personas', bots: 'Bots' },
  player: 'A quién',
  hands: 'Manos',
  shares: 'Entre paréntesis, lo justo: lo que da en promedio una baraja bien mezclada.',
  failed: 'No se pudieron contar las cartas.',
  none: 'En estas partidas no hay manos que contar.',
} as const;

/** The button that counts the first games, or more of them. The number of the next part may be unknown. */
export function countButton(count: number, next: number): string {
  if (count > 0) return 'Contar también partidas anteriores';
  return next === 1 ? 'Contar la última partida' : `Contar las últimas ${next} partidas`;
}

/** "Contando: 3 de 20 partidas" */
export const countingWords = (done: number, all: number): string =>
  all === 0 ? 'Contando…' : `Contando: ${done} de ${counted(all, 'partida', 'partidas')}`;

/** "Recuento: 20 partidas, 203 manos tuyas." */
export const countedWords = (games: number, hands: number): string =>
  `Recuento: ${counted(games, 'partida', 'partidas')}, ${counted(hands, 'mano tuya', 'manos tuyas')}.`;

/** The parts that are in no sum, as a sentence; empty if there are none. */
export function leftOutWords(odds: number, absent: number, unread: number): string {
  const deals = (count: number): string => counted(count, 'mano', 'manos');
  const parts = [
    odds > 0 ? `${deals(odds)} cuyas probabilidades dependen de las cartas repartidas` : '',
    absent > 0 ? `${deals(absent)} en que faltaste, o que empezaste o dejaste a medias` : '',
    unread > 0 ? `${counted(unread, 'partida', 'partidas')} sin registro` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `No se cuentan: ${listed(parts)}.` : '';
}
