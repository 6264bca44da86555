import type { Illegal, LayOffAction } from '../../actions.ts';
import { ALL_SUITS, type Card, rankOf, suitOf } from '../../cards/cards.ts';
import { fits, placesIn } from '../../melds/melds.ts';
import { type WildTable, wildTable } from '../../melds/wilds.ts';
import type { RuleSet } from '../../ruleSet.ts';
import { hasRoomForPlays, outstanding, type TableMeld } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import type { ListedKind } from './actionKind.ts';
import { asksOpening, openingFirst } from './opening.ts';
import { checkCards, checkTiming, FIT_REFUSED, keptForDiscard } from './play.ts';
import { hadMelded } from './taking.ts';

/** Adding a card to a meld on the table (R58 to R61, R66, E4, E5, E8). */
export const layOffKind: ListedKind<LayOffAction> = {
  phases: ['draw', 'play'],
  check(context, action) {
    const refused = checkLayOffTiming(context) ?? checkCards(context, [action.card]) ?? checkSpot(context, action);
    if (refused) return refused;
    return context.hand.length - 1 < keptForDiscard(context) ? 'keepOne' : null;
  },
  list(context) {
    if (checkLayOffTiming(context) ?? checkOpened(context)) return [];
    if (context.hand.length - 1 < keptForDiscard(context)) return [];
    const { rules, hand } = context;
    const isFree = (card: Card): boolean => checkCards(context, [card]) === null;
    return spotsFor(context, rules.draw.takenFrozen ? hand.filter(isFree) : hand);
  },
  decide(_, seat, { meld, place, card, suit }) {
    const laidOff = { type: 'laidOff', seat, meld, place, card } as const;
    return [suit === undefined ? laidOff : { ...laidOff, suit }];
  },
};

const checkLayOffTiming = (context: RuleContext): Illegal | null =>
  checkTiming(context) ?? (hasRoomForPlays(context) || mustLayOff(context) ? null : 'tooManyPlays');

/** A last card that can be laid off must be (§4.44), even beyond the limit of plays. */
const mustLayOff = ({ rules, hand, draft }: RuleContext): boolean =>
  rules.goingOut.unplayable && hand.length === 1 && outstanding(draft) === 0;

/** Returns why the card may not join that place of the meld, wherever the card comes from. */
function checkSpot(context: RuleContext, { meld: id, card, place, suit }: LayOffAction): Illegal | null {
  const meld = context.melds.find((other) => other.id === id);
  if (!meld) return 'noSuchMeld';
  const refused = checkOpened(context) ?? checkOwner(context, meld);
  return (
    refused ?? FIT_REFUSED[fits(context.rules, wildTable(context.rules, context.wildRank), meld, card, place, suit)]
  );
}

/**
 * Returns why the seat may not lay off yet: it must first lay a meld, its contract or its opening (R58, R59, R62,
 * R154), or wait for its next turn (R162).
 */
const checkOpened = (context: RuleContext): Illegal | null =>
  checkLaid(context) ?? (opensNextTurn(context) ? 'notThisTurn' : null);

function checkLaid(context: RuleContext): Illegal | null {
  const { rules, melded } = context;
  if (asksOpening(rules)) return openingFirst(context);
  if (melded) return null;
  if (rules.play.contract !== 'off') return 'contractFirst';
  return rules.play.layOffNeedsMeld ? 'meldFirst' : null;
}

/** Whether a player adds to melds only from the turn after that of the first melds (R162). */
export const addsFromNextTurn = (rules: RuleSet): boolean =>
  rules.play.layOffFrom === 'nextTurn' &&
  (rules.play.contract !== 'off' || rules.play.layOffNeedsMeld || asksOpening(rules));

/** Whether the seat laid its first melds in this turn and so may not add to melds yet (R162). */
export const opensNextTurn = (context: RuleContext): boolean =>
  context.melded && addsFromNextTurn(context.rules) && !hadMelded(context);

/** Returns why the seat may not add to this meld (R60). */
export const checkOwner = ({ rules, seat }: RuleContext, { by }: TableMeld): Illegal | null =>
  rules.play.layOffOthers || by === seat ? null : 'notYourMeld';

/** Whether this card could be laid off on the table as it is (R97, §4.43); frozen cards cannot (§4.73). */
export function isPlayable(context: RuleContext, card: Card): boolean {
  if (checkTiming(context) ?? checkCards(context, [card]) ?? checkOpened(context)) return false;
  return spotsFor(context, [card]).length > 0;
}

/** Every place on the table for each of these cards, given that the seat may lay off. */
function spotsFor(context: RuleContext, cards: readonly Card[]): LayOffAction[] {
  const { rules } = context;
  const wilds = wildTable(rules, context.wildRank);
  const found: LayOffAction[] = [];
  for (const meld of context.melds) {
    if (checkOwner(context, meld) !== null) continue;
    for (const place of placesIn(meld)) {
      for (const card of cards) {
        // Most cards are of another rank or suit.
        const isOther = meld.kind === 'set' ? rankOf(card) !== meld.rank : suitOf(card) !== meld.suit;
        if (isOther && wilds[card] === 0) continue;
        if (needsSuit(meld, wilds, card)) addNamed(context, wilds, meld, card, found);
        else if (fits(rules, wilds, meld, card, place) === 'yes') {
          found.push({ type: 'layOff', card, meld: meld.id, place });
        }
      }
    }
  }
  return found;
}

/** Whether the suit the card stands for must be named: for a wild in a set that names suits (R52). */
const needsSuit = (meld: TableMeld, wilds: WildTable, card: Card): boolean =>
  meld.suits !== undefined && wilds[card] === 1 && rankOf(card) !== meld.rank;

function addNamed({ rules }: RuleContext, wilds: WildTable, meld: TableMeld, card: Card, found: LayOffAction[]): void {
  for (const suit of ALL_SUITS) {
    if (fits(rules, wilds, meld, card, 'set', suit) !== 'yes') continue;
    found.push({ type: 'layOff', card, meld: meld.id, place: 'set', suit });
  }
}
