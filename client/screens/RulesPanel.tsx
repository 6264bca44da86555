import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';

/** The rules on one page. */
export function RulesPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Panel title={text.HOME.rules} kind="middle" onClose={onClose}>
      {text.RULES.map(({ heading, lines }) => (
        <section key={heading} class="rules">
          <h3>{heading}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </Panel>
  );
}
