import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';

/** What happened, in sentences, the newest at the end and in view. */
export function LogPanel(props: {
  readonly lines: ReadonlySignal<readonly { readonly id: number; readonly words: string }[]>;
  readonly onClose: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const lines = props.lines.value;
  useLayoutEffect(() => {
    if (lines.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  return (
    <Panel title={text.PANELS.log} kind="side" onClose={props.onClose}>
      {lines.length === 0 && <p>{text.PANELS.nothingYet}</p>}
      <ol class="log" ref={list}>
        {lines.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ol>
    </Panel>
  );
}
