import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Result } from '#engine';
import type { Refusal } from '#protocol';
import { text } from '../text/index.ts';

/** A button that sends a request to the table and shows a refusal above itself. */
export function RequestButton(props: {
  readonly kind: string;
  /** Whether the request has been made already; disables the button. */
  readonly done?: boolean;
  readonly ask: () => Promise<Result<null, Refusal>>;
  readonly children: ComponentChildren;
}) {
  const { kind, done = false, ask, children } = props;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const press = async (): Promise<void> => {
    setRefused(null);
    const reply = await ask();
    if (!reply.ok) setRefused(reply.reason);
  };
  return (
    <>
      {refused && !done && (
        <p class="refused" role="alert">
          {text.refused({ code: refused, action: null }, null)}
        </p>
      )}
      <button type="button" class={kind} aria-disabled={done} onClick={() => void press()}>
        {children}
      </button>
    </>
  );
}
