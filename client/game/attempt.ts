import { refusal, type SeatAction } from '#engine';
import type { ChooserAsks, ChooserOption, Intent } from './intents.ts';
import type { TableMoment } from './moment.ts';

export const NOTHING: Intent = { to: 'nothing' };

/** The action, or why not. */
export function attempt({ view }: Pick<TableMoment, 'view'>, action: SeatAction): Intent {
  const code = refusal(view, action);
  return code === null ? { to: 'act', actions: [action] } : { to: 'tell', code, action };
}

/** The only option, or the question which. */
export function onlyOrAsk(asks: ChooserAsks, options: readonly ChooserOption[]): Intent {
  const [only, another] = options;
  if (only && !another) return only.does;
  return only ? { to: 'choose', chooser: { asks, options } } : NOTHING;
}
