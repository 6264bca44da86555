import { legalActions, type SeatAction, swapFaces } from '#engine';
import { termsOf } from '#rules';
import { answerText } from '../../../client/text/answers.ts';
import { text } from '../../../client/text/index.ts';
import {
  ANNS_MOMENT,
  DRAWS,
  drawOn,
  MISFIT,
  meldsNamed,
  otherWay,
  PAIR,
  PHONE,
  RIDDLE,
  select,
  sitAlone,
  tableAfter,
  takeBack,
  VIEW,
} from '../../support/browser/gestureTable.ts';
import { middle } from '../../support/browser/hands.ts';
import { type InputWay, playMove } from '../../support/browser/moves.ts';
import { type BrowserPlayer, boxOf } from '../../support/browser/player.ts';
import { expectShown } from '../../support/browser/tableSeen.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, type TestDevice, test } from '../../support/browser/test.ts';

const TERMS = termsOf(VIEW.rules);
const { layOffs, swaps } = legalActions(VIEW);
const SWAP = swaps[0] as (typeof swaps)[number];

/** A lay-off at each kind of place, and a swap. */
const PLAYS: readonly SeatAction[] = [
  ...(['low', 'high', 'set'] as const).flatMap((place) => layOffs.find((layOff) => layOff.place === place) ?? []),
  SWAP,
];

const DEVICES: readonly (readonly [string, TestDevice, InputWay])[] = [
  ['with a mouse at a desk', DESKTOP, 'tap'],
  ['with a finger on a tablet', TABLET, 'drag'],
  ['with a finger on an upright tablet', PLAIN_DEVICE({ ...TABLET, viewport: { width: 768, height: 1024 } }), 'tap'],
  ['with a finger on an upright phone', PLAIN_DEVICE(PHONE), 'tap'],
  ['with a finger on a phone', { ...PHONE, deviceScaleFactor: 1, viewport: { width: 844, height: 390 } }, 'drag'],
];

for (const [how, device, firstWay] of DEVICES) {
  test(`every gesture ${how}`, async ({ open, server }) => {
    const ann = await sitAlone({ open, server }, device, firstWay);
    const undo = device.hasTouch ? byButton(ann) : byKey(ann);
    await test.step('the upcard, drawn both ways and put back', () => takesUpcard(ann, undo));
    await drawOn(ann, otherWay(firstWay));
    await test.step('plays, tapped and dragged', () => makesPlays(ann, undo, firstWay, !device.hasTouch));
    await test.step('two cards dragged to one end', () => laysOffTwo(ann, undo));
    await test.step('the wild first, then its natural, which is highlighted', () => swapsWildFirst(ann, undo));
    await test.step('a wild dragged into the hand', () => dragsWild(ann, undo));
    await test.step('cards with several readings', () =>
      choosesMeld(ann, undo, device.hasTouch ? [firstWay === 'tap' ? 0 : 1] : [0, 1, 2]));
    await test.step('a tap next to a place', () => tapsBeside(ann, undo));
    await test.step('a card that does not fit', () => isRefused(ann));
    await test.step('arranging the hand', () => arranges(ann));
    await playMove(ann, VIEW, { type: 'discard', card: VIEW.hand[0] as number }, firstWay);
    await expect(ann.card(VIEW.hand[0] as number, VIEW)).toHaveCount(0);
  });
}

type Undo = () => Promise<void>;

const byButton =
  (ann: BrowserPlayer): Undo =>
  () =>
    ann.tap(ann.action(text.button('undo', null, 'suit')));

const byKey =
  (ann: BrowserPlayer): Undo =>
  () =>
    ann.page.keyboard.press('Control+z');

async function takesUpcard(ann: BrowserPlayer, undo: Undo): Promise<void> {
  const view = DRAWS.game!;
  for (const way of ['tap', 'drag'] as const) {
    await playMove(ann, view, { type: 'draw', from: 'pile', count: 1 }, way);
    await expect(ann.hand).toHaveCount(view.hand.length + 1);
    await undo();
    await expectShown(ann, DRAWS);
  }
}

/** Makes each play both ways (`both`), or else tapped and dragged in turn. */
async function makesPlays(ann: BrowserPlayer, undo: Undo, firstWay: InputWay, both: boolean): Promise<void> {
  for (const [i, action] of PLAYS.entries()) {
    const way = i % 2 === 0 ? firstWay : otherWay(firstWay);
    for (const each of both ? (['tap', 'drag'] as const) : [way]) {
      await playMove(ann, VIEW, action, each);
      await expectShown(ann, tableAfter(action));
      await takeBack(ann, 1, undo);
    }
  }
}

async function laysOffTwo(ann: BrowserPlayer, undo: Undo): Promise<void> {
  const [first, second] = PAIR;
  const meld = VIEW.melds.find(({ id }) => id === first!.meld)!;
  await select(ann, [second!.card, first!.card]);
  await ann.drag(ann.card(second!.card, VIEW), ann.button(text.placeTarget(meld, first!.place, TERMS)));
  await expectShown(ann, tableAfter(...PAIR));
  await takeBack(ann, 2, undo);
}

