import { think } from '#bots';
import {
  type Card,
  type LayOffAction,
  legalActions,
  type PlayerView,
  preview,
  type Reading,
  refusal,
  type SeatAction,
} from '#engine';
import type { TableView } from '#protocol';
import { meldsOf } from '../../../client/game/gestureContext.ts';
import { answerText } from '../../../client/text/answers.ts';
import { text } from '../../../client/text/index.ts';
import { findLine, type LineStep, type PlayedDeal, viewBefore } from '../play/line.ts';
import type { NextChoice } from './lineChoice.ts';
import { type InputWay, playMove } from './moves.ts';
import type { BrowserPlayer } from './player.ts';
import { expectShown } from './tableSeen.ts';
import { expect, type TestDevice, type TestStage } from './test.ts';

/** A phone in portrait orientation. */
export const PHONE: TestDevice = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 3 };

/** Melds once and plays nothing else, so that the others' melds give much to lay off on. */
const meldOnce: NextChoice = (view) => {
  const { draws, discards, melds } = legalActions(view);
  const meld = view.seats[view.viewer as number]?.melded ? undefined : melds[0];
  return draws.find(({ from }) => from === 'stock') ?? meld ?? (discards.at(-1) as SeatAction);
};

/** The number of Ann's steps before the moment under test. */
const BEFORE = 4;

/**
 * A deal in which Ann, alone with two bots, reaches a turn with every kind of play: three cards with several readings,
 * a card for either end of a run, two for the same end, a card for a set, a card that frees a wild.
 */
export const RICH: PlayedDeal = findLine({
  rules: 'crazy-rummy',
  people: ['Ann'],
  seats: 3,
  think,
  choose: meldOnce,
  isWanted: ({ steps }) => steps[BEFORE]?.looks[0]?.game !== undefined && isRich(steps[BEFORE]?.looks[0] as TableView),
  from: 4467,
  tries: 4000,
  longest: 30,
});

function isRich({ game }: TableView): boolean {
  if (game?.phase !== 'play') return false;
  const { layOffs, swaps } = legalActions(game);
  const ends = new Set(layOffs.map(({ place }) => place));
  return ends.size === 3 && swaps.length > 0 && riddle(game) !== null && pair(game) !== null && misfit(game) !== null;
}

/** Ann's view of the table at the moment under test. */
export const ANNS_MOMENT = RICH.steps[BEFORE]?.looks[0] as TableView;
export const VIEW = ANNS_MOMENT.game as PlayerView;

/** A key for readings: those with the same key differ only in the places of wilds, and the page does not ask. */
function inShort({ kind, suit, rank }: Reading): string {
  return [kind, suit, rank].join(' ');
}

/** Three cards of the hand with several readings; null when there are none. */
function riddle(view: PlayerView): readonly Card[] | null {
  const { hand } = view;
  const threes = hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map((c) => [a, b, c])),
  );
  return threes.find((cards) => new Set(meldsOf(view, cards).map(inShort)).size > 1) ?? null;
}

export const RIDDLE = riddle(VIEW) as readonly Card[];

/** Two lay-offs at the same end of a run, in playing order; null when there are none. */
function pair(view: PlayerView): readonly LayOffAction[] | null {
  const ends = view.melds
    .filter(({ kind }) => kind === 'run')
    .flatMap(
      ({ id }) =>
        [
          { meld: id, place: 'low' },
          { meld: id, place: 'high' },
        ] as const,
    );
  const twos = view.hand.flatMap((a) => view.hand.filter((b) => b !== a).map((b) => [a, b]));
  for (const end of ends) {
    const both = twos.map((cards) => cards.map((one): LayOffAction => ({ type: 'layOff', card: one, ...end })));
    const works = both.find((actions) =>
      actions.reduce<PlayerView | null>((then, action) => then && preview(then, action), view),
    );
    if (works) return works;
  }
  return null;
}

export const PAIR = pair(VIEW) as readonly LayOffAction[];

