import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Result } from '#engine';
import type { Refusal } from '#protocol';
import type { Settings } from '../device/settings.ts';
import { text } from '../text/index.ts';
import { profileText } from '../text/settings.ts';
import { AvatarPicture } from '../ui/Avatar.tsx';
import { CodeField } from '../ui/Fields.tsx';
import { NameField } from '../ui/NameField.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { CopyButton } from '../ui/Sharing.tsx';
import { LanguageChoice, LooksForm } from '../ui/settingsParts.tsx';

/** The longest input accepted, in characters: a code as displayed, with room for extra separators. */
const MAX_CODE_LENGTH = 40;

/** The player's name, avatar and language, and the recovery code that makes another device the same guest. */
export interface PlayerProps {
  readonly name: Signal<string>;
  readonly avatar: Signal<number | null>;
  readonly settings: Signal<Settings>;
  /** Creates a recovery code to write down; the previous one becomes invalid. */
  readonly onNewCode: () => Promise<Result<string, Refusal>>;
  /** Turns this device into the guest with this code. */
  readonly onRecover: (code: string) => Promise<Result<null, Refusal>>;
  readonly onBack: () => void;
}

/** The screen of the player's name, avatar, language, looks of cards and recovery code. */
export function PlayerScreen({ name, avatar, settings, onNewCode, onRecover, onBack }: PlayerProps) {
  return (
    <ScreenFrame title={text.HOME.profile} kind="player" onBack={onBack}>
      <section class="card">
        <AvatarChoice avatar={avatar} />
        <div class="player-words">
          <NameField name={name} />
          <LanguageChoice settings={settings} />
        </div>
        <p class="hint">{profileText.PLAYER.who}</p>
      </section>
      <section class="card">
        <LooksForm settings={settings} />
      </section>
      <NewCode onNewCode={onNewCode} />
      <RecoverForm onRecover={onRecover} />
    </ScreenFrame>
  );
}

/** The state of a request: under way, done, refused, or null if not made. */
type Attempt = 'busy' | 'done' | { readonly refused: Refusal } | null;

/** Runs one request at a time: presses while one is under way are ignored. */
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

function NewCode({ onNewCode }: Pick<PlayerProps, 'onNewCode'>) {
  const [code, setCode] = useState<string | null>(null);
  const [attempt, begin] = useAttempt<string>();
  return (
    <section class="card">
      <h2>{profileText.PLAYER.move}</h2>
      <p class="hint">{profileText.PLAYER.moveHint}</p>
      <div role="status" class="said">
        {code !== null && (
          <>
            <p class="recovery-code">
              <span>{profileText.PLAYER.yourCode}</span> <strong>{code}</strong>
            </p>
            <p class="hint">{profileText.PLAYER.onceShown}</p>
          </>
        )}
      </div>
      <Refused attempt={attempt} />
      <div class="row">
        {code !== null && <CopyButton words={profileText.PLAYER.copy} copies={code} />}
        <button type="button" aria-disabled={attempt === 'busy'} onClick={() => begin(onNewCode, setCode)}>
          {code === null ? profileText.PLAYER.getCode : profileText.PLAYER.newCode}
        </button>
      </div>
    </section>
  );
}

function RecoverForm({ onRecover }: Pick<PlayerProps, 'onRecover'>) {
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
      <h2>{profileText.PLAYER.haveCode}</h2>
      <p class="hint">{profileText.PLAYER.recoverHint}</p>
      <form onSubmit={submit}>
        <CodeField
          label={profileText.PLAYER.codeField}
          maxLength={MAX_CODE_LENGTH}
          capitals
          code={code}
          onCode={setCode}
        />
        <button type="submit" aria-disabled={attempt === 'busy'}>
          {profileText.PLAYER.recover}
        </button>
      </form>
      <Refused attempt={attempt} />
      <p role="status" class="said">
        {attempt === 'done' ? profileText.PLAYER.recovered : ''}
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

/** The choice of the player's avatar at tables. None is chosen at first. */
const AvatarChoice = ({ avatar }: { readonly avatar: Signal<number | null> }) => (
  <fieldset class="choice avatar-choice">
    <legend>{profileText.PLAYER.avatar}</legend>
    <div>
      {text.AVATAR_LABELS.map((described, one) => (
        <label key={one}>
          <input
            type="radio"
            class="choice-input"
            name="avatar"
            aria-label={described}
            title={described}
            checked={avatar.value === one}
            onChange={() => {
              avatar.value = one;
            }}
          />
          <AvatarPicture cell={one} />
        </label>
      ))}
    </div>
  </fieldset>
);
