import { expect, it } from 'vitest';
import { thinkAs } from '#bots';
import { printRecorded } from '#record';
import { PRESET_IDS, type PresetId } from '#rules';
import { dealNumber, preset } from '../support/play/deals.ts';
import { playDealFrom, whole } from './playDeal.ts';

/** One in how many of the actions of a deal is written down. Others show in what follows from them. */
const EVERY = 3;
/** The most actions written down per deal. */
const MOST = 9;

/** Steady's actions in a deal against itself: `12 0 draw stock`, the number of the action before it. */
function choicesIn(id: PresetId, seats: number, deal: number): readonly string[] {
  const { state } = dealNumber(preset(id), seats, deal);
  const { steps } = whole(playDealFrom(state, deal, thinkAs.steady));
  const choices = steps.flatMap(({ by, action }, index) =>
    by === 'table' || index % EVERY !== 0 ? [] : [`${index} ${printRecorded({ by, action })}`],
  );
  return [`# ${id}, ${seats} seats, deal ${deal}: ${steps.length} actions`, ...choices.slice(-MOST)];
}

it('Steady decides as it always did', async () => {
  const lines = PRESET_IDS.flatMap((id, index) => {
    const { minPlayers, maxPlayers } = preset(id).table;
    const deals = preset(id).play.contract === 'off' ? [1, 2 + (index % 5), 7 - (index % 5)] : [1, 3, 7];
    return deals.flatMap((deal, at) => choicesIn(id, at === 0 ? minPlayers : maxPlayers, deal));
  });
  const message = 'Steady decides otherwise than its file says. It is the level that others are measured against.';
  await expect(`${lines.join('\n')}\n`, message).toMatchFileSnapshot('./steady.golden.txt');
});
