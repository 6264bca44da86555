import { type Film, film, type Scene } from './film.ts';
import { discards } from './own.ts';

const NEXT_DEAL = `table deal ${'1'.padStart(64, '0')}`;
/** Ms between two moves of others. */
const PAUSE = 560;

/** Others play, one move after the other. */
const plays =
  (...lines: readonly string[]) =>
  async (scene: Scene): Promise<void> => {
    for (const line of lines) {
      await scene.play(line);
      await scene.pass(PAUSE);
    }
  };

const wait = (scene: Scene): Promise<void> => scene.pass(80);

/** Moves of others, and motion of the table itself. */
export const OTHERS_FILMS: Readonly<Record<string, Film>> = {
  deal: film('tally-behind', 'the next deal is dealt', (scene) => scene.play(NEXT_DEAL), { rests: 1_000 }),
  'turn-passing': film(
    'others-turn',
    'three others draw and discard, then it is the viewer’s turn',
    plays(...['1 draw stock', '1 discard 9D', '2 draw stock', '2 discard 6S', '3 draw stock', '3 discard 7S']),
    { longest: 1_200 },
  ),
  'others-play': film(
    'others-turn',
    'another melds and discards; the next draws from the pile, lays a card off and discards',
    plays(
      ...['1 draw stock', '1 meld set 2: 2C 2S 2H', '1 discard 9D'],
      ...['2 draw pile', '2 layoff KS 2 high', '2 discard 3S'],
    ),
    { longest: 1_200 },
  ),
  'wild-caught': film(
    'others-turn',
    'another frees a wild from a meld and takes it',
    plays('1 draw stock', '1 swap 5C for 8D in 0'),
    { longest: 2_400 },
  ),
  lead: film('other-goes-out', 'another goes out and takes the lead', (scene) => scene.play('1 discard KD'), {
    rests: 4_800,
  }),
  tally: film('going-out', 'the tally of a deal, after the hands were shown', wait, {
    before: async (scene) => {
      await discards(scene, 'KD');
      await scene.skip(3_200);
    },
    rests: 1_600,
  }),
  bubbles: film(
    'people',
    'three players speak one after the other, then the viewer by the panel',
    async (scene) => {
      for (const seat of [1, 2, 3]) {
        await scene.say(seat, seat);
        await scene.pass(400);
      }
      await scene.tap(scene.player.button('Say something').first());
      await scene.tap(scene.player.page.getByRole('dialog').getByRole('button', { name: 'Thank you!' }));
      await scene.skip(3_200);
    },
    { rests: 2_400 },
  ),
  rotate: film('own-draw', 'the device is turned in the middle of a draw, and turned back', async (scene) => {
    await scene.tap(scene.player.stock, 160);
    await scene.rotate();
    await scene.pass(640);
    await scene.rotate();
  }),
};
