import type { Card, MaybeCard, Reading } from '#engine';
import type { TableView, ToldEvent } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';

/** The log's own texts; `dot` explains the dot on a card, and is shown beside a dot. */
const LOG = fixed('log');

/** The log's heading for a deal. */
const logDeal = (deal: number): string => say('log-deal', { deal });

/** A deed of a turn in a few words, shown at the seat of the player who did it. */
const DEEDS = fixed('deeds', {
  /** "drew a card", "drew 2 cards". */
  drew: (count: number) => say('deeds-drew', { count }),
  /** "took 7♥ and 8♥". */
  took: (cards: readonly Card[]) => say('deeds-took', { cards }),
  /** "took 5 cards". */
  tookMany: (count: number) => say('deeds-tookMany', { count }),
  /** "laid 5-6-7 ♥". */
  laid: (meld: Reading) => say('deeds-laid', { meld }),
  /** "laid off 9♣". */
  laidOff: (card: Card) => say('deeds-laidOff', { card }),
  /** "7♠ for the wild". */
  swapped: (natural: Card, terms: Terms) => say('deeds-swapped', { natural, terms }),
  /** The wild stayed on the table (R88): "moved a wild with 7♠". */
  movedWild: (natural: Card, terms: Terms) => say('deeds-movedWild', { natural, terms }),
  /** "discarded K♦". */
  discarded: (card: Card) => say('deeds-discarded', { card }),
  /** "took 9♣ out of turn". */
  tookOutOfTurn: (cards: readonly Card[]) => say('deeds-tookOutOfTurn', { cards }),
  /** "took 3 cards out of turn". */
  tookManyOutOfTurn: (count: number) => say('deeds-tookManyOutOfTurn', { count }),
  /** The discard: "took K♦ back". */
  tookBack: (card: Card) => say('deeds-tookBack', { card }),
  /** Deeds of one turn, in order: "laid 5-6-7 ♥, laid off 9♣". */
  inOrder: (deeds: readonly string[]) => deeds.join(', '),
});

/** The most plays, and the most cards by name, in one line. */
const MOST = 2;

/**
 * A seat's turn in a few words, shown at the seat: "7♠ for the wild", "laid 5-6-7 ♥, laid off 9♣". A draw from the
 * stock and a discard appear only if there is nothing else.
 */
function deedLine(events: readonly ToldEvent[], { game }: TableView): string {
  const terms = termsOf(game?.rules);
  const said = events.flatMap((event) => {
    const line = deed(event, terms);
    return line === null ? [] : [{ line, isPlay: isPlay(event) }];
  });
  const plays = said.filter((one) => one.isPlay);
  const shown = plays.length > 0 ? plays.slice(-MOST) : said.slice(-1);
  return DEEDS.inOrder(shown.map(({ line }) => line));
}

const isPlay = (event: ToldEvent): boolean =>
  event.type === 'drew' ? event.from === 'pile' : event.type !== 'discarded';

function deed(event: ToldEvent, terms: Terms): string | null {
  switch (event.type) {
    case 'drew': {
      const { from, cards } = event;
      if (from === 'stock') return DEEDS.drew(cards.length);
      return areNamed(cards) ? DEEDS.took(cards) : DEEDS.tookMany(cards.length);
    }
    case 'melded':
      return DEEDS.laid(event.meld);
    case 'contractLaid':
      return DEEDS.laidContract;
    case 'laidOff':
      return DEEDS.laidOff(event.card);
    case 'swapped':
      return (event.to === null ? DEEDS.swapped : DEEDS.movedWild)(event.natural, terms);
    case 'discarded':
      return DEEDS.discarded(event.card);
    case 'claimed':
      return event.cards.length > MOST ? DEEDS.tookManyOutOfTurn(event.cards.length) : DEEDS.tookOutOfTurn(event.cards);
    case 'callTurnBegan':
      return DEEDS.called;
    case 'recalled':
      return DEEDS.tookBack(event.card);
    case 'wentRummy':
      return DEEDS.wentRummy;
    case 'wentUpForTwo':
      return DEEDS.wentUpForTwo;
    default:
      return null;
  }
}

/** Whether all are seen, and few enough to name them. */
const areNamed = (cards: readonly MaybeCard[]): cards is readonly Card[] =>
  cards.length <= MOST && !cards.includes(null);

/** Short texts about players' moves and the texts of the log. */
export const deedText = { LOG, DEEDS, logDeal, deedLine };
