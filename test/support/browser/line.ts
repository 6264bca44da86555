import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../../../client/text/index.ts';
import { kindOf, type LineStep, type LineWish, type PlayedDeal } from '../play/line.ts';
import { type InputWay, playMove } from './moves.ts';
import type { BrowserPlayer } from './player.ts';
import { expectShown } from './tableSeen.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, type TestStage } from './test.ts';

/** Who plays: one with a mouse, one with a finger. */
export const BROWSER_PLAYERS = ['Ann', 'Ben'] as const;

/**
 * Ann and Ben come to a table of these rules, she by a link with the rules and he by a link to the table. The deal is dealt
 * from the line's secret; bots have the other seats.
 */
export async function sitDown(
  { open, server }: TestStage,
  { rules, seats }: LineWish,
  { secret }: PlayedDeal,
): Promise<readonly [BrowserPlayer, BrowserPlayer]> {
  const ann = await open(PLAIN_DEVICE(DESKTOP), `/?rules=${rules}`);
  await ann.choose(text.HOME.seats, String(seats));
  await ann.callThemselves('Ann');
  await ann.tap(ann.button(text.RULES_PAGE.friends));
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  const ben = await open(PLAIN_DEVICE(TABLET), new URL(ann.page.url()).pathname);
  const sits = ben.button(text.LOOK.join);
  // Until the table is found the home screen is shown.
  await expect(sits).toBeVisible();
  await ben.callThemselves('Ben');
  // A table that is full begins by itself.
  server.dealFrom(secret);
  await ben.tap(sits);
  if (seats > BROWSER_PLAYERS.length) {
    await expect(ann.page.getByText('Ben')).toBeVisible();
    await ann.tap(ann.button(text.WAITING.start));
  }
  return [ann, ben];
}
/**
 * Everybody does what the line says. Before each step all pages must show what the engine shows to their seats, and `lookAt`
 * may look closer. Each move of a kind is made the other way than the last one.
 */
export async function playOut(
  players: readonly BrowserPlayer[],
  line: PlayedDeal,
  lookAt: (step: LineStep, index: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const wayOf = waysInTurn();
  for (const [index, step] of line.steps.entries()) {
    const { seat, action, looks } = step;
    await Promise.all(players.map((player, place) => expectShown(player, looks[place] as TableView)));
    await lookAt(step, index);
    await playMove(players[seat] as BrowserPlayer, looks[seat]?.game as PlayerView, action, wayOf(step));
  }
}

/** By seat and kind of move, the mouse beginning with a tap, the finger with a drag. */
function waysInTurn(): (step: LineStep) => InputWay {
  const done: string[] = [];
  return ({ seat, action }) => {
    const move = `${seat} ${kindOf(action)}`;
    done.push(move);
    return (done.filter((one) => one === move).length + seat) % 2 === 0 ? 'drag' : 'tap';
  };
}
