import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

/** Something that is shown when its button is pressed, and hidden when it is pressed again. */
export function Disclosure(props: {
  readonly label: string;
  /** Whose it is, where several are called the same: told to those who listen. */
  readonly about?: string;
  /** Shown from the beginning. */
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
        onClick={() => setOpen(!isOpen)}
      >
        {props.label}
        {props.about && <span class="unseen">: {props.about}</span>}
      </button>
      <div id={id} class="disclosed" hidden={!isOpen}>
        {isOpen && props.children}
      </div>
    </>
  );
}
