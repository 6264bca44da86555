import assert from 'node:assert/strict';
import { type GameState, type Reading, refusal, viewFor } from '#engine';
import { isAlike } from '../../oracle/contracts.ts';
import { isPicked, type Law } from './law.ts';
import { nameOf } from './nameOf.ts';
import { worthTrying } from './worthTrying.ts';

/** Whether the seat to play may lay this meld beside its others in a contract game (R62, R66, R165), if it is one. */
function mayFollow({ rules, melded, turn, melds }: GameState, reading: Reading): boolean {
  const hasContract = ((melded >> turn) & 1) === 1;
  const own = melds.filter(({ by }) => by === turn);
  return hasContract && rules.play.newAfterContract && !own.some((meld) => isAlike(meld, reading, rules));
}

/** In contract games new melds come after the contract only, where the rules allow it, and are unlike the player's. */
export const furtherMelds: Law = {
  name: 'law 12, oracle: after a contract new melds are laid only if the rules allow it, and none that are alike',
  watch({ rules }) {
    if (rules.play.contract === 'off' || rules.play.when !== 'duringTurns') return {};
    return {
      step({ before, by, action, after }, number) {
        if (by === before.turn && action.type === 'meld')
          assert(mayFollow(before, action.reading), nameOf(before, action));
        if (after.phase !== 'play' || !isPicked(number, rules.play.newAfterContract ? 11 : 41)) return;
        const view = viewFor(after, after.turn);
        for (const tried of worthTrying(after, after.turn, number)) {
          if (tried.type !== 'meld') continue;
          const code = refusal(view, tried);
          const told = `${nameOf(after, tried)}: ${code}`;
          if (mayFollow(after, tried.reading)) assert(code !== 'tooAlike' && code !== 'noNewMelds', told);
          else assert(code !== null, told);
        }
      },
    };
  },
};
