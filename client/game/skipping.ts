import { computed } from '@preact/signals';
import { isAsked } from '#engine';
import type { TableConnection } from '#protocol';
import { tapIntent } from './intent.ts';
import { isUnderWay } from './moment.ts';
import type { TableStore } from './store.ts';
import type { Game } from './types.ts';

/** Creates the controls that skip the bots' pauses, in practice only: elsewhere others share the bots. */
export function createSkipping({ bots }: TableConnection, store: TableStore): Pick<Game, 'canSkip' | 'skips' | 'skip'> {
  const canSkip = computed(() => {
    const view = store.view.value;
    return bots !== undefined && view !== null && isUnderWay(view) && !isAsked(view);
  });
  return {
    canSkip,
    skips(target) {
      const moment = store.moment.value;
      if (!canSkip.value || moment === null || moment.selected.length > 0) return false;
      return target.on === 'felt' || (target.on === 'meld' && tapIntent(moment, target).to === 'nothing');
    },
    skip() {
      if (canSkip.value) bots?.hurry();
    },
  };
}
