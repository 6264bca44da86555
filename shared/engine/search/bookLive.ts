import type { Seat, Spot } from '../actions.ts';
import { type Card, suitOf } from '../cards/cards.ts';
import { type Draft, NO_DRAFT, type Play } from '../draft.ts';
import type { GameEvent } from '../events.ts';
import { withoutSeat, withSeat } from '../seats.ts';
import type { Booked } from '../turn/booking/cards.ts';
import { insert, type LiveMeld, type LiveState, liveMeld, remove } from './liveState.ts';

/**
 * Books an event of an ordinary turn in place, as `evolve` books it in a copy. Returns false for other events, which it
 * leaves alone.
 */
export function bookLive(state: LiveState, event: GameEvent): boolean {
  switch (event.type) {
    case 'turnBegan':
      begin(state, event);
      return true;
    case 'drew':
      draw(state, event);
      return true;
    case 'melded':
      meld(state, event);
      return true;
    case 'laidOff':
      layOff(state, event);
      return true;
    case 'swapped':
      swap(state, event);
      return true;
    case 'tookBack':
      takeBack(state, event.seat, event.play);
      return true;
    case 'discarded':
      discard(state, event);
      return true;
    default:
      return false;
  }
}

const NO_CARDS: readonly Card[] = [];
const NO_PLAYS: readonly Play[] = [];

function begin(state: LiveState, { seat, drawn, idle }: Booked<'turnBegan'>): void {
  const cards = (state.hands[seat] as Card[]).length;
  const held = drawn ? cards - 1 : cards;
  state.draft = { drew: 'none', drawn: NO_CARDS, held, plays: NO_PLAYS, fixed: 0, takeBacks: 0 };
  state.phase = drawn ? 'play' : 'draw';
  state.turn = seat;
  state.idle = idle;
  next(state, seat);
}

const next = (state: LiveState, seat: Seat): void => {
  state.at[seat] = (state.at[seat] as number) + 1;
};

const show = (state: LiveState, seat: Seat, card: Card): void => {
  insert(state.hands[seat] as Card[], card);
  insert(state.known[seat] as Card[], card);
};

const withdraw = (state: LiveState, seat: Seat, card: Card): void => {
  remove(state.hands[seat] as Card[], card);
  remove(state.known[seat] as Card[], card);
};

function draw(state: LiveState, { seat, from, cards }: Booked<'drew'>): void {
  const { held, plays, fixed, takeBacks } = state.draft;
  const drawn = cards as readonly Card[];
  for (const card of drawn) {
    if (from === 'stock') {
      state.stock.pop();
      insert(state.hands[seat] as Card[], card);
      state.moves.push({ seat, did: 'stock', card: null });
    } else {
      state.pile.pop();
      show(state, seat, card);
      state.moves.push({ seat, did: 'pile', card });
    }
  }
  state.draft = { drew: from, drawn, held, plays, fixed, takeBacks };
  state.ended = null;
  state.phase = 'play';
  next(state, seat);
}

function addPlay(state: LiveState, seat: Seat, play: Play): void {
  const { drew, drawn, held, plays, fixed, takeBacks } = state.draft;
  state.draft = { drew, drawn, held, plays: [...plays, play], fixed, takeBacks };
  if (seat !== state.turn) state.played = withSeat(state.played, seat);
  next(state, seat);
}

function meld(state: LiveState, { seat, meld: laid, first }: Booked<'melded'>): void {
  for (const card of laid.cards) withdraw(state, seat, card);
  addPlay(state, seat, { type: 'meld', meld: laid.id, first });
  state.melds.push(liveMeld(laid));
  state.nextMeld = laid.id + 1;
  state.melded = withSeat(state.melded, seat);
}

const meldIn = (state: LiveState, id: number): LiveMeld => state.melds.find((meld) => meld.id === id) as LiveMeld;

