import { FELTS } from '../../../client/game/settings.ts';
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
};
