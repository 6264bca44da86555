import type { GameEvent, MaybeCard, Play } from '#engine';
import type { TableView } from '#protocol';
import { cardShort } from './cards.ts';
import { counted } from './plural.ts';
import { does, meldCards, onMeld, type Tellers, theCard, theCards, theMeld, who, wordsAt } from './told.ts';

type TurnEvent =
  | 'turnBegan'
  | 'drew'
  | 'melded'
  | 'contractLaid'
  | 'laidOff'
  | 'swapped'
  | 'tookBack'
  | 'discarded'
  | 'turnClosed'
  | 'recalled'
  | 'wentRummy'
  | 'wentUpForTwo';

/** The events of a turn. */
export const TURNS: Tellers<TurnEvent> = {
  turnBegan: () => null,
  drew: ({ seat, from, cards }, table) => {
    const source = from === 'stock' ? 'stock' : 'discard pile';
    if (cards.length > 1 && from === 'pile') return `${who(table, seat)} took ${pileCards(cards)} from the ${source}.`;
    const what = cards.length === 1 ? oneDrawn(cards[0] ?? null) : counted(cards.length, 'card', 'cards');
    return `${who(table, seat)} drew ${what} from the ${source}.`;
  },
  melded: ({ seat, meld }, table) => `${who(table, seat)} laid down the ${meldCards(table, meld)}.`,
  contractLaid: ({ seat, melds }, table) =>
    `${who(table, seat)} laid the contract: ${melds.map((meld) => meldCards(table, meld)).join('; ')}.`,
  laidOff: ({ seat, meld, card }, table) =>
    `${who(table, seat)} laid off the ${cardShort(card)} ${onMeld(table, meld)}.`,
  swapped: (event, table) => {
    const { seat, natural, wild } = event;
    const swap = `${who(table, seat)} swapped ${theCard(natural)} for the ${wordsAt(table).wild} ${cardShort(wild)}`;
    return `${swap}${whereItWent(event, table)}.`;
  },
  tookBack: ({ seat, play }, table) => `${who(table, seat)} took back ${playName(play, wordsAt(table).meld)}.`,
  discarded: ({ seat, card }, table) => `${who(table, seat)} discarded ${theCard(card)}.`,
  turnClosed: ({ seat, how }, table) => {
    const name = who(table, seat);
    if (how === 'out') return `${name} had no cards left to discard.`;
    if (how === 'float') return `${does(table, seat, 'float', 'floats')} with no cards left.`;
    return how === 'declined' ? `${name} took nothing from the discard pile. The deal ends.` : null;
  },
  recalled: ({ seat, card }, table) => `${who(table, seat)} took back the ${cardShort(card)}.`,
  wentRummy: ({ seat }, table) => `${who(table, seat)} went Rummy!`,
  wentUpForTwo: ({ seat }, table) => `${who(table, seat)} went up for 2, holding only a 2.`,
};

const oneDrawn = (card: MaybeCard): string => (card === null ? 'a card' : theCard(card));

/** Several cards from the pile, deepest first, as that is the one they were taken for. */
function pileCards(cards: readonly MaybeCard[]): string {
  const known = cards.filter((card) => card !== null);
  return known.length < cards.length ? `${cards.length} cards` : theCards(known);
}

type Swapped = Extract<GameEvent, { type: 'swapped' }>;

/** The wild's destination (R88); empty if it went into the hand. */
function whereItWent({ meld, to }: Swapped, table: TableView): string {
  if (to === null) return '';
  const other = to.meld === meld ? undefined : table.game?.melds.find(({ id }) => id === to.meld);
  return other ? ` and moved it to ${theMeld(table, other)}` : ` and left it in that ${wordsAt(table).meld}`;
}

function playName(play: Play | null, meld: string): string {
  if (play === null) return 'the draw from the discard pile';
  if (play.type === 'meld') return `a ${meld}`;
  if (play.type === 'contract') return 'the contract';
  return play.type === 'layOff' ? 'a lay-off' : 'a swap';
}
