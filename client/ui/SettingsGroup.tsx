import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** Settings that belong together, below a heading. */
export function SettingsGroup({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="settings-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
