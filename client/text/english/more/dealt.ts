import { capital, formats } from '../plural.ts';
import { plain } from '../table.ts';

/** The part of a review about the cards dealt. */
export const DEALT = {
  heading: 'The cards dealt',
  hint: 'What each player was dealt, and in brackets the fair share: what a fair shuffle gives on average.',
  wilds: 'Wilds',
  deadwood: 'Deadwood',
  meaning: 'Deadwood: the points left once the best melds of a hand, as it was dealt, are laid.',
  band: 'The line: your sum, above or below the fair share. Shaded: where 19 of 20 fairly dealt series end.',
} as const;

const tenths = (value: number): string => (value < 0 ? '−' : '') + formats.grouped(Math.abs(value));

/** A sum and its fair share: "7 (6.8)". */
export const withShare = (dealt: number, fair: number): string => `${plain(dealt)} (${tenths(fair)})`;

/** An end of the scale of a chart: "+4.5", "−4.5"; from a hundred on in whole points, "+143". */
export const aboveShare = (difference: number): string => {
  const shown = Math.abs(difference) < 100 ? tenths(difference) : plain(Math.round(difference));
  return `${difference > 0 ? '+' : ''}${shown}`;
};

/**
 * How a player's sum compares with fair deals: "Wilds: 9, and 6.8 would be the fair share. That is within the usual."
 * @param spread how many standard deviations it is above the fair share
 */
export function dealtWords(figure: 'wilds' | 'deadwood', dealt: number, fair: number, spread: number): string {
  const far = Math.abs(spread);
  const much = spread > 0 ? 'more' : 'less';
  const than =
    far <= 1
      ? 'That’s as usual: two out of three fair series are this close.'
      : far <= 2
        ? `That’s somewhat ${much} than usual, as in one fair series out of three.`
        : `That’s ${much} than in 19 of 20 fair series.`;
  return `${capital(figure)}: ${plain(dealt)}; the fair share is ${tenths(fair)}. ${than}`;
}