function add(state: LiveState, { meld: id, place }: Spot, card: Card, seat: Seat, suit: number): void {
  const meld = meldIn(state, id);
  if (place === 'low') {
    meld.rank--;
    meld.cards.unshift(card);
    meld.owners.unshift(seat);
    return;
  }
  meld.cards.push(card);
  meld.owners.push(seat);
  meld.suits?.push(suit);
}

/** Takes the card at this end off a meld again. */
function cut(state: LiveState, { meld: id, place }: Spot): void {
  const meld = meldIn(state, id);
  if (place === 'low') {
    meld.rank++;
    meld.cards.shift();
    meld.owners.shift();
    return;
  }
  meld.cards.pop();
  meld.owners.pop();
  meld.suits?.pop();
}

function layOff(state: LiveState, { seat, meld, place, card, suit }: Booked<'laidOff'>): void {
  withdraw(state, seat, card);
  addPlay(state, seat, { type: 'layOff', meld, place, card });
  add(state, { meld, place }, card, seat, suit ?? suitOf(card));
}

function swap(state: LiveState, { seat, meld: id, index, natural, wild, to }: Booked<'swapped'>): void {
  const meld = meldIn(state, id);
  const owner = meld.owners[index] as Seat;
  withdraw(state, seat, natural);
  addPlay(state, seat, { type: 'swap', meld: id, index, natural, wild, to, owner });
  meld.cards[index] = natural;
  meld.owners[index] = seat;
  if (to) add(state, to, wild, seat, suitOf(wild));
  else show(state, seat, wild);
}

function takeBack(state: LiveState, seat: Seat, play: Play | null): void {
  const { drew, drawn, held, plays, fixed, takeBacks } = state.draft;
  const draft = { held, plays: plays.slice(0, -1), fixed, takeBacks: takeBacks + 1 };
  state.draft = play ? { ...draft, drew, drawn } : { ...draft, drew: 'none', drawn: NO_CARDS };
  next(state, seat);
  if (play) undoPlay(state, seat, play);
  else undoDraw(state, seat, drawn);
}

function undoDraw(state: LiveState, seat: Seat, drawn: Draft['drawn']): void {
  state.phase = 'draw';
  for (const card of drawn) {
    withdraw(state, seat, card);
    state.pile.push(card);
    state.moves.pop();
  }
}

function undoPlay(state: LiveState, seat: Seat, play: Play): void {
  switch (play.type) {
    case 'meld':
      undoMelds(state, seat, [play.meld], play.first);
      break;
    case 'contract':
      undoMelds(state, seat, play.melds, true);
      break;
    case 'layOff':
      show(state, seat, play.card);
      cut(state, play);
      break;
    case 'swap': {
      if (play.to) cut(state, play.to);
      else withdraw(state, seat, play.wild);
      show(state, seat, play.natural);
      const meld = meldIn(state, play.meld);
      meld.cards[play.index] = play.wild;
      meld.owners[play.index] = play.owner;
      break;
    }
  }
}

function undoMelds(state: LiveState, seat: Seat, ids: readonly number[], first: boolean): void {
  for (const meld of state.melds) if (ids.includes(meld.id)) for (const card of meld.cards) show(state, seat, card);
  state.melds = state.melds.filter(({ id }) => !ids.includes(id));
  state.nextMeld -= ids.length;
  if (first) state.melded = withoutSeat(state.melded, seat);
}

function discard(state: LiveState, { seat, card }: Booked<'discarded'>): void {
  const { draft, idle, turns, played } = state;
  const isLast = (state.hands[seat] as Card[]).length === 1;
  withdraw(state, seat, card);
  state.pile.push(card);
  if (state.offered.length > 0) state.offered = state.offered.filter((other) => other !== card);
  state.draft = NO_DRAFT;
  state.turns = withSeat(turns, seat);
  if (!isLast && draft.plays.length > 0) state.played = withSeat(played, seat);
  state.ended = { seat, draft, idle, turns, played };
  state.moves.push({ seat, did: 'discard', card });
  next(state, seat);
}
