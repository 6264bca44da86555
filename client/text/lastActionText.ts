import { type Card, type MaybeCard, naturalsOf } from '#engine';
import type { SentEvent, TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';

/** The log's own texts; `dot` explains the dot on a card, and is shown beside a dot. */
const LOG = fixed('log');

/** The log's heading for a deal. */
const logDeal = (deal: number): string => say('log-deal', { deal });

const DEEDS = fixed('deeds');

/** The most plays, and the most cards by name, in one line. */
const MAX_NAMED = 2;

/**
 * A seat's turn in a few words, shown at the seat: "7♠ for the wild", "laid 5-6-7 ♥, laid off 9♣". A draw from the
 * stock and a discard appear only if there is nothing else.
 */
function deedLine(events: readonly SentEvent[], { game }: TableView): string {
  const terms = termsOf(game?.rules);
  const said = events.flatMap((event) => {
    const line = deed(event, terms);
    return line === null ? [] : [{ line, isPlay: isPlay(event) }];
  });
  const plays = said.filter((one) => one.isPlay);
  const shown = plays.length > 0 ? plays.slice(-MAX_NAMED) : said.slice(-1);
  return shown.map(({ line }) => line).join(', ');
}

const isPlay = (event: SentEvent): boolean =>
  event.type === 'drew' ? event.from === 'pile' : event.type !== 'discarded';

function deed(event: SentEvent, terms: Terms): string | null {
  switch (event.type) {
    case 'drew': {
      const { from, cards } = event;
      const count = cards.length;
      if (from === 'stock') return say('deeds-drew', { count });
      return areNamed(cards) ? say('deeds-took', { cards }) : say('deeds-tookMany', { count });
    }
    case 'melded':
      return say('deeds-laid', { meld: event.meld });
    case 'contractLaid':
      return DEEDS.laidContract;
    case 'laidOff':
      return say('deeds-laidOff', { card: event.card });
    case 'swapped':
      return say(event.to === null ? 'deeds-swapped' : 'deeds-movedWild', { naturals: naturalsOf(event), terms });
    case 'discarded':
      return say('deeds-discarded', { card: event.card });
    case 'claimed':
      return event.cards.length > MAX_NAMED
        ? say('deeds-tookManyOutOfTurn', { count: event.cards.length })
        : say('deeds-tookOutOfTurn', { cards: event.cards });
    case 'callTurnBegan':
      return DEEDS.called;
    case 'recalled':
      return say('deeds-tookBack', { card: event.card });
    case 'wentRummy':
      return DEEDS.wentRummy;
    case 'wentUpForTwo':
      return DEEDS.wentUpForTwo;
    default:
      return null;
  }
}

/** At the seat of the player who is out, while the others have a last turn. */
const out = (terms: Terms): string => say('deeds-out', { terms });

/** Whether all are seen, and few enough to name them. */
const areNamed = (cards: readonly MaybeCard[]): cards is readonly Card[] =>
  cards.length <= MAX_NAMED && !cards.includes(null);

/** Short texts about players' moves and the texts of the log. */
export const lastActionText = { LOG, DEEDS, logDeal, deedLine, out };
