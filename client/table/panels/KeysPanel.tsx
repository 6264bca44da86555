import { text } from '../../text/index.ts';
import { type KeyHelp, keysText } from '../../text/keys.ts';
import { Panel } from '../../ui/Panel.tsx';

/** Lists the keyboard shortcuts and explains how to play with a screen reader. */
export function KeysPanel({ letters, onClose }: { readonly letters: boolean; readonly onClose: () => void }) {
  return (
    <Panel title={text.PANELS.keys} kind="middle" onClose={onClose}>
      <Keys heading={keysText.KEYS.table} keys={keysText.tableKeys()} />
      <Keys heading={keysText.KEYS.hand} keys={keysText.handKeys()} />
      <Keys heading={keysText.KEYS.letters} keys={letters ? keysText.letterKeys() : []} />
      <p>{letters ? keysText.KEYS.lettersHint : keysText.KEYS.lettersOff}</p>
      {letters && <Keys heading={keysText.KEYS.game} keys={keysText.gameKeys()} />}
      <h3>{keysText.KEYS.reader}</h3>
      <ul class="reader-hints">
        {keysText.readerHints().map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Panel>
  );
}

function Keys({ heading, keys }: { readonly heading: string; readonly keys: readonly KeyHelp[] }) {
  return (
    <>
      <h3>{heading}</h3>
      {keys.length > 0 && (
        <dl class="keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
