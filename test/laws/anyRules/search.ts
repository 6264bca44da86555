import assert from 'node:assert/strict';
import {
  type Choices,
  canGoOn,
  choiceAt,
  imagine,
  isBetweenDeals,
  isTableAction,
  legalActions,
  listActions,
  randomFrom,
  SearchState,
  type SeatAction,
  seatsToAct,
  viewFor,
} from '#engine';
import { isPicked, type Law } from './law.ts';

/** Play in a search state is play by the engine: the same actions lead to the same states, and as many are offered. */
export const search: Law = {
  name: 'law 13, search: the search state offers and does what the engine does',
  watch: () => {
    let searched: SearchState | null = null;
    return {
      step({ by, action, after }, number) {
        if (!searched || by === 'table' || isTableAction(action)) searched = new SearchState(after);
        else searched.play(by, action);
        if (isPicked(number, 13) || isBetweenDeals(after)) assert.deepEqual(searched.now, after);
        if (!isPicked(number, 17)) return;
        for (const seat of seatsToAct(viewFor(after, 'spectator'))) {
          assert.deepEqual(built(searched.choices(seat)), listActions(legalActions(viewFor(after, seat))));
        }
      },
    };
  },
};

const built = (choices: Choices): SeatAction[] =>
  Array.from({ length: choices.count }, (_, number) => choiceAt(choices, number));

/** An imagined game looks like the real one to the seat that imagines it, and can be played on. */
export const imagined: Law = {
  name: 'law 14, imagined: to its viewer an imagined game looks like the real one, and it can go on',
  watch: ({ seats }) => ({
    step({ after }, number) {
      if (isBetweenDeals(after) || !isPicked(number, 40)) return;
      const viewer = number % seats;
      const view = viewFor(after, viewer);
      const game = imagine(view, randomFrom(String(number), [], 'imagined'));
      assert.deepEqual(viewFor(game, viewer), view);
      assert(canGoOn(game), 'the imagined game cannot go on');
    },
  }),
};