/** A lay-off of a card that does not fit a run; null when there is none. */
function misfit(view: PlayerView): LayOffAction | null {
  const tries = view.melds
    .filter(({ kind }) => kind === 'run')
    .flatMap(({ id }) =>
      view.hand.map((one): LayOffAction => ({ type: 'layOff', card: one, meld: id, place: 'high' })),
    );
  const fitsNowhere = ({ card: one, meld }: LayOffAction): boolean =>
    !legalActions(view).layOffs.some((layOff) => layOff.card === one && layOff.meld === meld);
  return tries.find((action) => refusal(view, action) === 'doesNotFit' && fitsNowhere(action)) ?? null;
}

export const MISFIT = misfit(VIEW) as LayOffAction;

/** The readings of these cards with their names in the chooser, the likeliest first. */
export const meldsNamed = (cards: readonly Card[]): readonly (readonly [string, Reading])[] =>
  meldsOf(VIEW, cards).map((reading) => {
    const option = { does: { to: 'nothing' }, picture: reading, card: null } as const;
    return [answerText.optionName('meld', option, VIEW), reading];
  });

/**
 * Ann opens a table for herself and two bots, and plays up to the draw of the turn under test.
 * @param atFull what she tries when her hand is full
 */
export async function sitAlone(
  { open, server }: TestStage,
  device: TestDevice,
  firstWay: InputWay,
  atFull: (ann: BrowserPlayer, full: LineStep) => Promise<void> = async () => undefined,
): Promise<BrowserPlayer> {
  const ann = await open(device);
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  await expect(ann.button(text.WAITING.start)).toBeVisible();
  server.dealFrom(RICH.secret);
  await ann.tap(ann.button(text.WAITING.start));
  let way = firstWay;
  for (const [index, step] of RICH.steps.slice(0, BEFORE - 1).entries()) {
    await expectShown(ann, step.looks[0] as TableView);
    if (index === 1) await atFull(ann, step);
    await playMove(ann, viewBefore(step), step.action, way);
    way = otherWay(way);
  }
  await expectShown(ann, DRAWS);
  return ann;
}

/** Ann's view of the table just before she draws for the turn under test. */
export const DRAWS = RICH.steps[BEFORE - 1]?.looks[0] as TableView;

export const otherWay = (way: InputWay): InputWay => (way === 'tap' ? 'drag' : 'tap');

/** Ann draws and reaches the moment under test. */
export async function drawOn(ann: BrowserPlayer, way: InputWay): Promise<void> {
  await playMove(ann, DRAWS.game as PlayerView, { type: 'draw', from: 'stock' }, way);
  await expectShown(ann, ANNS_MOMENT);
}

/** Ann's view of the table after these actions of hers. */
export function tableAfter(...actions: readonly SeatAction[]): TableView {
  const game = actions.reduce<PlayerView>((view, action) => {
    const then = preview(view, action);
    if (!then) throw new Error(`illegal action: ${JSON.stringify(action)}`);
    return then;
  }, VIEW);
  return { ...ANNS_MOMENT, game };
}

/** Ann takes back this many actions and is at the moment under test again, with nothing selected. */
export async function takeBack(ann: BrowserPlayer, times: number, undo: () => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i++) await undo();
  await expectShown(ann, ANNS_MOMENT);
  await putDown(ann);
}

/** Ann deselects all cards. */
export async function putDown(ann: BrowserPlayer): Promise<void> {
  const selected = ann.hand.and(ann.page.locator('[aria-pressed="true"]'));
  while ((await selected.count()) > 0) await ann.tap(selected.first());
}

/** Ann selects these cards, in this order. */
export async function select(ann: BrowserPlayer, cards: readonly Card[]): Promise<void> {
  for (const one of cards) {
    const held = ann.card(one, VIEW);
    await ann.tap(held);
    await expect(held).toHaveAttribute('aria-pressed', 'true');
  }
}
