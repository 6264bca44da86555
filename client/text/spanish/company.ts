import type { Saying } from '#protocol';
import type { Person } from '#text';
import { personName } from './table.ts';

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT: Readonly<Record<Saying, string>> = {
  hello: '¡Hola!',
  goodLuck: '¡Suerte!',
  wellPlayed: '¡Bien jugado!',
  niceSwap: '¡Buen cambio!',
  thanks: '¡Gracias!',
  sorry: '¡Perdón!',
  oops: '¡Uy!',
  oneMoment: 'Un momento, por favor',
  takeYourTime: 'Sin prisa',
  yourTurn: '¡Te toca!',
  goodGame: '¡Buena partida!',
  another: '¿Otra partida?',
  smile: 'Sonrisa',
  laugh: 'Risa',
  surprise: 'Asombro',
  sad: 'Tristeza',
  thumbsUp: 'Pulgar arriba',
  heart: 'Corazón',
};

/** A phrase as read out: "Ben: ¡Bien jugado!", "Tú: Sonrisa." */
export const saysAloud = (who: Person, saying: Saying): string => {
  const words = SAYING_TEXT[saying];
  return `${personName(who)}: ${words}${/[!?]$/.test(words) ? '' : '.'}`;
};

/** The button that opens the phrases, and the title of their panel. */
export const SAY_SOMETHING = 'Decir algo';

/** The accessible name of the button over a player's seat. */
export const aboutPlayer = (name: string): string => `Sobre ${name}`;
