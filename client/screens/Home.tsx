import type { ReadonlySignal, Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { parseCards } from '#engine';
import type { Notice, Settings } from '../game/types.ts';
import { text } from '../text/index.ts';
import { Choice } from './Choice.tsx';
import { FriendForm } from './FriendForm.tsx';
import { MiniCard } from './MiniCard.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { LooksForm } from './SettingsForm.tsx';

/** What the home screen shows, keeps and can begin. */
export interface HomeProps {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  /** How many may play. */
  readonly seatChoices: readonly number[];
  /** Why the last attempt came to nothing. */
  readonly problem: ReadonlySignal<Notice['code'] | null>;
  /** The code of a table that was full, but can be watched. */
  readonly watchable: ReadonlySignal<string | null>;
  /** A table is being looked for. */
  readonly busy: boolean;
  readonly onPlayNow: () => void;
  readonly onPractise: () => void;
  readonly onCreate: () => void;
  readonly onJoin: (code: string) => void;
  readonly onWatch: (code: string) => void;
}

const FAN = parseCards('7H 8D 9H');

export function Home(props: HomeProps) {
  const [shows, setShows] = useState<'rules' | null>(null);
  const { busy } = props;
  return (
    <main class="home">
      <div class="home-head">
        <div class="home-fan" aria-hidden="true">
          {FAN.map((card, i) => (
            <MiniCard key={card} card={card} wild={i === 1} />
          ))}
        </div>
        <h1>{text.gameName()}</h1>
        <p>{text.tagline()}</p>
      </div>
      <div class="home-body">
        <Problem {...props} />
        <button type="button" class="big gold" aria-disabled={busy} onClick={props.onPlayNow}>
          {busy ? text.HOME.opening : text.HOME.playNow}
          <small>{text.HOME.playNowHint}</small>
        </button>
        <button type="button" class="big" aria-disabled={busy} onClick={props.onPractise}>
          {text.HOME.practise}
          <small>{text.HOME.practiseHint}</small>
        </button>
        <FriendForm onCreate={props.onCreate} onJoin={props.onJoin} />
        <HomeChoices {...props} />
        <button type="button" class="quiet" onClick={() => setShows('rules')}>
          {text.HOME.rules}
        </button>
      </div>
      {shows === 'rules' && <RulesPanel onClose={() => setShows(null)} />}
    </main>
  );
}

/** Why the last attempt came to nothing, and what may be done instead. */
function Problem({ problem, watchable, onWatch }: HomeProps) {
  const code = watchable.value;
  return (
    <div class="problem" role="alert">
      {problem.value && <p>{text.refused({ code: problem.value, action: null }, null)}</p>}
      {code !== null && (
        <button type="button" onClick={() => onWatch(code)}>
          {text.HOME.watch}
        </button>
      )}
    </div>
  );
}

function HomeChoices({ name, seats, seatChoices, settings }: HomeProps) {
  return (
    <section class="home-choices">
      <label class="field">
        <span>{text.HOME.name}</span>
        <input
          type="text"
          maxLength={20}
          autocomplete="nickname"
          placeholder={text.HOME.guest}
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <Choice
        legend={text.HOME.seats}
        name="seats"
        options={seatChoices.map((value) => ({ value, label: String(value) }))}
        value={seats.value}
        onChoose={(value) => {
          seats.value = value;
        }}
      />
      <LooksForm settings={settings} />
    </section>
  );
}
