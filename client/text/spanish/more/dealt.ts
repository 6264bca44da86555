import { formats } from '../plural.ts';
import { plain, points } from '../table.ts';

/** The part of a review about the cards dealt. */
export const DEALT = {
  heading: 'Las cartas repartidas',
  hint: 'Lo que se repartió a cada jugador y, entre paréntesis, lo justo: lo que da en promedio una baraja bien mezclada.',
  wilds: 'Comodines',
  deadwood: 'Cartas sueltas',
  meaning: 'Cartas sueltas: los puntos que quedan al bajar las mejores combinaciones de unas cartas recién repartidas.',
  band: 'La línea: tu suma, por encima o por debajo de lo justo. Sombreado: donde acaban 19 de cada 20 series bien repartidas.',
} as const;

const tenths = (value: number): string => (value < 0 ? '−' : '') + formats.grouped(Math.abs(value));

/** A sum and its fair share: "7 (6,8)". */
export const withShare = (dealt: number, fair: number): string => `${plain(dealt)} (${tenths(fair)})`;

/** An end of the scale of a chart: "+4,5", "−4,5"; from a hundred on in whole points, "+143". */
export const aboveShare = (difference: number): string => {
  const shown = Math.abs(difference) < 100 ? tenths(difference) : plain(Math.round(difference));
  return `${difference > 0 ? '+' : ''}${shown}`;
};

/**
 * How a player's sum compares with fair deals: "Comodines: 9; lo justo es 6,8. Es lo normal: …"
 * @param spread how many standard deviations it is above the fair share
 */
export function dealtWords(figure: 'wilds' | 'deadwood', dealt: number, fair: number, spread: number): string {
  const far = Math.abs(spread);
  const much = spread > 0 ? 'más' : 'menos';
  const than =
    far <= 1
      ? 'Es lo normal: dos de cada tres series bien repartidas quedan así de cerca.'
      : far <= 2
        ? `Es algo ${much} de lo normal, como en una de cada tres series bien repartidas.`
        : `Es ${much} que en 19 de cada 20 series bien repartidas.`;
  // Loose cards are counted by their points.
  const sum = figure === 'wilds' ? plain(dealt) : points(dealt);
  return `${DEALT[figure]}: ${sum}; lo justo es ${tenths(fair)}. ${than}`;
}
