import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { Game } from '../game/types.ts';
import type { Layout } from '../stage/types.ts';
import { lessons } from '../text/lessons.ts';
import { Callout } from './Callout.tsx';
import { AT_THE_BEGINNING, dismissStep, follow, type GuideProgress, unseen } from './follow.ts';
import type { GuideMoment } from './step.ts';

interface GuideProps {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  /** Whether something else is open over the table; the guide is hidden meanwhile. */
  readonly waits: boolean;
  readonly onLeave: () => void;
}

/** The guide of a first game. It follows the game and explains things when they come up; it never acts. */
export function Guide({ game, layout, waits, onLeave }: GuideProps) {
  const progress = useSignal<GuideProgress>(AT_THE_BEGINNING);
  useSignalEffect(() => {
    const now = momentOf(game, layout);
    if (now) progress.value = follow(progress.peek(), now);
  });
  const now = momentOf(game, layout);
  if (!now) return null;
  if (progress.value.closing) return <Closing progress={progress.value} layout={now.layout} onLeave={onLeave} />;
  const step = waits ? null : progress.value.showing?.step;
  // The table has a golden button of its own then.
  const isPlain = step?.id === 'count' || now.newMeld !== null;
  const understand = (): void => {
    progress.value = follow(dismissStep(progress.value), now);
  };
  return (
    <Callout
      layout={now.layout}
      name={lessons.GUIDE.name}
      words={step?.says(now) ?? ''}
      targets={step?.points(now) ?? []}
    >
      <button type="button" class="quiet" onClick={onLeave}>
        {lessons.GUIDE.leave}
      </button>
      <button type="button" class={isPlain ? 'plain' : 'gold'} onClick={understand}>
        {lessons.GUIDE.gotIt}
      </button>
    </Callout>
  );
}

function momentOf(game: Game, layout: ReadonlySignal<Layout>): GuideMoment | null {
  const { view, legal, selected, newMelds } = game;
  return (
    view.value && {
      ...{ view: view.value, legal: legal.value, selected: selected.value },
      ...{ newMeld: newMelds.value[0] ?? null, layout: layout.value },
    }
  );
}

/** The closing words after the first deal, with the topics that did not come up. */
function Closing(props: { readonly progress: GuideProgress; readonly layout: Layout; readonly onLeave: () => void }) {
  const { progress, layout, onLeave } = props;
  const missed = unseen(progress);
  const list = missed.length > 0 && (
    <>
      <h3>{lessons.GUIDE.notSeen}</h3>
      <ul>
        {missed.map((topic) => (
          <li key={topic}>{lessons.TOPIC_TEXT[topic]}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Callout
      layout={layout}
      name={lessons.GUIDE.name}
      kind="closing"
      words={lessons.GUIDE.closing}
      targets={[]}
      more={
        <>
          {list}
          <p>{lessons.GUIDE.closingWords}</p>
        </>
      }
    >
      <span />
      <button type="button" class="gold" onClick={onLeave}>
        {lessons.GUIDE.playOn}
      </button>
    </Callout>
  );
}
