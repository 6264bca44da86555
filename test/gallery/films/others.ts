import { text } from '../../../client/text/index.ts';
import type { Film, Scene } from './film.ts';
import { discards } from './own.ts';

const NEXT_DEAL = `table deal ${'1'.padStart(64, '0')}`;
/** Ms between two moves of others. */
const PAUSE = 560;

/** Others play, one move after the other. */
const plays =
  (...lines: readonly string[]) =>
  async ({ play, pass }: Scene): Promise<void> => {
    for (const line of lines) {
      await play(line);
      await pass(PAUSE);
    }
  };

/** Moves of others, and motion of the table itself. */
export const OTHERS_FILMS: Readonly<Record<string, Film>> = {
  deal: { shows: 'the next deal is dealt', from: 'tally-behind', act: ({ play }) => play(NEXT_DEAL), rests: 1_000 },
  'turn-passing': {
    shows: 'three others draw and discard, then it is the viewer’s turn',
    from: 'others-turn',
    act: plays(...['1 draw stock', '1 discard 9D', '2 draw stock', '2 discard 6S', '3 draw stock', '3 discard 7S']),
    longest: 1_200,
  },
  'others-play': {
    shows: 'another melds and discards; the next draws from the pile, lays a card off and discards',
    from: 'others-turn',
    act: plays(
      ...['1 draw stock', '1 meld set 2: 2C 2S 2H', '1 discard 9D'],
      ...['2 draw pile', '2 layoff KS 2 high', '2 discard 3S'],
    ),
    longest: 1_200,
  },
  'wild-caught': {
    shows: 'another frees a wild from a meld and takes it',
    from: 'others-turn',
    act: plays('1 draw stock', '1 swap 5C for 8D in 0'),
    longest: 2_400,
  },
  lead: {
    shows: 'another goes out and takes the lead',
    from: 'other-goes-out',
    act: ({ play }) => play('1 discard KD'),
    rests: 4_800,
  },
  tally: {
    shows: 'the tally of a deal, after the hands were shown',
    from: 'going-out',
    before: async (scene) => {
      await discards(scene, 'KD');
      await scene.skip(3_200);
    },
    act: ({ pass }) => pass(80),
    rests: 1_600,
  },
  bubbles: {
    shows: 'three players speak one after the other, then the viewer by the panel',
    from: 'people',
    act: async ({ player, say, pass, tap, skip }) => {
      for (const seat of [1, 2, 3]) {
        await say(seat, seat);
        await pass(400);
      }
      await tap(player.button(text.saySomething()).first());
      await tap(player.page.getByRole('dialog').getByRole('button', { name: text.SAYING_TEXT.thanks }));
      await skip(3_200);
    },
    rests: 2_400,
  },
  rotate: {
    shows: 'the device is turned in the middle of a draw, and turned back',
    from: 'own-draw',
    act: async ({ player, tap, rotate, pass }) => {
      await tap(player.stock, 160);
      await rotate();
      await pass(640);
      await rotate();
    },
  },
};
