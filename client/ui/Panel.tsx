import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { text } from '../text/index.ts';
import { useClosing } from './closing.ts';
import { useFading, useModal } from './modal.ts';

/**
 * A modal panel over the page. It traps the focus and returns it on close; Escape, a step back in the browser and a tap
 * outside close it. The focus goes to its `data-first` element, or else to its text.
 */
export function Panel(props: {
  readonly title: string;
  readonly kind: 'side' | 'middle' | 'wide' | 'small';
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}) {
  const { title, kind, children, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal(box);
  useFading(box);
  useClosing(onClose);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: for pointers; keys have Escape and the button */}
      <div class="scrim" data-spared onClick={onClose} />
      <div class={`panel ${kind}`} ref={box} role="dialog" aria-modal="true" aria-labelledby={id} onKeyDown={onKeyDown}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="close" aria-label={text.PANELS.close} onClick={onClose}>
            ×
          </button>
        </header>
        {/* Keyboard users must be able to scroll the text. */}
        <div class="panel-body" role="group" aria-labelledby={id} tabIndex={0}>
          {children}
        </div>
      </div>
    </>
  );
}
