import { type Card, type MaybeCard, naturalsOf, rankOf, type Seat, type TableMeld, usedAsWild } from '#engine';
import type { SentEvent, TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Person } from '#text';
import { isolated, personAt, playerName } from './company.ts';
import { factText, wildKindsIn } from './facts.ts';
import { pressPoints } from './questions.ts';
import { say } from './say.ts';

/** Tells an event; null if it is not worth telling. `isListed`: below the heading of its deal. */
type EventTeller<Event extends SentEvent> = (event: Event, table: TableView, isListed: boolean) => string | null;

/** For each type of event, the function that tells it. */
type EventTellers = { readonly [T in SentEvent['type']]: EventTeller<Extract<SentEvent, { type: T }>> };

/** The events of a turn. */
const TURN_TELLERS = {
  turnBegan: () => null,
  drew({ seat, from, cards }, table) {
    const who = personAt(table, seat);
    if (cards.length === 1) return say('story-drewOne', { who, card: cards[0] ?? null, from });
    if (from === 'stock' || cards.length === 0) return say('story-drewSeveral', { who, count: cards.length, from });
    return isAllSeen(cards)
      ? say('story-tookFromPile', { who, cards })
      : say('story-tookUnseen', { who, count: cards.length });
  },
  melded({ seat, meld }, table) {
    const laid = say('story-laidOne', { meld, cards: cardsIn(table, meld), terms: termsAt(table) });
    return say('story-laidMeld', { who: personAt(table, seat), laid });
  },
  contractLaid({ seat, melds }, table) {
    const terms = termsAt(table);
    const laid = melds.map((meld) => say('story-laidCards', { meld, cards: cardsIn(table, meld), terms }));
    return say('story-laidContract', { who: personAt(table, seat), laid });
  },
  laidOff({ seat, meld: id, card }, table) {
    const meld = meldAt(table, id);
    return say('story-laidOffOn', {
      ...{ who: personAt(table, seat), card, meld, kind: meld?.kind ?? null },
      terms: termsAt(table),
    });
  },
  swapped(event, table) {
    const { seat, wild, meld: id, to } = event;
    const swap = { who: personAt(table, seat), naturals: naturalsOf(event), wild, terms: termsAt(table) };
    if (to === null) return say('story-swappedOut', swap);
    const meld = to.meld === id ? null : meldAt(table, to.meld);
    return meld ? say('story-swappedTo', { ...swap, meld, kind: meld.kind }) : say('story-swappedWithin', swap);
  },
  tookBack: ({ seat, play }, table) =>
    say('story-tookBackPlay', { who: personAt(table, seat), play: play?.type ?? 'draw', terms: termsAt(table) }),
  discarded: ({ seat, card }, table) => say('story-discarded', { who: personAt(table, seat), card }),
  turnClosed({ seat, how }, table) {
    const who = personAt(table, seat);
    if (how === 'out') return say('story-hadNoDiscard', { who });
    if (how === 'float') return say('story-floats', { who });
    return how === 'declined' ? say('story-tookNothing', { who }) : null;
  },
  recalled: ({ seat, card }, table) => say('story-tookBackDiscard', { who: personAt(table, seat), card }),
  wentRummy: ({ seat }, table) => say('story-wentRummy', { who: personAt(table, seat) }),
  wentUpForTwo: ({ seat }, table) => say('story-wentUpForTwo', { who: personAt(table, seat) }),
} satisfies Partial<EventTellers>;

/** Cards taken out of turn and cards called (R80, R113). */
const WINDOW_TELLERS = {
  windowOpened: ({ window: { kind, cards } }) =>
    kind === 'take' ? say('story-asksTakers', { cards }) : say('story-asksCallers', { cards, count: cards.length }),
  answered: () => null,
  windowClosed: ({ seat }) => (seat < 0 ? say('story-nobody') : null),
  claimed: ({ seat, cards }, table) =>
    say(isCall(table) ? 'story-called' : 'story-tookOutOfTurn', { who: personAt(table, seat), cards }),
  penalized({ seat, cards }, table) {
    const who = personAt(table, seat);
    const count = cards.length;
    return isAllSeen(cards) ? say('story-penalty', { who, cards, count }) : say('story-penaltyUnseen', { who, count });
  },
  callTurnBegan: ({ seat, cards }, table) => say('story-called', { who: personAt(table, seat), cards }),
} satisfies Partial<EventTellers>;

const termsAt = ({ game }: TableView) => termsOf(game?.rules);

const isAllSeen = (cards: readonly MaybeCard[]): cards is readonly Card[] => !cards.includes(null);

const meldAt = ({ game }: TableView, id: number): TableMeld | null =>
  game?.melds.find((meld) => meld.id === id) ?? null;

/** The cards of a meld in order, wilds marked: "5♥ 6♥ 8♣ (wild)". */
const cardsIn = (table: TableView, meld: TableMeld): string =>
  meld.cards
    .map((card, i) => {
      const isWild = table.game !== null && usedAsWild(table.game.rules, table.game.wildRank, meld, i);
      return say('story-card', { card, isWild, terms: termsAt(table) });
    })
    .join(' ');

/** Whether a claim in this game is a call rather than a card taken out of turn. */
const isCall = ({ game }: TableView): boolean => game !== null && game.rules.goingOut.callRummy !== 'off';

/** `told` for what a stand-in did in the viewer's seat: "The bot discarded the Q♠." */
function toldOfBot(event: SentEvent, table: TableView, isListed = false): string | null {
  const name = say('story-theBot');
  const seats = table.seats.map((seat, index) => (index === table.viewer ? { ...seat, name } : seat));
  return told(event, { ...table, seats, viewer: 'spectator' }, isListed);
}

