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

/** The events that begin and end a deal, and those between deals. */
export const DEALS: Tellers<DealEvent> = {
  dealerDrawn: ({ dealer, cards }, table) =>
    `${drawn(cards, dealer, table)}${does(table, dealer, 'deal', 'deals')} first.`,
  dealt: ({ deal, dealer, wildRank, ...rest }, table) =>
    `Deal ${deal}: ${who(table, dealer)} dealt.${facts({ ...rest, wildRank }, table)}`,
  sizeAsked: ({ seat }, table) => `${who(table, seat)} turned up a two and may choose 2 cards or 12.`,
  dealtOn: (event, table) => `The deal continued.${facts(event, table)}`,
  namingAsked: ({ seat }, table) => `${does(table, seat, 'name', 'names')} the wild rank.`,
  wildNamed: ({ seat, rank }, table) => `${who(table, seat)} named ${rankNames(rank)}: they ${wordsAt(table).areWild}.`,
  reshuffled: ({ stock, kept }) =>
    `The discard pile was shuffled into a new stock of ${counted(stock.length, 'card', 'cards')}${kept > 0 ? '; its top card stays' : ''}.`,
  reliefBegan: ({ out }, table) =>
    `${who(table, out)} ${wordsAt(table).wentOut} on the first turn. Players who haven’t had one ${
      table.game?.rules.goingOut.relief === 'fullTurn' ? 'get one now.' : `may still lay down ${wordsAt(table).melds}.`
    }`,
  dealEnded: ({ ending, out }, table) => dealEnd(ending, out, table),
  pressAsked: ({ seat }, table) =>
    `${who(table, seat)} may take ${pressPoints(table)} to make the next deal count double.`,
  pressAnswered: ({ seat, take }, table) =>
    `${who(table, seat)} ${take ? 'took the points' : 'didn’t take the points'}.`,
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

/** The cards that decided the first dealer; empty if the choice was random (R6). */
function drawn(cards: readonly (readonly Card[])[], dealer: Seat, table: TableView): string {
  const last = cards[dealer]?.at(-1);
  if (last === undefined) return '';
  const isJack = table.game?.rules.table.firstDealer === 'firstJack' && rankOf(last) === JACK;
  if (isJack) return `The first jack, ${theCard(last)}, went to ${whom(table, dealer)}: `;
  const all = cards.flatMap((own, seat) =>
    own.length > 0 ? [`${who(table, seat)} ${own.map(cardShort).join(', ')}`] : [],
  );
  return `Draw for dealer: ${all.join('; ')}. `;
}

type Dealt = Pick<Extract<GameEvent, { type: 'dealtOn' }>, 'wildRank' | 'pile' | 'indicator' | 'faceUp'>;

/** The public facts after a deal: the wild rank and the cards that lie face up. */
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

/** The points a seat is offered, or has just taken: "2 points" (R136). */
export function pressPoints({ game }: TableView): string {
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offer = game ? pressOffers(game.rules, totals, game.dealer)[0] : undefined;
  const taken = Math.max(0, ...(game?.results.at(-1)?.added ?? []));
  return counted(offer?.points ?? taken, 'point', 'points');
}

const ENDING_TEXT: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'The stock ran out before anyone went out.',
  capped: 'The deal was getting nowhere and was stopped.',
  void: 'Nobody could finish, so nobody scores.',
  cancelled: 'The game was updated and couldn’t continue this deal. Nobody scores.',
};

/** The end of a deal: "Ana went out." */
export const dealEnd = (ending: Ending, out: Seat, table: TableView): string =>
  ending === 'wentOut' ? `${who(table, out)} ${wordsAt(table).wentOut}.` : ENDING_TEXT[ending];
