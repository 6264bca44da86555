import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text/index.ts';

/** The frame of a screen with a Back button. Its heading takes the focus. */
export function ScreenFrame(props: {
  readonly title: string;
  readonly kind: string;
  readonly onBack: () => void;
  /** Whether Escape goes back, too; false where that would lose unfinished work. */
  readonly escapes?: boolean;
  readonly children: ComponentChildren;
}) {
  const { title, kind, onBack, escapes = true, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (escapes && event.key === 'Escape' && !event.defaultPrevented) onBack();
  };
  return (
    <main class={`screen ${kind}`} onKeyDown={onKeyDown}>
      <header class="screen-head">
        <button type="button" class="back" onClick={onBack}>
          <span aria-hidden="true">‹</span> {text.back()}
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div class="screen-body">{children}</div>
    </main>
  );
}

/** A link that opens in this page, unless the player asks for a new tab or window. */
export function InPageLink(props: {
  readonly href: string;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}) {
  const { href, onOpen, children } = props;
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} onClick={open}>
      {children}
    </a>
  );
}
