import type { ChooseSizeAction, NameWildAction, PressAction } from '../../actions.ts';
import { ACE, type Rank } from '../../cards/cards.ts';
import { isInPack } from '../../cards/pack.ts';
import { firstTurn } from '../../deal/newGame.ts';
import type { GameEvent } from '../../events.ts';
import { pressOffers } from '../../score/press.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import type { ListedKind } from './actionKind.ts';

const SIZES: readonly ChooseSizeAction[] = [
  { type: 'chooseSize', size: 2 },
  { type: 'chooseSize', size: 12 },
];

/** Choosing the size of a hand after a two was turned up (R19, §4.90); either size is allowed. */
export const chooseSizeKind: ListedKind<ChooseSizeAction> = {
  phases: ['sizing'],
  check: () => null,
  list: () => SIZES,
  decide: (state, seat, { size }, { dealtOn }) => dealtOn(state, seat, size),
};

const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Naming the wild rank, by the dealer (R26, R29, R30, §4.27). */
export const nameWildKind: ListedKind<NameWildAction> = {
  phases: ['naming'],
  check: (context, { rank }) => (openRanks(context).includes(rank) ? null : 'rankTaken'),
  list: (context) => openRanks(context).map((rank) => ({ type: 'nameWild', rank })),
  /** The first turn begins with it, as nobody acts before (§4.27). */
  decide: ({ rules, seats, dealer }, seat, { rank }) => [
    { type: 'wildNamed', seat, rank },
    firstTurn(rules, seats, dealer),
  ],
};

/** The ranks the dealer may still name: those in the pack, each once a game (R29, R34, §4.27). */
const openRanks = ({ rules, results }: RuleContext): readonly Rank[] =>
  RANKS.filter(
    (rank) =>
      isInPack(rules, rank) &&
      (rules.wilds.aceAllowed || rank !== ACE) &&
      results.every(({ wildRank }) => wildRank !== rank),
  );

const PRESSES: readonly PressAction[] = [
  { type: 'press', take: true },
  { type: 'press', take: false },
];

/** Taking or refusing the points that turn the Press on (R136); the player asked may do either. */
export const pressKind: ListedKind<PressAction> = {
  phases: ['press'],
  check: () => null,
  list: () => PRESSES,
  /** Sets the Press for the next deal, or asks the next player tied for the highest total, if any (§4.25). */
  decide({ rules, totals, dealer, refusals }, seat, { take }) {
    const answered: GameEvent = { type: 'pressAnswered', seat, take };
    const offers = pressOffers(rules, totals, dealer);
    const points = offers[refusals]?.points ?? 0;
    const added = totals.map((_, at) => (at === seat ? points : 0));
    if (take) return [answered, { type: 'pressSet', on: true, added }];
    const next = offers[refusals + 1];
    return [answered, next ? { type: 'pressAsked', seat: next.seat } : { type: 'pressSet', on: false, added: [] }];
  },
};
