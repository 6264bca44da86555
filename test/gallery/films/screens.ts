import { text } from '../../../client/text/index.ts';
import { type Film, film, type Scene } from './film.ts';

/** A panel of the table opens and closes. */
const panel = (shows: string, button: string): Film =>
  film('deeds', `${shows} opens and closes`, async (scene) => {
    const { player } = scene;
    await scene.tap(player.action(button));
    await scene.pass(320);
    await scene.tap(player.page.getByRole('dialog').getByRole('button', { name: text.PANELS.close }));
  });

const watch = (scene: Scene): Promise<void> => scene.pass(80);

/** Panels, and the screens beside the table. */
export const SCREEN_FILMS: Readonly<Record<string, Film>> = {
  'panel-scores': panel('the score sheet', 'Scores'),
  'panel-menu': panel('the menu', 'Menu'),
  'panel-log': panel('the log', 'Log'),
  'home-motion': film('home', 'home from its first sight: its cards are dealt, then swap', watch, {
    after: 0,
    rests: 3_600,
    longest: 6_400,
  }),
  'home-reduced': film('home', 'home with reduced motion: nothing moves', watch, {
    ...{ after: 0, reduced: true, rests: 1_200 },
  }),
  'home-to-table': film(
    'home',
    'Practise on home leads to a table, where the first deal is dealt',
    (scene) => scene.tap(scene.player.button(text.HOME.practise).first()),
    { rests: 2_400, longest: 4_000 },
  ),
};
