import assert from 'node:assert/strict';
import {
  decide,
  findContract,
  type GameState,
  hasSeat,
  type Illegal,
  isAllWild,
  legalActions,
  listActions,
  type PlayerView,
  refusal,
  rummyOf,
  type Seat,
  type SeatAction,
  seatsToAct,
  viewFor,
  wildTable,
} from '#engine';
import { isPicked, isTurn, type Law, type LawWatch } from './law.ts';
import { nameOf } from './nameOf.ts';
import { worthTrying } from './worthTrying.ts';

/** Called with the code of each refusal, to count it. */
export type OnRefusal = (code: Illegal) => void;

/** A seat at one moment, with its view. */
interface Place {
  readonly state: GameState;
  readonly seat: Seat;
  readonly view: PlayerView;
}

const placeOf = (state: GameState, seat: Seat): Place => ({ state, seat, view: viewFor(state, seat) });

/** For every kind of action and every seat asked, exactly the listed actions are accepted. */
export const agreement = (hear: OnRefusal): Law => ({
  name: 'law 2, agreement: exactly the listed actions are accepted',
  watch: (): LawWatch => ({
    step({ after }, number) {
      const asked = seatsToAct(viewFor(after, 'spectator'));
      for (const [index, seat] of asked.entries()) {
        const place = placeOf(after, seat);
        if (isPicked(number, 11)) assertListed(place);
        if (isPicked(number + index, triedEvery(place))) assertAccepted(place, number, hear);
        if (isTurn(after) && isPicked(number, 17)) assertFound(place, hear);
      }
      if (isPicked(number, 23)) assertOthersWait(after, asked, hear);
    },
  }),
});

/**
 * The interval at which all candidates are tried. Rare moments are checked more often: windows, phases that only some
 * games have, draws that bind the player, closed piles, melds after a contract, last cards, also on a first
 * turn that may not go out, melds of wilds alone.
 */
function triedEvery({ state, view }: Place): number {
  if (!isTurn(state)) return 1;
  const { twoNaturals, useOrDiscard } = view.rules.draw;
  if (state.phase === 'draw' ? twoNaturals === 'always' : useOrDiscard) return 11;
  const { draw, play } = view.rules;
  const isRare = state.phase === 'draw' ? draw.afterMeld === 'closed' : play.newAfterContract;
  if (isRare && hasSeat(state.melded, state.turn)) return 11;
  if (state.draft.plays.some(({ type }) => type === 'swap')) return 7;
  const isEarly = state.phase === 'draw' && view.pileCount === 0;
  const isLate = state.phase === 'play' && view.hand.length <= 2;
  const hasWildMelds = view.melds.some(({ cards }) =>
    isAllWild(view.rules, wildTable(view.rules, view.wildRank), cards),
  );
  if (isEarly) return 3;
  if (isLate && !view.rules.goingOut.firstTurn && !hasSeat(state.turns, state.turn)) return 1;
  return isLate || hasWildMelds ? 17 : 97;
}

const listedIn = ({ view }: Place): SeatAction[] => listActions(legalActions(view));

/** Why the engine refuses the action, or null. Asserts that the whole state and the view give the same answer. */
function answer({ state, seat, view }: Place, action: SeatAction): Illegal | null {
  const decided = decide(state, seat, action);
  const code = decided.ok ? null : decided.reason;
  if (refusal(view, action) !== code) assert.fail(`view and state differ about ${nameOf(state, action)}`);
  return code;
}

/** Asserts that every listed action is accepted and listed once. */
function assertListed(place: Place): void {
  const actions = listedIn(place);
  for (const action of actions) assert.equal(answer(place, action), null, nameOf(place.state, action));
  assert.equal(new Set(actions.map((action) => nameOf(place.state, action))).size, actions.length, 'listed twice');
}

/** Asserts that every candidate action that is accepted is listed. */
function assertAccepted(place: Place, number: number, hear: OnRefusal): void {
  const { state, seat } = place;
  const names = new Set(listedIn(place).map((action) => nameOf(state, action)));
  for (const action of worthTrying(state, seat, number)) {
    const code = answer(place, action);
    if (code) hear(code);
    else if (!names.has(nameOf(state, action))) assert.fail(`not listed: ${nameOf(state, action)}`);
  }
}

/** Reasons why a valid contract or Rummy may not be laid now. */
const NOT_NOW: readonly (Illegal | null)[] = [
  null,
  'notNow',
  'meldsNotYet',
  'tooManyPlays',
  'noNewMelds',
  'keepOne',
  'notOutYet',
  'noLastDiscard',
  'noGivingBack',
];

/** Asserts that a contract (R62) or Rummy (R111) the engine finds is valid, and is refused with a meld missing. */
function assertFound(place: Place, hear: OnRefusal): void {
  const { state, view } = place;
  const { rules, wildRank, deal, hand } = view;
  const contract = findContract(rules, wildRank, deal, hand);
  const rummy = rules.goingOut.rummyOnly ? rummyOf(rules, wildRank, hand) : null;
  const spoilt: SeatAction[] = [];
  if (contract) {
    assert(NOT_NOW.includes(answer(place, { type: 'contract', readings: contract })), 'found no contract');
    spoilt.push({ type: 'contract', readings: contract.slice(1) });
    spoilt.push({ type: 'contract', readings: [...contract, contract.at(-1) as (typeof contract)[0]] });
  }
  if (rummy) {
    const { readings, discard } = rummy;
    assert(NOT_NOW.includes(answer(place, { type: 'goRummy', readings, card: discard })), 'found no Rummy');
    spoilt.push({ type: 'goRummy', readings: readings.slice(1), card: discard });
    spoilt.push({ type: 'goRummy', readings, card: null });
  }
  for (const action of spoilt) {
    const code = answer(place, action);
    assert(code, `accepted: ${nameOf(state, action)}`);
    hear(code);
  }
}

/** Asserts that no other seat has an action, except to recall its discard (R100). */
function assertOthersWait(state: GameState, asked: readonly Seat[], hear: OnRefusal): void {
  assert.deepEqual(listActions(legalActions(viewFor(state, 'spectator'))), []);
  const theirs = asked.flatMap((seat) => listedIn(placeOf(state, seat))).filter(({ type }) => type !== 'recall');
  for (let seat = 0; seat < state.seats; seat++) {
    if (asked.includes(seat)) continue;
    const place = placeOf(state, seat);
    assert.deepEqual(
      listedIn(place).filter(({ type }) => type !== 'recall'),
      [],
    );
    for (const action of theirs) {
      const code = answer(place, action);
      assert(code, `not asked: ${nameOf(state, action)}`);
      hear(code);
    }
  }
}
