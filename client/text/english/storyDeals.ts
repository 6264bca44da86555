import { type Card, type Ending, type GameEvent, pressOffers, rankOf, type Seat } from '#engine';
import type { TableView } from '#protocol';
import { cardShort, rankNames } from './cards.ts';
import { wildLine } from './facts.ts';
import { capital, counted, listed } from './plural.ts';
import { does, type Tellers, theCard, theCards, who, whom, wordsAt } from './told.ts';

type DealEvent =
  | 'dealerDrawn'
  | 'dealt'
  | 'sizeAsked'
  | 'dealtOn'
  | 'namingAsked'
  | 'wildNamed'
  | 'reshuffled'
  | 'reliefBegan'
  | 'dealEnded'
  | 'pressAsked'
  | 'pressAnswered'
  | 'pressSet'
  | 'gameEnded';

const JACK = 11;

/** How a deal begins and ends, and what lies between deals. */
export const DEALS: Tellers<DealEvent> = {
  dealerDrawn: ({ dealer, cards }, table) =>
    `${drawn(cards, dealer, table)}${does(table, dealer, 'deal', 'deals')} first.`,
  dealt: ({ deal, dealer, wildRank, ...rest }, table) =>
    `Deal ${deal}: ${who(table, dealer)} dealt.${facts({ ...rest, wildRank }, table)}`,
  sizeAsked: ({ seat }, table) => `${who(table, seat)} turned up a two, and may choose: 2 cards or 12.`,
  dealtOn: (event, table) => `The deal went on.${facts(event, table)}`,
  namingAsked: ({ seat }, table) => `${does(table, seat, 'name', 'names')} the wild rank.`,
  wildNamed: ({ seat, rank }, table) => `${who(table, seat)} named ${rankNames(rank)}: they ${wordsAt(table).areWild}.`,
  reshuffled: ({ stock, kept }) =>
    `The discard pile was shuffled and is the new stock: ${counted(stock.length, 'card', 'cards')}${kept > 0 ? ', its top stays' : ''}.`,
  reliefBegan: ({ out }, table) =>
    `${who(table, out)} ${wordsAt(table).wentOut} on the first turn: whoever has had none yet ${
      table.game?.rules.goingOut.relief === 'fullTurn' ? 'gets one.' : `may still lay down ${wordsAt(table).melds}.`
    }`,
  dealEnded: ({ ending, out }, table) => dealEnd(ending, out, table),
  pressAsked: ({ seat }, table) =>
    `${who(table, seat)} may take ${pressPoints(table)} to make the next deal count double.`,
  pressAnswered: ({ seat, take }, table) =>
    `${who(table, seat)} ${take ? 'took the points' : 'did not take the points'}.`,
  pressSet: ({ on, added }, table) => {
    const moved = added.flatMap((points, seat) =>
      points > 0
        ? [`${who(table, seat)} ${seat === table.viewer ? 'get' : 'gets'} ${counted(points, 'point', 'points')}`]
        : [],
    );
    const words = [...moved, ...(on ? ['the next deal counts double'] : [])];
    return words.length === 0 ? null : `${capital(words.join(', and '))}.`;
  },
  gameEnded: ({ winners }, table) => `${listed(winners.map((seat) => who(table, seat)))} won the game.`,
};

/** The cards that chose the first dealer; nothing when chance alone did (R6). */
function drawn(cards: readonly (readonly Card[])[], dealer: Seat, table: TableView): string {
  const last = cards[dealer]?.at(-1);
  if (last === undefined) return '';
  const isJack = table.game?.rules.table.firstDealer === 'firstJack' && rankOf(last) === JACK;
  if (isJack) return `The first jack, ${theCard(last)}, fell to ${whom(table, dealer)}: `;
  const all = cards.flatMap((own, seat) =>
    own.length > 0 ? [`${who(table, seat)} ${own.map(cardShort).join(', ')}`] : [],
  );
  return `Drawn for the deal: ${all.join('; ')}. `;
}

type Dealt = Pick<Extract<GameEvent, { type: 'dealtOn' }>, 'wildRank' | 'pile' | 'indicator' | 'faceUp'>;

/** What a deal showed: the wild rank, and the cards that lie face up. */
function facts({ wildRank, pile, indicator, faceUp }: Dealt, table: TableView): string {
  const { game } = table;
  const shown = faceUp.flatMap((cards, seat) =>
    cards.length > 0 ? [`${who(table, seat)} ${cards.map(cardShort).join(' ')}`] : [],
  );
  const isKnown =
    game !== null && (wildRank > 0 || game.rules.wilds.source === 'none' || game.rules.wilds.source === 'schedule');
  const parts = [
    shown.length > 0 && `Face up: ${shown.join(', ')}.`,
    indicator >= 0 && `${capital(theCard(indicator))} lies beside the stock.`,
    isKnown && `${wildLine({ ...game, wildRank, phase: 'draw' })}.`,
    pile.length > 0 && `${capital(theCards(pile))} ${pile.length === 1 ? 'starts' : 'start'} the discard pile.`,
  ];
  return parts.flatMap((part) => (part ? [` ${part}`] : [])).join('');
}

/** The points that a seat is asked to take, or has just taken: "2 points" (R136). */
export function pressPoints({ game }: TableView): string {
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offer = game ? pressOffers(game.rules, totals, game.dealer)[0] : undefined;
  const taken = Math.max(0, ...(game?.results.at(-1)?.added ?? []));
  return counted(offer?.points ?? taken, 'point', 'points');
}

const ENDING_TEXT: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'The stock ran out: nobody went out.',
  capped: 'The deal got nowhere and was stopped: nobody went out.',
  void: 'Nobody could finish: the deal counts for nobody.',
};

/** How a deal ended: "Ana went out." */
export const dealEnd = (ending: Ending, out: Seat, table: TableView): string =>
  ending === 'wentOut' ? `${who(table, out)} ${wordsAt(table).wentOut}.` : ENDING_TEXT[ending];
