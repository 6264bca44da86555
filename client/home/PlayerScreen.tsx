import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Result } from '#engine';
import type { Refusal } from '#protocol';
import { text } from '../text/index.ts';
import { CodeField } from '../ui/CodeField.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { NameField } from '../ui/NameField.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';

/** A code as it is shown, and room for what is typed between its letters. */
const LONGEST_CODE = 40;

/** Who the player is on this device, and how to be the same guest on another. */
export interface PlayerProps {
  readonly name: Signal<string>;
  /** A new code to write down; the one before is worth nothing from then on. */
  readonly onNewCode: () => Promise<Result<string, Refusal>>;
  /** Makes this device the guest with that code. */
  readonly onRecover: (code: string) => Promise<Result<null, Refusal>>;
  readonly onBack: () => void;
}

export function PlayerScreen({ name, onNewCode, onRecover, onBack }: PlayerProps) {
  return (
    <ScreenFrame title={text.PLAYER.heading} kind="player" onBack={onBack}>
      <section class="card">
        <NameField name={name} />
        <p class="hint">{text.PLAYER.who}</p>
      </section>
      <Moving onNewCode={onNewCode} />
      <Arriving onRecover={onRecover} />
    </ScreenFrame>
  );
}

/** How an attempt stands: under way, refused, or done. */
type Attempt = 'busy' | 'done' | { readonly refused: Refusal } | null;

/** One thing after the other: a second press while the first is under way means nothing. */
function useAttempt<Value>(): [
  Attempt,
  (ask: () => Promise<Result<Value, Refusal>>, onDone: (value: Value) => void) => void,
] {
  const [attempt, setAttempt] = useState<Attempt>(null);
  const begin = (ask: () => Promise<Result<Value, Refusal>>, onDone: (value: Value) => void): void => {
    if (attempt === 'busy') return;
    setAttempt('busy');
    void ask().then((answer) => {
      if (answer.ok) onDone(answer.value);
      setAttempt(answer.ok ? 'done' : { refused: answer.reason });
    });
  };
  return [attempt, begin];
}

function Moving({ onNewCode }: Pick<PlayerProps, 'onNewCode'>) {
  const [code, setCode] = useState<string | null>(null);
  const [attempt, begin] = useAttempt<string>();
  return (
    <section class="card">
      <h2>{text.PLAYER.move}</h2>
      <p class="hint">{text.PLAYER.moveHint}</p>
      <div role="status" class="said">
        {code !== null && (
          <>
            <p class="recovery-code">
              <span>{text.PLAYER.yourCode}</span> <strong>{code}</strong>
            </p>
            <p class="hint">{text.PLAYER.onceShown}</p>
          </>
        )}
      </div>
      <Refused attempt={attempt} />
      <div class="row">
        {code !== null && <CopyButton words={text.PLAYER.copy} copies={code} />}
        <button type="button" aria-disabled={attempt === 'busy'} onClick={() => begin(onNewCode, setCode)}>
          {code === null ? text.PLAYER.getCode : text.PLAYER.newCode}
        </button>
      </div>
    </section>
  );
}

function Arriving({ onRecover }: Pick<PlayerProps, 'onRecover'>) {
  const [code, setCode] = useState('');
  const [attempt, begin] = useAttempt<null>();
  const submit = (event: Event): void => {
    event.preventDefault();
    if (code.trim() === '') return;
    begin(
      () => onRecover(code),
      () => setCode(''),
    );
  };
  return (
    <section class="card">
      <h2>{text.PLAYER.haveCode}</h2>
      <p class="hint">{text.PLAYER.recoverHint}</p>
      <form onSubmit={submit}>
        <CodeField label={text.PLAYER.codeField} longest={LONGEST_CODE} capitals code={code} onCode={setCode} />
        <button type="submit" aria-disabled={attempt === 'busy'}>
          {text.PLAYER.recover}
        </button>
      </form>
      <Refused attempt={attempt} />
      <p role="status" class="said">
        {attempt === 'done' ? text.PLAYER.recovered : ''}
      </p>
    </section>
  );
}

function Refused({ attempt }: { readonly attempt: Attempt }) {
  const reason = attempt !== null && typeof attempt === 'object' ? attempt.refused : null;
  return (
    <p role="alert" class="refused said">
      {reason && text.refused({ code: reason, action: null }, null)}
    </p>
  );
}
