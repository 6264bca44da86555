import type { Locator } from '@playwright/test';
import { type Film, held, type Scene } from './film.ts';

const press = ({ player, tap }: Scene, name: RegExp): Promise<void> => tap(player.action(name));

async function select(scene: Scene, ...names: readonly string[]): Promise<void> {
  for (const name of names) await scene.tap(held(scene, name));
}

const selectRun = (scene: Scene): Promise<void> => select(scene, '9H', 'TH', 'JH');
const wild = ({ player }: Scene): Locator => player.button(/^Swap: /);
const dragKing = (scene: Scene, to: Locator): Promise<void> => scene.drag(held(scene, 'KD'), to);

async function melds(scene: Scene): Promise<void> {
  await selectRun(scene);
  await press(scene, /^Meld/);
}

/** Discards a card by its button. */
export async function discards(scene: Scene, name: string): Promise<void> {
  await select(scene, name);
  await press(scene, /^Discard/);
}

/** The viewer's own moves. */
export const OWN_FILMS: Readonly<Record<string, Film>> = {
  'draw-stock': {
    shows: 'a tap on the stock draws a card',
    from: 'own-draw',
    act: ({ player, tap }) => tap(player.stock),
  },
  'discard-drag': {
    shows: 'the king is dragged to the pile',
    from: 'own-turn',
    act: (scene) => dragKing(scene, scene.player.pile),
  },
  'meld-button': { shows: 'three cards are tapped, then Meld', from: 'own-turn', act: melds },
  'meld-drag': {
    shows: 'three selected cards are dragged onto the felt',
    from: 'own-turn',
    before: selectRun,
    act: (scene) => scene.drag(held(scene, 'TH'), scene.player.button(/^Lay the selected cards down/)),
  },
  'meld-undo': {
    shows: 'Undo takes a meld back',
    from: 'own-turn',
    before: async (scene) => {
      await melds(scene);
      await scene.skip(1_600);
    },
    act: (scene) => press(scene, /^Undo/),
  },
  'lay-off-drag': {
    shows: 'the queen is dragged to the set of queens',
    from: 'own-turn',
    act: (scene) => scene.drag(held(scene, 'QC'), scene.player.button(/^Lay off on the set/)),
  },
  swap: {
    shows: 'the five is tapped, then the wild that stands for it, which comes to the hand',
    from: 'own-turn',
    act: async (scene) => {
      await select(scene, '5C');
      await scene.tap(wild(scene));
    },
  },
  'refused-drop': {
    shows: 'the king, dropped on a wild that it cannot take, glides home',
    from: 'own-turn',
    act: (scene) => dragKing(scene, wild(scene)),
  },
  sort: {
    shows: 'Sort is pressed four times',
    from: 'own-turn',
    act: async (scene) => {
      for (let i = 0; i < 4; i++) {
        await press(scene, /^(Sort|Arrange|Done)/);
        await scene.pass(320);
      }
    },
  },
  carry: {
    shows: 'two selected cards are carried over the hand to its end and half back, the gap following, and dropped',
    from: 'own-turn',
    before: (scene) => select(scene, '5C', 'QC'),
    act: (scene) => scene.drag(held(scene, '5C'), scene.player.hand.last(), scene.player.hand.nth(4)),
  },
  'going-out': {
    shows: 'the last card is tapped, then Discard: the deal is over, the hands are shown, their points fly',
    from: 'going-out',
    act: (scene) => discards(scene, 'KD'),
    ...{ rests: 3_200, longest: 3_200 },
  },
  winning: {
    shows: 'the last discard of the game: hands and points, then the final standing with its podium',
    from: 'game-ends',
    act: (scene) => discards(scene, '4D'),
    rests: 4_400,
  },
  'left-handed': {
    shows: 'a draw from the stock by a tap and a discard by a drag, in the left-handed layout',
    from: 'own-draw',
    settings: { leftHanded: true },
    act: async (scene) => {
      await scene.tap(scene.player.stock);
      await scene.pass(480);
      await dragKing(scene, scene.player.pile);
    },
  },
};
