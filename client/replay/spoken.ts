import { effect, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../text/index.ts';
import { replayText } from '../text/replay.ts';
import type { OpenReplay } from './openReplay.ts';

/** The words for a screen reader: the sentences of each step, where a jump led, and whose eyes these are. */
export function useSpokenMoments(replay: OpenReplay): ReadonlySignal<string> {
  const said = useSignal('');
  useEffect(() => follow(replay, said), []);
  return said;
}

function follow({ player, source, log, open }: OpenReplay, said: Signal<string>): () => void {
  let before = { place: player.place.peek(), eyes: player.eyes.peek() };
  return effect(() => {
    const now = { place: player.place.value, eyes: player.eyes.value };
    const { place, eyes } = now;
    if (eyes !== before.eyes) said.value = replayText.seenBy(eyes === 'all' ? null : (source.names[eyes] ?? ''));
    else if (place !== before.place) {
      const told = place === before.place + 1 ? log.until(place, eyes).filter((line) => line.place === place) : [];
      const { deal, turn } = source.timeline.moments[place] ?? { deal: 0, turn: 0 };
      const where = replayText.jumpedTo(deal, turn, text.step(open.game.table.peek()));
      said.value = told.length > 0 ? told.map(({ words }) => words).join(' ') : where;
    }
    before = now;
  });
}
