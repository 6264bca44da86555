import { legalActions, type PlayerView, type Seat } from '#engine';
import type { TableView } from '#protocol';

/** How much room the words have. */
export type Length = 'full' | 'short';

/** A bot has the viewer's seat for the moment. */
export const PLAYED_FOR = 'A bot plays for you';

/** The button that takes it back. */
export const BACK = 'I’m back';

/**
 * What is asked of whom, above the hand: "Your turn: draw a card", "Waiting for Ana". `short` is for narrow screens.
 */
export function step(table: TableView, length: Length = 'full'): string {
  const { game, stage } = table;
  if (stage === 'waiting' || !game) return 'Waiting for players';
  if (stage === 'over' || game.phase === 'over') return 'The game is over';
  if (game.phase === 'opening') return 'Choosing the first dealer';
  if (game.phase === 'ready') return game.deal === 0 ? 'The cards are about to be dealt' : `Deal ${game.deal} is over`;
  if (table.viewer !== 'spectator' && table.seats[table.viewer]?.standIn) return PLAYED_FOR;
  if (game.turn === table.viewer) return game.phase === 'draw' ? drawStep(game) : playStep(game, length);
  return othersStep(table, game.turn);
}

function drawStep(view: PlayerView): string {
  const { draws } = legalActions(view);
  const stockOnly = draws.every((draw) => draw.from === 'stock');
  return stockOnly ? 'Your turn: draw from the stock' : 'Your turn: draw a card';
}

function playStep(view: PlayerView, length: Length): string {
  const legal = legalActions(view);
  if (view.hand.length === 1 && legal.discards.length === 1) return 'Discard your last card to go out';
  const onTable = legal.layOffs.length + legal.swaps.length > 0;
  if (length === 'short') return onTable ? 'Your turn: meld, lay off, or discard' : 'Your turn: meld, or discard';
  if (onTable) return 'Your turn: lay down melds, lay off, or discard to end your turn';
  return 'Your turn: lay down melds, or discard to end your turn';
}

function othersStep(table: TableView, turn: Seat): string {
  const seat = table.seats[turn];
  const name = seat?.name ?? '';
  if (seat?.standIn) return `A bot plays for ${name}`;
  return table.viewer === 'spectator' ? `${name} is playing` : `Waiting for ${name}`;
}

/** The title of the page while it is the viewer's turn, and otherwise. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● Your turn — Crazy Rummy' : 'Crazy Rummy');
