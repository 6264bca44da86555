import { expect } from '@playwright/test';
import {
  type Card,
  isBetweenDeals,
  isWild,
  type LegalActions,
  legalActions,
  type PlayerView,
  playOrder,
  type Seat,
  seatsToAct,
  swapFaces,
  type TableMeld,
  takesLeft,
} from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Person } from '#text';
import { countOpening } from '../../../client/game/openingCount.ts';
import { questionFor } from '../../../client/game/question.ts';
import type { NewCardsBy } from '../../../client/game/types.ts';
import { facesOf } from '../../../client/stage/layoutMelds.ts';
import { text } from '../../../client/text/index.ts';
import type { BrowserPlayer } from './player.ts';

/** The table as text, as one player's page shows it. */
export interface ShownTable {
  /** The facts of the deal, the text that names the step, and the player's points. */
  readonly words: readonly string[];
  readonly seats: readonly string[];
  /** Sorted by name: the order on screen is the player's own choice. */
  readonly hand: readonly string[];
  /** The headings of the melds, with their owners where melds belong to players. */
  readonly melds: readonly string[];
  /** The cards of all melds, each with its meld and the card it stands for. */
  readonly meldCards: readonly string[];
  /** The stock, the discard pile, and the deeper cards of a pile that lies open. */
  readonly piles: readonly string[];
  /** The label of the question beside the cards. */
  readonly question: string | null;
}

/** Polling intervals in ms: our bots act faster than the default intervals. */
const OFTEN = [50, 100];

/** Waits until the page shows exactly what its player may know. */
export async function expectShown(player: BrowserPlayer, look: TableView): Promise<void> {
  player.speaks();
  const expected = shownFrom(look);
  const seen = async () => {
    player.speaks();
    const { hand, ...others } = await shownAt(player);
    return { ...others, hand: hand.map(withoutFresh(look)).toSorted() };
  };
  await expect.poll(seen, { intervals: OFTEN }).toEqual(expected);
}

/** A name of a card in the hand without how the card came there, which only the page knows. */
function withoutFresh(look: TableView): (name: string) => string {
  const view = look.game as PlayerView;
  const names = FRESH.flatMap((fresh) =>
    view.hand.map((card): [string, string] => [handName(view, card, fresh), handName(view, card)]),
  );
  const plain = new Map(names);
  return (name) => plain.get(name) ?? name;
}

const FRESH: readonly NewCardsBy[] = ['draw', 'swap'];

const handName = ({ rules, wildRank }: PlayerView, card: Card, fresh: NewCardsBy | null = null): string =>
  text.handCard(card, { wild: isWild(rules, wildRank, card), fresh, aside: null }, termsOf(rules));

/** The table as the page shows it now. */
export const shownAt = ({ page }: BrowserPlayer): Promise<ShownTable> => page.evaluate(look, text.HEADINGS);

/** Runs in the page: a single call is fast, and consistent where several queries could see different moments. */
function look({ table, hand, piles }: Readonly<Record<'table' | 'hand' | 'piles', string>>): ShownTable {
  const within = (selector: string) => [...document.querySelectorAll(`section[aria-label="${table}"] ${selector}`)];
  const textsOf = (found: readonly Element[]) => found.map((one) => one.textContent);
  const labelsOf = (found: readonly Element[]) => found.map((one) => one.getAttribute('aria-label') ?? '');
  const [question = null] = labelsOf([...document.querySelectorAll('section.question')]);
  return {
    words: textsOf(within('p')),
    seats: textsOf(within('li')),
    hand: textsOf(within(`[role="group"][aria-label="${hand}"] button`)).toSorted(),
    melds: labelsOf(within('section')).toSorted(),
    meldCards: textsOf(within('section button')).toSorted(),
    piles: textsOf(within(`[role="group"][aria-label="${piles}"] button`)),
    question,
  };
}

