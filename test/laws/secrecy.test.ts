import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Card, type GameEvent, type GameState, type Seat, type Viewer, viewFor } from '#engine';
import { isWildCard } from '../oracle/wildCards.ts';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { games } from '../support/arbitrary/games.ts';
import { type ChanceGame, type GameStep, stepsOf } from '../support/play/playGame.ts';
import { type Renaming, renameState } from '../support/play/positionsRenamed.ts';
import { sent, shuffleOf, withOtherSecrets } from '../support/play/secrets.ts';

const isDealing = ({ events }: GameStep): boolean => events.some(({ type }) => type === 'dealt' || type === 'dealtOn');

/** The steps of one deal from its last dealing up to its end, which is left out because it shows all hands. */
function oneDeal(steps: readonly GameStep[], deal: number): GameStep[] {
  const ofDeal = steps.filter(({ after }) => after.deal === deal);
  const end = ofDeal.findIndex(({ events }) => events.some(({ type }) => type === 'dealEnded'));
  return ofDeal.slice(ofDeal.findLastIndex(isDealing), end < 0 ? ofDeal.length : end);
}

/**
 * Cards unknown to the viewer: in the stock or another hand at the end of these steps, never seen before, and not what
 * allowed one of the steps.
 */
function hiddenFrom(viewer: Viewer, line: readonly GameStep[]): Card[] {
  const { stock, hands } = (line.at(-1) as GameStep).after;
  const fixed = new Set([
    ...line.flatMap(({ after }) => seenBy(viewer, after)),
    ...line.flatMap((step) => [...matchOf(step), ...toldByDiscard(step)]),
  ]);
  const others = hands.filter((_, seat) => seat !== viewer).flat();
  return [...stock, ...others].filter((card) => !fixed.has(card));
}

/**
 * The two naturals of the hand without which this draw would be refused (R77). No viewer sees them if the draw is taken
 * back or the line ends before they are laid, and with other cards the seat could not make the same move.
 */
function matchOf({ before, by, action }: GameStep): readonly Card[] {
  if (before.rules.draw.twoNaturals !== 'always' || action.type !== 'draw' || action.from !== 'pile') return [];
  const canDraw = (cards: readonly Card[]) =>
    apply({ ...before, hands: before.hands.map((hand, seat) => (seat === by ? cards : hand)) }, by, action).ok;
  const held = before.hands[by as Seat] as readonly Card[];
  return held.reduce((needed, card) => {
    const without = needed.filter((other) => other !== card);
    return canDraw(without) ? without : needed;
  }, held);
}

/**
 * The cards that a discard tells of: the card drawn, of which it may be a twin (R78), and a hand in which no natural
 * could be discarded in place of a wild (R167).
 */
function toldByDiscard({ before, by, action }: GameStep): readonly Card[] {
  if (action.type !== 'discard' && action.type !== 'upForTwo') return [];
  const { rules, draft, hands } = before;
  const isKeptElsewhere = !rules.goingOut.wildDiscard && isWildCard(before, action.card);
  return [...(rules.draw.useOrDiscard ? draft.drawn : []), ...(isKeptElsewhere ? (hands[by as Seat] ?? []) : [])];
}

