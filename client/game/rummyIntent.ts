import { rummiesNow } from '#engine';
import type { Intent } from './intents.ts';
import { onlyOrAsk, type TableMoment } from './moment.ts';

/** Goes Rummy (R111); asks if several cards could be the last discard and the selected one is none of them. */
export function rummyIntent({ view, selected }: TableMoment): Intent {
  if (view.turn !== view.viewer) return { to: 'tell', code: 'notYourTurn', action: null };
  const chosen = selected.length === 1 ? rummiesNow(view, selected) : [];
  const ways = chosen.length > 0 ? chosen : rummiesNow(view);
  if (ways.length === 0) return { to: 'tell', code: 'noRummyFound', action: null };
  return onlyOrAsk(
    'lastDiscard',
    ways.map((action) => ({ does: { to: 'act', actions: [action] }, picture: null, card: action.card })),
  );
}
