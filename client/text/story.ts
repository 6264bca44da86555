import { type Card, type MaybeCard, rankOf, type Seat, type TableMeld, usedAsWild } from '#engine';
import type { TableView, ToldEvent } from '#protocol';
import { termsOf } from '#rules';
import type { CardsOf, LaidMeld } from './data.ts';
import { factText, wildKindsIn } from './facts.ts';
import { isolated, personAt, playerName } from './person.ts';
import { pressPoints } from './questions.ts';
import { DEAL_STORY, END_STORY, TURN_STORY, theBot, WINDOW_STORY } from './storyWords.ts';

/** Tells an event; null if it is not worth telling. `isListed`: below the heading of its deal. */
type EventTeller<Event extends ToldEvent> = (event: Event, table: TableView, isListed: boolean) => string | null;

/** For each type of event, the function that tells it. */
type EventTellers = { readonly [T in ToldEvent['type']]: EventTeller<Extract<ToldEvent, { type: T }>> };

/** The events of a turn. */
const TURN_TELLERS = {
  turnBegan: () => null,
  drew({ seat, from, cards }, table) {
    const { drewOne, drewSeveral, tookFromPile, tookUnseen } = TURN_STORY;
    const person = personAt(table, seat);
    if (cards.length === 1) return drewOne(person, cards[0] ?? null, from);
    if (from === 'stock' || cards.length === 0) return drewSeveral(person, cards.length, from);
    return isAllSeen(cards) ? tookFromPile(person, cards) : tookUnseen(person, cards.length);
  },
  melded: ({ seat, meld }, table) => TURN_STORY.laidMeld(personAt(table, seat), laidMeld(table, meld), termsAt(table)),
  contractLaid({ seat, melds }, table) {
    const laid = melds.map((meld) => laidMeld(table, meld));
    return TURN_STORY.laidContract(personAt(table, seat), laid, termsAt(table));
  },
  laidOff: ({ seat, meld, card }, table) =>
    TURN_STORY.laidOffOn(personAt(table, seat), card, meldAt(table, meld), termsAt(table)),
  swapped({ seat, natural, wild, meld, to }, table) {
    const { swappedOut, swappedTo, swappedWithin } = TURN_STORY;
    const person = personAt(table, seat);
    const terms = termsAt(table);
    if (to === null) return swappedOut(person, natural, wild, terms);
    const other = to.meld === meld ? null : meldAt(table, to.meld);
    return other ? swappedTo(person, natural, wild, other, terms) : swappedWithin(person, natural, wild, terms);
  },
  tookBack: ({ seat, play }, table) =>
    TURN_STORY.tookBackPlay(personAt(table, seat), play?.type ?? 'draw', termsAt(table)),
  discarded: ({ seat, card }, table) => TURN_STORY.discarded(personAt(table, seat), card),
  turnClosed({ seat, how }, table) {
    const { floats, hadNoDiscard, tookNothing } = TURN_STORY;
    const person = personAt(table, seat);
    if (how === 'out') return hadNoDiscard(person);
    if (how === 'float') return floats(person);
    return how === 'declined' ? tookNothing(person) : null;
  },
  recalled: ({ seat, card }, table) => TURN_STORY.tookBackDiscard(personAt(table, seat), card),
  wentRummy: ({ seat }, table) => TURN_STORY.wentRummy(personAt(table, seat)),
  wentUpForTwo: ({ seat }, table) => TURN_STORY.wentUpForTwo(personAt(table, seat)),
} satisfies Partial<EventTellers>;

