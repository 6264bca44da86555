import { text } from '../../../client/text/index.ts';
import type { Film } from './film.ts';

/** A panel, and the screens beside the table. */
export const SCREEN_FILMS: Readonly<Record<string, Film>> = {
  'panel-menu': {
    shows: 'the menu opens and closes, as all panels do',
    from: 'deeds',
    act: async ({ player, tap, pass }) => {
      await tap(player.action(text.button('leave', null, 'suit')));
      await pass(320);
      await tap(player.page.getByRole('dialog').getByRole('button', { name: text.PANELS.close }));
    },
  },
  'home-motion': {
    shows: 'home from its first sight: its cards are dealt, then swap',
    from: 'home',
    act: ({ pass }) => pass(80),
    ...{ after: 0, rests: 3_600, longest: 6_400 },
  },
  'home-reduced': {
    shows: 'home with reduced motion: nothing moves',
    from: 'home',
    act: ({ pass }) => pass(80),
    ...{ after: 0, reduced: true, rests: 1_200 },
  },
  'home-to-table': {
    shows: 'Practise on home leads to a table, where the first deal is dealt',
    from: 'home',
    act: ({ player, tap }) => tap(player.button(text.HOME.practise).first()),
    ...{ rests: 2_400, longest: 4_000 },
  },
};
