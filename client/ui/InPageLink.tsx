import type { ComponentChildren } from 'preact';

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