const wild = (ann: BrowserPlayer) => {
  const meld = VIEW.melds.find(({ id }) => id === SWAP.meld)!;
  return ann.button(
    text.swapTarget(SWAP.wild, swapFaces(VIEW.rules, VIEW.wildRank, meld, meld.cards.indexOf(SWAP.wild)), true),
  );
};

async function swapsWildFirst(ann: BrowserPlayer, undo: Undo): Promise<void> {
  await ann.tap(wild(ann));
  await expect(ann.card(SWAP.natural, VIEW)).toHaveAttribute('aria-pressed', 'true');
  await ann.tap(wild(ann));
  await expectShown(ann, tableAfter(SWAP));
  await expect(ann.hand.filter({ hasText: 'just freed' })).toHaveCount(1);
  await takeBack(ann, 1, undo);
}

async function dragsWild(ann: BrowserPlayer, undo: Undo): Promise<void> {
  await ann.drag(wild(ann), ann.hand.first());
  await expectShown(ann, tableAfter(SWAP));
  await takeBack(ann, 1, undo);
}

/** Lays the cards by button, by drag and by a tap on the felt: the chooser lists readings in tapped order first. */
async function choosesMeld(ann: BrowserPlayer, undo: Undo, some: readonly number[]): Promise<void> {
  const asked = ann.page.getByRole('dialog', { name: answerText.chooserTitle({ asks: 'meld' }, TERMS) });
  const felt = ann.button(text.feltTarget(TERMS, false));
  const ways = [
    () => ann.tap(ann.action(/^Meld/)),
    () => ann.drag(ann.card(RIDDLE[0]!, VIEW), felt),
    () => ann.tap(felt),
  ];
  for (const [i, ask] of ways.entries()) {
    if (!some.includes(i)) continue;
    const cards = i % 2 === 0 ? RIDDLE : RIDDLE.toReversed();
    const [first] = meldsNamed(cards);
    await select(ann, cards);
    await ask();
    await expect(asked.getByRole('button').first()).toContainText(first![0]);
    expect(overlap(await boxOf(asked), await boxOf(felt))).toBe(true);
    if (i === 0) {
      await ann.tap(ann.button(text.PANELS.notNow));
      await expect(asked).toBeHidden();
      await ask();
    }
    await ann.tap(asked.getByRole('button').first());
    await expectShown(ann, tableAfter({ type: 'meld', reading: first![1] }));
    await takeBack(ann, 1, undo);
  }
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How far from a place a finger may tap and still hit it, in CSS pixels. */
const MISSED = 18;

async function tapsBeside(ann: BrowserPlayer, undo: Undo): Promise<void> {
  const [first] = PAIR;
  const meld = VIEW.melds.find(({ id }) => id === first!.meld)!;
  await select(ann, [first!.card]);
  const place = await boxOf(ann.button(text.placeTarget(meld, first!.place, TERMS)));
  await ann.tapAt({ x: middle(place).x, y: place.y + place.height + MISSED });
  await expectShown(ann, tableAfter(first!));
  await takeBack(ann, 1, undo);
}

async function isRefused(ann: BrowserPlayer): Promise<void> {
  const meld = VIEW.melds.find(({ id }) => id === MISFIT.meld)!;
  const last = ann.table
    .getByRole('region', { name: text.meldHeading(meld, null, TERMS) })
    .getByRole('button')
    .last();
  await ann.drag(ann.card(MISFIT.card, VIEW), last);
  await expect(ann.notice).toHaveText(text.refused({ code: 'doesNotFit', action: MISFIT }, VIEW));
  await expectShown(ann, ANNS_MOMENT);
}

/** Arranges the hand by dragging, then by tapping a card and the card whose place it takes; then sorts it again. */
async function arranges(ann: BrowserPlayer): Promise<void> {
  const sorted = await ann.hand.allTextContents();
  const [first, second, third] = sorted;
  const rest = sorted.slice(3);
  const hand = (names: readonly (string | undefined)[]) => expect(ann.hand).toHaveText([...names, ...rest] as string[]);
  const arrange = ann.action(text.button('sort', null, 'rank'));
  await ann.drag(ann.hand.nth(0), ann.hand.nth(2), (card) => ({ ...card, width: card.width / 2 }));
  await hand([second, first, third]);
  await ann.tap(ann.action(text.button('sort', null, 'own')));
  await hand([first, second, third]);
  await ann.tap(ann.action(text.button('sort', null, 'suit')));
  await ann.tap(ann.action(text.button('sort', null, 'melds')));
  await ann.tap(arrange);
  await hand([second, first, third]);
  await ann.tap(ann.hand.nth(2));
  await ann.tap(ann.hand.nth(0));
  await hand([third, second, first]);
  await ann.tap(ann.action(text.button('sort', null, 'arranging')));
  await ann.tap(ann.action(text.button('sort', null, 'own')));
  await hand([first, second, third]);
}