/** The table as the page should show it, from the engine's view. */
function shownFrom(table: TableView): ShownTable {
  const view = table.game as PlayerView;
  const legal = legalActions(view);
  const { rules, viewer } = view;
  const terms = termsOf(rules);
  const [, ...others] = playOrder(rules, view.seats.length, viewer as Seat);
  const personOf = (seat: Seat): Person | null => (rules.play.owner === 'player' ? text.personAt(table, seat) : null);
  const question = questionFor({ view, legal });
  return {
    words: [
      text.factsLine(view),
      text.step(table, 'full', countOpening(view, undefined)),
      ...(isBetweenDeals(view) ? [] : [text.ownPoints(view).join(' ')]),
    ],
    seats: [...others, viewer as Seat].map((seat) => seatWords(table, view, seat)),
    hand: view.hand.map((card) => handName(view, card)).toSorted(),
    melds: view.melds.map((meld) => text.meldHeading(meld, personOf(meld.by), terms)).toSorted(),
    meldCards: numbered(view.melds.flatMap((meld) => meldWords(view, meld, personOf))).toSorted(),
    piles: [...pileWords(view, legal), ...deeperWords(view)],
    question: question && question.asks !== 'press' ? text.questionRead(question, table) : null,
  };
}

function seatWords({ seats, viewer }: TableView, view: PlayerView, seat: Seat): string {
  const { dealer, turn, phase, relief, rules } = view;
  const { cards, total, melded } = view.seats[seat] as PlayerView['seats'][number];
  return text.seatLine(seats[seat] as TableView['seats'][number], {
    takes: takesLeft(view, seat, melded),
    ...{ cards, total, melded, dealer: dealer === seat, turn: turn === seat, you: viewer === seat },
    asked: turn !== seat && seatsToAct(view).includes(seat),
    floats: cards === 0 && phase !== 'ready' && relief < 0,
    late: relief >= 0 && isBetween(playOrder(rules, seats.length, turn), seat, relief),
  });
}

/** Whether a seat comes after the first of these and before `last`. */
const isBetween = (order: readonly Seat[], seat: Seat, last: Seat): boolean =>
  order.indexOf(seat) > 0 && order.indexOf(seat) < order.indexOf(last);

function meldWords(view: PlayerView, meld: TableMeld, personOf: (seat: Seat) => Person | null): string[] {
  const { rules, wildRank } = view;
  const { swaps } = legalActions(view);
  return meld.cards.map((card, index) => {
    const faces = swapFaces(rules, wildRank, meld, index);
    const mine = swaps.filter((swap) => swap.meld === meld.id && swap.wild === card);
    const owner = meld.owners[index] ?? meld.by;
    const by = owner === meld.by ? null : personOf(owner);
    return mine.length > 0
      ? text.swapTarget(
          card,
          faces,
          mine.every(({ to }) => !to),
          mine.some(({ second }) => second !== undefined),
        )
      : text.meldCard(card, meld, { faces: facesOf(view, meld, index), by }, termsOf(rules));
  });
}

/** Names that occur more than once get a number each. */
const numbered = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const alike = names.filter((other) => other === name).length;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return alike > 1 ? text.numbered(name, number, alike) : name;
  });

/** Names of stock and pile; with nothing selected, they say whether one may draw or discard the last card there. */
function pileWords(view: PlayerView, { draws, discards }: LegalActions): string[] {
  const isOpen = (source: 'stock' | 'pile'): boolean =>
    draws.some((draw) => draw.from === source && (draw.from === 'stock' || draw.count === 1));
  return [
    text.stockTarget(view.stock, isOpen('stock')),
    text.pileTarget(
      view.pile.at(-1) ?? null,
      view.pileCount,
      isOpen('pile') ? 'draw' : view.hand.length === 1 && discards.length > 0 ? 'discard' : null,
    ),
  ];
}

/** Where the whole pile lies open (R84), the cards below its top, each with the number of cards it brings along. */
function deeperWords(view: PlayerView): string[] {
  if (view.rules.draw.pileShown !== 'all') return [];
  const { draws } = legalActions(view);
  return view.pile
    .slice(0, -1)
    .map((card, index) => {
      const count = view.pile.length - index;
      const isOpen = draws.some((draw) => draw.from === 'pile' && draw.count === count);
      return text.pileCardTarget(card, count, isOpen);
    })
    .toReversed();
}