/** Cards taken out of turn and cards called (R80, R113). */
const WINDOW_TELLERS = {
  windowOpened({ window: { kind, cards } }) {
    const { asksCallers, asksTakers } = WINDOW_STORY;
    return kind === 'take' ? asksTakers(cards) : asksCallers(cards);
  },
  answered: () => null,
  windowClosed: ({ seat }) => (seat < 0 ? WINDOW_STORY.nobody() : null),
  claimed({ seat, cards }, table) {
    const { called, tookOutOfTurn } = WINDOW_STORY;
    return (isCall(table) ? called : tookOutOfTurn)(personAt(table, seat), cards);
  },
  penalized({ seat, cards }, table) {
    const { penalty, penaltyUnseen } = WINDOW_STORY;
    const person = personAt(table, seat);
    return isAllSeen(cards) ? penalty(person, cards) : penaltyUnseen(person, cards.length);
  },
  callTurnBegan: ({ seat, cards }, table) => WINDOW_STORY.called(personAt(table, seat), cards),
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

/** `told` for what a stand-in did in the viewer's seat: "The bot discarded the Q♠." */
export function toldOfBot(event: ToldEvent, table: TableView, isListed = false): string | null {
  const name = theBot();
  const seats = table.seats.map((seat, index) => (index === table.viewer ? { ...seat, name } : seat));
  return told(event, { ...table, seats, viewer: 'spectator' }, isListed);
}

/**
 * A sentence of the log; null for an event not worth telling.
 * @param table the table after the event
 * @param isListed below the heading of its deal, whose name it leaves out
 */
export function told(event: ToldEvent, table: TableView, isListed = false): string | null {
  const teller = TELLERS[event.type] as EventTeller<ToldEvent>;
  return teller(event, table, isListed);
}

/** A sentence for a seat that a person booked, took over from a bot or left to one since `before`; null for others. */
export function seatTold(table: TableView, before: TableView, seat: Seat): string | null {
  const { tookSeat, leftSeat, bookedSeat } = TURN_STORY;
  const [was, now] = [before.seats[seat], table.seats[seat]];
  if (!was || !now) return null;
  if (was.kind === 'bot' && now.kind === 'person') return tookSeat(personAt(table, seat), playerName(was));
  if (was.kind === 'person' && now.kind === 'bot') return leftSeat(personAt(before, seat), playerName(now));
  if (now.booked === '' || now.booked === was.booked) return null;
  return bookedSeat({ name: isolated(now.booked), isYou: false }, playerName(now));
}

const JACK = 11;

/** The events that begin and end a deal, and those between deals. */
const DEAL_TELLERS = {
  dealerDrawn({ dealer, cards }, table) {
    const { dealsFirst, drewForDealer, firstJack } = DEAL_STORY;
    const person = personAt(table, dealer);
    const last = cards[dealer]?.at(-1);
    if (last === undefined) return dealsFirst(person);
    const isJack = table.game?.rules.table.firstDealer === 'firstJack' && rankOf(last) === JACK;
    return isJack ? firstJack(person, last) : drewForDealer(cardsAt(table, cards), person);
  },
  dealt(event, table, isListed) {
    const { dealt, dealtHere } = DEAL_STORY;
    const dealer = personAt(table, event.dealer);
    return [isListed ? dealtHere(dealer) : dealt(event.deal, dealer), ...shown(event, table)].join(' ');
  },
  sizeAsked: ({ seat }, table) => DEAL_STORY.choosesSize(personAt(table, seat)),
  dealtOn: (event, table) => [DEAL_STORY.dealtOn(), ...shown(event, table)].join(' '),
  namingAsked: ({ seat }, table) => DEAL_STORY.namesWild(personAt(table, seat)),
  wildNamed: ({ seat, rank }, table) => DEAL_STORY.namedWild(personAt(table, seat), rank, termsOf(table.game?.rules)),
  reshuffled: ({ stock, kept }) => DEAL_STORY.reshuffled(stock.length, kept > 0),
  reliefBegan({ out }, table) {
    const { lastMelds, lastTurns } = END_STORY;
    const rules = table.game?.rules;
    return (rules?.goingOut.relief === 'fullTurn' ? lastTurns : lastMelds)(personAt(table, out), termsOf(rules));
  },
  dealEnded: ({ ending, out }, table) => END_STORY.dealEnded(ending, personAt(table, out), termsOf(table.game?.rules)),
  pressAsked: ({ seat }, table) => END_STORY.pressAsked(personAt(table, seat), pressPoints(table)),
  pressAnswered: ({ seat, take }, table) => END_STORY.pressAnswered(personAt(table, seat), take),
  pressSet({ on, added }, table) {
    const shares = added.flatMap((points, seat) => (points > 0 ? [{ who: personAt(table, seat), points }] : []));
    return shares.length > 0 || on ? END_STORY.pressSet(shares, on) : null;
  },
  gameEnded: ({ winners }, table) => END_STORY.wonGame(winners.map((seat) => personAt(table, seat))),
} satisfies Partial<EventTellers>;

const TELLERS: EventTellers = { ...DEAL_TELLERS, ...TURN_TELLERS, ...WINDOW_TELLERS };

/** Those who have cards, with their cards. */
const cardsAt = (table: TableView, cards: readonly (readonly number[])[]): readonly CardsOf[] =>
  cards.flatMap((own, seat) => (own.length > 0 ? [{ who: personAt(table, seat), cards: own }] : []));

type Dealt = Pick<Extract<ToldEvent, { type: 'dealtOn' }>, 'wildRank' | 'pile' | 'indicator' | 'faceUp'>;

/** The sentences about what everyone sees after a deal: the cards that lie face up, and the wilds. */
function shown({ wildRank, pile, indicator, faceUp }: Dealt, table: TableView): readonly string[] {
  const { besideStock, faceUp: lieFaceUp, startsPile } = DEAL_STORY;
  const { game } = table;
  const source = game?.rules.wilds.source;
  const isKnown = wildRank > 0 || source === 'none' || source === 'schedule';
  const up = cardsAt(table, faceUp);
  return [
    ...(up.length > 0 ? [lieFaceUp(up)] : []),
    ...(indicator >= 0 ? [besideStock(indicator)] : []),
    ...(game && isKnown
      ? [factText.WILDS.sentence(wildKindsIn(game.rules, wildRank, game.seats.length), termsOf(game.rules))]
      : []),
    ...(pile.length > 0 ? [startsPile(pile)] : []),
  ];
}

/** The sentences of the log. */
export const storyText = { seatTold, told, toldOfBot };
