import { type Card, type MaybeCard, type TableMeld, usedAsWild } from '#engine';
import type { TableView, ToldEvent } from '#protocol';
import { termsOf } from '#rules';
import type { LaidMeld } from '../data.ts';
import { more } from '../language.ts';
import { personAt } from './person.ts';

/** Tells an event; null if it is not worth telling. `isListed`: below the heading of its deal. */
export type EventTeller<Event extends ToldEvent> = (event: Event, table: TableView, isListed: boolean) => string | null;

/** For each type of event, the function that tells it. */
export type EventTellers = { readonly [T in ToldEvent['type']]: EventTeller<Extract<ToldEvent, { type: T }>> };

/** The events of a turn. */
export const TURN_TELLERS = {
  turnBegan: () => null,
  drew({ seat, from, cards }, table) {
    const { drewOne, drewSeveral, tookFromPile, tookUnseen } = more.story.TURN_STORY;
    const person = personAt(table, seat);
    if (cards.length === 1) return drewOne(person, cards[0] ?? null, from);
    if (from === 'stock' || cards.length === 0) return drewSeveral(person, cards.length, from);
    return isAllSeen(cards) ? tookFromPile(person, cards) : tookUnseen(person, cards.length);
  },
  melded: ({ seat, meld }, table) =>
    more.story.TURN_STORY.laidMeld(personAt(table, seat), laidMeld(table, meld), termsAt(table)),
  contractLaid({ seat, melds }, table) {
    const laid = melds.map((meld) => laidMeld(table, meld));
    return more.story.TURN_STORY.laidContract(personAt(table, seat), laid, termsAt(table));
  },
  laidOff: ({ seat, meld, card }, table) =>
    more.story.TURN_STORY.laidOffOn(personAt(table, seat), card, meldAt(table, meld), termsAt(table)),
  swapped({ seat, natural, wild, meld, to }, table) {
    const { swappedOut, swappedTo, swappedWithin } = more.story.TURN_STORY;
    const person = personAt(table, seat);
    const terms = termsAt(table);
    if (to === null) return swappedOut(person, natural, wild, terms);
    const other = to.meld === meld ? null : meldAt(table, to.meld);
    return other ? swappedTo(person, natural, wild, other, terms) : swappedWithin(person, natural, wild, terms);
  },
  tookBack: ({ seat, play }, table) =>
    more.story.TURN_STORY.tookBackPlay(personAt(table, seat), play?.type ?? 'draw', termsAt(table)),
  discarded: ({ seat, card }, table) => more.story.TURN_STORY.discarded(personAt(table, seat), card),
  turnClosed({ seat, how }, table) {
    const { floats, hadNoDiscard, tookNothing } = more.story.TURN_STORY;
    const person = personAt(table, seat);
    if (how === 'out') return hadNoDiscard(person);
    if (how === 'float') return floats(person);
    return how === 'declined' ? tookNothing(person) : null;
  },
  recalled: ({ seat, card }, table) => more.story.TURN_STORY.tookBackDiscard(personAt(table, seat), card),
  wentRummy: ({ seat }, table) => more.story.TURN_STORY.wentRummy(personAt(table, seat)),
  wentUpForTwo: ({ seat }, table) => more.story.TURN_STORY.wentUpForTwo(personAt(table, seat)),
} satisfies Partial<EventTellers>;

/** Cards taken out of turn and cards called (R80, R113). */
export const WINDOW_TELLERS = {
  windowOpened({ window: { kind, cards } }) {
    const { asksCallers, asksTakers } = more.story.WINDOW_STORY;
    return kind === 'take' ? asksTakers(cards) : asksCallers(cards);
  },
  answered: () => null,
  windowClosed: ({ seat }) => (seat < 0 ? more.story.WINDOW_STORY.nobody : null),
  claimed({ seat, cards }, table) {
    const { called, tookOutOfTurn } = more.story.WINDOW_STORY;
    return (isCall(table) ? called : tookOutOfTurn)(personAt(table, seat), cards);
  },
  penalized({ seat, cards }, table) {
    const { penalty, penaltyUnseen } = more.story.WINDOW_STORY;
    const person = personAt(table, seat);
    return isAllSeen(cards) ? penalty(person, cards) : penaltyUnseen(person, cards.length);
  },
  callTurnBegan: ({ seat, cards }, table) => more.story.WINDOW_STORY.called(personAt(table, seat), cards),
} satisfies Partial<EventTellers>;

const termsAt = ({ game }: TableView) => termsOf(game?.rules);

const isAllSeen = (cards: readonly MaybeCard[]): cards is readonly Card[] => !cards.includes(null);

const meldAt = ({ game }: TableView, id: number): TableMeld | null =>
  game?.melds.find((meld) => meld.id === id) ?? null;

/** A meld with the places of its wilds. */
const laidMeld = ({ game }: TableView, meld: TableMeld): LaidMeld => ({
  ...meld,
  wilds: meld.cards.map((_, i) => game !== null && usedAsWild(game.rules, game.wildRank, meld, i)),
});

/** Whether a claim in this game is a call rather than a card taken out of turn. */
const isCall = ({ game }: TableView): boolean => game !== null && game.rules.goingOut.callRummy !== 'off';
