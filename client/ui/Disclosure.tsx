import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { text } from '../text/index.ts';

/** Content that its button shows and hides. */
export function Disclosure(props: {
  readonly label: string;
  /** The subject, read by screen readers, where several buttons have the same label. */
  readonly about?: string;
  /** Whether the content is visible at first. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(props.open ?? false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="disclosure"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={props.about && text.labelAbout(props.label, props.about)}
        onClick={() => setOpen(!isOpen)}
      >
        {props.label}
      </button>
      <div id={id} class="disclosed" hidden={!isOpen}>
        {isOpen && props.children}
      </div>
    </>
  );
}
