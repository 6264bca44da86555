import type { Illegal, LayOffAction, Place, Seat } from '../actions.ts';
import { type Card, rankOf, type Suit } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { fits } from '../melds.ts';
import type { Sight } from '../sight.ts';
import type { TableMeld } from '../state.ts';
import { type WildTable, wildTable } from '../wilds.ts';
import { checkCards, checkMoment, FIT_REFUSED, keptForDiscard } from './play.ts';
import { hasRoomForPlays, outstanding } from './takeBack.ts';

/** May this card join that meld there (R58 to R61, R66, E4, E5, E8)? Returns why not. */
export function checkLayOff(sight: Sight, action: LayOffAction): Illegal | null {
  const refused = checkMomentOfLayOff(sight) ?? checkCards(sight, [action.card]) ?? checkSpot(sight, action);
  if (refused) return refused;
  return sight.hand.length - 1 < keptForDiscard(sight) ? 'keepOne' : null;
}

const checkMomentOfLayOff = (sight: Sight): Illegal | null =>
  checkMoment(sight) ?? (hasRoomForPlays(sight) || mustLayOff(sight) ? null : 'tooManyPlays');

/** The last card of all must be laid off where it can be (4.44), however much was taken back before. */
const mustLayOff = ({ rules, hand, draft }: Sight): boolean =>
  rules.goingOut.unplayable && hand.length === 1 && outstanding(draft) === 0;

/** Does the card fit that place of a meld this seat may extend, wherever the card comes from? Returns why not. */
function checkSpot(sight: Sight, { meld: id, card, place, suit }: LayOffAction): Illegal | null {
  const meld = sight.melds.find((other) => other.id === id);
  if (!meld) return 'noSuchMeld';
  const refused = checkOpened(sight) ?? checkOwner(sight, meld);
  return refused ?? FIT_REFUSED[fits(sight.rules, wildTable(sight.rules, sight.wildRank), meld, card, place, suit)];
}

/** Must the seat lay a meld, or its contract, before it may lay off (R58, R59, R62)? */
function checkOpened({ rules, melded }: Sight): Illegal | null {
  if (melded) return null;
  if (rules.play.contract !== 'off') return 'contractFirst';
  return rules.play.layOffNeedsMeld ? 'meldFirst' : null;
}

/** May the seat add to this meld, others' included (R60)? */
export const checkOwner = ({ rules, seat }: Sight, { by }: TableMeld): Illegal | null =>
  rules.play.layOffOthers || by === seat ? null : 'notYourMeld';

/** Could this card be laid off on some meld, as the table lies (R97, 4.43)? Frozen cards cannot (4.73). */
export function isPlayable(sight: Sight, card: Card): boolean {
  if (checkMoment(sight) ?? checkCards(sight, [card]) ?? checkOpened(sight)) return false;
  return spotsFor(sight, [card]).length > 0;
}

export function legalLayOffs(sight: Sight): LayOffAction[] {
  if (checkMomentOfLayOff(sight) ?? checkOpened(sight)) return [];
  if (sight.hand.length - 1 < keptForDiscard(sight)) return [];
  const { rules, hand } = sight;
  return spotsFor(sight, rules.draw.takenFrozen ? hand.filter((card) => checkCards(sight, [card]) === null) : hand);
}

const SET_PLACES: readonly Place[] = ['set'];
const RUN_PLACES: readonly Place[] = ['low', 'high'];
const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Where a card may join a meld of that kind. */
export const placesIn = ({ kind }: Pick<TableMeld, 'kind'>): readonly Place[] =>
  kind === 'set' ? SET_PLACES : RUN_PLACES;

/** Every place on the table for each of these cards, the seat being free to lay off. */
function spotsFor(sight: Sight, cards: readonly Card[]): LayOffAction[] {
  const { rules } = sight;
  const wilds = wildTable(rules, sight.wildRank);
  const found: LayOffAction[] = [];
  for (const meld of sight.melds) {
    if (checkOwner(sight, meld) !== null) continue;
    for (const place of placesIn(meld)) {
      for (const card of cards) {
        if (needsSuit(meld, wilds, card)) addNamed(sight, wilds, meld, card, found);
        else if (fits(rules, wilds, meld, card, place) === 'yes') {
          found.push({ type: 'layOff', card, meld: meld.id, place });
        }
      }
    }
  }
  return found;
}

/** Must it be said which suit the card stands for: a wild in a set that names suits (R52)? */
const needsSuit = (meld: TableMeld, wilds: WildTable, card: Card): boolean =>
  meld.suits !== undefined && wilds[card] === 1 && rankOf(card) !== meld.rank;

function addNamed({ rules }: Sight, wilds: WildTable, meld: TableMeld, card: Card, found: LayOffAction[]): void {
  for (const suit of ALL_SUITS) {
    if (fits(rules, wilds, meld, card, 'set', suit) !== 'yes') continue;
    found.push({ type: 'layOff', card, meld: meld.id, place: 'set', suit });
  }
}

export const decideLayOff = (
  seat: Seat,
  { meld, place, card, suit }: Omit<LayOffAction, 'type'>,
): readonly GameEvent[] => [{ type: 'laidOff', seat, meld, place, card, ...(suit !== undefined && { suit }) }];
