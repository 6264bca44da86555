import type { Ending, GameEvent, MaybeCard, Play, Seat, TableMeld } from '#engine';
import type { TableView } from '#protocol';
import { cardShort, readingName, readingShort } from './cards.ts';
import { listed } from './plural.ts';
import { wildBadge } from './table.ts';

/** Who somebody is to the viewer: "You" or the name. */
export function who(table: TableView, seat: Seat): string {
  if (seat === table.viewer) return 'You';
  return table.seats[seat]?.name || `Seat ${seat + 1}`;
}

type Tellers = {
  readonly [Type in GameEvent['type']]: (event: Extract<GameEvent, { type: Type }>, table: TableView) => string | null;
};

const tellers: Tellers = {
  dealerDrawn: ({ dealer }, table) =>
    dealer === table.viewer ? 'You deal first.' : `${who(table, dealer)} deals first.`,
  dealt: ({ deal, dealer, wildRank }, table) => `Deal ${deal}: ${who(table, dealer)} dealt. ${wildBadge(wildRank)}.`,
  turnBegan: () => null,
  drew: ({ seat, from, cards }, table) => {
    const what = cards.length === 1 ? oneDrawn(cards[0] ?? null) : `${cards.length} cards`;
    return `${who(table, seat)} drew ${what} from the ${from === 'stock' ? 'stock' : 'discard pile'}.`;
  },
  melded: ({ seat, meld }, table) =>
    `${who(table, seat)} laid down the ${readingName(meld)}: ${meld.cards.map(cardShort).join(' ')}.`,
  laidOff: ({ seat, meld, card }, table) =>
    `${who(table, seat)} laid off the ${cardShort(card)} ${onMeld(table, meld)}.`,
  swapped: ({ seat, natural, wild }, table) =>
    `${who(table, seat)} put the ${cardShort(natural)} in the place of the wild ${cardShort(wild)} and took it.`,
  tookBack: ({ seat, play }, table) => `${who(table, seat)} took back ${playName(play)}.`,
  discarded: ({ seat, card }, table) => `${who(table, seat)} discarded the ${cardShort(card)}.`,
  dealEnded: ({ ending, out }, table) => dealEnd(ending, out, table),
  gameEnded: ({ winners }, table) => `${listed(winners.map((seat) => who(table, seat)))} won the game.`,
};

/** A sentence of the log; null for what goes without saying. `table` is the table after the event. */
export function told(event: GameEvent, table: TableView): string | null {
  const teller = tellers[event.type] as (event: GameEvent, table: TableView) => string | null;
  return teller(event, table);
}

const oneDrawn = (card: MaybeCard): string => (card === null ? 'a card' : `the ${cardShort(card)}`);

function onMeld(table: TableView, id: number): string {
  const meld: TableMeld | undefined = table.game?.melds.find((one) => one.id === id);
  if (!meld) return 'on a meld';
  return meld.kind === 'set' ? `on the ${readingName(meld)}` : `on the run ${readingShort(meld)}`;
}

function playName(play: Play | null): string {
  if (play === null) return 'the draw from the discard pile';
  if (play.type === 'meld') return 'a meld';
  return play.type === 'layOff' ? 'a lay-off' : 'a swap';
}

const ENDING_TEXT: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'The stock ran out: nobody went out.',
  capped: 'The deal got nowhere and was stopped: nobody went out.',
  void: 'The deal was abandoned and counts for nobody.',
};

/** How a deal ended: "Ana went out." */
export const dealEnd = (ending: Ending, out: Seat, table: TableView): string =>
  ending === 'wentOut' ? `${who(table, out)} went out.` : ENDING_TEXT[ending];
