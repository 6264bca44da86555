import { type Card, type ClosingAction, type Reading, rummiesNow, type UpForTwoAction } from '#engine';
import { contractInHand } from './contractSearch.ts';
import {
  attempt,
  type GestureContext,
  isUnderWay,
  mayDo,
  NO_INTENT,
  onlyOrAsk,
  owesContract,
} from './gestureContext.ts';
import { EXTRAS, type ExtraId, type Intent } from './types.ts';

const closes = ({ legal }: GestureContext, type: ClosingAction['type']): boolean =>
  legal.closings.some((closing) => closing.type === type);

/** The extra buttons of this game at this moment, in the order in which they take the free places. */
export function extrasFor(context: GestureContext): readonly ExtraId[] {
  const { view, legal } = context;
  const shown: Readonly<Record<ExtraId, boolean>> = {
    layContract: owesContract(view),
    findContract: owesContract(view),
    goRummy: view.rules.goingOut.rummyOnly && isUnderWay(view) && view.relief < 0,
    upForTwo: legal.upForTwos.length > 0,
    goOut: closes(context, 'goOut'),
    float: closes(context, 'float'),
    endTurn: closes(context, 'endTurn'),
    decline: closes(context, 'decline'),
    recall: legal.recalls.length > 0,
  };
  return EXTRAS.filter((extra) => shown[extra]);
}

/** The extra buttons that would do something now. */
export function enabledExtras(context: GestureContext): readonly ExtraId[] {
  const { view, prepared } = context;
  return extrasFor(context).filter((extra) => {
    switch (extra) {
      case 'layContract':
        return mayDo(view, { type: 'contract', readings: prepared });
      case 'findContract':
        return contractInHand(view) !== null;
      case 'goRummy':
        return rummiesNow(view).length > 0;
      case 'upForTwo':
        return upForTwo(context) !== null;
      default:
        return true;
    }
  });
}

/** Translates a press of an extra button. */
export function extraIntent(context: GestureContext, extra: ExtraId): Intent {
  switch (extra) {
    case 'layContract':
      return layContractIntent(context);
    case 'findContract':
      return findContractIntent(context);
    case 'goRummy':
      return rummyIntent(context);
    case 'upForTwo':
      return upForTwoIntent(context);
    case 'recall':
      return attempt(context, { type: 'recall' });
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
      return attempt(context, { type: extra });
  }
}

/** The selected card, or the only one that leaves a 2 (R110). */
function upForTwo({ legal, selected }: GestureContext): UpForTwoAction | null {
  const meant = legal.upForTwos.filter(
    ({ card }) => selected.length === 0 || (selected.length === 1 && selected[0] === card),
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

function upForTwoIntent(context: GestureContext): Intent {
  const action = upForTwo(context);
  return action ? attempt(context, action) : { to: 'tell', code: 'selectForTwo', action: null };
}

/** Lays the prepared melds as the contract, or says why not. */
const layContractIntent = (context: GestureContext): Intent =>
  attempt(context, { type: 'contract', readings: context.prepared });

/** Finds the contract in the hand and puts its melds aside. */
function findContractIntent({ view }: GestureContext): Intent {
  const groups = contractInHand(view);
  return groups ? { to: 'prepare', groups, selected: [] } : { to: 'tell', code: 'noContractFound', action: null };
}

/** Puts one more meld aside. */
export const putAside = ({ prepared }: GestureContext, reading: Reading): Intent => ({
  to: 'prepare',
  groups: [...prepared, reading],
  selected: [],
});

/** Returns the meld with this card, or the last one if `card` is null, to the other cards and selects it. */
export function takeApart({ prepared }: GestureContext, card: Card | null): Intent {
  const group = card === null ? prepared.at(-1) : prepared.find(({ cards }) => cards.includes(card));
  if (!group) return NO_INTENT;
  return { to: 'prepare', groups: prepared.filter((other) => other !== group), selected: group.cards };
}

/** Goes Rummy (R111); asks if several cards could be the last discard and the selected one is none of them. */
function rummyIntent({ view, selected }: GestureContext): Intent {
  if (view.turn !== view.viewer) return { to: 'tell', code: 'notYourTurn', action: null };
  const chosen = selected.length === 1 ? rummiesNow(view, selected) : [];
  const ways = chosen.length > 0 ? chosen : rummiesNow(view);
  if (ways.length === 0) return { to: 'tell', code: 'noRummyFound', action: null };
  return onlyOrAsk(
    'lastDiscard',
    ways.map((action) => ({ does: { to: 'act', actions: [action] }, picture: null, card: action.card })),
  );
}
