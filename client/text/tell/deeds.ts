import type { Card, MaybeCard } from '#engine';
import type { TableView, ToldEvent } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { more } from '../language.ts';

/** The most plays, and the most cards by name, in one line. */
const MOST = 2;

/**
 * A seat's turn in a few words, shown at the seat: "7♠ for the wild", "laid 5-6-7 ♥, laid off 9♣". A draw from the
 * stock and a discard appear only if there is nothing else.
 */
export function deedLine(events: readonly ToldEvent[], { game }: TableView): string {
  const terms = termsOf(game?.rules);
  const said = events.flatMap((event) => {
    const line = deed(event, terms);
    return line === null ? [] : [{ line, isPlay: isPlay(event) }];
  });
  const plays = said.filter((one) => one.isPlay);
  const shown = plays.length > 0 ? plays.slice(-MOST) : said.slice(-1);
  return more.deeds.DEEDS.inOrder(shown.map(({ line }) => line));
}

const isPlay = (event: ToldEvent): boolean =>
  event.type === 'drew' ? event.from === 'pile' : event.type !== 'discarded';

function deed(event: ToldEvent, terms: Terms): string | null {
  const { DEEDS } = more.deeds;
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
