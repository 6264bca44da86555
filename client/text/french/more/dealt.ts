import { formats } from '../plural.ts';
import { plain } from '../table.ts';

/** The part of a review about the cards dealt. */
export const DEALT = {
  heading: 'Les cartes reçues',
  hint: 'Ce que chacun a reçu et, entre parenthèses, la juste part : ce qu’un mélange honnête donne en moyenne.',
  wilds: 'Jokers',
  deadwood: 'Cartes isolées',
  meaning:
    'Cartes isolées : les points qui restent une fois posées les meilleures combinaisons d’une main, telle que reçue.',
  band: 'La ligne : votre somme, au-dessus ou au-dessous de la juste part. En grisé : là où finissent 19 séries honnêtes sur 20.',
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
 * How a player's sum compares with fair deals: "Jokers : 9 ; la juste part est de 6,8. C’est comme d’habitude…"
 * @param spread how many standard deviations it is above the fair share
 */
export function dealtWords(figure: 'wilds' | 'deadwood', dealt: number, fair: number, spread: number): string {
  const far = Math.abs(spread);
  const much = spread > 0 ? 'plus' : 'moins';
  const than =
    far <= 1
      ? 'C’est comme d’habitude : deux séries honnêtes sur trois sont aussi proches.'
      : far <= 2
        ? `C’est un peu ${much} que d’habitude, comme dans une série honnête sur trois.`
        : `C’est ${much} que dans 19 séries honnêtes sur 20.`;
  return `${DEALT[figure]} : ${plain(dealt)} ; la juste part est de ${tenths(fair)}. ${than}`;
}
