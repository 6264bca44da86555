import type { GameEvent } from '#engine';
import { commitmentOf, makeProof, type Proof, printRecord, rulesText, type SeenDeal } from '#record';
import { crazyRummy } from '#rules';
import { type ChanceGame, type GameStep, playGame } from '../../support/play/playGame.ts';

export const TABLE_CODE = 'BCDFGH';
export const GAME_ID = '00112233445566778899aabbccddeeff';

/** A share for each seat; the second gave none. */
export const sharesFor = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 1 ? '' : `${seat + 1}`.repeat(32)));

/** A proof, and what the page of each seat remembers of the deal. */
export interface ProvedDeal {
  readonly proof: Proof;
  readonly seen: readonly SeenDeal[];
  /** The record of the deal as the table hands it out. */
  readonly record: string;
}

/** The finished deals of a random game, in which all seats but the second gave a share. */
export function* provedDeals(game: ChanceGame): Generator<ProvedDeal> {
  let steps: GameStep[] = [];
  for (const step of playGame({ shares: sharesFor(game.seats), ...game })) {
    if (step.action.type === 'deal') steps = [];
    steps.push(step);
    if (step.events.some(({ type }) => type === 'dealEnded')) yield provedDeal(game, steps);
  }
}

function provedDeal({ rules = crazyRummy, seats }: ChanceGame, steps: readonly GameStep[]): ProvedDeal {
  const [{ action, events }] = steps as [GameStep];
  const [dealt] = events as readonly [Extract<GameEvent, { type: 'dealt' }>];
  if (action.type !== 'deal') throw new Error('no deal');
  const { secret, shares } = action;
  const { deal } = dealt;
  const published = {
    table: TABLE_CODE,
    game: GAME_ID,
    deal,
    commitment: commitmentOf({ table: TABLE_CODE, game: GAME_ID, deal, seats, rules: rulesText(rules), secret }),
    shares,
  };
  const record = printRecord({ rules, seats, steps });
  const made = makeProof(published, record);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  const seen = shares.map((share, seat): SeenDeal => {
    return { ...published, seats, seat, share: share || null, hand: dealt.hands[seat] as readonly number[] };
  });
  return { proof: made.value, seen, record };
}

/** The first deal of a random game of three. */
export function firstDeal(game: Partial<ChanceGame> = {}): ProvedDeal {
  for (const deal of provedDeals({ seed: 3, seats: 3, ...game })) return deal;
  throw new Error('a game without a deal');
}
