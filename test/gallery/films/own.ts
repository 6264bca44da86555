import type { Locator } from '@playwright/test';
import { type Film, film, held, type Scene } from './film.ts';

const press = (scene: Scene, name: RegExp): Promise<void> => scene.tap(scene.player.action(name));

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
  'draw-stock': film('own-draw', 'a tap on the stock draws a card', (scene) => scene.tap(scene.player.stock)),
  'draw-pile': film('own-draw', 'a tap on the pile draws its top card', (scene) => scene.tap(scene.player.pile)),
  'discard-drag': film('own-turn', 'the king is dragged to the pile', (scene) => dragKing(scene, scene.player.pile)),
  'discard-button': film('own-turn', 'the king is tapped, then Discard', (scene) => discards(scene, 'KD')),
  'meld-button': film('own-turn', 'three cards are tapped, then Meld', melds),
  'meld-drag': film(
    'own-turn',
    'three selected cards are dragged onto the felt',
    (scene) => scene.drag(held(scene, 'TH'), scene.player.button(/^Lay the selected cards down/)),
    { before: selectRun },
  ),
  'meld-undo': film('own-turn', 'Undo takes a meld back', (scene) => press(scene, /^Undo/), {
    before: async (scene) => {
      await melds(scene);
      await scene.skip(1_600);
    },
  }),
  'lay-off-drag': film('own-turn', 'the queen is dragged to the set of queens', (scene) =>
    scene.drag(held(scene, 'QC'), scene.player.button(/^Lay off on the set/)),
  ),
  swap: film(
    'own-turn',
    'the five is tapped, then the wild that stands for it, which comes to the hand',
    async (scene) => {
      await select(scene, '5C');
      await scene.tap(wild(scene));
    },
  ),
  'refused-drop': film('own-turn', 'the king, dropped on a wild that it cannot take, glides home', (scene) =>
    dragKing(scene, wild(scene)),
  ),
  sort: film('own-turn', 'Sort is pressed four times', async (scene) => {
    for (let i = 0; i < 4; i++) {
      await press(scene, /^(Sort|Arrange|Done)/);
      await scene.pass(320);
    }
  }),
  carry: film(
    'own-turn',
    'two selected cards are carried over the hand to its end and half back, the gap following, and dropped',
    (scene) => scene.drag(held(scene, '5C'), scene.player.hand.last(), scene.player.hand.nth(4)),
    { before: (scene) => select(scene, '5C', 'QC') },
  ),
  'going-out': film(
    'going-out',
    'the last card is tapped, then Discard: the deal is over, the hands are shown, their points fly',
    (scene) => discards(scene, 'KD'),
    { rests: 3_200, longest: 3_200 },
  ),
  winning: film(
    'game-ends',
    'the last discard of the game: hands and points, then the final standing with its podium',
    (scene) => discards(scene, '4D'),
    { rests: 4_400 },
  ),
  'left-handed': film(
    'own-draw',
    'a draw from the stock by a tap and a discard by a drag, in the left-handed layout',
    async (scene) => {
      await scene.tap(scene.player.stock);
      await scene.pass(480);
      await dragKing(scene, scene.player.pile);
    },
    { settings: { leftHanded: true } },
  ),
};
