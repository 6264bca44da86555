import {
  type Action,
  type Actor,
  apply,
  type Card,
  type Contract,
  contractOf,
  contractsOf,
  type GameEvent,
  type GameState,
  newGame,
  type RuleSet,
  randomFrom,
} from '#engine';
import { PRESETS, type PresetId } from '#rules';
import { secretOf } from './playGame.ts';
import { listed } from './playLegal.ts';

type Dealt = Extract<GameEvent, { type: 'dealt' }>;

/** A fresh deal: its events, and the state with the cards dealt. */
export interface FreshDeal {
  readonly event: Dealt;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** The contracts of a game deal by deal, each with its hand: "10: set 3, run 4". */
export const contractsTold = (rules: RuleSet): readonly string[] =>
  contractsOf(rules).map((_, index) => {
    const { hand, melds, everyCard } = contractOf(rules, index + 1) as Contract;
    return `${hand}: ${melds.map(({ kind, cards }) => `${kind} ${cards}`).join(', ')}${everyCard ? ', whole' : ''}`;
  });

type Group = Exclude<keyof RuleSet, 'preset'>;

/** Rules with some options changed. */
export function withOptions(rules: RuleSet, changes: { readonly [G in Group]?: Partial<RuleSet[G]> }): RuleSet {
  const groups = Object.entries(changes).map(([group, fields]) => [group, { ...rules[group as Group], ...fields }]);
  return { ...rules, ...Object.fromEntries(groups) };
}

export const preset = (id: PresetId): RuleSet => PRESETS[id] as RuleSet;

/**
 * The game after an action.
 * @throws Error when the action is refused
 */
export function gameAfter(state: GameState, by: Actor, action: Action): GameState {
  const played = apply(state, by, action);
  if (!played.ok) throw new Error(`refused (${played.reason}): ${JSON.stringify(action)}`);
  return played.value.state;
}

/** A new game after the draw for the first dealer. */
export const openedGame = (rules: RuleSet, seats: number, seed = 1): GameState =>
  gameAfter(newGame(rules, seats), 'table', { type: 'openDraw', secret: secretOf(seed) });

/** The next deal of this game; `seed` determines the cards. */
export function dealIn(game: GameState, seed: number): FreshDeal {
  const dealt = apply(game, 'table', { type: 'deal', secret: secretOf(seed), shares: [] });
  if (!dealt.ok) throw new Error(`no deal: ${dealt.reason}`);
  return { ...dealt.value, event: dealt.value.events[0] as Dealt };
}

/** First deals of games with these rules from `count` seeds, enough for every seat to be dealer. */
export const deals = (rules: RuleSet, seats: number, count = 40): FreshDeal[] =>
  Array.from({ length: count }, (_, seed) => dealIn(openedGame(rules, seats, seed), seed));

/** Deal number `deal` of a game, as if the deals before it had been played without any points. */
export function dealNumber(
  rules: RuleSet,
  seats: number,
  deal: number,
  wildRanks: readonly number[] = [],
  seed = deal,
): FreshDeal {
  const points = Array.from({ length: seats }, () => 0);
  const results = wildRanks.map((wildRank, index) => ({
    ...{
      deal: index + 1,
      dealer: 0,
      wildRank,
      ending: 'exhausted',
      out: -1,
      points,
      factor: 1,
      wentRummy: false,
      added: [],
    },
  })) as GameState['results'];
  return dealIn({ ...openedGame(rules, seats), deal: deal - 1, results }, seed);
}

/** Plays a deal up to its first turn, with random choices of hand sizes and wild ranks. */
export function untilTurn(state: GameState, seed: number): GameState {
  const random = randomFrom(secretOf(seed), [], 'choices');
  let now = state;
  for (let asked = 0; now.phase !== 'draw' && now.phase !== 'play'; asked++) {
    if (asked > 100) throw new Error('the first turn does not come');
    const choices = listed(now);
    now = gameAfter(now, now.turn, choices[random.below(choices.length)] as Action);
  }
  return now;
}

/** Every card of the game, wherever it lies, in ascending order. */
export const everyCard = ({ stock, pile, hands, melds, indicator }: GameState): Card[] =>
  [
    ...stock,
    ...pile,
    ...hands.flat(),
    ...melds.flatMap(({ cards }) => cards),
    ...(indicator < 0 ? [] : [indicator]),
  ].sort((a, b) => a - b);

/** How many cards each seat holds. */
export const sizes = ({ hands }: GameState): number[] => hands.map(({ length }) => length);
