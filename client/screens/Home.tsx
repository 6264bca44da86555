import type { ReadonlySignal, Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { parseCards, type RuleSet } from '#engine';
import type { Settings } from '../game/settings.ts';
import { text } from '../text/index.ts';
import { ChosenGame } from './ChosenGame.tsx';
import { FriendForm } from './FriendForm.tsx';
import { LooksForm } from './LooksForm.tsx';
import { MiniCard } from './MiniCard.tsx';
import { NameField } from './NameField.tsx';
import { PaceChoice } from './PaceChoice.tsx';
import { type Problem, ProblemNote } from './ProblemNote.tsx';
import { type Paces, PUBLIC_PACES } from './paces.ts';
import { type Company, SeatsChoice } from './rules/PlayWith.tsx';
import { RulesLater } from './rulesLater.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** What the home screen shows, keeps and can begin. */
export interface HomeProps {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly paces: Paces;
  /** What is played. */
  readonly rules: ReadonlySignal<RuleSet>;
  readonly problem: ReadonlySignal<Problem | null>;
  /** A table is being looked for. */
  readonly busy: boolean;
  /** The deal that a practice game is at which one can go on with; null for none. */
  readonly keptDeal: ReadonlySignal<number | null>;
  /** Nobody has played on this device yet. */
  readonly isNew: boolean;
  readonly onLearn: () => void;
  readonly onGoOn: () => void;
  readonly onPlay: (company: Company) => void;
  readonly onLook: (code: string) => void;
  readonly onGames: () => void;
  readonly onEdit: () => void;
}

const FAN = parseCards('7H 8D 9H');

export function Home(props: HomeProps) {
  const [shows, setShows] = useState<'rules' | 'settings' | null>(null);
  const { busy, rules, isNew, onPlay, onLearn } = props;
  return (
    <main class="home">
      <div class="home-head">
        <div class="home-fan" aria-hidden="true">
          {FAN.map((card, i) => (
            <MiniCard key={card} card={card} wild={i === 1} />
          ))}
        </div>
        <h1 tabIndex={-1}>{text.gameName()}</h1>
        <p>{text.tagline()}</p>
      </div>
      <div class="home-body">
        <ProblemNote problem={props.problem} />
        <GoOn {...props} />
        <button type="button" class="big gold" aria-disabled={busy} onClick={() => onPlay('anybody')}>
          {busy ? text.HOME.opening : text.HOME.playNow}
          <small>{text.HOME.playNowHint}</small>
        </button>
        <button type="button" class="big" aria-disabled={busy} onClick={() => onPlay('bots')}>
          {text.HOME.practise}
          <small>{text.HOME.practiseHint}</small>
        </button>
        {isNew && (
          <button type="button" class="big" aria-disabled={busy} onClick={onLearn}>
            {text.HOME.newHere}
            <small>{text.HOME.learnHint}</small>
          </button>
        )}
        <ChosenGame rules={rules.value} onGames={props.onGames} onEdit={props.onEdit} />
        <FriendForm pace={props.paces.friends} onCreate={() => onPlay('friends')} onJoin={props.onLook} />
        <HomeChoices {...props} onSettings={() => setShows('settings')} />
        <div class="home-learn">
          {!isNew && (
            <button type="button" class="quiet" aria-disabled={busy} onClick={onLearn}>
              {text.HOME.learn}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => setShows('rules')}>
            {text.HOME.rules}
          </button>
        </div>
      </div>
      {shows === 'rules' && <RulesLater rules={rules.value} onClose={() => setShows(null)} />}
      {shows === 'settings' && <SettingsPanel settings={props.settings} onClose={() => setShows(null)} />}
    </main>
  );
}

/** Back into the practice game that was left, or in which the page was reloaded. */
function GoOn({ keptDeal, busy, onGoOn }: HomeProps) {
  const deal = keptDeal.value;
  if (deal === null) return null;
  return (
    <button type="button" class="big" aria-disabled={busy} onClick={onGoOn}>
      {text.HOME.goOn}
      <small>{text.goOnHint(deal)}</small>
    </button>
  );
}

function HomeChoices(props: HomeProps & { readonly onSettings: () => void }) {
  const { name, seats, paces, rules, settings, onSettings } = props;
  return (
    <section class="card">
      <NameField name={name} />
      <SeatsChoice rules={rules.value} seats={seats} />
      <PaceChoice legend={text.PACE.anybody} name="pace" paces={PUBLIC_PACES} pace={paces.anybody} />
      <LooksForm settings={settings} />
      <button type="button" onClick={onSettings}>
        {text.SETTINGS.open}
      </button>
    </section>
  );
}