/**
 * A sentence of the log; null for an event not worth telling.
 * @param table the table after the event
 * @param isListed below the heading of its deal, whose name it leaves out
 */
function told(event: SentEvent, table: TableView, isListed = false): string | null {
  const teller = TELLERS[event.type] as EventTeller<SentEvent>;
  return teller(event, table, isListed);
}

/** A sentence for a seat that a person booked, took over from a bot or left to one since `before`; null for others. */
function seatTold(table: TableView, before: TableView, seat: Seat): string | null {
  const [was, now] = [before.seats[seat], table.seats[seat]];
  if (!was || !now) return null;
  if (was.kind === 'bot' && now.kind === 'person')
    return say('story-tookSeat', { who: personAt(table, seat), bot: playerName(was) });
  if (was.kind === 'person' && now.kind === 'bot')
    return say('story-leftSeat', { who: personAt(before, seat), bot: playerName(now) });
  if (now.booked === '' || now.booked === was.booked) return null;
  return say('story-bookedSeat', { who: { name: isolated(now.booked), isYou: false }, bot: playerName(now) });
}

const JACK = 11;

/** The events that begin and end a deal, and those between deals. */
const DEAL_TELLERS = {
  dealerDrawn({ dealer, cards }, table) {
    const who = personAt(table, dealer);
    const last = cards[dealer]?.at(-1);
    if (last === undefined) return say('story-dealsFirst', { who });
    if (table.game?.rules.table.firstDealer === 'firstJack' && rankOf(last) === JACK)
      return say('story-firstJack', { who, jack: last });
    const draws = cardsAt(table, cards).map((drawn) => say('story-cardsDrawn', drawn));
    return say('story-drewForDealer', { draws, who });
  },
  dealt(event, table, isListed) {
    const who = personAt(table, event.dealer);
    const dealt = isListed ? say('story-dealtHere', { who }) : say('story-dealt', { deal: event.deal, who });
    return [dealt, ...shown(event, table)].join(' ');
  },
  sizeAsked: ({ seat }, table) => say('story-choosesSize', { who: personAt(table, seat) }),
  dealtOn: (event, table) => [say('story-dealtOn'), ...shown(event, table)].join(' '),
  namingAsked: ({ seat }, table) => say('story-namesWild', { who: personAt(table, seat) }),
  wildNamed: ({ seat, rank }, table) =>
    say('story-namedWild', { who: personAt(table, seat), rank, terms: termsAt(table) }),
  reshuffled: ({ stock, kept }) => say('story-reshuffled', { count: stock.length, isTopKept: kept > 0 }),
  reliefBegan({ out }, table) {
    const told = { who: personAt(table, out), terms: termsAt(table) };
    const { lastTurns, relief } = table.game?.rules.goingOut ?? {};
    if (lastTurns) return say('story-oneMoreTurn', told);
    return say(relief === 'fullTurn' ? 'story-lastTurns' : 'story-lastMelds', told);
  },
  dealEnded: ({ ending, out }, table) =>
    say('story-dealEnded', { ending, who: personAt(table, out), terms: termsAt(table) }),
  pressAsked: ({ seat }, table) => say('story-pressAsked', { who: personAt(table, seat), count: pressPoints(table) }),
  pressAnswered: ({ seat, take }, table) => say('story-pressAnswered', { who: personAt(table, seat), isTaken: take }),
  pressSet({ on, added }, table) {
    const gets = added.flatMap((points, seat) =>
      points > 0 ? [say('story-getsPoints', { who: personAt(table, seat), points })] : [],
    );
    const clauses = on ? [...gets, say('story-nextDouble')] : gets;
    return clauses.length > 0 ? say('story-pressSet', { clauses }) : null;
  },
  gameEnded({ winners: seats }, table) {
    const winners = seats.map((seat) => personAt(table, seat));
    return say('story-wonGame', { winners, count: winners.length, withYou: winners.some(({ isYou }) => isYou) });
  },
} satisfies Partial<EventTellers>;

const TELLERS: EventTellers = { ...DEAL_TELLERS, ...TURN_TELLERS, ...WINDOW_TELLERS };

/** A player's cards. */
interface CardsOf {
  readonly who: Person;
  readonly cards: readonly Card[];
}

/** Those who have cards, with their cards. */
const cardsAt = (table: TableView, cards: readonly (readonly Card[])[]): readonly CardsOf[] =>
  cards.flatMap((own, seat) => (own.length > 0 ? [{ who: personAt(table, seat), cards: own }] : []));

type Dealt = Pick<Extract<SentEvent, { type: 'dealtOn' }>, 'wildRank' | 'pile' | 'indicator' | 'faceUp'>;

/** The sentences about what everyone sees after a deal: the cards that lie face up, and the wilds. */
function shown({ wildRank, pile, indicator, faceUp }: Dealt, table: TableView): readonly string[] {
  const { game } = table;
  const source = game?.rules.wilds.source;
  const isKnown = wildRank > 0 || source === 'none' || source === 'schedule';
  const up = cardsAt(table, faceUp).map((own) => say('story-cardsShown', own));
  return [
    ...(up.length > 0 ? [say('story-faceUp', { shown: up })] : []),
    ...(indicator >= 0 ? [say('story-besideStock', { card: indicator })] : []),
    ...(game && isKnown
      ? [factText.wildSentence(wildKindsIn(game.rules, wildRank, game.seats.length), termsOf(game.rules))]
      : []),
    ...(pile.length > 0 ? [say('story-startsPile', { cards: pile, count: pile.length })] : []),
  ];
}

/** The sentences of the log. */
export const eventText = { seatTold, told, toldOfBot };
