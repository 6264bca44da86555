import type { ComponentChildren } from 'preact';

/** A hand of cards face down. */
export const CardBacks = ({ count }: { readonly count: number }) => (
  <div class="card-backs" aria-hidden="true">
    {Array.from({ length: count }, (_, card) => (
      <span key={card} class="mini back" style={{ '--from-middle': card - (count - 1) / 2 }} />
    ))}
  </div>
);

/** Shown where there is nothing to list: a few card backs, a sentence, and the buttons that lead on. */
export function EmptyState(props: {
  readonly words: string;
  /** Whether something failed, which screen readers say at once. */
  readonly isProblem?: boolean;
  /** A second, smaller sentence. */
  readonly hint?: string;
  /** The buttons. */
  readonly children?: ComponentChildren;
}) {
  const { words, isProblem = false, hint, children } = props;
  return (
    <section class="card empty">
      <CardBacks count={3} />
      {isProblem ? <p role="alert">{words}</p> : <h2>{words}</h2>}
      {hint && <p class="hint">{hint}</p>}
      {children && <div class="row">{children}</div>}
    </section>
  );
}

/** Words to wait with, and a few card backs that breathe. Only seen if it takes a moment. */
export const Loading = ({ words }: { readonly words: string }) => (
  <div class="loading">
    <CardBacks count={3} />
    <p role="status">{words}</p>
  </div>
);
