import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import { fetchContractSearch } from '../../../client/game/contractSearch.ts';
import { gamesText } from '../../../client/text/games.ts';
import { text } from '../../../client/text/index.ts';
import { kindOf, type LineStep, type LineWish, type PlayedDeal } from '../play/line.ts';
import { type InputWay, playMove } from './moves.ts';
import type { BrowserPlayer } from './player.ts';
import { expectShown } from './tableSeen.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, type TestStage } from './test.ts';

/** The two people at every table here: Ann with a mouse, Ben with a finger. */
export const BROWSER_PLAYERS = ['Ann', 'Ben'] as const;

/**
 * Seats Ann and Ben at a table with these rules: she comes by a link with the rules, he by a link to the table. The
 * deal comes from the line's secret, and bots take the other seats.
 */
export async function sitDown(
  { open, server }: TestStage,
  { rules, seats }: LineWish,
  { secret }: PlayedDeal,
): Promise<readonly [BrowserPlayer, BrowserPlayer]> {
  await fetchContractSearch();
  const ann = await open(PLAIN_DEVICE(DESKTOP), `/?rules=${rules}`);
  await ann.choose(text.HOME.seats, String(seats));
  await ann.callThemselves('Ann');
  await ann.tap(ann.button(gamesText.RULES_PAGE.friends));
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  const ben = await open(PLAIN_DEVICE(TABLET), new URL(ann.page.url()).pathname);
  const sits = ben.button(gamesText.LOOK.join);
  // Until the table is found the home screen is shown.
  await expect(sits).toBeVisible();
  await ben.callThemselves('Ben');
  // A full table starts by itself.
  server.dealFrom(secret);
  await ben.tap(sits);
  if (seats > BROWSER_PLAYERS.length) {
    await expect(ann.page.getByText('Ben')).toBeVisible();
    await ann.tap(ann.button(text.WAITING.start));
  }
  return [ann, ben];
}
/**
 * Plays the line. Before each step every page must show what the engine shows to its seat, and `lookAt` may check more.
 * Each seat's moves of a kind are tapped and dragged in turn.
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

/** Alternates taps and drags for each seat and kind of move: the mouse begins with a tap, the finger with a drag. */
function waysInTurn(): (step: LineStep) => InputWay {
  const done: string[] = [];
  return ({ seat, action }) => {
    const move = `${seat} ${kindOf(action)}`;
    done.push(move);
    return (done.filter((one) => one === move).length + seat) % 2 === 0 ? 'drag' : 'tap';
  };
}
