import assert from 'node:assert/strict';
import { apply, canGoOn, isBetweenDeals } from '#engine';
import { isPicked, type Law } from './law.ts';

/** Every state can go on, and any running deal can be cancelled: no total changes, and the game can go on (§4.102). */
export const goesOn: Law = {
  name: 'law 7, a way on: every state can go on, and so can every game whose deal is cancelled',
  watch: () => ({
    step({ after }, number) {
      if (!isPicked(number, 7)) return;
      assert(canGoOn(after), 'the state cannot go on');
      const cancelled = apply(after, 'table', { type: 'cancelDeal' });
      assert.equal(cancelled.ok, !isBetweenDeals(after), `cancelling in phase ${after.phase}`);
      if (!cancelled.ok) return;
      const { state } = cancelled.value;
      assert(isBetweenDeals(state) && state.results.length === after.results.length + 1, 'the deal has not ended');
      assert.deepEqual(state.totals, after.totals);
      assert(canGoOn(state), 'the game cannot go on after a cancelled deal');
    },
  }),
};
