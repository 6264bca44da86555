import { rankOf, type Seat } from '#engine';
import type { TableView, ToldEvent } from '#protocol';
import { termsOf } from '#rules';
import type { CardsOf } from '../data.ts';
import { language, more } from '../language.ts';
import { wildKindsIn } from './facts.ts';
import { isolated, personAt, playerName } from './person.ts';
import { pressPoints } from './questions.ts';
import { type EventTeller, type EventTellers, TURN_TELLERS, WINDOW_TELLERS } from './storyTurns.ts';

/** `told` for what a stand-in did in the viewer's seat: "The bot discarded the Q♠." */
export function toldOfBot(event: ToldEvent, table: TableView, isListed = false): string | null {
  const name = more.story.THE_BOT;
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
  const { tookSeat, leftSeat, bookedSeat } = more.story.TURN_STORY;
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
    const { dealsFirst, drewForDealer, firstJack } = more.story.DEAL_STORY;
    const person = personAt(table, dealer);
    const last = cards[dealer]?.at(-1);
    if (last === undefined) return dealsFirst(person);
    const isJack = table.game?.rules.table.firstDealer === 'firstJack' && rankOf(last) === JACK;
    return isJack ? firstJack(person, last) : drewForDealer(cardsAt(table, cards), person);
  },
  dealt(event, table, isListed) {
    const { dealt, dealtHere } = more.story.DEAL_STORY;
    const dealer = personAt(table, event.dealer);
    return [isListed ? dealtHere(dealer) : dealt(event.deal, dealer), ...shown(event, table)].join(' ');
  },
  sizeAsked: ({ seat }, table) => more.story.DEAL_STORY.choosesSize(personAt(table, seat)),
  dealtOn: (event, table) => [more.story.DEAL_STORY.dealtOn, ...shown(event, table)].join(' '),
  namingAsked: ({ seat }, table) => more.story.DEAL_STORY.namesWild(personAt(table, seat)),
  wildNamed: ({ seat, rank }, table) =>
    more.story.DEAL_STORY.namedWild(personAt(table, seat), rank, termsOf(table.game?.rules)),
  reshuffled: ({ stock, kept }) => more.story.DEAL_STORY.reshuffled(stock.length, kept > 0),
  reliefBegan({ out }, table) {
    const { lastMelds, lastTurns } = more.story.END_STORY;
    const rules = table.game?.rules;
    return (rules?.goingOut.relief === 'fullTurn' ? lastTurns : lastMelds)(personAt(table, out), termsOf(rules));
  },
  dealEnded: ({ ending, out }, table) =>
    more.story.END_STORY.dealEnded(ending, personAt(table, out), termsOf(table.game?.rules)),
  pressAsked: ({ seat }, table) => more.story.END_STORY.pressAsked(personAt(table, seat), pressPoints(table)),
  pressAnswered: ({ seat, take }, table) => more.story.END_STORY.pressAnswered(personAt(table, seat), take),
  pressSet({ on, added }, table) {
    const shares = added.flatMap((points, seat) => (points > 0 ? [{ who: personAt(table, seat), points }] : []));
    return shares.length > 0 || on ? more.story.END_STORY.pressSet(shares, on) : null;
  },
  gameEnded: ({ winners }, table) => more.story.END_STORY.wonGame(winners.map((seat) => personAt(table, seat))),
} satisfies Partial<EventTellers>;

const TELLERS: EventTellers = { ...DEAL_TELLERS, ...TURN_TELLERS, ...WINDOW_TELLERS };

/** Those who have cards, with their cards. */
const cardsAt = (table: TableView, cards: readonly (readonly number[])[]): readonly CardsOf[] =>
  cards.flatMap((own, seat) => (own.length > 0 ? [{ who: personAt(table, seat), cards: own }] : []));

type Dealt = Pick<Extract<ToldEvent, { type: 'dealtOn' }>, 'wildRank' | 'pile' | 'indicator' | 'faceUp'>;

/** The sentences about what everyone sees after a deal: the cards that lie face up, and the wilds. */
function shown({ wildRank, pile, indicator, faceUp }: Dealt, table: TableView): readonly string[] {
  const { besideStock, faceUp: lieFaceUp, startsPile } = more.story.DEAL_STORY;
  const { game } = table;
  const source = game?.rules.wilds.source;
  const isKnown = wildRank > 0 || source === 'none' || source === 'schedule';
  const up = cardsAt(table, faceUp);
  return [
    ...(up.length > 0 ? [lieFaceUp(up)] : []),
    ...(indicator >= 0 ? [besideStock(indicator)] : []),
    ...(game && isKnown
      ? [language.WILDS.sentence(wildKindsIn(game.rules, wildRank, game.seats.length), termsOf(game.rules))]
      : []),
    ...(pile.length > 0 ? [startsPile(pile)] : []),
  ];
}
