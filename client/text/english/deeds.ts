import type { GameEvent, MaybeCard } from '#engine';
import type { TableView } from '#protocol';
import { cardShort, readingShort } from './cards.ts';
import { listed } from './plural.ts';
import { type Words, wordsOf } from './words.ts';

/** Explains the dot on a card; shown beside a dot. */
export const DOT = 'On a card: laid since your last turn. Its colour is the player’s.';

/** The log's heading for a deal. */
export const logDeal = (deal: number): string => (deal === 0 ? 'Before the first deal' : `Deal ${deal}`);

/** The sentence without the name of its deal, for use under that heading. */
export const underDeal = (words: string, deal: number): string =>
  words.startsWith(`${logDeal(deal)}: `) ? words.slice(logDeal(deal).length + 2) : words;

/** The most plays, and the most cards by name, in one line. */
const MOST = 2;

/**
 * A seat's turn in a few words, shown at the seat: "7♠ for the wild", "laid 5-6-7 ♥, laid off 9♣". A draw from the
 * stock and a discard appear only if there is nothing else.
 */
export function deedLine(events: readonly GameEvent[], { game }: TableView): string {
  const words = wordsOf(game?.rules);
  const said = events.flatMap((event) => {
    const line = deed(event, words);
    return line === null ? [] : [{ line, isPlay: isPlay(event) }];
  });
  const plays = said.filter((one) => one.isPlay);
  const told = plays.length > 0 ? plays.slice(-MOST) : said.slice(-1);
  return told.map(({ line }) => line).join(', ');
}

const isPlay = (event: GameEvent): boolean =>
  event.type === 'drew' ? event.from === 'pile' : event.type !== 'discarded';

function deed(event: GameEvent, words: Words): string | null {
  switch (event.type) {
    case 'drew':
      return event.from === 'stock' ? `drew ${someCards(event.cards.length)}` : `took ${known(event.cards)}`;
    case 'melded':
      return `laid ${readingShort(event.meld)}`;
    case 'contractLaid':
      return 'laid the contract';
    case 'laidOff':
      return `laid off ${cardShort(event.card)}`;
    case 'swapped':
      return event.to === null
        ? `${cardShort(event.natural)} for the ${words.wild}`
        : `moved a ${words.wild} with ${cardShort(event.natural)}`;
    case 'discarded':
      return `discarded ${cardShort(event.card)}`;
    case 'claimed':
      return `took ${known(event.cards)} out of turn`;
    case 'callTurnBegan':
      return 'called Rummy';
    case 'recalled':
      return `took ${cardShort(event.card)} back`;
    case 'wentRummy':
      return 'went Rummy';
    case 'wentUpForTwo':
      return 'went up for 2';
    default:
      return null;
  }
}

const someCards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

/** The cards by name if there are few, otherwise their number. */
function known(cards: readonly MaybeCard[]): string {
  const seen = cards.flatMap((card) => (card === null ? [] : [cardShort(card)]));
  return seen.length === cards.length && seen.length <= MOST ? listed(seen) : someCards(cards.length);
}
