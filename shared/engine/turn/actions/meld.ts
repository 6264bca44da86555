import type { ContractAction, Illegal, MeldAction, Reading, Seat } from '../../actions.ts';
import { contractOf, contractProblem, isTooLike } from '../../arrange/contracts.ts';
import { withoutLike } from '../../cards/piles.ts';
import { meldProblem } from '../../melds/melds.ts';
import { type OutlinedMelds, outlineMelds, readingAt } from '../../melds/newMelds.ts';
import type { Outline } from '../../melds/outlines.ts';
import { isLockedSet } from '../../melds/wilds.ts';
import type { RuleSet } from '../../ruleSet.ts';
import { hasSeat } from '../../seats.ts';
import type { GameState, TableMeld } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import type { ActionKind, ListedKind } from './actionKind.ts';
import { checkCards, checkPlays, keptForDiscard } from './play.ts';
import { frozenCards } from './taking.ts';

/** Laying a new set or run (R36 to R58, E15, E19). */
export const meldKind: ListedKind<MeldAction> = {
  phases: ['draw', 'play'],
  check(context, { reading }) {
    const { rules, wildRank, hand } = context;
    const refused = checkNew(context) ?? checkCards(context, reading.cards) ?? meldProblem(rules, wildRank, reading);
    if (refused) return refused;
    if (isLikeOwn(context, reading)) return 'tooAlike';
    return hand.length - reading.cards.length < keptForDiscard(context) ? 'keepOne' : null;
  },
  /** Every new meld the hand allows, equivalent ones once (`newMelds`). */
  list(context) {
    const found = outlineNew(context);
    return found ? found.outlines.map((outline) => meldAt(found, outline)) : [];
  },
  decide(state, seat, { reading }) {
    const meld = tableMeld(state, state.nextMeld, seat, reading);
    return [{ type: 'melded', seat, meld, first: !hasSeat(state.melded, seat) }];
  },
};

export type { OutlinedMelds };

/** Outlines every new meld the hand allows; null if none may be laid now. */
export function outlineNew(context: RuleContext): OutlinedMelds | null {
  if (checkNew(context) !== null) return null;
  const { rules, wildRank, hand } = context;
  const frozen = frozenCards(context);
  const free = frozen.length === 0 ? hand : withoutLike(hand, frozen);
  const found = outlineMelds(rules, wildRank, free, { min: 0, max: hand.length - keptForDiscard(context) });
  if (rules.play.contract === 'off') return found;
  const { counted, outlines } = found;
  return { counted, outlines: outlines.filter((outline) => !isLikeOwn(context, readingAt(counted, outline))) };
}

/** Whether a contract game forbids a meld beside those that the seat has laid, as they lie on the table (R165). */
const isLikeOwn = ({ rules, melds, seat }: RuleContext, reading: Reading): boolean =>
  rules.play.contract !== 'off' &&
  isTooLike(
    rules,
    reading,
    melds.filter(({ by }) => by === seat),
  );

/** The action that lays an outlined meld. */
export const meldAt = ({ counted }: OutlinedMelds, outline: Outline): MeldAction => ({
  type: 'meld',
  reading: readingAt(counted, outline),
});

/** Returns why no new meld may be laid now (R57), in contract games before or after the contract (R62, R66, R165). */
function checkNew(context: RuleContext): Illegal | null {
  const refused = checkPlays(context);
  if (refused) return refused;
  const { contract, newAfterContract, meldsPerTurn } = context.rules.play;
  if (contract !== 'off' && !context.melded) return 'contractFirst';
  if (contract !== 'off' && !newAfterContract) return 'noNewMelds';
  return meldsPerTurn === 1 && context.draft.plays.some(({ type }) => type === 'meld') ? 'oneMeldATurn' : null;
}

/** Laying the whole contract of the deal at once (R62 to R67, E32, E42). */
export const contractKind: ActionKind<ContractAction> = {
  phases: ['draw', 'play'],
  check(context, { readings }) {
    const { rules, wildRank, deal, hand, melded } = context;
    const contract = contractOf(rules, deal);
    if (!contract) return 'notNow';
    const cards = readings.flatMap((reading) => reading.cards);
    const refused = checkPlays(context) ?? (melded ? laidBefore(rules) : checkCards(context, cards));
    if (refused) return refused;
    const problem = contractProblem(rules, wildRank, deal, readings, hand.length);
    if (problem) return problem;
    // The last contract takes every card and needs no discard (R67).
    return !contract.everyCard && hand.length - cards.length < keptForDiscard(context) ? 'keepOne' : null;
  },
  decide(state, seat, { readings }) {
    const melds = readings.map((reading, index) => tableMeld(state, state.nextMeld + index, seat, reading));
    return [{ type: 'contractLaid', seat, melds }];
  },
};

/** Why a contract is not laid a second time (R66). */
const laidBefore = ({ play }: RuleSet): Illegal => (play.newAfterContract ? 'notNow' : 'noNewMelds');

/** Makes a meld on the table from a reading: its owners, and whether it is locked (R68, R92, §4.73). */
export function tableMeld({ rules, wildRank }: GameState, id: number, by: Seat, reading: Reading): TableMeld {
  const { kind, suit, rank, cards, suits } = reading;
  const owners = cards.map(() => by);
  const locked = isLockedSet(rules, wildRank, reading);
  const meld: TableMeld = { id, kind, suit, rank, cards, by, owners, locked };
  return suits ? { ...meld, suits } : meld;
}