function seenBy(viewer: Viewer, state: GameState): Card[] {
  const { hand, pile, seats, melds, draft, moves } = viewFor(state, viewer);
  return [
    ...hand,
    ...pile,
    ...draft.drawn,
    ...seats.flatMap(({ known }) => known),
    ...melds.flatMap(({ cards }) => cards),
    ...moves.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
}

const renameDealt = (event: GameEvent, state: GameState): GameEvent =>
  event.type === 'dealt' || event.type === 'dealtOn' ? { ...event, hands: state.hands, stock: state.stock } : event;

/** The bytes sent to the viewer at every step when the cards are renamed at the deal. */
function framesOf(line: readonly GameStep[], viewer: Viewer, rename: Renaming): string[] {
  const [deal, ...steps] = line as [GameStep, ...GameStep[]];
  let state = renameState(deal.after, rename);
  const dealt = deal.events.map((event) => renameDealt(event, state));
  const frames = [sent(viewer, state, dealt)];
  for (const { by, action } of steps) {
    const played = apply(state, by, action);
    if (!played.ok) throw new Error(`the line stopped: ${played.reason}`);
    state = played.value.state;
    frames.push(sent(viewer, state, played.value.events));
  }
  return frames;
}

const keys = fc.array(fc.nat(1000), { minLength: 52, maxLength: 52 });
const viewers = (seats: number): fc.Arbitrary<Viewer> => fc.constantFrom<Viewer[]>(0, seats - 1, 1, 'spectator');

/** Asserts that other hidden cards do not change what a viewer is sent. Returns whether any card did change. */
function compare(line: readonly GameStep[], viewer: Viewer, mix: readonly number[]): boolean {
  const hidden = hiddenFrom(viewer, line);
  const rename = shuffleOf(hidden, mix);
  expect(framesOf(line, viewer, rename)).toEqual(framesOf(line, viewer, (card) => card));
  return hidden.some((card) => rename(card) !== card);
}

describe('law 5, secrecy', () => {
  it('with other hidden cards and the same moves, a viewer is sent the same bytes', () => {
    let changed = 0;
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 13 }), viewers(3), keys, (game, deal, viewer, mix) => {
        const whole = oneDeal(stepsOf(game), deal);
        for (const line of [whole, whole.slice(0, Math.ceil(whole.length / 3)), whole.slice(0, 2)]) {
          if (compare(line, viewer, mix)) changed++;
        }
      }),
      { numRuns: 60 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it('the same holds in any game of the family, with windows, reshuffles mid-deal and partly shown hands', () => {
    let changed = 0;
    const played = familyGames.chain((game) =>
      fc.tuple(fc.constant(game), viewers(game.seats), fc.integer({ min: 3, max: 400 }), keys),
    );
    fc.assert(
      fc.property(played, ([game, viewer, count, mix]: [ChanceGame, Viewer, number, number[]]) => {
        const steps = stepsOf(game, count);
        const whole = oneDeal(steps, (steps.at(-1) as GameStep).after.deal);
        for (const line of [whole, whole.slice(0, Math.ceil(whole.length / 3))]) {
          if (line.length > 0 && compare(line, viewer, mix)) changed++;
        }
      }),
      { numRuns: 80 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it('at any moment of any game, exchanging all secrets changes neither what a viewer sees nor what it may do', () => {
    let changed = 0;
    const moments = familyGames.chain((game) =>
      fc.tuple(fc.constant(game), viewers(game.seats), fc.integer({ min: 3, max: 500 }), keys),
    );
    fc.assert(
      fc.property(moments, ([game, viewer, count, mix]: [ChanceGame, Viewer, number, number[]]) => {
        const { after } = stepsOf(game, count).at(-1) as GameStep;
        const other = withOtherSecrets(after, viewer, mix);
        if (JSON.stringify(other.hands) !== JSON.stringify(after.hands)) changed++;
        expect(sent(viewer, other, [])).toBe(sent(viewer, after, []));
      }),
      { numRuns: 150 },
    );
    expect(changed).toBeGreaterThan(60);
  });

  it('a changed card changes what is sent to a viewer who may see it', () => {
    const line = oneDeal(stepsOf({ seed: 4, seats: 3 }), 1).slice(0, 2);
    const hand = (line[0] as GameStep).after.hands[1] as readonly Card[];
    const rename: Renaming = (card) => (card === hand[0] ? ((line[0] as GameStep).after.stock[0] as Card) : card);
    const frames = (renaming: Renaming) => framesOf(line.slice(0, 1), 1, renaming);
    expect(frames(rename)).not.toEqual(frames((card) => card));
  });
});
