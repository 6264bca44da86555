import { type ClosingAction, rummiesNow, type UpForTwoAction } from '#engine';
import { findIntent, foundIn, layContract } from './contractIntent.ts';
import type { Intent } from './intents.ts';
import { attempt, isUnderWay, mayDo, owesContract, type TableMoment } from './moment.ts';
import { rummyIntent } from './rummyIntent.ts';
import { EXTRAS, type ExtraId } from './types.ts';

const closes = ({ legal }: TableMoment, type: ClosingAction['type']): boolean =>
  legal.closings.some((closing) => closing.type === type);

/** The extra buttons of this game at this moment, in the order in which they take the free places. */
export function extrasFor(moment: TableMoment): readonly ExtraId[] {
  const { view, legal } = moment;
  const shown: Readonly<Record<ExtraId, boolean>> = {
    layContract: owesContract(view),
    findContract: owesContract(view),
    goRummy: view.rules.goingOut.rummyOnly && isUnderWay(view),
    upForTwo: legal.upForTwos.length > 0,
    goOut: closes(moment, 'goOut'),
    float: closes(moment, 'float'),
    endTurn: closes(moment, 'endTurn'),
    decline: closes(moment, 'decline'),
    recall: legal.recalls.length > 0,
  };
  return EXTRAS.filter((extra) => shown[extra]);
}

/** The extra buttons that would do something now. */
export function liveExtras(moment: TableMoment): readonly ExtraId[] {
  const { view, prepared } = moment;
  return extrasFor(moment).filter((extra) => {
    switch (extra) {
      case 'layContract':
        return mayDo(view, { type: 'contract', readings: prepared });
      case 'findContract':
        return foundIn(view) !== null;
      case 'goRummy':
        return rummiesNow(view).length > 0;
      case 'upForTwo':
        return upForTwo(moment) !== null;
      default:
        return true;
    }
  });
}

/** Translates a press of an extra button. */
export function extraIntent(moment: TableMoment, extra: ExtraId): Intent {
  switch (extra) {
    case 'layContract':
      return layContract(moment);
    case 'findContract':
      return findIntent(moment);
    case 'goRummy':
      return rummyIntent(moment);
    case 'upForTwo':
      return upForTwoIntent(moment);
    case 'recall':
      return attempt(moment, { type: 'recall' });
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
      return attempt(moment, { type: extra });
  }
}

/** The selected card, or the only one that leaves a 2 (R110). */
function upForTwo({ legal, selected }: TableMoment): UpForTwoAction | null {
  const meant = legal.upForTwos.filter(
    ({ card }) => selected.length === 0 || (selected.length === 1 && selected[0] === card),
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

function upForTwoIntent(moment: TableMoment): Intent {
  const action = upForTwo(moment);
  return action ? attempt(moment, action) : { to: 'tell', code: 'selectForTwo', action: null };
}
