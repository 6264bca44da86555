import { CARD_BACKS, CARD_FACES, CARD_SIZES, FELTS } from '../../../client/device/settings.ts';
import type { GallerySituation } from '../situation.ts';
import { GALLERY_MOMENT } from './crazyRummy.ts';

/** The same table in every look. */
export const LOOK_SITUATIONS: Readonly<Record<string, GallerySituation>> = {
  ...Object.fromEntries(
    FELTS.flatMap((felt) =>
      (['dark', 'light'] as const).map((theme): [string, GallerySituation] => [
        `felt-${felt}-${theme}`,
        {
          shows: `the ${felt} felt in the ${theme} theme, with a card selected`,
          at: GALLERY_MOMENT,
          selected: '5C',
          settings: { felt, theme },
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    CARD_FACES.flatMap((face) =>
      CARD_SIZES.map((cardSize): [string, GallerySituation] => [
        `face-${face}-${cardSize}`,
        { shows: `the ${face} face, ${cardSize}`, at: GALLERY_MOMENT, settings: { face, cardSize } },
      ]),
    ),
  ),
  ...Object.fromEntries(
    CARD_BACKS.map((cardBack): [string, GallerySituation] => [
      `back-${cardBack}`,
      { shows: `the back ${cardBack}`, at: GALLERY_MOMENT, settings: { cardBack } },
    ]),
  ),
  'four-colours': { shows: 'four colours, one per suit', at: GALLERY_MOMENT, settings: { fourColours: true } },
  'four-colours-large': {
    shows: 'large corners in four colours',
    at: GALLERY_MOMENT,
    settings: { fourColours: true, face: 'large' },
  },
};
