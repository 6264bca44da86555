import type { Card, Seat } from '#engine';
import type { TableView } from '#protocol';
import { capital, counted } from './plural.ts';
import { type Tellers, theCards, who } from './told.ts';

type WindowEvent = 'windowOpened' | 'answered' | 'windowClosed' | 'claimed' | 'penalized' | 'callTurnBegan';

/** Cards taken out of turn and cards called (R80, R113). */
export const WINDOWS: Tellers<WindowEvent> = {
  windowOpened: ({ window }) =>
    window.kind === 'take'
      ? `Does anyone take ${theCards(window.cards)} out of turn?`
      : `${capital(theCards(window.cards))} ${window.cards.length === 1 ? 'fits' : 'fit'}: does anyone call Rummy?`,
  answered: () => null,
  windowClosed: ({ seat }) => (seat < 0 ? 'Nobody did.' : null),
  claimed: ({ seat, cards }, table) =>
    isCall(table) ? called(table, seat, cards) : `${who(table, seat)} took ${theCards(cards)} out of turn.`,
  penalized: ({ seat, cards }, table) => {
    const known = cards.filter((card): card is Card => card !== null);
    const what = known.length === cards.length ? theCards(known) : counted(cards.length, 'card', 'cards');
    return `${who(table, seat)} drew ${what} as a penalty.`;
  },
  callTurnBegan: ({ seat, cards }, table) => called(table, seat, cards),
};

const called = (table: TableView, seat: Seat, cards: readonly Card[]): string =>
  `${who(table, seat)} called Rummy and took ${theCards(cards)}.`;

/** Whether a claim in this game is a call rather than a card taken out of turn. */
const isCall = ({ game }: TableView): boolean => game !== null && game.rules.goingOut.callRummy !== 'off';

/** The cards a window asks about: "the 9♣". */
export const offeredCards = ({ game }: TableView): string => theCards(game?.window?.cards ?? []);
