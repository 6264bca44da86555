import { formats } from '../plural.ts';
import { plain } from '../table.ts';

/** The part of a review about the cards dealt. */
export const DEALT = {
  heading: 'Die gegebenen Karten',
  hint: 'Was alle bekommen haben, und in Klammern der faire Anteil: was ein faires Mischen im Schnitt ergibt.',
  wilds: 'Joker',
  deadwood: 'Restpunkte',
  meaning: 'Restpunkte: die Punkte, die bleiben, wenn die besten Figuren eines gegebenen Blatts ausgelegt sind.',
  band: 'Die Linie: deine Summe, über oder unter dem fairen Anteil. Schattiert: wo 19 von 20 fair gegebenen Reihen enden.',
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
 * How a player's sum compares with fair deals: "Joker: 9; der faire Anteil ist 6,8. Das ist wie üblich: …"
 * @param spread how many standard deviations it is above the fair share
 */
export function dealtWords(figure: 'wilds' | 'deadwood', dealt: number, fair: number, spread: number): string {
  const far = Math.abs(spread);
  const much = spread > 0 ? 'mehr' : 'weniger';
  const than =
    far <= 1
      ? 'Das ist wie üblich: So nah liegen zwei von drei fairen Reihen.'
      : far <= 2
        ? `Das ist etwas ${much} als üblich, wie in einer von drei fairen Reihen.`
        : `Das ist ${much} als in 19 von 20 fairen Reihen.`;
  return `${DEALT[figure]}: ${plain(dealt)}; der faire Anteil ist ${tenths(fair)}. ${than}`;
}
