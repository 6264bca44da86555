import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { text } from '../text/index.ts';

/** Something opened over the page: it takes the focus, gives it back, and closes with Escape. */
export function Panel(props: {
  readonly title: string;
  readonly kind: 'side' | 'middle';
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}) {
  const { title, kind, children, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div class={`panel ${kind}`} ref={box} role="dialog" aria-labelledby={id} tabIndex={-1} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="close" aria-label={text.PANELS.close} onClick={onClose}>
          ×
        </button>
      </header>
      <div class="panel-body">{children}</div>
    </div>
  );
}
