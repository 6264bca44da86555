import { expect, type Locator } from '@playwright/test';
import {
  type Card,
  type ClaimAction,
  type DrawAction,
  type GoRummyAction,
  type LayOffAction,
  legalActions,
  type PlayerView,
  type Reading,
  type SeatAction,
  type SwapAction,
  swapFaces,
  type TableMeld,
} from '#engine';
import { termsOf } from '#rules';
import { owesContract } from '../../../client/game/gestureContext.ts';
import { answerText } from '../../../client/text/answers.ts';
import { text } from '../../../client/text/index.ts';
import { sayWhere, sayWhichCall, sayWhichMeld } from './chooser.ts';
import type { BrowserPlayer } from './player.ts';

/** How a move is made: most moves can be made either way. */
export type InputWay = 'tap' | 'drag';

/** Plays the action by taps or by a drag. */
export async function playMove(
  player: BrowserPlayer,
  view: PlayerView,
  action: SeatAction,
  way: InputWay,
): Promise<void> {
  player.speaks();
  switch (action.type) {
    case 'draw':
      return draw(player, view, action, way);
    case 'meld':
      return layOrPutAside(player, view, action.reading, way);
    case 'layOff':
      return layOff(player, view, action, way);
    case 'swap':
      return swap(player, view, action, way);
    case 'takeBack':
      return player.tap(player.action(text.button('undo', null, 'suit')));
    case 'discard':
      return discard(player, view, action.card, way);
    case 'contract':
      return layContract(player, view, action.readings, way);
    case 'goRummy':
      return goRummy(player, view, action);
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
      return player.tap(player.action(text.extra(action.type, termsOf(view.rules))));
    case 'claim':
      return claim(player, view, action);
    case 'pass':
      return pass(player, action.forDeal ? text.QUESTIONS.notThisDeal : text.QUESTIONS.no);
    default:
      throw new Error(`no move for ${action.type}`);
  }
}

async function draw(player: BrowserPlayer, view: PlayerView, action: DrawAction, way: InputWay): Promise<void> {
  const from = action.from === 'stock' ? player.stock : pileCard(player, view, action.count);
  if (way === 'tap' || view.hand.length === 0) return player.tap(from);
  await player.drag(from, player.hand.first());
}

/** A card of the pile, `depth` counted from 1 at the top. The top card is the pile's own button. */
function pileCard(player: BrowserPlayer, { pile }: PlayerView, depth: number): Locator {
  return depth === 1 ? player.pile : player.button(text.pileCardTarget(pile.at(-depth) as Card, depth, true));
}

/** Lays a new meld, or sets it aside for the contract. */
async function layOrPutAside(player: BrowserPlayer, view: PlayerView, reading: Reading, way: InputWay): Promise<void> {
  const terms = termsOf(view.rules);
  const prepares = owesContract(view);
  for (const card of reading.cards) await select(player, view, card);
  const lays = player.action(new RegExp(`^${text.button('meld', null, 'suit', { terms, prepares })}`));
  if (way === 'tap') await player.tap(lays);
  else await player.drag(player.card(reading.cards[0] as Card, view), player.button(text.feltTarget(terms, prepares)));
  await sayWhichMeld(player, view, reading);
}

/** Has the page find the contract (`tap`) or sets each of its melds aside, then lays it. */
async function layContract(player: BrowserPlayer, view: PlayerView, readings: readonly Reading[], way: InputWay) {
  const terms = termsOf(view.rules);
  if (way === 'tap') await player.tap(player.action(text.extra('findContract', terms)));
  else for (const reading of readings) await layOrPutAside(player, view, reading, way);
  for (const reading of readings) await expect(player.button(text.takeApart(reading, terms))).toBeVisible();
  await player.tap(player.action(text.extra('layContract', terms)));
}

async function layOff(player: BrowserPlayer, view: PlayerView, { card, meld, place }: LayOffAction, way: InputWay) {
  await select(player, view, card);
  const target = player.button(text.placeTarget(meldIn(view, meld), place, termsOf(view.rules)));
  if (way === 'tap') await player.tap(target);
  else await player.drag(player.card(card, view), target);
}

async function swap(player: BrowserPlayer, view: PlayerView, action: SwapAction, way: InputWay): Promise<void> {
  const { natural, second, wild, meld, to } = action;
  const lying = meldIn(view, meld);
  const faces = swapFaces(view.rules, view.wildRank, lying, lying.cards.indexOf(wild));
  const target = player.button(text.swapTarget(wild, faces, !to, second !== undefined));
  // A card dragged alone might have several partners.
  if (way === 'tap' || second !== undefined) await select(player, view, natural);
  if (second !== undefined) await select(player, view, second);
  if (way === 'drag') await player.drag(player.card(natural, view), target);
  else await player.tap(target);
  await sayWhere(player, view, action, way === 'tap');
}

async function discard(player: BrowserPlayer, view: PlayerView, card: Card, way: InputWay): Promise<void> {
  if (way === 'drag') return player.drag(player.card(card, view), player.pile);
  await select(player, view, card);
  await player.tap(player.action(new RegExp(`^${text.button('discard', null, 'suit')}`)));
}

/** Goes Rummy; `card` is the last discard. */
async function goRummy(player: BrowserPlayer, view: PlayerView, { card }: GoRummyAction): Promise<void> {
  if (card !== null) await select(player, view, card);
  await player.tap(player.action(text.extra('goRummy', termsOf(view.rules))));
}

/** Answers the window with yes. */
async function claim(player: BrowserPlayer, view: PlayerView, action: ClaimAction): Promise<void> {
  const yes = answerText.claimYes(legalActions(view).claims, view);
  await player.tap(player.question.getByRole('button').filter({ hasText: yes }));
  await sayWhichCall(player, view, action);
}

const pass = (player: BrowserPlayer, no: string): Promise<void> =>
  player.tap(player.question.getByRole('button', { name: no, exact: true }));

async function select(player: BrowserPlayer, view: PlayerView, card: Card): Promise<void> {
  const held = player.card(card, view);
  await player.tap(held);
  await expect(held).toHaveAttribute('aria-pressed', 'true');
}

function meldIn(view: PlayerView, id: number): TableMeld {
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) throw new Error(`no meld ${id}`);
  return meld;
}
