import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { think } from '#bots';
import {
  apply,
  type Card,
  type GameEvent,
  type GameState,
  legalActions,
  randomFrom,
  redact,
  type Viewer,
  viewFor,
} from '#engine';
import { games } from '../support/arbitraries.ts';
import { type Step, secretOf, stepsOf } from '../support/playGame.ts';
import { type Renaming, renameState } from '../support/positionsRenamed.ts';

/** The steps of one deal from the shuffle on, its end left out: then all hands are shown. */
function oneDeal(steps: readonly Step[], deal: number): Step[] {
  const start = steps.findIndex(({ action, after }) => action.type === 'deal' && after.deal === deal);
  const end = steps.findIndex(
    ({ events, after }) => after.deal === deal && events.some(({ type }) => type === 'dealEnded'),
  );
  return steps.slice(start, end);
}

/** Cards the viewer can know nothing of: in the stock, or in another's hand and never seen. */
function hiddenFrom(viewer: Viewer, { stock, hands, known }: GameState): Card[] {
  const unseen = hands.flatMap((hand, seat) =>
    seat === viewer ? [] : hand.filter((card) => !known[seat]?.includes(card)),
  );
  return [...stock, ...unseen];
}

/** All that reaches a viewer in one step, as the bytes it would be sent, and what a bot would do in that seat. */
const sent = (viewer: Viewer, state: GameState, events: readonly GameEvent[]): string =>
  JSON.stringify([
    viewFor(state, viewer),
    events.map((event) => redact(event, viewer)),
    viewer === 'spectator' ? null : legalActions(viewFor(state, viewer)),
    viewer === state.turn ? think(viewFor(state, viewer), randomFrom(secretOf(7), [], 'bot')) : null,
  ]);

const renameDealt = (event: GameEvent, state: GameState): GameEvent =>
  event.type === 'dealt' ? { ...event, hands: state.hands, stock: state.stock } : event;

/** The bytes of every step of the line when the cards at the deal are renamed. */
function framesOf(line: readonly Step[], viewer: Viewer, rename: Renaming): string[] {
  const [deal, ...steps] = line as [Step, ...Step[]];
  let state = renameState(deal.after, rename);
  const frames = [
    sent(
      viewer,
      state,
      deal.events.map((event) => renameDealt(event, state)),
    ),
  ];
  for (const { by, action } of steps) {
    const played = apply(state, by, action);
    if (!played.ok) throw new Error(`the line stopped: ${played.reason}`);
    state = played.value.state;
    frames.push(sent(viewer, state, played.value.events));
  }
  return frames;
}

/** Two hidden cards or more change places, by chance. */
function shuffleOf(hidden: readonly Card[], keys: readonly number[]): Renaming {
  const order = hidden.map((card, index) => ({ card, key: keys[index % keys.length] as number, index }));
  const mixed = order.toSorted((a, b) => a.key - b.key || b.index - a.index).map(({ card }) => card);
  const map = new Map(hidden.map((card, index) => [card, mixed[index] as Card]));
  return (card) => map.get(card) ?? card;
}

const keys = fc.array(fc.nat(1000), { minLength: 52, maxLength: 52 });
const viewers: fc.Arbitrary<Viewer> = fc.constantFrom<Viewer[]>(0, 1, 2, 'spectator');

describe('law 5, secrecy', () => {
  it('the same line with other cards where a viewer cannot see: every byte it is sent is the same', () => {
    let changed = 0;
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 13 }), viewers, keys, (game, deal, viewer, mix) => {
        const whole = oneDeal(stepsOf(game), deal);
        for (const line of [whole, whole.slice(0, Math.ceil(whole.length / 3)), whole.slice(0, 2)]) {
          const last = line.at(-1) as Step;
          const rename = shuffleOf(hiddenFrom(viewer, last.after), mix);
          if (hiddenFrom(viewer, last.after).some((card) => rename(card) !== card)) changed++;
          expect(framesOf(line, viewer, rename)).toEqual(framesOf(line, viewer, (card) => card));
        }
      }),
      { numRuns: 60 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it('whoever may see a card that changed is sent something else', () => {
    const line = oneDeal(stepsOf({ seed: 4, seats: 3 }), 1).slice(0, 2);
    const hand = (line[0] as Step).after.hands[1] as readonly Card[];
    const rename: Renaming = (card) => (card === hand[0] ? ((line[0] as Step).after.stock[0] as Card) : card);
    expect(framesOf(line.slice(0, 1), 1, rename)).not.toEqual(framesOf(line.slice(0, 1), 1, (card) => card));
  });
});
